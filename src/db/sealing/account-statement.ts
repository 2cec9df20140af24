import type { VaultEnvelope, WrappedKey } from "#core/domain/account.ts";
import { fail, type Outcome, succeed } from "#core/domain/outcome.ts";
import { toBase64url, utf8 } from "./bytes.ts";
import { deriveNamingKey } from "./derived-keys.ts";
import { normalizeEmail } from "./password-key.ts";

/** An envelope as a server keeps it: whose it is and which edition, both said under the key that it wraps. */
export type SignedVault = VaultEnvelope & Required<Pick<VaultEnvelope, "statement" | "edition">>;

/** "unsigned": an older version of the product made it, or somebody left out what was said. */
export type StatementFailure = "unsigned" | "altered";

/**
 * HMAC-SHA-256 (base64url) under a key derived from the vault key. A server never has that key: it can neither make an envelope of its own nor
 * put one account's, an older one or a part of one in another's place.
 *
 * @param vaultKey - Of the account; others can be derived from it.
 */
async function macOf(vaultKey: CryptoKey, parts: readonly unknown[]): Promise<string> {
  const key = await deriveNamingKey(vaultKey, "red-thread:account-statement:1");
  return toBase64url(new Uint8Array(await crypto.subtle.sign("HMAC", key, utf8(JSON.stringify(parts)))));
}

/** Stays as long as the account is of this kind: whoever recovers it by its code alone need not know the account's id to keep it. */
function statementParts(account: string, email: string) {
  return ["statement", account, normalizeEmail(email), "private"];
}

function editionParts(number: number, { byPassword, byRecoveryCode, recoveryVerifier }: VaultEnvelope) {
  return ["edition", number, partsOf(byPassword), byRecoveryCode && partsOf(byRecoveryCode), recoveryVerifier ?? null];
}

/** The cost of trying passwords stands in `scheme`: a weaker one does not pass for it. */
function partsOf({ scheme, salt, iv, ciphertext }: WrappedKey) {
  return [scheme, salt ?? null, iv, ciphertext];
}

/** The envelope with a new edition's number. The statement is left as it is, which a home keeps where none comes along. */
export async function signEdition(
  vaultKey: CryptoKey,
  envelope: VaultEnvelope,
  number: number,
): Promise<VaultEnvelope & Pick<SignedVault, "edition">> {
  return { ...envelope, edition: { number, mac: await macOf(vaultKey, editionParts(number, envelope)) } };
}

/** The envelope as a server is given it: of this account, private, and in this edition. */
export async function signVault(
  vaultKey: CryptoKey,
  envelope: VaultEnvelope,
  { account, email, edition }: { account: string; email: string; edition: number },
): Promise<SignedVault> {
  const statement = { account, mac: await macOf(vaultKey, statementParts(account, email)) };
  return { ...(await signEdition(vaultKey, envelope, edition)), statement };
}

/** The account and edition that an envelope is truly of. Whoever calls has opened the vault by the envelope itself, or had its key before. */
export async function readSignedVault(
  vaultKey: CryptoKey,
  envelope: VaultEnvelope,
  email: string,
): Promise<Outcome<{ account: string; edition: number }, StatementFailure>> {
  const { statement, edition } = envelope;
  if (statement === undefined && edition === undefined) return fail("unsigned");
  if (statement === undefined || edition === undefined) return fail("altered");
  const [said, whole] = await Promise.all([
    macOf(vaultKey, statementParts(statement.account, email)),
    macOf(vaultKey, editionParts(edition.number, envelope)),
  ]);
  if (said !== statement.mac || whole !== edition.mac) return fail("altered");
  return succeed({ account: statement.account, edition: edition.number });
}

/** The number of the edition after that one. Clocks make it greater than what a device that never saw the last one knows. */
export function nextEdition(last: number, now: number): number {
  return Math.max(last + 1, now);
}
