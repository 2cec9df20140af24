import type { Accounts, Session, VaultEnvelope } from "#core/domain/account.ts";
import { fail, succeed } from "#core/domain/outcome.ts";
import { randomBytes as browserRandomBytes, type RandomBytes, toBase64url } from "#db/sealing/bytes.ts";
import { normalizeEmail } from "#db/sealing/password-key.ts";
import { recoveryVerifierOf } from "#db/sealing/recovery-key.ts";
import { type AccountRow, type DeviceDatabase, hashToken, type SessionRow } from "./device-database.ts";
import { newAccountRow } from "./new-account-row.ts";
import { createVerifier, verifierOf } from "./verifier.ts";

/**
 * The accounts of this device. A secret is kept only as a salted SHA-256: it was hardened (Argon2id) before it came here. All hashing is
 * done before a transaction, which then compares again: of two that change one account at once, the second sees the first.
 */
export function createDeviceAccounts({
  database,
  now,
  randomBytes = browserRandomBytes,
}: {
  database: DeviceDatabase;
  /** Epoch milliseconds. */
  now: () => number;
  randomBytes?: RandomBytes;
}): Accounts {
  const { accounts, sessions } = database;

  const newVerifier = (secret: string) => createVerifier(secret, randomBytes);

  async function newSession(): Promise<{ token: string; row: Omit<SessionRow, "accountId"> }> {
    const token = toBase64url(randomBytes(32));
    return { token, row: { tokenHash: await hashToken(token), createdAt: now() } };
  }

  function findByEmail(email: string): Promise<AccountRow | undefined> {
    return accounts.get({ emailKey: normalizeEmail(email) });
  }

  function toSession(token: string, { id, email, vault }: Pick<AccountRow, "id" | "email" | "vault">): Session {
    return { token, user: { id, email }, ...(vault === undefined ? {} : { vault }) };
  }

  return {
    async register({ email, secret, vault }) {
      const session = await newSession();
      const account = await newAccountRow({ email, secret, vault, now: now(), randomBytes });
      return database.transaction("rw", accounts, sessions, async () => {
        if (await accounts.get({ emailKey: account.emailKey })) return fail("email-taken");
        await accounts.add(account);
        await sessions.add({ ...session.row, accountId: account.id });
        return succeed(toSession(session.token, account));
      });
    },

    async login({ email, secret }) {
      const account = await findByEmail(email);
      // An unknown e-mail costs the same as a wrong secret.
      const verifier = await verifierOf(secret, account?.verifierSalt ?? "");
      const session = await newSession();
      return database.transaction("rw", accounts, sessions, async () => {
        const current = account && (await accounts.get(account.id));
        if (current?.verifier !== verifier) return fail("wrong-credentials");
        await sessions.add({ ...session.row, accountId: current.id });
        return succeed(toSession(session.token, current));
      });
    },

    async verify(token) {
      const tokenHash = await hashToken(token);
      const session = await sessions.get(tokenHash);
      const account = session && (await accounts.get(session.accountId));
      return account && { id: account.id, email: account.email };
    },

    async logout(token) {
      await sessions.delete(await hashToken(token));
    },

    async findVault(email): Promise<VaultEnvelope | undefined> {
      return (await findByEmail(email))?.vault;
    },

    async recover({ email, proof, secret, vault }) {
      const recoveryVerifier = await recoveryVerifierOf(proof);
      const verifier = await newVerifier(secret);
      const session = await newSession();
      return database.transaction("rw", accounts, sessions, async () => {
        const account = await findByEmail(email);
        if (account?.vault?.recoveryVerifier !== recoveryVerifier) return fail("wrong-recovery-code");
        const recovered: AccountRow = { ...account, ...verifier, vault };
        await accounts.put(recovered);
        // Whoever knew the old password is shut out.
        await sessions.where("accountId").equals(account.id).delete();
        await sessions.add({ ...session.row, accountId: account.id });
        return succeed(toSession(session.token, recovered));
      });
    },

    async changeSecret({ userId, currentSecret, secret, vault }) {
      const account = await accounts.get(userId);
      const currentVerifier = await verifierOf(currentSecret, account?.verifierSalt ?? "");
      const verifier = await newVerifier(secret);
      return database.transaction("rw", accounts, async () => {
        const current = await accounts.get(userId);
        if (current?.verifier !== currentVerifier) return fail("wrong-credentials");
        await accounts.put({ ...current, ...verifier, ...(vault === undefined ? {} : { vault }) });
        return succeed(null);
      });
    },

    async setRecovery({ userId, currentSecret, vault }) {
      const account = await accounts.get(userId);
      const currentVerifier = await verifierOf(currentSecret, account?.verifierSalt ?? "");
      return database.transaction("rw", accounts, async () => {
        const current = await accounts.get(userId);
        if (current?.verifier !== currentVerifier) return fail("wrong-credentials");
        await accounts.put({ ...current, vault });
        return succeed(null);
      });
    },
  };
}
