import { sql } from "kysely";
import type { BlobStore } from "./blob-store.ts";
import { type Database, inTransaction } from "./database.ts";
import { tablesOfRecords } from "./purge-account.ts";

/** The names of all files that a row names. */
export async function namedFiles(database: Database): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`
    select content as name from documents where content != '' union select content from bin where content != '' union select name from blob_chunks`.execute(
    database,
  );
  return new Set(rows.map(({ name }) => name));
}

/**
 * Takes away what was left by an end in the middle: writes that were broken off, files that no row names, rows of accounts that are gone. A
 * file stands there before its row does: where other processes are at work, only files that are older than `before` are looked at. Answers how
 * many it took away.
 */
export async function sweepOrphans(database: Database, blobs: BlobStore, before?: number): Promise<number> {
  let removed = before === undefined ? await blobs.removeUnfinished() : 0;
  removed += await inTransaction(database, "sweep", async (within) => {
    let rows = 0n;
    for (const table of [...tablesOfRecords, "revisions", "sessions"] as const) {
      const result = await sql`
        delete from ${sql.table(table)}
        where account not in (select id from accounts) and account not like 'visitor %'`.execute(within);
      rows += result.numAffectedRows ?? 0n;
    }
    return Number(rows);
  });
  const named = await namedFiles(database);
  for await (const names of blobs.list(before))
    for (const name of names) {
      if (named.has(name)) continue;
      await blobs.remove(name);
      removed += 1;
    }
  return removed;
}
