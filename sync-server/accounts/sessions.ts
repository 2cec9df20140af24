import { createHash } from "node:crypto";
import { sql } from "kysely";
import { type Database, engineOf } from "../storage/database.ts";
import { revokeDevice, revokeOtherDevices } from "../storage/devices.ts";
import { gathered } from "../storage/gathered.ts";
import { createToken, tokenHash } from "./secrets.ts";

/** How exactly it is known when a session was last used; writing it down at each request would cost a commit each. */
const usedEveryMilliseconds = 5 * 60_000;

/** When sessions end by themselves, in milliseconds. */
export interface SessionEnds {
  /** After it was not used for so long. */
  idleMs: number;
  /** After it began. */
  totalMs: number;
}

const day = 86_400_000;
export const defaultSessionEnds: SessionEnds = { idleMs: 30 * day, totalMs: 180 * day };

function isOver(session: { created_at: number; last_used_at: number }, now: number, ends: SessionEnds): boolean {
  return now - session.last_used_at > ends.idleMs || now - session.created_at > ends.totalMs;
}

export interface ListedSession {
  id: string;
  device?: string;
  createdAt: number;
  lastUsedAt: number;
  current: boolean;
}

/** A session's name for people and programs: made of the hash that is kept, and good for nothing else. */
function idOf(hash: string): string {
  return createHash("sha256").update(`red-thread:session:${hash}`).digest("base64url").slice(0, 22);
}

/** A new session of an account. Answers its token, which is kept nowhere. */
export async function startSession(database: Database, account: string, now: number): Promise<string> {
  const token = createToken();
  await database
    .insertInto("sessions")
    .values({ token_hash: tokenHash(token), account, device: "", device_key: null, created_at: now, last_used_at: now })
    .execute();
  return token;
}

interface FoundSession {
  token_hash: string;
  id: string;
  email: string;
  kind: string;
  device_key: string | null;
  created_at: number;
  last_used_at: number;
}

/** Looks sessions up by the hashes of their tokens. Every request asks: over a network, those that come together go together. */
export function createSessionReader(database: Database): (hash: string) => Promise<FoundSession | undefined> {
  const asked = database
    .selectFrom("sessions")
    .innerJoin("accounts", "accounts.id", "sessions.account")
    .select(["token_hash", "accounts.id", "accounts.email", "accounts.kind"])
    .select(["device_key", "sessions.created_at", "last_used_at"]);
  if (engineOf(database) === "sqlite") return (hash) => asked.where("token_hash", "=", hash).executeTakeFirst();
  return gathered(async (hashes: readonly string[]) => {
    // As one list, so that it is one statement however many there are.
    const rows = await asked.where("token_hash", "=", sql<string>`any(${hashes}::text[])`).execute();
    return new Map(rows.map((row) => [row.token_hash, row]));
  });
}

/** Who a live token is of. A session whose time has come ends here; with `use`, being asked for counts as using it. */
export async function findSession(
  database: Database,
  read: ReturnType<typeof createSessionReader>,
  token: string,
  { now, ends, use }: { now: number; ends: SessionEnds; use: boolean },
): Promise<FoundSession | undefined> {
  const hash = tokenHash(token);
  const session = await read(hash);
  if (session === undefined) return undefined;
  if (isOver(session, now, ends)) {
    await database.deleteFrom("sessions").where("token_hash", "=", hash).execute();
    return undefined;
  }
  if (use && Math.abs(now - session.last_used_at) >= usedEveryMilliseconds)
    await database.updateTable("sessions").set({ last_used_at: now }).where("token_hash", "=", hash).execute();
  return session;
}

/** An account's live sessions, the newest first. */
export async function listSessions(
  database: Database,
  account: string,
  token: string,
  { now, ends }: { now: number; ends: SessionEnds },
): Promise<ListedSession[]> {
  const rows = await database
    .selectFrom("sessions")
    .selectAll()
    .where("account", "=", account)
    .orderBy("created_at", "desc")
    .execute();
  const own = tokenHash(token);
  const live = rows.filter((row) => !isOver(row, now, ends));
  return live.map((row) => ({
    id: idOf(row.token_hash),
    ...(row.device === "" ? {} : { device: row.device }),
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
    current: row.token_hash === own,
  }));
}

/** Ends a session, and with it the part of its device. False where the account has no such session (any more). */
export async function endSession(database: Database, account: string, id: string, now: number): Promise<boolean> {
  const rows = await database.selectFrom("sessions").select("token_hash").where("account", "=", account).execute();
  const found = rows.find((row) => idOf(row.token_hash) === id);
  if (found === undefined) return false;
  await signOut(database, found.token_hash, now);
  return true;
}

/** Ends a session by its token's hash. Its device is signed out: nothing more is taken from it under that name. Answers whose it was. */
export async function signOut(database: Database, hash: string, now: number): Promise<string | undefined> {
  const ended = await database
    .deleteFrom("sessions")
    .where("token_hash", "=", hash)
    .returning(["account", "device"])
    .executeTakeFirst();
  if (ended !== undefined && ended.device !== "") await revokeDevice(database, ended.account, ended.device, now);
  return ended?.account;
}

/** Ends all sessions of an account but that of `token`, where one is given, and the part of all other devices. */
export async function endOtherSessions(
  database: Database,
  account: string,
  token: string | undefined,
  now: number,
): Promise<void> {
  const own =
    token === undefined
      ? undefined
      : await database
          .selectFrom("sessions")
          .select("device")
          .where("token_hash", "=", tokenHash(token))
          .executeTakeFirst();
  await revokeOtherDevices(database, account, own?.device, now);
  let others = database.deleteFrom("sessions").where("account", "=", account);
  if (token !== undefined) others = others.where("token_hash", "!=", tokenHash(token));
  await others.execute();
}
