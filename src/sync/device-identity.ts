import type { Operation } from "#core/replication/operation.ts";
import { fromBase64url, toBase64url, utf8 } from "#db/sealing/bytes.ts";

const algorithm = { name: "ECDSA", namedCurve: "P-256" };
const signing = { name: "ECDSA", hash: "SHA-256" };

export interface DeviceIdentity {
  device: string;
  /** Raw P-256 key, base64url: what others know this device by. */
  publicKey: string;
  sign(hash: string): Promise<string>;
}

/** A key pair whose private half cannot leave this device's browser. */
export function createKeyPair(subtle: SubtleCrypto): Promise<CryptoKeyPair> {
  return subtle.generateKey(algorithm, false, ["sign", "verify"]);
}

export async function deviceIdentity(
  subtle: SubtleCrypto,
  device: string,
  keys: CryptoKeyPair,
): Promise<DeviceIdentity> {
  const publicKey = toBase64url(new Uint8Array(await subtle.exportKey("raw", keys.publicKey)));
  return {
    device,
    publicKey,
    sign: async (hash) => toBase64url(new Uint8Array(await subtle.sign(signing, keys.privateKey, utf8(hash)))),
  };
}

/** Whether a signature over a digest is of this key (raw, base64url). */
export function createKeyedCheck(
  subtle: SubtleCrypto,
): (publicKey: string, signature: string, hash: string) => Promise<boolean> {
  const imported = new Map<string, Promise<CryptoKey>>();
  return async (publicKey, signature, hash) => {
    const known =
      imported.get(publicKey) ?? subtle.importKey("raw", fromBase64url(publicKey), algorithm, false, ["verify"]);
    imported.set(publicKey, known);
    try {
      return await subtle.verify(signing, await known, fromBase64url(signature), utf8(hash));
    } catch {
      return false;
    }
  };
}

/** Whether an operation is signed by the device that it names, of which `publicKeyOf` tells the key. */
export function createSignatureCheck(
  subtle: SubtleCrypto,
  publicKeyOf: (device: string) => string | undefined,
): (operation: Operation, hash: string) => Promise<boolean> {
  const check = createKeyedCheck(subtle);
  return async ({ device, signature }, hash) => {
    const publicKey = publicKeyOf(device);
    return publicKey !== undefined && check(publicKey, signature, hash);
  };
}
