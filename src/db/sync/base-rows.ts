import type { SyncBases } from "#core/replication/groups/group-store.ts";
import type { AccountDatabase } from "#db/account-database.ts";

export async function openSyncBases({ syncBases }: AccountDatabase): Promise<SyncBases> {
  const known = new Map((await syncBases.toArray()).map((row) => [row.group, row]));
  return {
    get: (group) => known.get(group),
    groups: () => known.keys(),
    async put(rows) {
      await syncBases.bulkPut([...rows]);
      for (const row of rows) known.set(row.group, row);
    },
  };
}
