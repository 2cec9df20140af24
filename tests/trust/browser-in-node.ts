import "fake-indexeddb/auto";

/*
 * What the app's own code asks of a browser, where a server of Node stands beside it in one process: imported before anything of the app.
 * IndexedDB is in memory; keys, hashes and the network are the platform's.
 */

/** The page's own origin. What is asked of it goes to wherever a test leads it. */
export const pageOrigin = "http://red-thread.test";

const values = new Map<string, string>();
const storage = {
  getItem: (key: string) => values.get(key) ?? null,
  setItem: (key: string, value: string) => void values.set(key, value),
  removeItem: (key: string) => void values.delete(key),
};

const ends = new Map<string, Promise<unknown>>();
const locks = {
  async request(name: string, ...rest: unknown[]): Promise<unknown> {
    const work = rest.at(-1) as () => Promise<unknown>;
    const { signal } = (rest.length > 1 ? rest[0] : {}) as { signal?: AbortSignal };
    const before = ends.get(name) ?? Promise.resolve();
    let release: () => void = () => undefined;
    ends.set(
      name,
      new Promise<void>((resolve) => {
        release = resolve;
      }),
    );
    try {
      await before;
      signal?.throwIfAborted();
      return await work();
    } finally {
      release();
    }
  },
};

const provided = {
  localStorage: storage,
  location: { origin: pageOrigin },
  navigator: { userAgent: "Mozilla/5.0 (Windows NT 10.0) Chrome/142.0", locks, onLine: true },
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
};
for (const [name, value] of Object.entries(provided))
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
