import type { Accounts, Session, User, VaultEnvelope } from "#core/domain/account.ts";
import { fail, succeed } from "#core/domain/outcome.ts";

interface AccountRow {
  user: User;
  secret: string;
  vault?: VaultEnvelope;
}

/**
 * Accounts in memory, for tests only: secrets stand there as they came. `proves` decides whether a recovery proof fits an envelope;
 * without it, the proof must equal the verifier.
 */
export function createMemoryAccounts(options: {
  newId: () => string;
  proves?: (proof: string, verifier: string) => Promise<boolean>;
}): Accounts {
  const { newId, proves = async (proof, verifier) => proof === verifier } = options;
  const accounts = new Map<string, AccountRow>();
  const sessions = new Map<string, User>();
  const key = (email: string) => email.trim().toLowerCase();
  const byId = (id: string) => [...accounts.values()].find((account) => account.user.id === id);

  function openSession({ user, vault }: AccountRow): Session {
    const token = newId();
    sessions.set(token, user);
    return { token, user: { ...user }, ...(vault === undefined ? {} : { vault: structuredClone(vault) }) };
  }

  function endSessions(userId: string): void {
    for (const [token, user] of sessions) if (user.id === userId) sessions.delete(token);
  }

  return {
    async register({ email, secret, vault }) {
      if (accounts.has(key(email))) return fail("email-taken");
      const row: AccountRow = {
        user: { id: newId(), email: key(email) },
        secret,
        ...(vault === undefined ? {} : { vault }),
      };
      accounts.set(key(email), row);
      return succeed(openSession(row));
    },
    async login({ email, secret }) {
      const row = accounts.get(key(email));
      return row?.secret === secret ? succeed(openSession(row)) : fail("wrong-credentials");
    },
    async verify(token) {
      const user = sessions.get(token);
      return user && { ...user };
    },
    async logout(token) {
      sessions.delete(token);
    },
    async findVault(email) {
      return structuredClone(accounts.get(key(email))?.vault);
    },
    async recover({ email, proof, secret, vault }) {
      const row = accounts.get(key(email));
      const verifier = row?.vault?.recoveryVerifier;
      if (row === undefined || verifier === undefined || !(await proves(proof, verifier))) {
        return fail("wrong-recovery-code");
      }
      Object.assign(row, { secret, vault: structuredClone(vault) });
      // Whoever knew the old password is shut out.
      endSessions(row.user.id);
      return succeed(openSession(row));
    },
    async changeSecret({ userId, currentSecret, secret, vault }) {
      const row = byId(userId);
      if (row === undefined || row.secret !== currentSecret) return fail("wrong-credentials");
      Object.assign(row, { secret, ...(vault === undefined ? {} : { vault: structuredClone(vault) }) });
      return succeed(null);
    },
    async setRecovery({ userId, currentSecret, vault }) {
      const row = byId(userId);
      if (row === undefined || row.secret !== currentSecret) return fail("wrong-credentials");
      row.vault = structuredClone(vault);
      return succeed(null);
    },
  };
}
