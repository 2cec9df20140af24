import { createHash } from "node:crypto";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { medicalDocumentSchema } from "#core/domain/medical-document.ts";
import { operationHash } from "#core/replication/digest.ts";
import type { Operation } from "#core/replication/operation.ts";
import type { BlobStore } from "../storage/blob-store.ts";
import { type Database, engineOf } from "../storage/database.ts";
import { sayWhyNotOpened } from "../storage/disk-errors.ts";
import { openBlobs, openDatabase, type StoragePlaces } from "../storage/server-storage.ts";
import { namedFiles } from "../storage/sweep.ts";
import { sha256 } from "../sync/digest.ts";

/** Rows that are looked at together. */
const rowsAtOnce = 500;

/** What is wrong with a data folder, a sentence each, and what was looked at. Nobody's name or words stand in it. */
export async function checkData(places: StoragePlaces): Promise<{ wrong: string[]; seen: string }> {
  const { dataFolder: folder, databaseUrl } = places;
  const file = join(folder, "red-thread.sqlite");
  if (databaseUrl === undefined && (await stat(file).catch(() => undefined)) === undefined)
    return { wrong: [`There is no database in ${folder}.`], seen: "" };
  let database: Database;
  try {
    database = await openDatabase(places, () => undefined);
  } catch (error) {
    return { wrong: [sayWhyNotOpened(error, file, databaseUrl)], seen: "" };
  }
  try {
    return await checkOpen(database, places);
  } finally {
    await database.destroy();
  }
}

/** The same where the database is open. */
export async function checkOpen(database: Database, places: StoragePlaces): Promise<{ wrong: string[]; seen: string }> {
  const { dataFolder, databaseUrl } = places;
  const file = join(dataFolder, "red-thread.sqlite");
  try {
    const wrong: string[] = [];
    if (engineOf(database) === "sqlite") {
      const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check(20)`.execute(database);
      if (rows[0]?.integrity_check !== "ok") wrong.push(`The database ${file} is damaged in ${rows.length} places.`);
    }
    const blobs = await openBlobs(places);
    const documents = await checkDocuments(database, blobs, wrong);
    const files = await checkBlobs(database, blobs, wrong);
    const entries = await checkLogs(database, wrong);
    const named = await namedFiles(database);
    let orphans = 0;
    for await (const names of blobs.list()) orphans += names.filter((name) => !named.has(name)).length;
    const left = orphans === 0 ? "" : ` ${orphans} files belong to nothing; the next start takes them away.`;
    return { wrong, seen: `${documents} records, ${files} files of devices, ${entries} log entries.${left}` };
  } catch (error) {
    return { wrong: [sayWhyNotOpened(error, file, databaseUrl)], seen: "" };
  }
}

async function checkDocuments(database: Database, blobs: BlobStore, wrong: string[]): Promise<number> {
  let count = 0;
  for (const table of ["documents", "bin"] as const) {
    const rows = await database.selectFrom(table).select(["id", "content", "body"]).execute();
    for (const { id, content, body } of rows) {
      count += 1;
      const parsed = medicalDocumentSchema.safeParse(parseJson(body));
      if (!parsed.success) {
        wrong.push(`The row of record ${id} cannot be read.`);
        continue;
      }
      // A device has it, and has not sent it yet.
      if (content === "") continue;
      const bytes = await blobs.read(content);
      if (bytes === undefined) wrong.push(`The file of record ${id} is missing.`);
      else if (createHash("sha256").update(bytes).digest("hex") !== parsed.data.sha256)
        wrong.push(`The file of record ${id} is not what it was.`);
    }
  }
  return count;
}

async function checkBlobs(database: Database, blobs: BlobStore, wrong: string[]): Promise<number> {
  const whole = await database.selectFrom("blobs").selectAll().execute();
  for (const { account, id, sha256: digest } of whole) {
    const chunks = await database
      .selectFrom("blob_chunks")
      .select("name")
      .where("account", "=", account)
      .where("blob", "=", id)
      .orderBy("place")
      .execute();
    const hash = createHash("sha256");
    for (const { name } of chunks) hash.update((await blobs.read(name)) ?? "");
    if (hash.digest("hex") !== digest) wrong.push(`The file ${id} of a device is missing or is not what it was.`);
  }
  return whole.length;
}

/** Each entry of a log holds the digest of its operation. */
async function checkLogs(database: Database, wrong: string[]): Promise<number> {
  let count = 0;
  let after = { account: "", seq: 0 };
  for (;;) {
    const { rows } = await sql<{ account: string; seq: number; hash: string; operation: string }>`
      select account, seq, hash, operation from log_entries
      where (account, seq) > (${after.account}, ${after.seq}) order by account, seq limit ${rowsAtOnce}`.execute(
      database,
    );
    for (const { seq, hash, operation } of rows) {
      const parsed = parseJson(operation) as Operation | undefined;
      if (parsed === undefined || operationHash(parsed, sha256) !== hash)
        wrong.push(`Entry ${seq} of an account's log is not what it was.`);
    }
    count += rows.length;
    const last = rows.at(-1);
    if (last === undefined) return count;
    after = { account: last.account, seq: last.seq };
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
