import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import type { BlobStore } from "../storage/blob-store.ts";
import { type Database, engineOf } from "../storage/database.ts";
import { DataProblem } from "../storage/disk-errors.ts";
import { keyInDatabase, serverKeyFile, writeKeyInDatabase, writeKeyInFolder } from "../storage/server-key.ts";
import { databaseFile, openBlobs, openDatabase, type StoragePlaces } from "../storage/server-storage.ts";
import { holdFolder } from "../storage/sole-server.ts";

/** One end of a copy: rows, files and the server's key, wherever they lie. */
export interface CopySide {
  database: Database;
  blobs: BlobStore;
  readKey(): Promise<Buffer>;
  writeKey(key: Buffer): Promise<void>;
  close(): Promise<void>;
}

/** Opens an end of a copy for this command alone. @throws {DataProblem} where a server runs over it, or nothing is there. */
export async function openCopySide(places: StoragePlaces, end: "from" | "to"): Promise<CopySide> {
  const { dataFolder, databaseUrl } = places;
  if (databaseUrl !== undefined) {
    const side = await openOwn(places);
    if (await isServed(side.database)) {
      await side.close();
      throw new DataProblem("A server is running over a database of this copy; stop it first.");
    }
    return side;
  }
  const isThere = (await stat(join(dataFolder, databaseFile)).catch(() => undefined)) !== undefined;
  if (end === "from" && !isThere) throw new DataProblem(`There is no database in ${dataFolder}.`);
  const hold = holdFolder(dataFolder);
  if (hold === undefined) throw new DataProblem(`A server is running over ${dataFolder}; stop it first.`);
  try {
    const side = await openOwn(places);
    return {
      ...side,
      async close() {
        await sql`pragma wal_checkpoint(truncate)`.execute(side.database);
        await side.close();
        hold.release();
      },
    };
  } catch (error) {
    hold.release();
    throw error;
  }
}

/** The same without a look whether anybody else is at work there. */
export async function openOwn(places: StoragePlaces): Promise<CopySide> {
  const { dataFolder } = places;
  const blobs = await openBlobs(places);
  const database = await openDatabase(places, () => undefined);
  const close = () => database.destroy();
  if (engineOf(database) === "postgres") {
    const readKey = () => keyInDatabase(database);
    return { database, blobs, close, readKey, writeKey: (key) => writeKeyInDatabase(database, key) };
  }
  const readKey = () => readFile(join(dataFolder, serverKeyFile));
  return { database, blobs, close, readKey, writeKey: (key) => writeKeyInFolder(dataFolder, key) };
}

/** Whether other connections of this program are in the database: every server keeps one open that listens. */
async function isServed(database: Database): Promise<boolean> {
  const { rows } = await sql`
    select 1 from pg_stat_activity
    where datname = current_database() and application_name = 'red-thread' and pid <> pg_backend_pid()`.execute(
    database,
  );
  return rows.length > 0;
}
