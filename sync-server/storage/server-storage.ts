import { join } from "node:path";
import { sql } from "kysely";
import { readDiskOf } from "../guards/account-quota.ts";
import { createLogBell, type LogBell } from "../sync/log-bell.ts";
import { openSharedBell } from "../sync/shared-bell.ts";
import { createBlobFolder } from "./blob-folder.ts";
import type { BlobStore } from "./blob-store.ts";
import type { Database } from "./database.ts";
import { openPostgres } from "./postgres-database.ts";
import { keyInDatabase, keyInFolder } from "./server-key.ts";
import { holdFolder } from "./sole-server.ts";
import { openSqlite } from "./sqlite-database.ts";

/** Where a server keeps what it keeps. */
export interface StoragePlaces {
  /** The database and the files, where they are not somewhere else. */
  dataFolder: string;
  /** postgres://…, for a server of many processes. */
  databaseUrl?: string | undefined;
}

export interface ServerStorage {
  database: Database;
  blobs: BlobStore;
  /** Rings for all processes that serve this storage. */
  bell: LogBell;
  /** 256 random bits of this server alone. */
  serverKey: Buffer;
  /** Whether other processes may serve it at the same time. */
  isShared: boolean;
  /** Whether no other process serves it now. */
  isAlone: boolean;
  readDisk(): Promise<{ free: number; size: number }>;
  close(): Promise<void>;
}

/** The rows alone, as the commands of an operator want them. */
export function openDatabase(places: StoragePlaces, onError: (error: unknown) => void): Promise<Database> {
  const { dataFolder, databaseUrl } = places;
  return databaseUrl === undefined
    ? openSqlite(join(dataFolder, "red-thread.sqlite"))
    : openPostgres(databaseUrl, onError);
}

/** The files alone. */
export function openBlobs(places: StoragePlaces): Promise<BlobStore> {
  return createBlobFolder(join(places.dataFolder, "blobs"));
}

/** Opens a server's storage: SQLite and a folder by themselves, or PostgreSQL where an address names one. */
export async function openStorage(places: StoragePlaces, onError: (error: unknown) => void): Promise<ServerStorage> {
  const { dataFolder, databaseUrl } = places;
  const blobs = await openBlobs(places);
  const database = await openDatabase(places, onError);
  const readDisk = () => readDiskOf(dataFolder);
  if (databaseUrl === undefined) {
    const hold = holdFolder(dataFolder);
    return {
      ...{ database, blobs, readDisk, bell: createLogBell(), serverKey: await keyInFolder(dataFolder) },
      ...{ isShared: false, isAlone: hold !== undefined },
      async close() {
        // What a stop leaves is one file that is whole by itself.
        await sql`pragma wal_checkpoint(truncate)`.execute(database);
        await database.destroy();
        hold?.release();
      },
    };
  }
  const bell = await openSharedBell(databaseUrl, onError);
  return {
    ...{ database, blobs, readDisk, bell, serverKey: await keyInDatabase(database) },
    ...{ isShared: true, isAlone: false },
    async close() {
      await bell.end();
      await database.destroy();
    },
  };
}
