/**
 * The browser's own shelf for the reader's files. It is the database that tesseract.js itself reads its model
 * from (idb-keyval's default store), so one shelf serves both.
 */
const DATABASE = 'keyval-store';
const TABLE = 'keyval';

export interface Store {
  get(key: string): Promise<unknown>;
  has(key: string): Promise<boolean>;
  set(key: string, value: unknown): Promise<void>;
  /** Keys that start with `prefix`, in order. */
  keys(prefix: string): Promise<string[]>;
  remove(keys: readonly string[]): Promise<void>;
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Rejects where the browser keeps no database (some private windows). */
export async function openStore(): Promise<Store> {
  const opening = indexedDB.open(DATABASE);
  opening.onupgradeneeded = () => opening.result.createObjectStore(TABLE);
  const database = await settled(opening);
  const table = (mode: IDBTransactionMode) => database.transaction(TABLE, mode).objectStore(TABLE);
  const prefixed = (prefix: string) => IDBKeyRange.bound(prefix, `${prefix}\uffff`);
  return {
    get: (key) => settled(table('readonly').get(key)),
    has: async (key) => (await settled(table('readonly').count(key))) > 0,
    set: async (key, value) => {
      await settled(table('readwrite').put(value, key));
    },
    keys: async (prefix) => (await settled(table('readonly').getAllKeys(prefixed(prefix)))).map(String),
    remove: async (keys) => {
      const rows = table('readwrite');
      await Promise.all(keys.map((key) => settled(rows.delete(key))));
    },
  };
}
