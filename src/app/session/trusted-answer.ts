import type { SessionResponse } from "#api/contract.ts";
import type { AccountKind, User } from "#core/domain/account.ts";
import type { OpenedSync } from "#db/device/device-syncs.ts";
import { readSignedVault } from "#db/sealing/account-statement.ts";
import { type Bytes, toBase64url } from "#db/sealing/bytes.ts";
import { normalizeEmail } from "#db/sealing/password-key.ts";
import { openVaultBytes } from "#db/sealing/vault.ts";
import { firstKeyOf, importVaultKey } from "#db/sealing/vault-content.ts";
import { syncTexts } from "#features/texts/sync.ts";
import { SessionError } from "./session-error.ts";

const words = syncTexts.failures;

/** What this device holds to be so of an account before a server says anything. */
export interface Expected {
  email: string;
  /** What the person chose here, or what was pinned here: no answer changes it. */
  kind: AccountKind;
  /** Undefined where this device does not know the account yet. */
  account?: string | undefined;
  /** An edition of the vault that was seen here: an older one is not taken any more. */
  edition?: number | undefined;
  /** The vault key of an account that an older version pinned nothing of: its vault may be unsigned, and is signed now. */
  unsignedKey?: string | undefined;
}

export interface TrustedAnswer {
  user: User;
  edition: number;
  /** Of a private account: what lies in its vault. */
  bytes?: Bytes;
  /** An older version made the vault. */
  isUnsigned: boolean;
}

/** What is pinned of an account that this device takes part in. */
export function pinnedBy(sync: OpenedSync): Pick<Expected, "kind" | "account" | "edition" | "unsignedKey"> {
  const { kind, serverAccount: account, edition, secrets } = sync;
  const unsignedKey = secrets.pin === undefined ? secrets.accountKey : undefined;
  return { kind, account, edition, unsignedKey };
}

/** Throws SessionError where somebody else is meant, or an account of another kind. */
export function trustUser({ user, vault }: Pick<SessionResponse, "user" | "vault">, expected: Expected): void {
  if ((expected.kind === "private") !== (vault !== undefined)) throw new SessionError(words.otherKind);
  if (normalizeEmail(user.email) !== normalizeEmail(expected.email)) throw new SessionError(words.altered);
  if (expected.account !== undefined && user.id !== expected.account) throw new SessionError(words.altered);
}

/** Checks a vault whose key is known. Answers its edition. Throws SessionError. */
export async function trustVault(
  vaultKey: CryptoKey,
  { user, vault }: Pick<SessionResponse, "user" | "vault">,
  expected: Expected,
): Promise<number> {
  trustUser({ user, vault }, expected);
  const signed = vault && (await readSignedVault(vaultKey, vault, expected.email));
  if (!signed?.ok) throw new SessionError(signed?.failure === "unsigned" ? words.unsigned : words.altered);
  if (signed.value.account !== user.id) throw new SessionError(words.altered);
  if (signed.value.edition < (expected.edition ?? 0)) throw new SessionError(words.older);
  return signed.value.edition;
}

/**
 * What an answer about an account may be believed for. Who the account is, that it is private and that its vault is whole is said under the
 * vault's own key; whatever else comes is an error in words, and nothing of it was taken. Throws SessionError.
 */
export async function trustAnswer(
  answer: Pick<SessionResponse, "user" | "vault">,
  expected: Expected,
  wrappingKey: CryptoKey,
): Promise<TrustedAnswer> {
  const { user, vault } = answer;
  trustUser(answer, expected);
  if (vault === undefined) return { user, edition: 0, isUnsigned: false };
  const opened = await openVaultBytes(vault.byPassword, wrappingKey);
  // The server took the secret of this password, and would open this very wrapping with it: another one stands in its place.
  if (!opened.ok) throw new SessionError(words.altered);
  const bytes = opened.value;
  const { statement, edition } = vault;
  if (statement === undefined && edition === undefined && expected.unsignedKey === toBase64url(firstKeyOf(bytes)))
    return { user, edition: 0, bytes, isUnsigned: true };
  return {
    user,
    edition: await trustVault(await importVaultKey(bytes), answer, expected),
    bytes,
    isUnsigned: false,
  };
}
