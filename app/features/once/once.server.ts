import { createHmac, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Database, db, isUniqueViolation, transact } from '../../adapters/db.server.ts';

/** Keys live 24 hours (contract section 2). */
const KEY_LIFETIME_MILLISECONDS = 24 * 60 * 60 * 1000;
/** A claim whose process died is free again after this long; no honest work takes longer. */
const CLAIM_LIFETIME_MILLISECONDS = 60_000;
/** A waiter looks again after the first, then twice as late each time, up to the other. */
const FIRST_POLL_MILLISECONDS = 50;
const LAST_POLL_MILLISECONDS = 500;
export const KEY_MAX_LENGTH = 200;

export interface IdempotentCall {
  /** `user:ID`, or `visitor:` and a random cookie */
  scope: string;
  path: string;
  key: string;
  /** from `fingerprintOf` */
  fingerprint: string;
}

/** Runs work in a transaction; the features' writing functions take one. */
export type Transact = <T>(work: (tx: Database) => Promise<T>) => Promise<T>;

export type OnceResult<T> =
  | { state: 'answered'; result: T; replayed: boolean }
  | { state: 'mismatch' }
  /** whoever waited for the first answer has left */
  | { state: 'left' };

/** Names a body without telling it: keyed, since bodies hold passwords. */
export function fingerprintOf(secret: string, input: unknown): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify(input ?? null))
    .digest('hex');
}

/**
 * Does the work once for each key: a repeat gets the first result, also while the first is still running.
 *
 * The result is written in the work's own transaction, so both are done or neither. It must be plain JSON. Work that
 * ends without its transaction (a refusal) or throws leaves the key free, since nothing was done. `signal` ends the wait for
 * a first that is still running, never the work.
 */
export async function once<T>(
  call: IdempotentCall | null,
  work: (transact: Transact) => Promise<T>,
  signal?: AbortSignal,
): Promise<OnceResult<T>> {
  if (!call) return { state: 'answered', result: await work(transact), replayed: false };
  const claim = await claimKey(call, signal);
  if (claim.state === 'mismatch' || claim.state === 'left') return claim;
  if (claim.state === 'done')
    return { state: 'answered', result: JSON.parse(claim.body) as T, replayed: true };

  let recorded = false;
  const recording: Transact = async (inner) => {
    const result = await transact(async (tx) => {
      const value = await inner(tx);
      const held = await tx.idempotencyRecord.updateMany({
        where: { id: claim.id, claim: claim.token, state: 'running' },
        data: { state: 'done', body: JSON.stringify(value) },
      });
      // the claim expired and another process took the work over: ours must not happen as well
      if (held.count === 0) throw new Error('The claim on this idempotency key was lost.');
      return value;
    });
    recorded = true;
    return result;
  };
  try {
    return { state: 'answered', result: await work(recording), replayed: false };
  } finally {
    if (!recorded) {
      await db.idempotencyRecord.deleteMany({
        where: { id: claim.id, claim: claim.token, state: 'running' },
      });
    }
  }
}

type Claim =
  | { state: 'claimed'; id: string; token: string }
  | { state: 'done'; body: string }
  | { state: 'mismatch' }
  | { state: 'left' };

async function claimKey(
  { scope, path, key, fingerprint }: IdempotentCall,
  signal?: AbortSignal,
): Promise<Claim> {
  const name = { scope_path_key: { scope, path, key } };
  const token = randomUUID();
  let wait = FIRST_POLL_MILLISECONDS;
  for (;;) {
    const now = new Date();
    const fresh = {
      fingerprint,
      state: 'running',
      claim: token,
      body: null,
      claimedAt: now,
      expiresAt: new Date(now.getTime() + KEY_LIFETIME_MILLISECONDS),
    };
    try {
      const row = await db.idempotencyRecord.create({ data: { scope, path, key, ...fresh } });
      return { state: 'claimed', id: row.id, token };
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
    }
    const row = await db.idempotencyRecord.findUnique({ where: name });
    if (!row) continue;
    const deadClaim =
      row.state === 'running' && now.getTime() - row.claimedAt.getTime() > CLAIM_LIFETIME_MILLISECONDS;
    if (row.expiresAt <= now || deadClaim) {
      const taken = await db.idempotencyRecord.updateMany({
        where: { id: row.id, claim: row.claim },
        data: fresh,
      });
      if (taken.count === 1) return { state: 'claimed', id: row.id, token };
      continue;
    }
    if (row.fingerprint !== fingerprint) return { state: 'mismatch' };
    if (row.state === 'done') return { state: 'done', body: row.body ?? 'null' };
    await sleep(wait, undefined, { signal }).catch(() => {});
    if (signal?.aborted) return { state: 'left' };
    wait = Math.min(2 * wait, LAST_POLL_MILLISECONDS);
  }
}

export async function deleteExpiredKeys(now = new Date()): Promise<void> {
  await db.idempotencyRecord.deleteMany({ where: { expiresAt: { lte: now } } });
}
