import type { BlobStore } from "./blob-store.ts";

/**
 * Blobs that are being moved from one place to another while the server runs: what is new is written to the new place, and what is not there yet is
 * read from the old one. `npm run server -- move-files` carries the rest over; then the old place is not named any more.
 */
export function createMovingBlobs(next: BlobStore, before: BlobStore): BlobStore {
  return {
    write: next.write,
    // Looked for once more in the new place: it may have been carried over and removed between the two looks.
    read: async (name) => (await next.read(name)) ?? (await before.read(name)) ?? next.read(name),
    async remove(name) {
      await before.remove(name);
      await next.remove(name);
    },
    async *list(until) {
      yield* next.list(until);
      yield* before.list(until);
    },
    removeUnfinished: async () => (await next.removeUnfinished()) + (await before.removeUnfinished()),
  };
}
