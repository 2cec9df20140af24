import { fail, type Outcome, succeed } from "#core/domain/outcome.ts";
import { sayWhyNotOpened } from "../storage/disk-errors.ts";
import { openBlobs, openDatabase, type StoragePlaces } from "../storage/server-storage.ts";
import { namedFiles } from "../storage/sweep.ts";
import { carryFiles } from "./carry-files.ts";

/** Carries the files that rows name from BLOBS_BEFORE to BLOBS, also while servers run over both. */
export async function moveFiles(places: StoragePlaces): Promise<Outcome<string, string>> {
  const { filesBefore, ...after } = places;
  if (filesBefore === undefined) return fail("Say with BLOBS_BEFORE where the files are now, and with BLOBS where to.");
  try {
    const next = await openBlobs(after);
    const before = await openBlobs({ ...after, s3: filesBefore === "folder" ? undefined : filesBefore });
    const database = await openDatabase(places, () => undefined);
    const names = await namedFiles(database);
    const { carried, there, missing, wrong } = await carryFiles(names, before, next);
    // What a running server has deleted meanwhile is named no more.
    const named = missing.length > 0 ? await namedFiles(database) : names;
    await database.destroy();
    const problems = [
      ...wrong.map((name) => `The file ${name} is not what it was after it was carried over.`),
      ...missing.filter((name) => named.has(name)).map((name) => `The file ${name} is in neither place.`),
    ];
    if (problems.length > 0) return fail(problems.join("\n"));
    return succeed(`${carried} files were carried over and read again, ${there} were there already.`);
  } catch (error) {
    return fail(sayWhyNotOpened(error, places.dataFolder, places.databaseUrl));
  }
}
