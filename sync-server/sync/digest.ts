import { hash, webcrypto } from "node:crypto";
import type { Digest } from "#core/replication/operation.ts";

/** SHA-256 in base64url: the same spelling as on devices. */
export const sha256: Digest = (text) => hash("sha256", text, "base64url");

/** Keys that were imported already; a server has few devices, and asks for each of them all the time. */
const imported = new Map<string, Promise<webcrypto.CryptoKey>>();
const mostKept = 10_000;

function keyOf(publicKey: string): Promise<webcrypto.CryptoKey> {
  const known = imported.get(publicKey);
  if (known !== undefined) return known;
  if (imported.size >= mostKept) imported.clear();
  const algorithm = { name: "ECDSA", namedCurve: "P-256" };
  const key = webcrypto.subtle.importKey("raw", Buffer.from(publicKey, "base64url"), algorithm, false, ["verify"]);
  imported.set(publicKey, key);
  return key;
}

/** Whether an ECDSA signature (P-256, SHA-256, base64url) over a digest is of the key (raw, base64url). */
export async function isSignedBy(publicKey: string, signature: string, hash: string): Promise<boolean> {
  try {
    const key = await keyOf(publicKey);
    const algorithm = { name: "ECDSA", hash: "SHA-256" };
    return await webcrypto.subtle.verify(algorithm, key, Buffer.from(signature, "base64url"), Buffer.from(hash));
  } catch {
    // Bytes that are no key and no signature sign nothing.
    return false;
  }
}

/** SHA-256 of a file in lower-case hex, as documents name it. */
export const hexSha256 = (bytes: Uint8Array): string => hash("sha256", bytes, "hex");
