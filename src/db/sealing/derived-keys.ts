import { type Bytes, utf8 } from "./bytes.ts";

/**
 * HKDF (RFC 5869) with SHA-256 and an empty salt: its input is already uniformly random or hardened, so that only `info` has to tell the
 * derived keys apart.
 */
function hkdf(info: string): HkdfParams {
  return { name: "HKDF", hash: "SHA-256", salt: new Uint8Array(0), info: utf8(info) };
}

/** A key that can do nothing but have others derived from it; its bytes cannot be read back. */
export function importDerivationKey(bytes: Bytes): Promise<CryptoKey> {
  return crypto.subtle.importKey("raw", bytes, "HKDF", false, ["deriveBits", "deriveKey"]);
}

/** 32 bytes derived for the purpose `info`. */
export async function deriveBytes(key: CryptoKey, info: string): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.deriveBits(hkdf(info), key, 256));
}

/** A non-extractable AES-256-GCM key derived for the purpose `info`. */
export function deriveCipherKey(key: CryptoKey, info: string): Promise<CryptoKey> {
  return crypto.subtle.deriveKey(hkdf(info), key, { name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"]);
}

/** A non-extractable HMAC-SHA-256 key derived for the purpose `info`. */
export function deriveNamingKey(key: CryptoKey, info: string): Promise<CryptoKey> {
  return crypto.subtle.deriveKey(hkdf(info), key, { name: "HMAC", hash: "SHA-256", length: 256 }, false, ["sign"]);
}
