import type { RunningApp } from './app.ts';

export const PASSWORD = 'Passw0rd!';

let made = 0;

/** An e-mail that no other test uses. */
export function newEmail(name = 'person'): string {
  made += 1;
  return `${name}-${process.pid}-${Date.now().toString(36)}-${made}@example.com`;
}

/** A browser as far as HTTP goes: keeps cookies, sends its own Origin, follows no redirect by itself. */
export class Client {
  readonly cookies = new Map<string, string>();
  readonly app: RunningApp;

  constructor(app: RunningApp) {
    this.app = app;
  }

  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (this.cookies.size > 0 && !headers.has('Cookie')) {
      headers.set('Cookie', [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    }
    const response = await fetch(new URL(path, this.app.url), { redirect: 'manual', ...init, headers });
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = cookie.split(';');
      const [name = '', value = ''] = pair.split(/=(.*)/s);
      const ended = attributes.some((attribute) => /^\s*max-age=0$/i.test(attribute));
      if (ended) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return response;
  }

  get(path: string, headers: Record<string, string> = {}): Promise<Response> {
    return this.fetch(path, { headers });
  }

  /** A JSON call; `key` is its idempotency key. */
  json(
    path: string,
    body: unknown,
    { key, method = 'POST' }: { key?: string; method?: string } = {},
  ): Promise<Response> {
    const headers: Record<string, string> = { 'Content-Type': 'application/json', Origin: this.app.url };
    if (key) headers['Idempotency-Key'] = key;
    return this.fetch(path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  }

  /** A form as a browser without JavaScript sends it. */
  form(path: string, fields: Record<string, string>): Promise<Response> {
    return this.fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: this.app.url },
      body: new URLSearchParams(fields).toString(),
    });
  }
}

export interface Member {
  client: Client;
  email: string;
  id: string;
}

/** A signed-in person with a new account. */
export async function newMember(app: RunningApp, email = newEmail()): Promise<Member> {
  const client = new Client(app);
  const response = await client.json('/api/register', { email, password: PASSWORD });
  if (response.status !== 201)
    throw new Error(`registration answered ${response.status}: ${await response.text()}`);
  const { user } = (await response.json()) as { user: { id: string } };
  return { client, email, id: user.id };
}

/** A conversation and three replies, as a save call sends them. */
export function newSession(overrides: Record<string, unknown> = {}) {
  return {
    type: 'chat-helper',
    conversationText: 'Girl: How was your weekend?\nBoy: Good!',
    suggestions: ['One EXPLAIN: because', 'Two EXPLAIN: because', 'Three EXPLAIN: because'],
    selectedSuggestion: null,
    outcome: null,
    ...overrides,
  };
}
