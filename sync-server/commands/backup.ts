import { link, mkdir, mkdtemp, open, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { sql } from "kysely";
import { fail, type Outcome, succeed } from "#core/domain/outcome.ts";
import { isDiskFull, sayWhyNotOpened } from "../storage/disk-errors.ts";
import { holdFolder } from "../storage/sole-server.ts";
import { closeAsOneFile, openSqlite } from "../storage/sqlite-database.ts";
import { namedFiles } from "../storage/sweep.ts";
import { createArchive, DamagedArchive, readArchive } from "./archive-file.ts";
import { checkOpen } from "./check-data.ts";

const databaseName = "red-thread.sqlite";
const keyName = "server-key";
/** A file that was deleted between the picture of the database and its own: the picture is taken anew. */
const tries = 20;

/** Writes all that a data folder holds into one file, while the server runs, and reads it again to be sure. Answers one sentence. */
export async function backUp(folder: string, file: string): Promise<Outcome<string, string>> {
  if ((await stat(join(folder, databaseName)).catch(() => undefined)) === undefined)
    return fail(`There is no database in ${folder}.`);
  if ((await stat(file).catch(() => undefined)) !== undefined)
    return fail(`${file} is there already; name another file.`);
  const unfinished = `${file}.part`;
  const held = await mkdtemp(join(folder, ".backup-"));
  try {
    const names = await takePicture(folder, held);
    await rm(unfinished, { force: true });
    const archive = await createArchive(unfinished);
    try {
      await archive.add(databaseName, join(held, databaseName));
      await archive.add(keyName, join(folder, keyName));
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
    return fail(sayWhyNotOpened(error, join(folder, databaseName)));
  } finally {
    await rm(held, { recursive: true, force: true });
  }
}

function isMissingFolder(error: unknown): boolean {
  return (
    error instanceof Error && "code" in error && ["ENOENT", "ENOTDIR", "EACCES", "EROFS"].includes(String(error.code))
  );
}

/** The database as it is at one instant, and the files that it names at that instant under second names, so that no deletion takes them. */
async function takePicture(folder: string, held: string): Promise<string[]> {
  const copy = join(held, databaseName);
  for (let attempt = 1; ; attempt++) {
    await rm(copy, { force: true });
    await rm(join(held, "blobs"), { recursive: true, force: true });
    await mkdir(join(held, "blobs"), { mode: 0o700 });
    const database = await openSqlite(join(folder, databaseName));
    try {
      await sql`vacuum into ${copy}`.execute(database);
    } finally {
      await database.destroy();
    }
    const names = await namesIn(copy);
    try {
      for (const name of names) await link(join(folder, "blobs", name), join(held, "blobs", name));
      return names;
    } catch (error) {
      if (attempt === tries) throw error;
    }
  }
}

async function namesIn(file: string): Promise<string[]> {
  const database = await openSqlite(file);
  try {
    return [...(await namedFiles(database))];
  } finally {
    await closeAsOneFile(database);
  }
}

/** Lays a backup into a data folder that holds nothing yet. Answers one sentence. */
export async function restore(folder: string, file: string): Promise<Outcome<string, string>> {
  if ((await stat(file).catch(() => undefined)) === undefined) return fail(`There is no backup ${file}.`);
  const kept = (await readdir(folder)).filter((name) => !name.startsWith(".") && !name.startsWith("server.lock"));
  if (kept.length > 0) return fail(`${folder} is not empty; set DATA_DIR to a folder that is, or move its files away.`);
  const hold = holdFolder(folder);
  if (hold === undefined) return fail(`A server is running over ${folder}; stop it first.`);
  const laid = await mkdtemp(join(folder, ".restore-"));
  try {
    await mkdir(join(laid, "blobs"), { mode: 0o700 });
    const names = await readArchive(file, async (name, pieces) => {
      if (!/^(?:red-thread\.sqlite|server-key|blobs\/[\w-]{1,100})$/.test(name))
        throw new DamagedArchive("A file of a backup has another name.");
      await writeFile(join(laid, name), pieces, { flag: "wx", mode: 0o600 });
      await syncFile(join(laid, name));
    });
    if (!names.includes(databaseName) || !names.includes(keyName)) throw new DamagedArchive("Something is missing.");
    const database = await openSqlite(join(laid, databaseName));
    const { wrong, seen } = await checkOpen(database, { dataFolder: laid });
    await closeAsOneFile(database);
    if (wrong.length > 0) return fail(`The backup ${file} is not whole: ${wrong[0]}`);
    // The database last: a folder without it holds nothing.
    for (const name of ["blobs", keyName, databaseName]) await rename(join(laid, name), join(folder, name));
    return succeed(`Restored ${file} to ${folder}: ${seen}`);
  } catch (error) {
    if (error instanceof DamagedArchive) return fail(`${file} is no whole backup; nothing was restored.`);
    if (isDiskFull(error)) return fail(`There is no room in ${folder} for this backup; nothing was restored.`);
    return fail(sayWhyNotOpened(error, file));
  } finally {
    await rm(laid, { recursive: true, force: true });
    hold.release();
    await rm(join(folder, "server.lock"), { force: true });
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
