import { liveQuery } from "dexie";
import type { VaultEnvelope } from "#core/domain/account.ts";
import { randomBytes } from "#db/sealing/bytes.ts";
import { createCodec, printOfSealing } from "#db/sealing/codec.ts";
import { normalizeEmail } from "#db/sealing/password-key.ts";
import { SealedRowError } from "#db/sealing/sealed-row-error.ts";
import type { VaultKey } from "#db/sealing/vault.ts";
import type { AccountPin, DeviceDatabase, SyncRow, SyncSecrets } from "./device-database.ts";
import { createVerifier } from "./verifier.ts";

/** What opens an account's sealed part: that of an open session. */
export interface SyncOwner {
  databaseName: string;
  vaultKey: VaultKey;
}

/** A {@link SyncRow} with its sealed part open. */
export interface OpenedSync extends Omit<SyncRow, "secrets" | "isOn" | "edition"> {
  secrets: SyncSecrets;
  /** The newest edition of the account's vault that was seen here; 0 where none was, as for an assisted account. */
  edition: number;
}

/** How the accounts of this device take part in accounts on a server. */
export interface DeviceSyncs {
  find(accountId: string): Promise<SyncRow | undefined>;
  findByEmail(email: string): Promise<SyncRow | undefined>;
  /** Undefined where the account lives on this device only. Throws SealedRowError where the row was changed. */
  open(accountId: string, owner: SyncOwner): Promise<OpenedSync | undefined>;
  /** Writes all of it, in place of what stood there. */
  keep(sync: OpenedSync, owner: SyncOwner): Promise<void>;
  /** Keeps the account's later keys. `sealed` is told how the row's secrets are sealed from now on, before they are. */
  keepEpochs(
    accountId: string,
    owner: SyncOwner,
    epochs: NonNullable<SyncSecrets["epochs"]>,
    sealed: (secrets: SyncRow["secrets"]) => void,
  ): Promise<void>;
  /** Another device of the account has shut this one out. */
  markShutOut(accountId: string): Promise<void>;
  /** What later keys are sent to this device by. */
  keepAgreementKeys(accountId: string, keys: CryptoKeyPair): Promise<void>;
  markKitKept(accountId: string): Promise<void>;
  /** What was exchanged before is forgotten. */
  markBegun(accountId: string): Promise<void>;
  /** From now on the account lives on this device only. */
  forget(accountId: string): Promise<void>;
  /** A password that was changed on another device counts here from now on. Whoever calls has opened the account's vault with it. */
  adoptPassword(accountId: string, request: { secret: string; vault: VaultEnvelope }): Promise<void>;
  /** Calls back with the row now and after each change, by any tab; answers how to stop. */
  watch(accountId: string, changed: (row: SyncRow | undefined) => void): () => void;
}

const table = "syncs";

const isPinned = (pin: AccountPin, row: Pick<OpenedSync, "serverAccount" | "kind" | "edition">) =>
  pin.account === row.serverAccount && pin.kind === row.kind && pin.edition === row.edition;

export function createDeviceSyncs({ database }: { database: DeviceDatabase }): DeviceSyncs {
  const { accounts, syncs } = database;
  return {
    find: (accountId) => syncs.get(accountId),
    async findByEmail(email) {
      const account = await accounts.get({ emailKey: normalizeEmail(email) });
      return account && syncs.get(account.id);
    },
    async open(accountId, { vaultKey, databaseName }) {
      const row = await syncs.get(accountId);
      if (row === undefined) return undefined;
      const codec = await createCodec(vaultKey, databaseName);
      const secrets = (await codec.open(table, accountId, row.secrets)) as SyncSecrets;
      const edition = row.edition ?? 0;
      // Whoever changed the open columns cannot make a private account readable.
      if (secrets.pin !== undefined && !isPinned(secrets.pin, { ...row, edition }))
        throw new SealedRowError("damaged", table, accountId);
      // An older version pinned nothing: whatever has a vault key is private.
      const kind = secrets.accountKey === undefined ? row.kind : "private";
      return { ...row, kind, edition, secrets };
    },
    async keep(sync, { vaultKey, databaseName }) {
      const codec = await createCodec(vaultKey, databaseName);
      const pin: AccountPin = { account: sync.serverAccount, kind: sync.kind, edition: sync.edition };
      const secrets = await codec.seal(table, sync.accountId, { ...sync.secrets, pin });
      await syncs.put({ ...sync, isOn: sync.secrets.token !== undefined, secrets });
    },
    async keepEpochs(accountId, { vaultKey, databaseName }, epochs, sealed) {
      const codec = await createCodec(vaultKey, databaseName);
      for (;;) {
        const row = await syncs.get(accountId);
        if (row === undefined) throw new Error("The account does not take part any more.");
        const before = (await codec.open(table, accountId, row.secrets)) as SyncSecrets;
        const secrets = await codec.seal(table, accountId, { ...before, epochs });
        const print = printOfSealing(row.secrets);
        // Opened outside of the transaction: what somebody else wrote meanwhile is read again.
        const isKept = await database.transaction("rw", syncs, async () => {
          const now = await syncs.get(accountId);
          if (now === undefined || printOfSealing(now.secrets) !== print) return false;
          sealed(secrets);
          await syncs.put({ ...now, secrets });
          return true;
        });
        if (isKept) return;
      }
    },
    async markShutOut(accountId) {
      await syncs.update(accountId, { isShutOut: true });
    },
    async keepAgreementKeys(accountId, keys) {
      await syncs.update(accountId, { agreementKeys: keys });
    },
    async markKitKept(accountId) {
      await syncs.update(accountId, { kitKept: true });
    },
    async markBegun(accountId) {
      await syncs.update(accountId, { startsAnew: false });
    },
    async forget(accountId) {
      await syncs.delete(accountId);
    },
    async adoptPassword(accountId, { secret, vault }) {
      await accounts.update(accountId, { ...(await createVerifier(secret, randomBytes)), vault });
    },
    watch(accountId, changed) {
      const watched = liveQuery(() => syncs.get(accountId)).subscribe(changed);
      return () => watched.unsubscribe();
    },
  };
}
