import type {
  AccountKind,
  Accounts,
  LoginFailure,
  RecoveryFailure,
  Session,
  User,
  VaultEnvelope,
} from "#core/domain/account.ts";
import { vaultEnvelopeSchema } from "#core/domain/account.ts";
import { fail, type Outcome, succeed } from "#core/domain/outcome.ts";
import type { BlobStore } from "../storage/blob-store.ts";
import { type Database, inTransaction } from "../storage/database.ts";
import { purgeRecords, removePurged } from "../storage/purge-account.ts";
import { disguise, fits, hashSecret, provesRecovery, tokenHash } from "./secrets.ts";
import {
  createSessionReader,
  endOtherSessions,
  findSession,
  type ListedSession,
  listSessions,
  type SessionEnds,
  signOut,
  startSession,
} from "./sessions.ts";

export interface SignedIn {
  user: User;
  kind: AccountKind;
  /** The key that this session is bound to; null for a program without one. */
  deviceKey: string | null;
}

export interface SqlAccounts extends Accounts {
  /** Who a live token is of, and what the server may do with their records. */
  openSession(token: string): Promise<SignedIn | undefined>;
  /** Whether a session goes on. Asking does not count as using it: a stream of events that nobody looks at keeps none alive. */
  isLive(token: string): Promise<boolean>;
  /** An account's live sessions, the newest first. */
  listSessions(userId: string, token: string): Promise<ListedSession[]>;
  /** An account as its signed-in owner sees it. */
  describe(user: User): Promise<{ user: User; kind: AccountKind; vault?: VaultEnvelope }>;
  /**
   * Makes an account private (with a vault) or assisted (without one). Nothing is carried over: records, log, files, devices and all other
   * sessions go, and the device that asked sends its records anew in their new form.
   */
  switchKind(request: {
    userId: string;
    token: string;
    currentSecret: string;
    secret: string;
    vault?: VaultEnvelope | undefined;
  }): Promise<Outcome<null, LoginFailure>>;
  /** Deletes an account with everything that is kept of it. */
  remove(request: { userId: string; secret: string }): Promise<Outcome<null, LoginFailure>>;
}

interface AccountRow {
  id: string;
  email: string;
  secret: string;
  kind: AccountKind;
  vault: string | null;
}

/** Lengths of a true envelope's parts, in bytes: a made-up one has the same. */
const envelopeBytes = { iv: 12, ciphertext: 144 };

