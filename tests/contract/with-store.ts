import type { MakeStore, StoreHome } from "./store-home.ts";

/** A test body that gets an empty store and leaves nothing behind. */
export function withStore(makeStore: MakeStore, body: (home: StoreHome) => Promise<void>): () => Promise<void> {
  return async () => {
    const home = await makeStore();
    try {
      await body(home);
    } finally {
      await home.close?.();
    }
  };
}
