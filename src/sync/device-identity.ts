import type { Operation } from "#core/replication/operation.ts";

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
  const publicKey = base64url(await subtle.exportKey("raw", keys.publicKey));
  return {
    device,
    publicKey,
    sign: async (hash) => base64url(await subtle.sign(signing, keys.privateKey, new TextEncoder().encode(hash))),
  };
}

/**
 * Whether an operation is signed by the device that it names. `publicKeyOf` tells only keys that this account's own devices vouch for: a key
 * that a server names is nobody's.
 */
export function createSignatureCheck(
  subtle: SubtleCrypto,
  publicKeyOf: (device: string) => string | undefined,
): (operation: Operation, hash: string) => Promise<boolean> {
  const imported = new Map<string, Promise<CryptoKey>>();
  return async ({ device, signature }, hash) => {
    const raw = publicKeyOf(device);
    if (raw === undefined) return false;
    const known = imported.get(raw) ?? subtle.importKey("raw", bytesOf(raw), algorithm, false, ["verify"]);
    imported.set(raw, known);
    try {
      return await subtle.verify(signing, await known, bytesOf(signature), new TextEncoder().encode(hash));
    } catch {
      return false;
    }
  };
}

export function base64url(bytes: ArrayBuffer): string {
  return btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replace(/\+/g, "-")
    .replace(/\//g, "_")
    .replace(/=+$/, "");
}

export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (letter) => letter.charCodeAt(0));
}