/** Accounts of a server. A registration with a vault makes a private account, one without an assisted one. */
export function createSqlAccounts(parts: {
  database: Database;
  blobs: BlobStore;
  createId: () => string;
  now: () => number;
  /** Of this server alone: makes the envelopes that unknown e-mails are answered with. */
  serverKey: Buffer;
  ends: SessionEnds;
  /** Something of this account's sessions has ended: whoever listens for it should ask again. */
  onSessionsEnded: (account: string) => void;
}): SqlAccounts {
  const { database, blobs, createId, now, serverKey, ends, onSessionsEnded } = parts;
  const readSession = createSessionReader(database);
  const keyOf = (email: string) => email.trim().toLowerCase();

  async function find(within: Database, column: "email" | "id", value: string): Promise<AccountRow | undefined> {
    const row = await within.selectFrom("accounts").selectAll().where(column, "=", value).executeTakeFirst();
    return row && { ...row, kind: row.kind === "private" ? "private" : "assisted" };
  }

  async function enter(within: Database, { id, email, vault }: AccountRow): Promise<Session> {
    const token = await startSession(within, id, now());
    const opened = readVault(vault);
    return { token, user: { id, email }, ...(opened === undefined ? {} : { vault: opened }) };
  }

  async function openSession(token: string): Promise<SignedIn | undefined> {
    const row = await findSession(database, readSession, token, { now: now(), ends, use: true });
    if (row === undefined) return undefined;
    const kind = row.kind === "private" ? "private" : "assisted";
    return { user: { id: row.id, email: row.email }, kind, deviceKey: row.device_key };
  }

  return {
    openSession,
    isLive: async (token) =>
      (await findSession(database, readSession, token, { now: now(), ends, use: false })) !== undefined,
    listSessions: (userId, token) => listSessions(database, userId, token, { now: now(), ends }),
    async register({ email, secret, vault }) {
      const row: AccountRow = {
        // A device names the account that it makes, so that the vault can say whose it is before there is a server's word for it.
        id: vault?.statement?.account ?? createId(),
        email: keyOf(email),
        secret: await hashSecret(secret),
        kind: vault === undefined ? "assisted" : "private",
        vault: vault === undefined ? null : JSON.stringify(vault),
      };
      return inTransaction(database, row.id, async (within) => {
        // Another's e-mail is taken, and so is another's name for an account: 128 random bits are never met twice by chance.
        const { numInsertedOrUpdatedRows } = await within
          .insertInto("accounts")
          .values({ ...row, created_at: now() })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst();
        if (numInsertedOrUpdatedRows !== 1n) return fail("email-taken");
        return succeed(await enter(within, row));
      });
    },
    async login({ email, secret }) {
      const row = await find(database, "email", keyOf(email));
      if (!(await fits(secret, row?.secret)) || row === undefined) return fail("wrong-credentials");
      return succeed(await enter(database, row));
    },
    async verify(token) {
      return (await openSession(token))?.user;
    },
    async logout(token) {
      const account = await signOut(database, tokenHash(token), now());
      if (account !== undefined) onSessionsEnded(account);
    },
    async findVault(email) {
      const row = await find(database, "email", keyOf(email));
      const vault = readVault(row?.vault ?? null);
      if (vault?.byRecoveryCode !== undefined) return vault;
      // Whoever asks about an e-mail learns nothing from the answer: it is as long, and the same each time.
      const part = (name: keyof typeof envelopeBytes) =>
        disguise(serverKey, `${name} ${keyOf(email)}`, envelopeBytes[name]);
      const disguised = { scheme: "recovery-1", iv: part("iv"), ciphertext: part("ciphertext") };
      return { byPassword: disguised, byRecoveryCode: disguised };
    },
    async recover({ email, proof, secret, vault }) {
      const hashed = await hashSecret(secret);
      const outcome = await inTransaction<Outcome<{ session: Session; account: string }, RecoveryFailure>>(
        database,
        `e-mail ${keyOf(email)}`,
        async (within) => {
          const row = await find(within, "email", keyOf(email));
          const known = readVault(row?.vault ?? null);
          const verifier = known?.recoveryVerifier;
          if (row === undefined || verifier === undefined || !provesRecovery(proof, verifier))
            return fail("wrong-recovery-code");
          // Whose vault it is stays said: a device that has only the code cannot know the account's name.
          const statement = vault.statement ?? known?.statement;
          const next = { ...vault, ...(statement === undefined ? {} : { statement }) };
          const changed = { ...row, secret: hashed, vault: JSON.stringify(next) };
          await within
            .updateTable("accounts")
            .set({ secret: changed.secret, vault: changed.vault })
            .where("id", "=", row.id)
            .execute();
          // Whoever knew the old password is shut out.
          await endOtherSessions(within, row.id, undefined, now());
          return succeed({ session: await enter(within, changed), account: row.id });
        },
      );
      if (!outcome.ok) return outcome;
      onSessionsEnded(outcome.value.account);
      return succeed(outcome.value.session);
    },
    async changeSecret({ userId, currentSecret, secret, vault, token }) {
      const row = await find(database, "id", userId);
      if (!(await fits(currentSecret, row?.secret)) || row === undefined) return fail("wrong-credentials");
      const change = {
        secret: await hashSecret(secret),
        ...(vault === undefined ? {} : { vault: JSON.stringify(vault) }),
      };
      const outcome = await inTransaction<Outcome<null, LoginFailure>>(database, userId, async (within) => {
        const { numUpdatedRows } = await within
          .updateTable("accounts")
          .set(change)
          .where("id", "=", userId)
          .where("secret", "=", row.secret)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) return fail("wrong-credentials");
        await endOtherSessions(within, userId, token, now());
        return succeed(null);
      });
      if (outcome.ok) onSessionsEnded(userId);
      return outcome;
    },
    async describe(user) {
      const row = await find(database, "id", user.id);
      const vault = readVault(row?.vault ?? null);
      return { user, kind: row?.kind ?? "assisted", ...(vault === undefined ? {} : { vault }) };
    },
    async switchKind({ userId, token, currentSecret, secret, vault }) {
      const row = await find(database, "id", userId);
      if (!(await fits(currentSecret, row?.secret)) || row === undefined) return fail("wrong-credentials");
      const change = {
        secret: await hashSecret(secret),
        kind: vault === undefined ? ("assisted" as const) : ("private" as const),
        vault: vault === undefined ? null : JSON.stringify(vault),
      };
      const purged = await inTransaction(database, userId, async (within) => {
        await endOtherSessions(within, userId, token, now());
        await within
          .updateTable("sessions")
          .set({ device: "", device_key: null })
          .where("account", "=", userId)
          .execute();
        await within.updateTable("accounts").set(change).where("id", "=", userId).execute();
        return purgeRecords(within, userId);
      });
      onSessionsEnded(userId);
      await removePurged(database, blobs, purged);
      return succeed(null);
    },
    async remove({ userId, secret }) {
      const row = await find(database, "id", userId);
      if (!(await fits(secret, row?.secret)) || row === undefined) return fail("wrong-credentials");
      const purged = await inTransaction(database, userId, async (within) => {
        await endOtherSessions(within, userId, undefined, now());
        await within.deleteFrom("accounts").where("id", "=", userId).execute();
        return purgeRecords(within, userId);
      });
      onSessionsEnded(userId);
      await removePurged(database, blobs, purged);
      return succeed(null);
    },
    async setRecovery({ userId, currentSecret, vault }) {
      const row = await find(database, "id", userId);
      if (!(await fits(currentSecret, row?.secret)) || row === undefined) return fail("wrong-credentials");
      const change = database.updateTable("accounts").set({ vault: JSON.stringify(vault) });
      // A password that was changed meanwhile shuts this out too.
      const { numUpdatedRows } = await change
        .where("id", "=", userId)
        .where("secret", "=", row.secret)
        .executeTakeFirst();
      return numUpdatedRows === 0n ? fail("wrong-credentials") : succeed(null);
    },
  };
}

function readVault(stored: string | null): VaultEnvelope | undefined {
  return stored === null ? undefined : vaultEnvelopeSchema.parse(JSON.parse(stored));
}
