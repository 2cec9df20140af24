import type { AccountDatabase, SyncBaseRow } from "#db/account-database.ts";

/** What was last exchanged, by group. All of it is held in memory: it is asked about at every change, and says nothing but ids and prints. */
export interface SyncBases {
  get(group: string): SyncBaseRow | undefined;
  groups(): IterableIterator<string>;
  put(rows: readonly SyncBaseRow[]): Promise<void>;
}

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
