import type { Database } from "./database.ts";

export interface DeviceRow {
  device: string;
  publicKey: string;
  name: string;
  vouch?: string | undefined;
  addedAt: number;
  revoked: boolean;
  lastUsedAt?: number;
}

/** Adds a device; again with the same key changes only its name and vouch. False where another key already goes by that name. */
export async function addDevice(
  database: Database,
  account: string,
  added: Omit<DeviceRow, "revoked" | "lastUsedAt">,
): Promise<boolean> {
  const known = await database
    .selectFrom("devices")
    .select(["public_key", "revoked_at"])
    .where("account", "=", account)
    .where("device", "=", added.device)
    .executeTakeFirst();
  if (known !== undefined) {
    if (known.public_key !== added.publicKey || known.revoked_at !== null) return false;
    await database
      .updateTable("devices")
      .set({ name: added.name, ...(added.vouch === undefined ? {} : { vouch: added.vouch }) })
      .where("account", "=", account)
      .where("device", "=", added.device)
      .execute();
    return true;
  }
  await database
    .insertInto("devices")
    .values({
      account,
      device: added.device,
      public_key: added.publicKey,
      name: added.name,
      vouch: added.vouch ?? null,
      added_at: added.addedAt,
      revoked_at: null,
    })
    .execute();
  return true;
}

/** The key of each of an account's devices, revoked ones too: what they wrote before still stands. */
export async function deviceKeys(database: Database, account: string): Promise<Map<string, string>> {
  const rows = await database
    .selectFrom("devices")
    .select(["device", "public_key"])
    .where("account", "=", account)
    .execute();
  return new Map(rows.map(({ device, public_key }) => [device, public_key]));
}

/** Oldest first. */
export async function listDevices(database: Database, account: string): Promise<DeviceRow[]> {
  const rows = await database
    .selectFrom("devices")
    .selectAll()
    .where("account", "=", account)
    .orderBy("added_at")
    .execute();
  const sessions = await database
    .selectFrom("sessions")
    .select(["device", "last_used_at"])
    .where("account", "=", account)
    .execute();
  return rows.map((row) => {
    const used = sessions.filter(({ device }) => device === row.device).map((session) => session.last_used_at);
    return {
      device: row.device,
      publicKey: row.public_key,
      name: row.name,
      ...(row.vouch === null ? {} : { vouch: row.vouch }),
      addedAt: row.added_at,
      ...(used.length === 0 ? {} : { lastUsedAt: Math.max(...used) }),
      revoked: row.revoked_at !== null,
    };
  });
}

/** Ends a device's sessions and takes nothing more from it; what it wrote stays. False where there is no such device. */
export async function revokeDevice(database: Database, account: string, device: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable("devices")
    .set({ revoked_at: now })
    .where("account", "=", account)
    .where("device", "=", device)
    .executeTakeFirst();
  await database.deleteFrom("sessions").where("account", "=", account).where("device", "=", device).execute();
  return numUpdatedRows > 0n;
}

/** From now on the session ends with its device, and, where a key is given, its token is used with that key only. Bound once, it stays so. */
export async function bindSession(
  database: Database,
  hash: string,
  { device, key }: { device: string; key: string | null },
): Promise<void> {
  const unbound = database.updateTable("sessions").where("token_hash", "=", hash).where("device_key", "is", null);
  await unbound.set({ device, device_key: key }).execute();
}
