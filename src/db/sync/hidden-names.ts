import { sha256, toBase64url, utf8 } from "#db/sealing/bytes.ts";
import { deriveNamingKey } from "#db/sealing/derived-keys.ts";
import type { VaultKey } from "#db/sealing/vault.ts";

/**
 * Hides names that tell content, the same way on every device of the account: HMAC-SHA-256 under a key derived from the account's, base64url.
 * Without a key (the server may read everything) it is SHA-256, which only makes names short.
 */
export async function createNameHider(accountKey: CryptoKey | undefined): Promise<(name: string) => Promise<string>> {
  if (accountKey === undefined) return async (name) => toBase64url(await sha256(utf8(name)));
  const key = await deriveNamingKey(accountKey, "red-thread:sync-names:1");
  return async (name) => toBase64url(new Uint8Array(await crypto.subtle.sign("HMAC", key, utf8(name))));
}

/** Tells one value from another without telling what it is: a keyed digest of 128 bits, base64url. Only good on this device. */
export async function createPrinter(vaultKey: VaultKey): Promise<(text: string) => Promise<string>> {
  const key = await deriveNamingKey(vaultKey, "red-thread:sync-prints:1");
  return async (text) => toBase64url(new Uint8Array(await crypto.subtle.sign("HMAC", key, utf8(text)), 0, 16));
}
