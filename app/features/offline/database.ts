/** The device's own small database, for what must not be lost before the server has it. */
const DATABASE = 'rapport-offline';
export type Table = 'outbox' | 'sent';

export function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Rejects where the browser keeps no database (some private windows). */
export async function openDatabase(): Promise<IDBDatabase> {
  const opening = indexedDB.open(DATABASE, 1);
  opening.onupgradeneeded = () => {
    for (const table of ['outbox', 'sent'] satisfies Table[]) {
      opening.result.createObjectStore(table, { keyPath: 'key' });
    }
  };
  return settled(opening);
}

/** Runs work in one transaction over `tables`, and resolves when it is on the disk. */
export async function write(tables: Table[], work: (transaction: IDBTransaction) => void): Promise<void> {
  const database = await openDatabase();
  try {
    await new Promise<void>((resolve, reject) => {
      const transaction = database.transaction(tables, 'readwrite', { durability: 'strict' });
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
      work(transaction);
    });
  } finally {
    database.close();
  }
}

export async function readAll<T>(table: Table): Promise<T[]> {
  const database = await openDatabase();
  try {
    return (await settled(database.transaction(table).objectStore(table).getAll())) as T[];
  } finally {
    database.close();
  }
}
