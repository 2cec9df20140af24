import { Dexie, type Table } from "dexie";
import type { VaultEnvelope } from "#core/records/account.ts";
import { migrateDeviceDatabase } from "#db/migrations.ts";
import { sha256, toBase64url, utf8 } from "#db/sealing/bytes.ts";
import type { VaultKey } from "#db/sealing/vault.ts";

/** Whether the recovery code was kept: until it is `confirmed`, the product asks again. */
export interface RecoveryCodeState {
  state: "unconfirmed" | "skipped" | "confirmed";
  /** Epoch milliseconds of the last change. */
  since: number;
}

export interface AccountRow {
  /** Random and opaque, like `databaseName`. */
  id: string;
  email: string;
  /** The e-mail as accounts are told apart by it. */
  emailKey: string;
  verifierSalt: string;
  /** Base64url SHA-256 over salt and secret. */
  verifier: string;
  vault?: VaultEnvelope;
  databaseName: string;
  recoveryCode: RecoveryCodeState;
}

export interface SessionRow {
  /** Base64url SHA-256 of the token: who reads the disk cannot take over the session by name. */
  tokenHash: string;
  accountId: string;
  createdAt: number;
  /** Left out for the moment between signing in and opening the vault. */
  vaultKey?: VaultKey;
}

/** One for each device, shared by all its accounts. */
export class DeviceDatabase extends Dexie {
  declare readonly accounts: Table<AccountRow, string>;
  declare readonly sessions: Table<SessionRow, string>;

  constructor(name = "red-thread") {
    super(name, { chromeTransactionDurability: "strict", cache: "disabled" });
    migrateDeviceDatabase(this);
  }
}

export async function hashToken(token: string): Promise<string> {
  return toBase64url(await sha256(utf8(token)));
}
