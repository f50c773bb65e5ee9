import { type Database, db, type Prisma } from '../../adapters/db.server.ts';
import { askBuiltInCoach, generateOnServer, type ServerEngineConfig } from '../coaching/engines/index.ts';
import type { LibraryType } from '../coaching/types.ts';
import { countAttempt, LIBRARY_LIMIT } from '../limits/rate-limits.server.ts';
import type { Transact } from '../once/once.server.ts';
import type { LibraryItem, LibraryPage } from './item.ts';

export const LIBRARY_PAGE_SIZE = 20;
/** A claim on an idempotency key lives 60 s; the model must have answered by then. */
const MODEL_TIMEOUT_MILLISECONDS = 45_000;
/** The newest texts that a new one must differ from; a hosted model is told fewer, since each costs tokens. */
const AVOID_MOST = 500;
const AVOID_MOST_HOSTED = 30;
const NOTHING_USABLE = 'The coach could not create a message. Please try again.';

type Row = Prisma.LibraryItemGetPayload<object>;

function toItem({ id, type, content, usageCount, rating }: Row): LibraryItem {
  return { id, type: type as LibraryType, content, usageCount, rating };
}

const NEWEST_FIRST = [
  { createdAt: 'desc' },
  { id: 'desc' },
] satisfies Prisma.LibraryItemOrderByWithRelationInput[];

/** The user's own items, newest first; both kinds without a type. */
export async function listLibrary(userId: string, type?: LibraryType): Promise<LibraryItem[]> {
  const rows = await db.libraryItem.findMany({ where: { userId, type }, orderBy: NEWEST_FIRST });
  return rows.map(toItem);
}

/** One page of one kind; a page beyond the last is the last. */
export async function getLibraryPage(
  userId: string,
  type: LibraryType,
  wanted: number,
): Promise<LibraryPage> {
  const where = { userId, type };
  const pageCount = Math.max(1, Math.ceil((await db.libraryItem.count({ where })) / LIBRARY_PAGE_SIZE));
  const page = Math.min(Math.max(1, wanted), pageCount);
  const rows = await db.libraryItem.findMany({
    where,
    orderBy: NEWEST_FIRST,
    skip: (page - 1) * LIBRARY_PAGE_SIZE,
    take: LIBRARY_PAGE_SIZE,
  });
  return { items: rows.map(toItem), page, pageCount };
}

export type GenerateResult =
  | { ok: true; item: LibraryItem }
  | { ok: false; reason: 'too-many'; retryAfterSeconds: number }
  /** the context is not coached */
  | { ok: false; reason: 'flagged'; message: string }
  /** the hosted model did not answer */
  | { ok: false; reason: 'model'; message: string };

export interface GenerateInput {
  type: LibraryType;
  context?: string | null;
  /** answer from the built-in coach, whatever is configured */
  builtIn?: boolean | null;
}

/**
 * Makes a new item: by the hosted model where one is configured, else by the built-in coach. The limit is counted here, so a
 * repeat that is answered from its idempotency key counts once.
 */
export async function generateItem(
  userId: string,
  input: GenerateInput,
  engine: ServerEngineConfig,
  transact: Transact,
): Promise<GenerateResult> {
  const limit = await countAttempt(LIBRARY_LIMIT, userId);
  if (!limit.allowed) return { ok: false, reason: 'too-many', retryAfterSeconds: limit.retryAfterSeconds };
  const hosted = engine.engine !== 'embedded' && engine.apiKey.trim() !== '' && !input.builtIn;
  return hosted ? generateHosted(userId, input, engine, transact) : generateBuiltIn(userId, input, transact);
}

function jobFor({ type, context }: GenerateInput, avoid: string[]) {
  return { kind: 'library', type, context: context ?? '', avoid } as const;
}

/** Oldest first, as the coach reads them. */
async function textsToAvoid(
  tx: Database,
  userId: string,
  type: LibraryType,
  most: number,
): Promise<string[]> {
  const rows = await tx.libraryItem.findMany({
    where: { userId, type },
    orderBy: NEWEST_FIRST,
    take: most,
    select: { content: true },
  });
  return rows.map((row) => row.content).reverse();
}

async function createItem(
  tx: Database,
  userId: string,
  type: LibraryType,
  content: string,
): Promise<GenerateResult> {
  return { ok: true, item: toItem(await tx.libraryItem.create({ data: { userId, type, content } })) };
}

async function generateBuiltIn(
  userId: string,
  input: GenerateInput,
  transact: Transact,
): Promise<GenerateResult> {
  const { type } = input;
  const written = await writeBuiltIn(input, await textsToAvoid(db, userId, type, AVOID_MOST));
  if (!written.ok) return { ok: false, reason: 'flagged', message: written.message };
  return transact(async (tx) => {
    // takes the user's row, so that two at once do not make the same text twice
    await tx.user.update({ where: { id: userId }, data: { chatHelperCredits: { increment: 0 } } });
    const avoid = await textsToAvoid(tx, userId, type, AVOID_MOST);
    // the coach has just been asked, so it answers in milliseconds
    const again = avoid.includes(written.content) ? await writeBuiltIn(input, avoid) : written;
    if (!again.ok) throw new Error('The built-in coach refused what it had just written for.');
    return createItem(tx, userId, type, again.content);
  });
}

async function writeBuiltIn(
  input: GenerateInput,
  avoid: string[],
): Promise<{ ok: true; content: string } | { ok: false; message: string }> {
  const result = await askBuiltInCoach(jobFor(input, avoid));
  if (!result.ok) return { ok: false, message: result.failure.message };
  const content = result.answer.suggestions[0]?.text;
  if (!content) throw new Error('The built-in coach answered a library job with nothing.');
  return { ok: true, content };
}

async function generateHosted(
  userId: string,
  input: GenerateInput,
  engine: ServerEngineConfig,
  transact: Transact,
): Promise<GenerateResult> {
  const avoid = await textsToAvoid(db, userId, input.type, AVOID_MOST_HOSTED);
  const result = await generateOnServer(jobFor(input, avoid), engine, {
    timeoutMs: MODEL_TIMEOUT_MILLISECONDS,
  });
  if (!result.ok) {
    const { kind, message } = result.failure;
    if (kind === 'flagged') return { ok: false, reason: 'flagged', message };
    const incomplete = kind === 'too-few' || kind === 'empty';
    return { ok: false, reason: 'model', message: incomplete ? NOTHING_USABLE : message };
  }
  const content = result.answer.suggestions[0]?.text;
  if (!content) return { ok: false, reason: 'model', message: NOTHING_USABLE };
  return transact((tx) => createItem(tx, userId, input.type, content));
}

/** Sets the rating; null when there is no such item of this user's. */
export function rateItem(
  userId: string,
  id: string,
  rating: number,
  transact: Transact,
): Promise<LibraryItem | null> {
  return change(transact, { id, userId }, { rating });
}

/** Counts one use in the database, and answers this use's own count; null when there is no such item of this user's. */
export function countUse(userId: string, id: string, transact: Transact): Promise<LibraryItem | null> {
  return change(transact, { id, userId }, { usageCount: { increment: 1 } });
}

function change(
  transact: Transact,
  where: { id: string; userId: string },
  data: Prisma.LibraryItemUpdateManyMutationInput,
): Promise<LibraryItem | null> {
  return transact(async (tx) => {
    const [row] = await tx.libraryItem.updateManyAndReturn({ where, data });
    return row ? toItem(row) : null;
  });
}
