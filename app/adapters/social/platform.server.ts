/** What the four social platforms have in common: how to ask for leave, and how to post. */

export type PlatformId = 'twitter' | 'facebook' | 'instagram' | 'tiktok';

/** How an app of ours is known at a platform; `baseUrl` stands in for all of the platform's hosts. */
export interface PlatformConfig {
  clientId: string;
  clientSecret: string;
  baseUrl?: string;
}

/** Who signed in. `email` is absent where the platform tells none. */
export interface SocialProfile {
  providerId: string;
  email: string | null;
}

export interface SharePost {
  accessToken: string;
  /** what the person says, link included */
  content: string;
  /** where the post leads */
  link: string;
  /** a JPEG that the platform can fetch, for platforms whose posts are pictures */
  pictureUrl: string;
}

export interface CodeExchange {
  code: string;
  callbackUrl: string;
  /** PKCE's code verifier, where the platform wants one */
  verifier: string | null;
}

export interface SocialPlatform {
  id: PlatformId;
  name: string;
  /** false: for sharing only */
  signsIn: boolean;
  clientId: string;
  clientSecret: string;
  authorizationUrl: string;
  tokenUrl: string;
  /** what the platform calls the client's id in the authorization request */
  clientIdParameter: 'client_id' | 'client_key';
  scopeSeparator: ' ' | ',';
  scopes: { signIn: readonly string[]; share: readonly string[] };
  usesPkce: boolean;
  /** The access token. Throws `PlatformError`. */
  exchangeCode(exchange: CodeExchange): Promise<string>;
  /** Throws `PlatformError`. */
  getProfile(accessToken: string): Promise<SocialProfile>;
  /** Posts for real. Throws `PlatformError` when the platform refuses. */
  share(post: SharePost): Promise<void>;
}

/** The platform refused or did not answer; `message` is a sentence for a person. */
export class PlatformError extends Error {}

const TIMEOUT_MILLISECONDS = 10_000;
const REASON_MAX = 200;

export type Json = Record<string, unknown>;

export function asRecord(value: unknown): Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {};
}

export function asText(value: unknown): string | null {
  if (typeof value === 'string' && value) return value;
  // Graph sends some ids as numbers
  return typeof value === 'number' ? String(value) : null;
}

/** The reason in an error body, in any of the shapes that the four platforms use. */
function reasonOf(body: Json): string | null {
  const error = body.error;
  const first = Array.isArray(body.errors) ? asRecord(body.errors[0]) : {};
  const candidates = [
    body.error_description,
    asRecord(error).error_user_msg,
    asRecord(error).message,
    body.detail,
    first.message,
    body.error_message,
    body.message,
    body.title,
    error,
  ];
  for (const candidate of candidates) {
    if (typeof candidate === 'string' && candidate.trim()) return tidyReason(candidate);
  }
  return null;
}

/** A platform's words, shortened to one line of plain text. */
export function tidyReason(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, REASON_MAX);
}

/** Calls a platform and reads its JSON. Throws `PlatformError` with the platform's reason in words. */
export async function callPlatform(name: string, url: string, init: RequestInit = {}): Promise<Json> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS) });
    text = await response.text();
  } catch {
    throw new PlatformError(`${name} could not be reached. Please try again in a moment.`);
  }
  const body = parseJson(text);
  if (response.status >= 500) {
    throw new PlatformError(`${name} is having trouble (${response.status}). Please try again in a moment.`);
  }
  if (!response.ok) throw refusal(name, body, response.status);
  return body;
}

/** The error for an answer that says no, whatever its status. */
export function refusal(name: string, body: Json, status: number): PlatformError {
  return new PlatformError(`${name} refused: ${reasonOf(body) ?? `no reason given (${status})`}`);
}

function parseJson(text: string): Json {
  try {
    return asRecord(JSON.parse(text));
  } catch {
    return {};
  }
}

export function bearer(accessToken: string): { Authorization: string } {
  return { Authorization: `Bearer ${accessToken}` };
}

/** Trades a code for an access token by a form body, the way RFC 6749 says. */
export async function requestToken(
  name: string,
  tokenUrl: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<string> {
  const body = await callPlatform(name, tokenUrl, {
    method: 'POST',
    headers,
    body: new URLSearchParams({ grant_type: 'authorization_code', ...fields }),
  });
  const token = asText(body.access_token);
  if (!token) throw refusal(name, body, 200);
  return token;
}
