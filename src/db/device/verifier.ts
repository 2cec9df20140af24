import { type RandomBytes, sha256, toBase64url, utf8 } from "#db/sealing/bytes.ts";
import type { AccountRow } from "./device-database.ts";

/** What is kept of a secret: base64url SHA-256 over salt and secret, which was hardened before it came here. */
export async function verifierOf(secret: string, salt: string): Promise<string> {
  return toBase64url(await sha256(utf8(`${salt}.${secret}`)));
}

/** A verifier under a new salt. */
export async function createVerifier(
  secret: string,
  randomBytes: RandomBytes,
): Promise<Pick<AccountRow, "verifier" | "verifierSalt">> {
  const verifierSalt = toBase64url(randomBytes(16));
  return { verifierSalt, verifier: await verifierOf(secret, verifierSalt) };
}
