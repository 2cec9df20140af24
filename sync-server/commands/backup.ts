import { mkdtemp, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { fail, type Outcome, succeed } from "#core/domain/outcome.ts";
import { isDiskFull, sayWhyNotOpened } from "../storage/disk-errors.ts";
import { serverKeyFile } from "../storage/server-key.ts";
import { databaseFile, type StoragePlaces } from "../storage/server-storage.ts";
import { createArchive, DamagedArchive, readArchive } from "./archive-file.ts";
import { takePicture } from "./picture.ts";

/**
 * Writes all that a server keeps into one file, while it runs, and reads it again to be sure. The file is the same from either engine, and is restored
 * to either. Answers one sentence.
 */
export async function backUp(places: StoragePlaces, file: string): Promise<Outcome<string, string>> {
  const { dataFolder: folder, databaseUrl } = places;
  if (databaseUrl === undefined && (await stat(join(folder, databaseFile)).catch(() => undefined)) === undefined)
    return fail(`There is no database in ${folder}.`);
  if ((await stat(file).catch(() => undefined)) !== undefined)
    return fail(`${file} is there already; name another file.`);
  const unfinished = `${file}.part`;
  const held = await mkdtemp(join(folder, ".backup-"));
  try {
    const names = await takePicture(places, held);
    await rm(unfinished, { force: true });
    const archive = await createArchive(unfinished);
    try {
      await archive.add(databaseFile, join(held, databaseFile));
      await archive.add(serverKeyFile, join(held, serverKeyFile));
      for (const name of names) await archive.add(`blobs/${name}`, join(held, "blobs", name));
      await archive.finish();
    } finally {
      await archive.close();
    }
    await readArchive(unfinished, async (_name, pieces) => {
      for await (const _piece of pieces);
    });
    await rename(unfinished, file);
    const { size } = await stat(file);
    return succeed(
      `Backed up to ${file}: ${names.length} files and the database, ${Math.ceil(size / 1024)} KiB, checked.`,
    );
  } catch (error) {
    await rm(unfinished, { force: true });
    if (isDiskFull(error)) return fail(`There is no room for the backup ${file}; nothing was written.`);
    if (error instanceof DamagedArchive)
      return fail(`The backup ${file} could not be read again; nothing was kept of it.`);
    if (isMissingFolder(error)) return fail(`The backup ${file} cannot be written there.`);
    return fail(sayWhyNotOpened(error, join(folder, databaseFile), databaseUrl));
  } finally {
    await rm(held, { recursive: true, force: true });
  }
}

function isMissingFolder(error: unknown): boolean {
  return (
    error instanceof Error && "code" in error && ["ENOENT", "ENOTDIR", "EACCES", "EROFS"].includes(String(error.code))
  );
}
