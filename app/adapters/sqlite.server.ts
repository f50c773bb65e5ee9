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
 * at once. Here everything waits its turn, and a transaction takes the write lock when it begins.
 */
export class SerializedSqlite extends PrismaBetterSqlite3 {
  override async connect(): Promise<Adapter> {
    return serialize(await super.connect());
  }
}

const statement = (sql: string) => ({ sql, args: [], argTypes: [] });

function serialize(adapter: Adapter): Adapter {
  const turnstile = new Turnstile();
  const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    const release = await turnstile.acquire();
    try {
      return await work();
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
          await transaction.executeRaw(statement('BEGIN IMMEDIATE'));
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
