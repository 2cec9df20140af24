import { createHash, createHmac, randomBytes, scrypt, timingSafeEqual } from "node:crypto";

/** About 60 ms and 32 MB on a small server: the secret was already stretched on the device (Argon2id), but `curl` sends what it likes. */
const cost = { N: 32_768, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };
const saltBytes = 16;
const hashBytes = 32;

function derive(secret: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(secret, salt, hashBytes, cost, (error, hash) => (error === null ? resolve(hash) : reject(error)));
  });
}

/** "scrypt-1$salt$hash", base64url. */
export async function hashSecret(secret: string): Promise<string> {
  const salt = randomBytes(saltBytes);
  return `scrypt-1$${salt.toString("base64url")}$${(await derive(secret, salt)).toString("base64url")}`;
}

/** A hash that no secret fits, so that an unknown e-mail takes as long as a known one. */
const nobody = `scrypt-1$${Buffer.alloc(saltBytes).toString("base64url")}$${Buffer.alloc(hashBytes).toString("base64url")}`;

/** Whether the secret fits; undefined, for an account that is not there, never does and takes as long. */
export async function fits(secret: string, stored: string | undefined): Promise<boolean> {
  const [, salt = "", hash = ""] = (stored ?? nobody).split("$");
  const derived = await derive(secret, Buffer.from(salt, "base64url"));
  const expected = Buffer.from(hash, "base64url");
  return derived.length === expected.length && timingSafeEqual(derived, expected) && stored !== undefined;
}

/** 256 random bits, base64url. */
export function createToken(): string {
  return randomBytes(32).toString("base64url");
}

/** What is kept of a token. Random 256 bits need no slow hash. */
export function tokenHash(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

/** Whether a recovery proof is the one whose digest an envelope holds. */
export function provesRecovery(proof: string, verifier: string): boolean {
  const digest = createHash("sha256").update(proof).digest();
  const expected = Buffer.from(verifier, "base64url");
  return digest.length === expected.length && timingSafeEqual(digest, expected);
}

/** Bytes that are the same each time for the same words, and tell nothing to whoever has not the key. */
export function disguise(key: Buffer, words: string, length: number): string {
  const bytes = Buffer.concat([
    createHmac("sha256", key).update(`1 ${words}`).digest(),
    createHmac("sha256", key).update(`2 ${words}`).digest(),
  ]);
  return bytes.subarray(0, length).toString("base64url");
}
