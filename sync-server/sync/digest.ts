import { createHash, webcrypto } from "node:crypto";
import type { Digest } from "#core/replication/operation.ts";

/** SHA-256 in base64url: the same spelling as on devices. */
export const sha256: Digest = (text) => createHash("sha256").update(text).digest("base64url");

/** Whether an ECDSA signature (P-256, SHA-256, base64url) over a digest is of the key (raw, base64url). */
export async function isSignedBy(publicKey: string, signature: string, hash: string): Promise<boolean> {
  try {
    const key = await webcrypto.subtle.importKey(
      "raw",
      Buffer.from(publicKey, "base64url"),
      { name: "ECDSA", namedCurve: "P-256" },
      false,
      ["verify"],
    );
    const algorithm = { name: "ECDSA", hash: "SHA-256" };
    return await webcrypto.subtle.verify(algorithm, key, Buffer.from(signature, "base64url"), Buffer.from(hash));
  } catch {
    // Bytes that are no key and no signature sign nothing.
    return false;
  }
}
