import { z } from "zod/mini";
import { type Bytes, fromBase64url, randomBytes, toBase64url, utf8 } from "./bytes.ts";
import { deriveCipherKey, importDerivationKey } from "./derived-keys.ts";

const algorithm = { name: "ECDH", namedCurve: "P-256" };
const curve = { kty: "EC", crv: "P-256" };

/** Bytes that one key pair alone can open: ECDH with a key made for this once, HKDF, AES-256-GCM. All base64url. */
export const sealedToSchema = z.object({ key: z.string(), iv: z.string(), ciphertext: z.string() });
export type SealedTo = z.infer<typeof sealedToSchema>;

/** A key pair that others can send keys to; its private half cannot leave this device's browser. */
export function createAgreementKeys(): Promise<CryptoKeyPair> {
  return crypto.subtle.generateKey(algorithm, false, ["deriveBits"]);
}

/** The public half as others know it: raw, base64url. */
export async function agreementKeyOf({ publicKey }: CryptoKeyPair): Promise<string> {
  return toBase64url(new Uint8Array(await crypto.subtle.exportKey("raw", publicKey)));
}

async function cipherFor(privateKey: CryptoKey, publicKey: string, names: readonly string[]): Promise<CryptoKey> {
  const other = await crypto.subtle.importKey("raw", fromBase64url(publicKey), algorithm, false, []);
  const shared = await crypto.subtle.deriveBits({ name: "ECDH", public: other }, privateKey, 256);
  const root = await importDerivationKey(new Uint8Array(shared));
  return deriveCipherKey(root, `red-thread:sealed-to:1:${names.join(":")}`);
}

/** `place` is what it is for: sealed for one, it opens for no other. */
export async function sealTo(publicKey: string, place: string, content: Bytes): Promise<SealedTo> {
  const once = await crypto.subtle.generateKey(algorithm, false, ["deriveBits"]);
  const key = await agreementKeyOf(once);
  const cipher = await cipherFor(once.privateKey, publicKey, [key, publicKey]);
  const iv = randomBytes(12);
  const ciphertext = await crypto.subtle.encrypt({ name: "AES-GCM", iv, additionalData: utf8(place) }, cipher, content);
  return { key, iv: toBase64url(iv), ciphertext: toBase64url(new Uint8Array(ciphertext)) };
}

/** Undefined where it was sealed to another key, for another place, or changed. */
export async function openSealedTo(
  own: { privateKey: CryptoKey; publicKey: string },
  place: string,
  { key, iv, ciphertext }: SealedTo,
): Promise<Bytes | undefined> {
  try {
    const cipher = await cipherFor(own.privateKey, key, [key, own.publicKey]);
    const parameters = { name: "AES-GCM", iv: fromBase64url(iv), additionalData: utf8(place) };
    return new Uint8Array(await crypto.subtle.decrypt(parameters, cipher, fromBase64url(ciphertext)));
  } catch (error) {
    // Not base64url, no key of the curve, or the authentication tag is wrong.
    if (error instanceof DOMException) return undefined;
    throw error;
  }
}

/** Private and public parts of a P-256 key, one after the other. */
const scalarBytes = 32;
export const keptKeyBytes = 3 * scalarBytes;

/** A new key pair in a form that is kept sealed. */
export async function createKeptKey(): Promise<Bytes> {
  const { privateKey } = await crypto.subtle.generateKey(algorithm, true, ["deriveBits"]);
  const { d = "", x = "", y = "" } = await crypto.subtle.exportKey("jwk", privateKey);
  const bytes = new Uint8Array(keptKeyBytes);
  for (const [place, part] of [d, x, y].entries()) bytes.set(fromBase64url(part), place * scalarBytes);
  return bytes;
}

/** The pair of {@link createKeptKey}, to be used. */
export async function openKeptKey(bytes: Bytes): Promise<{ privateKey: CryptoKey; publicKey: string }> {
  const [d = "", x = "", y = ""] = [0, 1, 2].map((place) =>
    toBase64url(bytes.subarray(place * scalarBytes, (place + 1) * scalarBytes)),
  );
  const privateKey = await crypto.subtle.importKey("jwk", { ...curve, d, x, y }, algorithm, false, ["deriveBits"]);
  return { privateKey, publicKey: toBase64url(Uint8Array.of(4, ...fromBase64url(x), ...fromBase64url(y))) };
}
