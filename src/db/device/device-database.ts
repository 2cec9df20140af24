import { Dexie, type Table } from "dexie";
import type { VaultEnvelope, WrappedKey } from "#core/domain/account.ts";
import type { Backup } from "#core/domain/backup.ts";
import { migrateDeviceDatabase } from "#db/migrations.ts";
import { sha256, toBase64url, utf8 } from "#db/sealing/bytes.ts";
import type { Sealed } from "#db/sealing/codec.ts";
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

/**
 * Records that somebody put in before there was an account. They are sealed like an account's; what opens them lies here until they are kept,
 * thrown away, or their time is over.
 */
export interface GuestRow {
  /** Random and opaque, like `databaseName`. */
  id: string;
  tokenHash: string;
  databaseName: string;
  /** Opens `vault`, and cannot be read. Left out once they are to go: from then on nothing opens them. */
  key?: CryptoKey;
  vault: WrappedKey;
  /** Epoch milliseconds; 0 once they are to go. */
  expiresAt: number;
}

/** How an account of this device takes part in its account on a server. Whatever could open a record or a session there lies sealed. */
export interface SyncRow {
  /** The account on this device. */
  accountId: string;
  /** The account on the server: the same for all its devices. */
  serverAccount: string;
  kind: "private" | "assisted";
  /** What this device is called there. */
  device: string;
  /** The private half cannot be read. */
  keys: CryptoKeyPair;
  /** What later keys of the account are sent to this device by; the private half cannot be read. Left out by an older version. */
  agreementKeys?: CryptoKeyPair;
  /** Whether another device has shut this one out: it can take part under a new name only. */
  isShutOut?: boolean;
  /** The device secret of a private account, to be used and not to be read: a changed password is proved with it before anything is open. */
  deviceSecretKey?: CryptoKey;
  /** Whether the account's vault key is also the key of this device's records: then a changed password opens both. */
  sharesVault: boolean;
  /** Whether this device is signed in there, as far as it knows. */
  isOn: boolean;
  /** Whether the account begins anew on its server, so that what was exchanged before means nothing any more. */
  startsAnew: boolean;
  /** Whether the person said that the recovery kit is kept; until then the settings ask. */
  kitKept: boolean;
  /** The newest edition of the account's vault that this device has seen; left out by an older version. */
  edition?: number;
  secrets: Sealed<SyncSecrets>;
}

/** What this device holds to be so of an account, whatever a server says: sealed, so that nothing else on the device can say otherwise. */
export interface AccountPin {
  account: string;
  kind: "private" | "assisted";
  edition: number;
}

export interface SyncSecrets {
  /** Left out by an older version. */
  pin?: AccountPin;
  /** Undefined while this device is signed out from the server. */
  token?: string;
  /** The account's first key as all its devices know it, base64url; for an assisted account there is none. */
  accountKey?: string;
  /** The keys that came after it, oldest first. */
  epochs?: { number: number; opId: string; key: string; isLate?: boolean | undefined }[];
  /** The public half of the account's keeper, which later keys are sealed to; left out where the account has none yet. */
  keeper?: string;
  /** The sign-in letters of a private account. */
  letters?: string;
}

/** Where the sealed copies of an account go, and which was the last. */
export interface BackupRow {
  accountId: string;
  last?: Backup;
  /** The folder that the person has picked once, in browsers that know such a thing. */
  folder?: FileSystemDirectoryHandle | undefined;
  /** When a backup was last opened with the recovery code and read to its end, in epoch milliseconds. */
  triedAt?: number;
}

/** One for each device, shared by all its accounts. */
export class DeviceDatabase extends Dexie {
  declare readonly accounts: Table<AccountRow, string>;
  declare readonly sessions: Table<SessionRow, string>;
  declare readonly syncs: Table<SyncRow, string>;
  declare readonly guests: Table<GuestRow, string>;
  declare readonly backups: Table<BackupRow, string>;

  constructor(name = "red-thread") {
    super(name, { chromeTransactionDurability: "strict", cache: "disabled" });
    migrateDeviceDatabase(this);
  }
}

export async function hashToken(token: string): Promise<string> {
  return toBase64url(await sha256(utf8(token)));
}
