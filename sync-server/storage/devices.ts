import { serverDevicePrefix } from "#core/replication/messages.ts";
import { type Database, inTransaction } from "./database.ts";

export interface DeviceRow {
  device: string;
  publicKey: string;
  name: string;
  vouch?: string | undefined;
  agreementKey?: string | undefined;
  epoch?: number | undefined;
  addedAt: number;
  revoked: boolean;
  lastUsedAt?: number;
}

/** Adds a device; again with the same key changes only its name, its vouch and what belongs to that. False where another key already goes by that name. */
export function addDevice(
  database: Database,
  account: string,
  added: Omit<DeviceRow, "revoked" | "lastUsedAt">,
): Promise<boolean> {
  return inTransaction(database, account, (within) => writeDevice(within, account, added));
}

async function writeDevice(
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
      .set({
        name: added.name,
        ...(added.vouch === undefined
          ? {}
          : { vouch: added.vouch, agreement_key: added.agreementKey ?? null, epoch: added.epoch ?? 0 }),
      })
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
      agreement_key: added.agreementKey ?? null,
      epoch: added.epoch ?? 0,
      added_at: added.addedAt,
      revoked_at: null,
    })
    .execute();
  return true;
}

/** What a push has to know of a device. */
export interface DeviceAccess {
  publicKey: string;
  isRevoked: boolean;
  /** Which of the account's keys it is vouched for under. */
  vouchedAt: number;
}

export async function deviceAccess(database: Database, account: string): Promise<Map<string, DeviceAccess>> {
  const rows = await database
    .selectFrom("devices")
    .select(["device", "public_key", "revoked_at", "epoch"])
    .where("account", "=", account)
    .execute();
  return new Map(
    rows.map(({ device, public_key, revoked_at, epoch }) => [
      device,
      { publicKey: public_key, isRevoked: revoked_at !== null, vouchedAt: epoch },
    ]),
  );
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
      ...(row.epoch === 0 ? {} : { epoch: row.epoch }),
      ...(row.agreement_key === null ? {} : { agreementKey: row.agreement_key }),
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
    // The server goes on being one as long as the account is assisted.
    .where("device", "not like", `${serverDevicePrefix}%`)
    .executeTakeFirst();
  await database.deleteFrom("sessions").where("account", "=", account).where("device", "=", device).execute();
  return numUpdatedRows > 0n;
}

/** Every device but this one is signed out, and nothing more is taken from them. */
export async function revokeOtherDevices(
  database: Database,
  account: string,
  device: string | undefined,
  now: number,
): Promise<void> {
  let others = database
    .updateTable("devices")
    .set({ revoked_at: now })
    .where("account", "=", account)
    .where("device", "not like", `${serverDevicePrefix}%`);
  if (device !== undefined) others = others.where("device", "!=", device);
  await others.where("revoked_at", "is", null).execute();
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
