import type { User, VaultEnvelope } from "#core/domain/account.ts";
import type { VaultKey } from "#db/sealing/vault.ts";
import { type DeviceDatabase, hashToken, type RecoveryCodeState } from "./device-database.ts";

/** Everything that is needed to open a signed-in account on this device. */
export interface OpenedSession {
  user: User;
  databaseName: string;
  vaultKey: VaultKey;
  /** The account's envelope: to wrap the key anew, it is opened from here with the password. */
  vault?: VaultEnvelope;
  recoveryCode: RecoveryCodeState;
}

/** The device's own half of a session, which never goes through the API: keys, and what was asked about the recovery code. */
export interface DeviceSessions {
  /** Keeps the key of a session until it is signed out. Throws where there is no such session. */
  keepVaultKey(token: string, vaultKey: VaultKey): Promise<void>;
  /** Undefined where the session is unknown, or was interrupted before it had a key. */
  findSession(token: string): Promise<OpenedSession | undefined>;
  /** Forgets the session and its key. */
  endSession(token: string): Promise<void>;
  /** Forgets every session but this one. */
  endOtherSessions(token: string): Promise<void>;
  setRecoveryCodeState(userId: string, state: RecoveryCodeState["state"]): Promise<RecoveryCodeState>;
  /** Forgets an account with its sessions and keys: whatever is left of its records can then never be opened again. */
  deleteAccount(userId: string): Promise<void>;
  /** Who has an account on this device, by e-mail. */
  listDeviceAccounts(): Promise<User[]>;
}

export function createDeviceSessions({
  database,
  now,
}: {
  database: DeviceDatabase;
  /** Epoch milliseconds. */
  now: () => number;
}): DeviceSessions {
  const { accounts, sessions, syncs, backups } = database;
  return {
    async keepVaultKey(token, vaultKey) {
      const found = await sessions.update(await hashToken(token), { vaultKey });
      if (found === 0) throw new Error("This session ended before its key could be kept.");
    },
    async findSession(token) {
      const session = await sessions.get(await hashToken(token));
      const account = session && (await accounts.get(session.accountId));
      if (session?.vaultKey === undefined || account === undefined) return undefined;
      const { id, email, databaseName, recoveryCode, vault } = account;
      const found = { user: { id, email }, databaseName, vaultKey: session.vaultKey, recoveryCode };
      return vault === undefined ? found : { ...found, vault };
    },
    async endSession(token) {
      await sessions.delete(await hashToken(token));
    },
    async endOtherSessions(token) {
      await sessions
        .where("tokenHash")
        .notEqual(await hashToken(token))
        .delete();
    },
    async setRecoveryCodeState(userId, state) {
      const recoveryCode: RecoveryCodeState = { state, since: now() };
      await accounts.update(userId, { recoveryCode });
      return recoveryCode;
    },
    async deleteAccount(userId) {
      await database.transaction("rw", accounts, sessions, syncs, backups, async () => {
        await sessions.where("accountId").equals(userId).delete();
        await syncs.delete(userId);
        await backups.delete(userId);
        await accounts.delete(userId);
      });
    },
    async listDeviceAccounts() {
      const rows = await accounts.orderBy("emailKey").toArray();
      return rows.map(({ id, email }) => ({ id, email }));
    },
  };
}
