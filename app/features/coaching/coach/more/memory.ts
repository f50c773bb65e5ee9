/** What has been found out about texts, so that the same is not found out twice; given up as a whole when it grows too large. */
const all: Map<string, unknown>[] = [];

export interface Memory<T> {
  get: (key: string) => T | undefined;
  set: (key: string, value: T) => void;
  /** To be called where nothing found before is in use any more. */
  makeRoom: () => void;
}

export function memory<T>(most: number): Memory<T> {
  const found = new Map<string, T>();
  all.push(found);
  return {
    get: (key) => found.get(key),
    set: (key, value) => {
      found.set(key, value);
    },
    makeRoom: () => {
      if (found.size > most) found.clear();
    },
  };
}

/** As if nothing had been read yet, for those who measure. */
export function forget(): void {
  for (const found of all) found.clear();
}
