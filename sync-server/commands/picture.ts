import { link, mkdir, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { copyRows } from "../storage/copy-rows.ts";
import { type Database, engineOf } from "../storage/database.ts";
import { serverKeyFile } from "../storage/server-key.ts";
import { databaseFile, type StoragePlaces } from "../storage/server-storage.ts";
import { closeAsOneFile, openSqlite } from "../storage/sqlite-database.ts";
import { namedFiles } from "../storage/sweep.ts";
import { openOwn } from "./copy-side.ts";

/** A file that was deleted between the picture of the database and its own: the picture is taken anew. */
const tries = 20;

/** A server's data as they are at one instant, as a data folder would hold them, while it runs. Answers the names of the files. */
export async function takePicture(places: StoragePlaces, held: string): Promise<string[]> {
  const copy = join(held, databaseFile);
  await mkdir(join(held, "blobs"), { mode: 0o700 });
  const side = await openOwn(places);
  try {
    await writeFile(join(held, serverKeyFile), await side.readKey(), { mode: 0o600 });
    for (let attempt = 1; ; attempt++) {
      await rm(copy, { force: true });
      await rowsAtOnce(side.database, copy);
      const names = await namesIn(copy);
      const missing: string[] = [];
      for (const name of names) {
        const path = join(held, "blobs", name);
        // Of an earlier try. Names are never used twice.
        if ((await stat(path).catch(() => undefined)) !== undefined) continue;
        if (await linked(places, name, path)) continue;
        const bytes = await side.blobs.read(name);
        if (bytes === undefined) missing.push(name);
        else await writeFile(path, bytes, { mode: 0o600 });
      }
      if (missing.length === 0) return names;
      if (attempt === tries) throw new Error("A file that a row names is missing.");
    }
  } finally {
    await side.close();
  }
}

/** All rows of one instant, as a database file that is whole by itself. */
async function rowsAtOnce(database: Database, copy: string): Promise<void> {
  if (engineOf(database) === "sqlite") {
    await sql`vacuum into ${copy}`.execute(database);
    return;
  }
  const made = await openSqlite(copy);
  await database.connection().execute(async (connection) => {
    await sql`begin isolation level repeatable read read only`.execute(connection);
    try {
      const { wrong } = await copyRows(connection, made);
      if (wrong.length > 0) throw new Error("The rows were not read twice alike.");
    } finally {
      await sql`rollback`.execute(connection).catch(() => undefined);
    }
  });
  await closeAsOneFile(made);
}

/** A second name for a file of the same disk costs no room, and no deletion takes it. */
async function linked({ dataFolder, s3 }: StoragePlaces, name: string, path: string): Promise<boolean> {
  if (s3 !== undefined) return false;
  return link(join(dataFolder, "blobs", name), path).then(
    () => true,
    () => false,
  );
}

async function namesIn(file: string): Promise<string[]> {
  const database = await openSqlite(file);
  try {
    return [...(await namedFiles(database))];
  } finally {
    await closeAsOneFile(database);
  }
}
