import { setTimeout as sleep } from 'node:timers/promises';
import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3';

type Adapter = Awaited<ReturnType<PrismaBetterSqlite3['connect']>>;

/** One at a time, in order. `acquire` resolves with the function that lets the next one in. */
class Turnstile {
  #last: Promise<void> = Promise.resolve();

  async acquire(): Promise<() => void> {
    const before = this.#last;
    let release = () => {};
    this.#last = new Promise((resolve) => {
      release = resolve;
    });
    await before;
    return release;
  }
}

/**
 * Prisma's better-sqlite3 adapter, safe for many requests in one process.
 *
 * The stock adapter has one connection and lets plain queries run on it while an interactive transaction is
 * open: they land inside that transaction and are lost with its rollback, although they were acknowledged. It also
 * begins transactions deferred, so that two processes that read before they write fail with SQLITE_BUSY_SNAPSHOT
 * at once. Here everything waits its turn, and a transaction takes the write lock when it begins. Another process's
 * lock is waited for without blocking this process, as SQLite's own busy timeout would.
 */
export class SerializedSqlite extends PrismaBetterSqlite3 {
  constructor(url: string) {
    super({ url, timeout: 0 });
  }

  override async connect(): Promise<Adapter> {
    return serialize(await super.connect());
  }
}

const BUSY_PATIENCE_MILLISECONDS = 10_000;
const BUSY_PAUSE_MILLISECONDS = 10;

function isBusy(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  // what the stock adapter makes of SQLITE_BUSY
  return typeof cause === 'object' && cause !== null && 'kind' in cause && cause.kind === 'SocketTimeout';
}

/** Tries again while another process holds the lock; a statement that found it busy has done nothing. */
async function patiently<T>(work: () => Promise<T>): Promise<T> {
  const giveUpAt = Date.now() + BUSY_PATIENCE_MILLISECONDS;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isBusy(error) || Date.now() > giveUpAt) throw error;
      await sleep(Math.random() * BUSY_PAUSE_MILLISECONDS);
    }
  }
}

const statement = (sql: string) => ({ sql, args: [], argTypes: [] });

function serialize(adapter: Adapter): Adapter {
  const turnstile = new Turnstile();
  const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    const release = await turnstile.acquire();
    try {
      return await patiently(work);
    } finally {
      release();
    }
  };
  const queryRaw = adapter.queryRaw.bind(adapter);
  const executeRaw = adapter.executeRaw.bind(adapter);
  const executeScript = adapter.executeScript.bind(adapter);
  const startTransaction = adapter.startTransaction.bind(adapter);

  return Object.assign(adapter, {
    queryRaw: (query) => inTurn(() => queryRaw(query)),
    executeRaw: (query) => inTurn(() => executeRaw(query)),
    executeScript: (script) => inTurn(() => executeScript(script)),
    async startTransaction(isolationLevel) {
      const release = await turnstile.acquire();
      try {
        const transaction = await startTransaction(isolationLevel);
        try {
          await transaction.executeRaw(statement('COMMIT'));
          await patiently(async () => transaction.executeRaw(statement('BEGIN IMMEDIATE')));
        } catch (error) {
          await transaction.rollback();
          throw error;
        }
        const commit = transaction.commit.bind(transaction);
        const rollback = transaction.rollback.bind(transaction);
        transaction.commit = () => commit().finally(release);
        transaction.rollback = () => rollback().finally(release);
        return transaction;
      } catch (error) {
        release();
        throw error;
      }
    },
  } satisfies Partial<Adapter>);
}
