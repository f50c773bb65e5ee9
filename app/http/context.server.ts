import { isIPv6 } from 'node:net';
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

const IPV4_AS_IPV6 = /^::ffff:(\d+(?:\.\d+){3})$/i;
/** One person at home, or one phone, has all the addresses behind these: a /64. */
const NETWORK_GROUPS = 4;

/** What an address counts as: of IPv6, its network. */
export function networkOf(address: string): string {
  const mapped = IPV4_AS_IPV6.exec(address)?.[1];
  if (mapped || !isIPv6(address)) return mapped ?? address;
  const [head = '', tail] = address.toLowerCase().split('::');
  const groups = head === '' ? [] : head.split(':');
  const given = groups.length + (tail ? tail.split(':').length : 0);
  if (tail !== undefined) groups.push(...Array(8 - given).fill('0'), ...tail.split(':'));
  const network = groups.slice(0, NETWORK_GROUPS).map((group) => group.replace(/^0+(?=.)/, ''));
  return `${network.join(':')}::/64`;
}

/** Counts a call at a door that needs no sign-in against its address, when the server knows one. */
export async function countAddress(context: AppLoadContext, door: string): Promise<LimitResult> {
  if (!context.clientAddress) return { allowed: true };
  return countAttempt(ADDRESS_LIMIT, `${door}:${networkOf(context.clientAddress)}`);
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
