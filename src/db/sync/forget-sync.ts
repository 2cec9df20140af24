import type { AccountDatabase } from "#db/account-database.ts";

/**
 * Forgets the log and everything that was exchanged, in one transaction; records stay. For an account that begins anew on its server: all
 * that is here is then compared with the log there, and sent where it is not in it.
 */
export async function forgetSync(database: AccountDatabase): Promise<void> {
  const { syncEntries, syncPayloads, syncOutbox, syncBases, syncRest, blobTasks, arrivedChunks } = database;
  const tables = [syncEntries, syncPayloads, syncOutbox, syncBases, syncRest, blobTasks, arrivedChunks];
  await database.transaction("rw", tables, async () => {
    for (const table of tables) await table.clear();
  });
}
