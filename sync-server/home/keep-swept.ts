import type { BlobStore } from "../storage/blob-store.ts";
import type { Database } from "../storage/database.ts";
import { sweepOrphans } from "../storage/sweep.ts";

const hour = 3_600_000;
/** A file that was written before its row is younger than this, whatever its process went through. */
const youngest = 24 * hour;

/**
 * Takes away, once a day, what processes that were killed have left of a storage that others go on serving. The first turn comes at some time
 * of the first hour, so that processes that start together do not sweep together; if they do, nothing is lost. Answers how to stop.
 */
export function keepSwept(parts: {
  database: Database;
  blobs: BlobStore;
  now: () => number;
  onError: (error: unknown) => void;
}): () => void {
  const { database, blobs, now, onError } = parts;
  let timer: NodeJS.Timeout;
  const waitThen = (milliseconds: number) => {
    timer = setTimeout(() => {
      waitThen(24 * hour);
      sweepOrphans(database, blobs, now() - youngest).catch(onError);
    }, milliseconds);
    timer.unref();
  };
  waitThen(Math.random() * hour);
  return () => clearTimeout(timer);
}
