import type { SignatureCheck } from "#core/replication/verify-entries.ts";
import { toBase64url, utf8 } from "#db/sealing/bytes.ts";
import { deriveNamingKey } from "#db/sealing/derived-keys.ts";
import { createKeyedCheck } from "./device-identity.ts";
import type { EpochKeys } from "./epoch-keys.ts";

/** A device as a server lists it. */
export interface ListedDevice {
  device: string;
  publicKey: string;
  vouch?: string | undefined;
  /** What keys are sent to it by; left out by an older version. */
  agreementKey?: string | undefined;
  /** Which of the account's keys it is vouched for under; 0 where nothing is said. */
  epoch?: number | undefined;
  revoked?: boolean | undefined;
}

/** A device that the account vouches for. */
export interface VouchedDevice {
  device: string;
  publicKey: string;
  agreementKey?: string | undefined;
  vouchedAt: number;
}

/**
 * HMAC-SHA-256 (base64url) over account, device and public keys, under a key derived from the account's: only who can open the account's
 * records can vouch for a device, so a server cannot invent one. Under the newest key, so that who was signed out before cannot either.
 */
export async function vouchFor(
  accountKey: CryptoKey,
  account: string,
  { device, publicKey, agreementKey }: Pick<ListedDevice, "device" | "publicKey" | "agreementKey">,
): Promise<string> {
  const key = await deriveNamingKey(accountKey, "red-thread:device-vouching:1");
  const said = [account, device, publicKey, ...(agreementKey === undefined ? [] : [agreementKey])];
  const mac = await crypto.subtle.sign("HMAC", key, utf8(JSON.stringify(said)));
  return toBase64url(new Uint8Array(mac));
}

export interface VouchedDevices {
  /** Whether an operation is signed by a device that may write there. An unknown device is asked about once more. */
  isSigned: SignatureCheck;
  /** Asks the server for its list again, and answers it. Throws what `listDevices` throws. */
  refresh(): Promise<readonly ListedDevice[]>;
  /** Those that the account vouches for, as far as the server has listed them. */
  list(): readonly VouchedDevice[];
}

/**
 * The devices of an account whose keys count. Without `keys` (an assisted account, whose server may read and answer for everything)
 * the server's word is taken.
 */
export function createVouchedDevices(parts: {
  account: string;
  keys?: Pick<EpochKeys, "of">;
  listDevices: () => Promise<readonly ListedDevice[]>;
}): VouchedDevices {
  const { account, keys, listDevices } = parts;
  const vouched = new Map<string, VouchedDevice>();
  const check = createKeyedCheck(crypto.subtle);

  async function isVouched(listed: ListedDevice): Promise<boolean> {
    if (keys === undefined) return true;
    const key = keys.of(listed.epoch ?? 0);
    return key !== undefined && listed.vouch === (await vouchFor(key, account, listed));
  }

  async function refresh(): Promise<readonly ListedDevice[]> {
    const listed = await listDevices();
    for (const one of listed) {
      const { device, publicKey, agreementKey, epoch: vouchedAt = 0 } = one;
      const known = vouched.get(device);
      // A key that was vouched for once never changes: another one under the same name is an attack.
      if (known !== undefined && (known.publicKey !== publicKey || known.vouchedAt > vouchedAt)) continue;
      if (known !== undefined && known.vouchedAt === vouchedAt && known.agreementKey === agreementKey) continue;
      if (await isVouched(one)) vouched.set(device, { device, publicKey, agreementKey, vouchedAt });
    }
    return listed;
  }

  return {
    refresh,
    list: () => [...vouched.values()],
    async isSigned({ device, signature }, hash, at) {
      const member = at.members.get(device);
      if (member !== undefined) return check(member.publicKey, signature, hash);
      const isKnown = () => (vouched.get(device)?.vouchedAt ?? -1) >= at.number;
      if (!isKnown()) await refresh();
      const known = vouched.get(device);
      return known !== undefined && isKnown() && check(known.publicKey, signature, hash);
    },
  };
}
