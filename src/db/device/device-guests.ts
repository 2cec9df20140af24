import type { RegisterFailure, Session, VaultEnvelope } from "#core/domain/account.ts";
import { fail, type Outcome, succeed } from "#core/domain/outcome.ts";
import { randomBytes as browserRandomBytes, type RandomBytes, toBase64url } from "#db/sealing/bytes.ts";
import type { GuestVault } from "#db/sealing/guest-vault.ts";
import { type DeviceDatabase, type GuestRow, hashToken } from "./device-database.ts";
import { newAccountRow, newDatabaseName } from "./new-account-row.ts";

/** Records without an account that can still be opened. */
export type Guest = GuestVault & Pick<GuestRow, "id" | "databaseName" | "expiresAt">;

/** Who put records in before making an account, on this device. */
export interface DeviceGuests {
  begin(vault: GuestVault, expiresAt: number): Promise<{ token: string; guest: Guest }>;
  /** Undefined where there is none, and where its time is over. */
  find(token: string): Promise<Guest | undefined>;
  setExpiry(id: string, expiresAt: number): Promise<void>;
  /** Makes an account of it, in one step: either there is the account, or the guest is as it was. */
  keep(
    id: string,
    request: { email: string; secret: string; vault: VaultEnvelope },
  ): Promise<Outcome<Session, RegisterFailure | "gone">>;
  /** Forgets what opens its records, at once: whatever is left of them can never be opened again. */
  close(id: string): Promise<void>;
  /** Those whose time is over, whose records are still to be deleted. */
  listOver(): Promise<Pick<GuestRow, "id" | "databaseName">[]>;
  /** To be called when its records are deleted. */
  forget(id: string): Promise<void>;
}

export function createDeviceGuests({
  database,
  now,
  randomBytes = browserRandomBytes,
}: {
  database: DeviceDatabase;
  /** Epoch milliseconds. */
  now: () => number;
  randomBytes?: RandomBytes;
}): DeviceGuests {
  const { accounts, sessions, guests } = database;
  return {
    async begin({ key, vault }, expiresAt) {
      const token = toBase64url(randomBytes(32));
      const id = toBase64url(randomBytes(16));
      const guest = { id, databaseName: newDatabaseName(randomBytes), key, vault, expiresAt };
      await guests.add({ ...guest, tokenHash: await hashToken(token) });
      return { token, guest };
    },
    async find(token) {
      const row = await guests.get({ tokenHash: await hashToken(token) });
      if (row?.key === undefined || row.expiresAt <= now()) return undefined;
      const { id, databaseName, key, vault, expiresAt } = row;
      return { id, databaseName, key, vault, expiresAt };
    },
    async setExpiry(id, expiresAt) {
      await database.transaction("rw", guests, async () => {
        const row = await guests.get(id);
        // What is on its way out does not come back.
        if (row?.key !== undefined) await guests.put({ ...row, expiresAt });
      });
    },
    async keep(id, { email, secret, vault }) {
      const guest = await guests.get(id);
      if (guest === undefined) return fail("gone");
      const { databaseName } = guest;
      const account = await newAccountRow({ email, secret, vault, now: now(), randomBytes, databaseName });
      const token = toBase64url(randomBytes(32));
      const session = { tokenHash: await hashToken(token), createdAt: now(), accountId: account.id };
      return database.transaction("rw", accounts, sessions, guests, async () => {
        if ((await guests.get(id))?.key === undefined) return fail("gone");
        if (await accounts.get({ emailKey: account.emailKey })) return fail("email-taken");
        await accounts.add(account);
        await sessions.add(session);
        await guests.delete(id);
        return succeed({ token, user: { id: account.id, email: account.email }, vault });
      });
    },
    async close(id) {
      await database.transaction("rw", guests, async () => {
        const row = await guests.get(id);
        if (row === undefined) return;
        const { key: _forgotten, ...rest } = row;
        await guests.put({ ...rest, expiresAt: 0 });
      });
    },
    async listOver() {
      const rows = await guests.filter(({ expiresAt }) => expiresAt <= now()).toArray();
      return rows.map(({ id, databaseName }) => ({ id, databaseName }));
    },
    async forget(id) {
      await guests.delete(id);
    },
  };
}
