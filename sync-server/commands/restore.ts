import { mkdir, mkdtemp, open, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fail, type Outcome, succeed } from "#core/domain/outcome.ts";
import { isDiskFull, sayWhyNotOpened } from "../storage/disk-errors.ts";
import { serverKeyFile } from "../storage/server-key.ts";
import { databaseFile, type StoragePlaces } from "../storage/server-storage.ts";
import { holdFolder } from "../storage/sole-server.ts";
import { closeAsOneFile, openSqlite } from "../storage/sqlite-database.ts";
import { DamagedArchive, readArchive } from "./archive-file.ts";
import { checkOpen } from "./check-data.ts";
import { type CopySide, openCopySide } from "./copy-side.ts";
import { copyStorage } from "./copy-storage.ts";

/** Lays a backup where nothing is yet: into a data folder, or into the database and the S3 that the settings name. Answers one sentence. */
export async function restore(places: StoragePlaces, file: string): Promise<Outcome<string, string>> {
  const { dataFolder: folder, databaseUrl, s3 } = places;
  if ((await stat(file).catch(() => undefined)) === undefined) return fail(`There is no backup ${file}.`);
  if (databaseUrl !== undefined) return unpacked(places, file, (laid) => copyOver(laid, places));
  const kept = (await readdir(folder)).filter((name) => !name.startsWith(".") && !name.startsWith("server.lock"));
  if (kept.length > 0) return fail(`${folder} is not empty; set DATA_DIR to a folder that is, or move its files away.`);
  if (s3 !== undefined) return unpacked(places, file, (laid) => copyOver(laid, places));
  const hold = holdFolder(folder);
  if (hold === undefined) return fail(`A server is running over ${folder}; stop it first.`);
  try {
    return await unpacked(places, file, async (laid) => {
      // The database last: a folder without it holds nothing.
      for (const name of ["blobs", serverKeyFile, databaseFile]) await rename(join(laid, name), join(folder, name));
      return succeed(folder);
    });
  } finally {
    hold.release();
    await rm(join(folder, "server.lock"), { force: true });
  }
}

/** Unpacks a backup into a folder of its own, checks all of it, and hands the folder on. Of what is not whole nothing stays. */
async function unpacked(
  { dataFolder: folder }: StoragePlaces,
  file: string,
  lay: (laid: string) => Promise<Outcome<string, string>>,
): Promise<Outcome<string, string>> {
  const laid = await mkdtemp(join(folder, ".restore-"));
  try {
    await mkdir(join(laid, "blobs"), { mode: 0o700 });
    const names = await readArchive(file, async (name, pieces) => {
      if (!/^(?:red-thread\.sqlite|server-key|blobs\/[\w-]{1,100})$/.test(name))
        throw new DamagedArchive("A file of a backup has another name.");
      await writeFile(join(laid, name), pieces, { flag: "wx", mode: 0o600 });
      await syncFile(join(laid, name));
    });
    if (!names.includes(databaseFile) || !names.includes(serverKeyFile))
      throw new DamagedArchive("Something is missing.");
    const database = await openSqlite(join(laid, databaseFile));
    const { wrong, seen } = await checkOpen(database, { dataFolder: laid });
    await closeAsOneFile(database);
    if (wrong.length > 0) return fail(`The backup ${file} is not whole: ${wrong[0]}`);
    const where = await lay(laid);
    return where.ok ? succeed(`Restored ${file} to ${where.value}: ${seen}`) : where;
  } catch (error) {
    if (error instanceof DamagedArchive) return fail(`${file} is no whole backup; nothing was restored.`);
    if (isDiskFull(error)) return fail(`There is no room in ${folder} for this backup; nothing was restored.`);
    return fail(sayWhyNotOpened(error, file));
  } finally {
    await rm(laid, { recursive: true, force: true });
  }
}

/** The same way as any other copy: broken off, the restore is run again. */
async function copyOver(laid: string, places: StoragePlaces): Promise<Outcome<string, string>> {
  const sides: CopySide[] = [];
  try {
    for (const [place, end] of [
      [{ dataFolder: laid }, "from"],
      [{ ...places, filesBefore: undefined }, "to"],
    ] as const)
      sides.push(await openCopySide(place, end));
    const [from, to] = sides as [CopySide, CopySide];
    const copied = await copyStorage(from, to);
    return copied.ok ? succeed(places.databaseUrl === undefined ? places.dataFolder : "the database") : copied;
  } catch (error) {
    return fail(sayWhyNotOpened(error, join(places.dataFolder, databaseFile), places.databaseUrl));
  } finally {
    for (const side of sides) await side.close();
  }
}

async function syncFile(path: string): Promise<void> {
  const file = await open(path, "r+");
  await file.sync();
  await file.close();
  const folder = await open(dirname(path), "r");
  // Not every system syncs folders.
  await folder.sync().catch(() => undefined);
  await folder.close();
}
