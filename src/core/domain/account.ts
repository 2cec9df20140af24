import { z } from "zod/mini";
import type { Outcome } from "./outcome.ts";

/** Who may read an account's records: its own devices only, or its server too. */
export const accountKindSchema = z.enum(["private", "assisted"]);
export type AccountKind = z.infer<typeof accountKindSchema>;

export const userSchema = z.object({ id: z.string(), email: z.string() });
export type User = z.infer<typeof userSchema>;

/** One wrapping of the vault key: AES-KW or AES-GCM ciphertext with what is needed to open it, base64url. */
export const wrappedKeySchema = z.object({
  /** Version of the derivation and its parameters ("argon2id-1", "recovery-1"). */
  scheme: z.string(),
  salt: z.optional(z.string()),
  iv: z.string(),
  ciphertext: z.string(),
});
export type WrappedKey = z.infer<typeof wrappedKeySchema>;

const mac = z.string().check(z.regex(/^[\w-]{43}$/));

/** What is kept of an account's vault: its key, wrapped by the password's key and by the recovery code's. Useless without either. */
export const vaultEnvelopeSchema = z.object({
  byPassword: wrappedKeySchema,
  byRecoveryCode: z.optional(wrappedKeySchema),
  /** Base64url SHA-256 of a key derived from the recovery code: proves that a new password may be set. */
  recoveryVerifier: z.optional(z.string()),
  /** Says, under the vault's key, which account on a server this is the vault of, and that it is a private one. On a server only. */
  statement: z.optional(z.object({ account: z.string().check(z.regex(/^[\w-]{22,64}$/)), mac })),
  /** Says, under the vault's key, that all of the above belongs together, and which of two is the newer. On a server only. */
  edition: z.optional(z.object({ number: z.int().check(z.positive()), mac })),
});
export type VaultEnvelope = z.infer<typeof vaultEnvelopeSchema>;

export interface Session {
  token: string;
  user: User;
  vault?: VaultEnvelope;
}

export type RegisterFailure = "email-taken";
export type LoginFailure = "wrong-credentials";
export type RecoveryFailure = "wrong-recovery-code";

/**
 * Accounts of one home (a device, or a server). Every `secret` is derived from the password before it comes here: the password itself
 * never does.
 */
export interface Accounts {
  register(request: {
    email: string;
    secret: string;
    vault?: VaultEnvelope;
  }): Promise<Outcome<Session, RegisterFailure>>;
  login(request: { email: string; secret: string }): Promise<Outcome<Session, LoginFailure>>;
  /** The user of a live session, or undefined. */
  verify(token: string): Promise<User | undefined>;
  /** Ends the session. An unknown token is no error. */
  logout(token: string): Promise<void>;
  /** The envelope by e-mail, so that a recovery code can open the vault before there is a session. */
  findVault(email: string): Promise<VaultEnvelope | undefined>;
  /** Replaces secret and envelope; `proof` is the recovery proof. */
  recover(request: {
    email: string;
    proof: string;
    secret: string;
    vault: VaultEnvelope;
  }): Promise<Outcome<Session, RecoveryFailure>>;
  /** Replaces secret and envelope of a signed-in user (the vault key stays, so no record is sealed again). */
  changeSecret(request: {
    userId: string;
    currentSecret: string;
    secret: string;
    vault?: VaultEnvelope;
    /** The session that asks. A home with several devices ends all others: whoever knew the old password is shut out. */
    token?: string;
  }): Promise<Outcome<null, LoginFailure>>;
  /** Adds or replaces the recovery wrapping (asked for again later if it was skipped at sign-up). */
  setRecovery(request: {
    userId: string;
    currentSecret: string;
    vault: VaultEnvelope;
  }): Promise<Outcome<null, LoginFailure>>;
}
