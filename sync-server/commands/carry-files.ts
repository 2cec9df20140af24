import type { BlobStore } from "../storage/blob-store.ts";
import { sha256Hex } from "./sha256-hex.ts";

export interface CarriedFiles {
  carried: number;
  there: number;
  /** Files that are in neither place. */
  missing: string[];
  /** Files that are not what they were. */
  wrong: string[];
}

/**
 * Carries files of these names from one place to another. Each is read again where it was put and compared by its digest. What is there already is
 * not sent again, so that a run that was broken off goes on; the old place keeps what it has.
 */
export async function carryFiles(names: Iterable<string>, before: BlobStore, next: BlobStore): Promise<CarriedFiles> {
  const done: CarriedFiles = { carried: 0, there: 0, missing: [], wrong: [] };
  for (const name of names) {
    const [old, kept] = [await before.read(name), await next.read(name)];
    if (old === undefined && kept === undefined) done.missing.push(name);
    // One that is only in the new place was written there, or the old place was emptied since.
    else if (old === undefined || (kept !== undefined && sha256Hex(kept) === sha256Hex(old))) done.there += 1;
    else {
      await next.write(name, old);
      const read = await next.read(name);
      if (read !== undefined && sha256Hex(read) === sha256Hex(old)) done.carried += 1;
      else done.wrong.push(name);
    }
  }
  return done;
}
