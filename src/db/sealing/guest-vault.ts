import type { WrappedKey } from "#core/domain/account.ts";
import type { Outcome } from "#core/domain/outcome.ts";
import { randomBytes } from "./bytes.ts";
import type { PasswordKeys } from "./password-key.ts";
import {
  type NewVault,
  type VaultFailure,
  type VaultKey,
  withVaultBytes,
  wrap,
  wrapForNewCode,
  wrapForPassword,
} from "./vault.ts";
import { importVaultKey, withKeeper } from "./vault-content.ts";

/*
 * The vault of records that are here before there is an account: the same random key as an account's, wrapped by a key of this device that can
 * be used and not be read. Keeping the records wraps it for a password and a recovery code instead; no record is sealed again.
 */

const guestScheme = "guest-1";

export interface GuestVault {
  /** A key of this device. */
  key: CryptoKey;
  vault: WrappedKey;
}

export async function createGuestVault(): Promise<GuestVault> {
  const key = await crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"]);
  const bytes = await withKeeper(randomBytes(32));
  try {
    return { key, vault: await wrap(bytes, guestScheme, key) };
  } finally {
    bytes.fill(0);
  }
}

/** The vault key, for as long as the records are open. */
export function openGuestVault({ key, vault }: GuestVault): Promise<Outcome<VaultKey, VaultFailure>> {
  return withVaultBytes(vault, key, importVaultKey);
}

/** The same vault as an account's: wrapped for its password, and for a new recovery code. */
export function keepGuestVault(
  { key, vault }: GuestVault,
  password: PasswordKeys,
): Promise<Outcome<NewVault, VaultFailure>> {
  return withVaultBytes(vault, key, async (bytes) => {
    const recovery = await wrapForNewCode(bytes);
    const envelope = { byPassword: await wrapForPassword(bytes, password), ...recovery.wrapped };
    return { vaultKey: await importVaultKey(bytes), envelope, recoveryCode: recovery.recoveryCode };
  });
}
