import type { VaultEnvelope, WrappedKey } from "#core/domain/account.ts";
import { fail, type Outcome, succeed } from "#core/domain/outcome.ts";
import { type Bytes, fromBase64url, randomBytes, toBase64url, utf8 } from "./bytes.ts";
import type { PasswordKeys } from "./password-key.ts";
import { makeRecoveryCode, type RecoveryCode } from "./recovery-code.ts";
import { deriveRecoveryKeys, type RecoveryKeys, recoveryScheme, recoveryVerifierOf } from "./recovery-key.ts";
import { importVaultKey, withKeeper } from "./vault-content.ts";

/**
 * The key of all records of an account: 256 random bits from which the keys that seal are derived. In this form it can be kept in
 * IndexedDB for a session, but its bytes cannot be read: to wrap it again, it is opened from the envelope.
 */
export type VaultKey = CryptoKey;

/** The key did not fit: a wrong password or code, or an envelope that was changed. */
export type VaultFailure = "wrong-key";

export interface NewVault {
  vaultKey: VaultKey;
  envelope: VaultEnvelope;
  recoveryCode: RecoveryCode;
}

/** A new vault, wrapped by the password's key and by a new recovery code's. */
export async function createVault(password: PasswordKeys): Promise<NewVault> {
  const bytes = await withKeeper(randomBytes(32));
  try {
    const recovery = await wrapForNewCode(bytes);
    const envelope = { byPassword: await wrapForPassword(bytes, password), ...recovery.wrapped };
    return { vaultKey: await importVaultKey(bytes), envelope, recoveryCode: recovery.recoveryCode };
  } finally {
    bytes.fill(0);
  }
}

/** The vault key for a session. */
export function openVault(envelope: VaultEnvelope, keys: PasswordKeys): Promise<Outcome<VaultKey, VaultFailure>> {
  return withVaultBytes(envelope.byPassword, keys.wrappingKey, importVaultKey);
}

/** The envelope for a new password. The vault key and the recovery code stay, so no record is sealed again. */
export function rewrapForPassword(
  envelope: VaultEnvelope,
  keys: PasswordKeys,
  next: PasswordKeys,
): Promise<Outcome<VaultEnvelope, VaultFailure>> {
  return withVaultBytes(envelope.byPassword, keys.wrappingKey, async (bytes) => ({
    ...envelope,
    byPassword: await wrapForPassword(bytes, next),
  }));
}

/** The envelope with a new recovery code; the old code no longer opens it. A vault without a keeper gets one. */
export function rewrapForNewRecoveryCode(
  envelope: VaultEnvelope,
  keys: PasswordKeys,
): Promise<Outcome<{ envelope: VaultEnvelope; recoveryCode: RecoveryCode }, VaultFailure>> {
  return withVaultBytes(envelope.byPassword, keys.wrappingKey, async (bytes) => {
    const content = await withKeeper(bytes);
    const { wrapped, recoveryCode } = await wrapForNewCode(content);
    const byPassword = await wrapForPassword(content, keys);
    content.fill(0);
    return { envelope: { ...envelope, byPassword, ...wrapped }, recoveryCode };
  });
}

/** A vault opened by its recovery code alone, with the envelope for a new password. The recovery code stays as it is. */
export function recoverVault(
  byRecoveryCode: WrappedKey,
  recovery: RecoveryKeys,
  next: PasswordKeys,
): Promise<Outcome<{ vaultKey: VaultKey; envelope: VaultEnvelope }, VaultFailure>> {
  return withVaultBytes(byRecoveryCode, recovery.wrappingKey, async (bytes) => ({
    vaultKey: await importVaultKey(bytes),
    envelope: {
      byPassword: await wrapForPassword(bytes, next),
      byRecoveryCode,
      recoveryVerifier: await recoveryVerifierOf(recovery.proof),
    },
  }));
}

/**
 * What lies in a vault (`vault-content.ts`), for wrapping it for another home of the same account. Whoever is given them seals or clears them.
 */
export function openVaultBytes(wrapped: WrappedKey, wrappingKey: CryptoKey): Promise<Outcome<Bytes, VaultFailure>> {
  return withVaultBytes(wrapped, wrappingKey, async (bytes) => bytes.slice());
}

/** The envelope of a vault key for these password keys, with what a recovery code opens taken over from another envelope of the same vault. */
export async function wrapVault(
  bytes: Bytes,
  password: PasswordKeys,
  recovery: Pick<VaultEnvelope, "byRecoveryCode" | "recoveryVerifier"> = {},
): Promise<VaultEnvelope> {
  const { byRecoveryCode, recoveryVerifier } = recovery;
  return {
    byPassword: await wrapForPassword(bytes, password),
    ...(byRecoveryCode === undefined ? {} : { byRecoveryCode }),
    ...(recoveryVerifier === undefined ? {} : { recoveryVerifier }),
  };
}

/** What a known recovery code opens of a vault. */
export async function wrapForRecovery(
  bytes: Bytes,
  recovery: RecoveryKeys,
): Promise<Required<Pick<VaultEnvelope, "byRecoveryCode" | "recoveryVerifier">>> {
  return {
    byRecoveryCode: await wrap(bytes, recoveryScheme, recovery.wrappingKey),
    recoveryVerifier: await recoveryVerifierOf(recovery.proof),
  };
}

/** Opens what lies in a vault for as long as `use` takes. */
export async function withVaultBytes<Value>(
  wrapped: WrappedKey,
  wrappingKey: CryptoKey,
  use: (bytes: Bytes) => Promise<Value>,
): Promise<Outcome<Value, VaultFailure>> {
  const bytes = await unwrap(wrapped, wrappingKey);
  if (bytes === undefined) return fail("wrong-key");
  try {
    return succeed(await use(bytes));
  } finally {
    bytes.fill(0);
  }
}

/** What the key of a password opens of a vault. */
export function wrapForPassword(bytes: Bytes, { scheme, wrappingKey }: PasswordKeys): Promise<WrappedKey> {
  return wrap(bytes, scheme, wrappingKey);
}

/** What a new recovery code opens of a vault, with the code. */
export async function wrapForNewCode(bytes: Bytes) {
  const recoveryCode = makeRecoveryCode(randomBytes);
  return { recoveryCode, wrapped: await wrapForRecovery(bytes, await deriveRecoveryKeys(recoveryCode)) };
}

function cipher(scheme: string, iv: Bytes): AesGcmParams {
  return { name: "AES-GCM", iv, additionalData: utf8(`red-thread:vault:${scheme}`) };
}

/** Seals what lies in a vault under a key; `scheme` says which kind of key opens it. */
export async function wrap(bytes: Bytes, scheme: string, key: CryptoKey): Promise<WrappedKey> {
  const iv = randomBytes(12);
  const ciphertext = await crypto.subtle.encrypt(cipher(scheme, iv), key, bytes);
  return { scheme, iv: toBase64url(iv), ciphertext: toBase64url(new Uint8Array(ciphertext)) };
}

/** The wrapped bytes, or undefined where the key does not fit. */
async function unwrap(wrapped: WrappedKey, key: CryptoKey): Promise<Bytes | undefined> {
  try {
    const parameters = cipher(wrapped.scheme, fromBase64url(wrapped.iv));
    return new Uint8Array(await crypto.subtle.decrypt(parameters, key, fromBase64url(wrapped.ciphertext)));
  } catch (error) {
    // OperationError: the authentication tag is wrong. InvalidCharacterError: the envelope is not base64url.
    if (error instanceof DOMException) return undefined;
    throw error;
  }
}
