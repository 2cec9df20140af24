import { join } from "node:path";
import { sql } from "kysely";
import { readDiskOf } from "../guards/account-quota.ts";
import { createLogBell, type LogBell } from "../sync/log-bell.ts";
import { openSharedBell } from "../sync/shared-bell.ts";
import { createBlobFolder } from "./blob-folder.ts";
import type { BlobStore } from "./blob-store.ts";
import { takeCopyOver } from "./copy-mark.ts";
import type { Database } from "./database.ts";
import { createMovingBlobs } from "./moving-blobs.ts";
import { openPostgres } from "./postgres-database.ts";
import { createS3Blobs } from "./s3-blobs.ts";
import type { S3Keys, S3Place } from "./s3-place.ts";
import { keyInDatabase, keyInFolder } from "./server-key.ts";
import { holdFolder } from "./sole-server.ts";
import { openSqlite } from "./sqlite-database.ts";

/** Where a server keeps what it keeps. */
export interface StoragePlaces {
  /** The database and the files, where they are not somewhere else. */
  dataFolder: string;
  /** postgres://…, for a server of many processes. */
  databaseUrl?: string | undefined;
  /** An S3 for the files. */
  s3?: S3Place | undefined;
  /** Where files were before, while they are moved: the data folder, or another S3. */
  filesBefore?: "folder" | S3Place | undefined;
  /** Who may get at an S3 that a command names. */
  s3Keys?: S3Keys | undefined;
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
  /** What is free on the disk; undefined where nothing is kept on one of this machine. */
  readDisk: (() => Promise<{ free: number; size: number }>) | undefined;
  /** Asks the database and the files for something small; rejects where one of them does not answer. */
  probe(): Promise<void>;
  close(): Promise<void>;
}

/** The rows alone, as the commands of an operator want them. */
export function openDatabase(places: StoragePlaces, onError: (error: unknown) => void): Promise<Database> {
  const { dataFolder, databaseUrl } = places;
  return databaseUrl === undefined ? openSqlite(join(dataFolder, databaseFile)) : openPostgres(databaseUrl, onError);
}

/** The name of the database in a data folder. */
export const databaseFile = "red-thread.sqlite";

/** The files alone. */
export async function openBlobs({ dataFolder, s3, filesBefore }: StoragePlaces): Promise<BlobStore> {
  const openAt = (place: "folder" | S3Place) =>
    place === "folder" ? createBlobFolder(join(dataFolder, "blobs")) : createS3Blobs(place);
  const next = await openAt(s3 ?? "folder");
  return filesBefore === undefined ? next : createMovingBlobs(next, await openAt(filesBefore));
}

/** Opens a server's storage: SQLite and a folder by themselves, or PostgreSQL where an address names one. */
export async function openStorage(places: StoragePlaces, onError: (error: unknown) => void): Promise<ServerStorage> {
  const { dataFolder, databaseUrl } = places;
  const blobs = await openBlobs(places);
  const database = await openDatabase(places, onError);
  await takeCopyOver(database).catch(async (error: unknown) => {
    await database.destroy();
    throw error;
  });
  const probe = async () => {
    await sql`select 1`.execute(database);
    await blobs.read("nothing-of-this-name");
  };
  const isElsewhere = databaseUrl !== undefined && places.s3 !== undefined;
  const readDisk = isElsewhere ? undefined : () => readDiskOf(dataFolder);
  if (databaseUrl === undefined) {
    const hold = holdFolder(dataFolder);
    return {
      ...{ database, blobs, readDisk, probe, bell: createLogBell(), serverKey: await keyInFolder(dataFolder) },
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
    ...{ database, blobs, readDisk, probe, bell, serverKey: await keyInDatabase(database) },
    ...{ isShared: true, isAlone: false },
    async close() {
      await bell.end();
      await database.destroy();
    },
  };
}
