import { liveQuery } from "dexie";
import type { DexieStore } from "#db/dexie-store.ts";

/**
 * Tells now, and whenever a document became completed or stopped being so, in whatever tab; answers how to stop. It reads one number, so
 * it costs the same however many records there are.
 */
export function watchCompleted(
  store: DexieStore,
  told: (revision: number | undefined) => void,
  failed: (error: unknown) => void,
): () => void {
  const subscription = liveQuery(async () => store.completedRevision?.()).subscribe({ next: told, error: failed });
  return () => subscription.unsubscribe();
}
