import { createHash } from "node:crypto";
import type { Database } from "../storage/database.ts";
import { createToken, tokenHash } from "./secrets.ts";

/** How exactly it is known when a session was last used; writing it down at each request would cost a commit each. */
const usedEveryMilliseconds = 5 * 60_000;

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
    .values({ token_hash: tokenHash(token), account, device: "", created_at: now, last_used_at: now })
    .execute();
  return token;
}

export async function noteUse(
  database: Database,
  session: { token_hash: string; last_used_at: number },
  now: number,
): Promise<void> {
  if (Math.abs(now - session.last_used_at) < usedEveryMilliseconds) return;
  await database
    .updateTable("sessions")
    .set({ last_used_at: now })
    .where("token_hash", "=", session.token_hash)
    .execute();
}

export async function hasSession(database: Database, token: string): Promise<boolean> {
  const found = database.selectFrom("sessions").select("account").where("token_hash", "=", tokenHash(token));
  return (await found.executeTakeFirst()) !== undefined;
}

/** An account's live sessions, the newest first. */
export async function listSessions(database: Database, account: string, token: string): Promise<ListedSession[]> {
  const rows = await database
    .selectFrom("sessions")
    .selectAll()
    .where("account", "=", account)
    .orderBy("created_at", "desc")
    .execute();
  const own = tokenHash(token);
  return rows.map((row) => ({
    id: idOf(row.token_hash),
    ...(row.device === "" ? {} : { device: row.device }),
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
    current: row.token_hash === own,
  }));
}

/** False where the account has no such session (any more). */
export async function endSession(database: Database, account: string, id: string): Promise<boolean> {
  const rows = await database.selectFrom("sessions").select("token_hash").where("account", "=", account).execute();
  const found = rows.find((row) => idOf(row.token_hash) === id);
  if (found === undefined) return false;
  await database.deleteFrom("sessions").where("token_hash", "=", found.token_hash).execute();
  return true;
}

/** Ends all sessions of an account but that of `token`, where one is given. */
export async function endOtherSessions(database: Database, account: string, token: string | undefined): Promise<void> {
  let others = database.deleteFrom("sessions").where("account", "=", account);
  if (token !== undefined) others = others.where("token_hash", "!=", tokenHash(token));
  await others.execute();
}
