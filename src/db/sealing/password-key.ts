import { type Bytes, sha256, toBase64url, utf8 } from "./bytes.ts";
import { deriveBytes, deriveCipherKey, importDerivationKey } from "./derived-keys.ts";

/**
 * Argon2id parameters by version. A version is never changed, only followed by another: the one an account was made with stands in its
 * vault envelope (`byPassword.scheme`).
 *
 * argon2id-1: 64 MiB and three passes, as RFC 9106 recommends for memory-constrained machines (OWASP's least is 19 MiB and two passes). One
 * lane, because a device has one thread to spare for it. Measured in desktop Chromium: 220 to 350 ms, 700 ms when the engine is cold.
 */
const passwordSchemes = {
  "argon2id-1": { memorySize: 64 * 1024, iterations: 3, parallelism: 1, hashLength: 32 },
} as const;

export type PasswordScheme = keyof typeof passwordSchemes;

type Hardening = (typeof passwordSchemes)[PasswordScheme] & { password: Uint8Array; salt: Uint8Array };

/** Argon2id: the key of a password and a salt. */
export type Harden = (request: Hardening) => Promise<Uint8Array>;

async function hardenHere(request: Hardening): Promise<Uint8Array> {
  const { argon2id } = await import("hash-wasm");
  return argon2id({ ...request, outputType: "binary" });
}

/** What new accounts and changed passwords use. */
export const currentPasswordScheme: PasswordScheme = "argon2id-1";

export interface PasswordKeys {
  scheme: PasswordScheme;
  /** What is sent to register and to sign in: base64url of 32 bytes. It cannot open the vault. */
  secret: string;
  /** Opens and wraps the vault key. Never leaves the page, and cannot be read from it. */
  wrappingKey: CryptoKey;
}

function isPasswordScheme(scheme: string): scheme is PasswordScheme {
  return Object.hasOwn(passwordSchemes, scheme);
}

/** The e-mail as accounts are told apart by it. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}

interface PasswordRequest {
  email: string;
  password: string;
  scheme?: string;
  /** Where the work is done, which takes a page's thread a quarter of a second; here, where nothing is said. */
  harden?: Harden;
}

/**
 * Everything that a password is good for. The salt is SHA-256("red-thread:1:" + trimmed lower-case e-mail), so that any device can derive
 * the same without asking; the password is taken in Unicode form NFKC, so that every keyboard types the same one.
 * Throws where `scheme` is of a newer version of the product.
 */
export async function derivePasswordKeys(request: PasswordRequest): Promise<PasswordKeys> {
  return (await deriveKeysOfAccount(request)).onDevice;
}

/** What a password is good for on its own device, and what it is good for together with an account's device secret. */
export interface KeysOfAccount {
  onDevice: PasswordKeys;
  /** For the account on a server: HMAC-SHA-256 with the device secret lies over the hardened password; without one, the same as `onDevice`. */
  onServer: PasswordKeys;
}

/** Like {@link derivePasswordKeys}, hardening once for both. */
export async function deriveKeysOfAccount({
  email,
  password,
  scheme = currentPasswordScheme,
  harden = hardenHere,
  deviceSecret,
}: PasswordRequest & { deviceSecret?: CryptoKey | undefined }): Promise<KeysOfAccount> {
  if (!isPasswordScheme(scheme))
    throw new Error(`This account was made by a newer version (${scheme}). Please reload.`);
  const hardened = new Uint8Array(
    await harden({
      ...passwordSchemes[scheme],
      password: utf8(password.normalize("NFKC")),
      salt: await sha256(utf8(`red-thread:1:${normalizeEmail(email)}`)),
    }),
  );
  const onDevice = await keysOf(scheme, hardened);
  if (deviceSecret === undefined) {
    hardened.fill(0);
    return { onDevice, onServer: onDevice };
  }
  const joined = new Uint8Array(await crypto.subtle.sign("HMAC", deviceSecret, hardened));
  hardened.fill(0);
  const onServer = await keysOf(scheme, joined);
  joined.fill(0);
  return { onDevice, onServer };
}

async function keysOf(scheme: PasswordScheme, bytes: Bytes): Promise<PasswordKeys> {
  const root = await importDerivationKey(bytes);
  return {
    scheme,
    secret: toBase64url(await deriveBytes(root, "red-thread:secret:1")),
    wrappingKey: await deriveCipherKey(root, "red-thread:vault-wrapping:1"),
  };
}
