import type { Bytes } from "./bytes.ts";
import { importDerivationKey } from "./derived-keys.ts";
import { createKeptKey, keptKeyBytes, openKeptKey } from "./key-agreement.ts";
import type { VaultKey } from "./vault.ts";

/*
 * What lies in a vault: the account's first key, and after it the keeper, the private half of a key pair that later keys are sealed to. Devices
 * keep the first key and the keeper's public half only, so that the password or the recovery code opens what a device that was signed out
 * cannot. Vaults of older versions hold the first key alone.
 */

const keyBytes = 32;

/** The bytes of the account's first key. */
export function firstKeyOf(content: Bytes): Bytes {
  return content.slice(0, keyBytes);
}

export function importVaultKey(content: Bytes): Promise<VaultKey> {
  return importDerivationKey(firstKeyOf(content));
}

/** Undefined where an older version made the vault. */
export async function keeperOf(content: Bytes): Promise<{ privateKey: CryptoKey; publicKey: string } | undefined> {
  return content.length === keyBytes + keptKeyBytes ? openKeptKey(content.slice(keyBytes)) : undefined;
}

/** The content with a keeper: as it is where it has one. */
export async function withKeeper(content: Bytes): Promise<Bytes> {
  if (content.length !== keyBytes) return content.slice();
  const joined = new Uint8Array(keyBytes + keptKeyBytes);
  joined.set(content);
  joined.set(await createKeptKey(), keyBytes);
  return joined;
}
