import type { BackupRow, DeviceDatabase } from "./device-database.ts";

/** What this device knows of the backups of its accounts. */
export interface DeviceBackups {
  find(accountId: string): Promise<BackupRow | undefined>;
  /** Changes what is named and leaves the rest. */
  change(accountId: string, changes: Partial<Omit<BackupRow, "accountId">>): Promise<BackupRow>;
}

export function createDeviceBackups({ database }: { database: DeviceDatabase }): DeviceBackups {
  const { backups } = database;
  return {
    find: (accountId) => backups.get(accountId),
    change: (accountId, changes) =>
      database.transaction("rw", backups, async () => {
        const row = { ...((await backups.get(accountId)) ?? { accountId }), ...changes };
        await backups.put(row);
        return row;
      }),
  };
}
