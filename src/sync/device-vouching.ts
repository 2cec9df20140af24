import type { Operation } from "#core/replication/operation.ts";
import { toBase64url, utf8 } from "#db/sealing/bytes.ts";
import { deriveNamingKey } from "#db/sealing/derived-keys.ts";
import { createSignatureCheck } from "./device-identity.ts";

/** A device as a server lists it. */
export interface ListedDevice {
  device: string;
  publicKey: string;
  vouch?: string | undefined;
}

/**
 * HMAC-SHA-256 (base64url) over account, device and public key, under a key derived from the account's vault key: only who can open the
 * account's records can vouch for a device, so a server cannot invent one.
 */
export async function vouchFor(
  accountKey: CryptoKey,
  account: string,
  { device, publicKey }: Omit<ListedDevice, "vouch">,
): Promise<string> {
  const key = await deriveNamingKey(accountKey, "red-thread:device-vouching:1");
  const mac = await crypto.subtle.sign("HMAC", key, utf8(JSON.stringify([account, device, publicKey])));
  return toBase64url(new Uint8Array(mac));
}

export interface VouchedDevices {
  /** Whether an operation is signed by a device that this account's devices vouch for. An unknown device is asked about once more. */
  isSigned(operation: Operation, hash: string): Promise<boolean>;
  /** Asks the server for its list again. Throws what `listDevices` throws. */
  refresh(): Promise<void>;
}

/**
 * The devices of an account whose keys count. Without `accountKey` (an assisted account, whose server may read and answer for everything)
 * the server's word is taken.
 */
export function createVouchedDevices(parts: {
  account: string;
  accountKey?: CryptoKey;
  listDevices: () => Promise<readonly ListedDevice[]>;
}): VouchedDevices {
  const { account, accountKey, listDevices } = parts;
  const keys = new Map<string, string>();
  const check = createSignatureCheck(crypto.subtle, (device) => keys.get(device));

  async function isVouched(listed: ListedDevice): Promise<boolean> {
    return accountKey === undefined || listed.vouch === (await vouchFor(accountKey, account, listed));
  }

  async function refresh(): Promise<void> {
    for (const listed of await listDevices()) {
      // A key that was vouched for once never changes: another one under the same name is an attack.
      if (!keys.has(listed.device) && (await isVouched(listed))) keys.set(listed.device, listed.publicKey);
    }
  }

  return {
    refresh,
    async isSigned(operation, hash) {
      if (!keys.has(operation.device)) await refresh();
      return check(operation, hash);
    },
  };
}
