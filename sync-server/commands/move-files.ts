import { fail, type Outcome, succeed } from "#core/domain/outcome.ts";
import { sayWhyNotOpened } from "../storage/disk-errors.ts";
import { openBlobs, openDatabase, type StoragePlaces } from "../storage/server-storage.ts";
import { namedFiles } from "../storage/sweep.ts";
import { sha256Hex } from "./sha256-hex.ts";

/**
 * Carries the files that rows name from BLOBS_BEFORE to BLOBS, also while servers run over both. Each is read again where it was put and compared by
 * its digest. What is there already is not sent again, so that a run that was broken off goes on; the old place keeps what it has.
 */
export async function moveFiles(places: StoragePlaces): Promise<Outcome<string, string>> {
  const { filesBefore, ...after } = places;
  if (filesBefore === undefined) return fail("Say with BLOBS_BEFORE where the files are now, and with BLOBS where to.");
  try {
    const next = await openBlobs(after);
    const before = await openBlobs({ ...after, s3: filesBefore === "folder" ? undefined : filesBefore });
    const database = await openDatabase(places, () => undefined);
    const names = await namedFiles(database);
    const counts = { carried: 0, there: 0 };
    const missing: string[] = [];
    const wrong: string[] = [];
    for (const name of names) {
      const [old, kept] = [await before.read(name), await next.read(name)];
      if (old === undefined && kept === undefined) missing.push(name);
      // One that is only in the new place was written there, or the old place was emptied since.
      else if (old === undefined || (kept !== undefined && sha256Hex(kept) === sha256Hex(old))) counts.there += 1;
      else {
        await next.write(name, old);
        const read = await next.read(name);
        if (read !== undefined && sha256Hex(read) === sha256Hex(old)) counts.carried += 1;
        else wrong.push(`The file ${name} is not what it was after it was carried over.`);
      }
    }
    // What a running server has deleted meanwhile is named no more.
    const named = missing.length > 0 ? await namedFiles(database) : names;
    await database.destroy();
    for (const name of missing) if (named.has(name)) wrong.push(`The file ${name} is in neither place.`);
    const { carried, there } = counts;
    if (wrong.length > 0) return fail(wrong.join("\n"));
    return succeed(`${carried} files were carried over and read again, ${there} were there already.`);
  } catch (error) {
    return fail(sayWhyNotOpened(error, places.dataFolder, places.databaseUrl));
  }
}
