import type { AppLoadContext } from '@remix-run/node';
import { ADDRESS_LIMIT, countAttempt, type LimitResult } from '../features/limits/rate-limits.server.ts';

/** What the express server tells the routes; stock remix-serve tells nothing. */
export interface ServerContext {
  /** the socket's address, or the forwarded one when TRUST_PROXY says so */
  clientAddress?: string;
  /** sent back as X-Request-Id, and written beside everything logged for this request */
  requestId?: string;
  /** for script-src of this answer's page */
  cspNonce?: string;
}

declare module '@remix-run/server-runtime' {
  interface AppLoadContext extends ServerContext {}
}

/** Counts a call at a door that needs no sign-in against its address, when the server knows one. */
export async function countAddress(context: AppLoadContext, door: string): Promise<LimitResult> {
  if (!context.clientAddress) return { allowed: true };
  return countAttempt(ADDRESS_LIMIT, `${door}:${context.clientAddress}`);
}

/** A sentence for 429; with it goes the Retry-After header, in seconds. */
export function tooManyMessage(retryAfterSeconds: number): string {
  const minutes = Math.ceil(retryAfterSeconds / 60);
  const wait =
    retryAfterSeconds < 60
      ? `${retryAfterSeconds} seconds`
      : minutes === 1
        ? '1 minute'
        : `${minutes} minutes`;
  return `Too many tries. Please wait ${wait} and try again.`;
}
