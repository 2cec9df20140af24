import { statfs } from "node:fs/promises";
import { sql } from "kysely";
import type { ApiProblemCode } from "#api/errors.ts";
import { type Database, engineOf } from "../storage/database.ts";

export interface AccountQuota {
  /** Bytes of files and of what stands in the database. */
  bytes: number;
  /** Files and entries, those in the bin among them. */
  records: number;
}

const mebibyte = 1024 * 1024;

/** What asks for room, by method and path: a file, or only words. */
const bringsFiles = /^(?:POST \/api\/documents\/upload|PUT \/api\/blobs\/)/;
const bringsWords =
  /^(?:POST|PUT|PATCH) \/api\/(?:sync\/push|entries|conversations|appointment-questions|documents\/[^/]+\/corrections|demo\/conversations)/;

/** Words are taken a while longer than files are: a deletion is words too, and whoever has no room left must be able to delete. */
const roomForWords = { ofQuota: 1.05, ofReserve: 0.25 };

export interface RoomGuard {
  /** Why this much more of an account's cannot be taken; undefined where it can, and then it is counted as taken. */
  refuse(account: string, method: string, path: string, bytes: number): Promise<ApiProblemCode | undefined>;
  /** Of an account that is gone nothing stays. */
  forget(account: string): Promise<void>;
}

/** Accounts for which room was taken ahead. */
const mostRemembered = 10_000;
/** Room is taken ahead in pieces of this size, or of this share of the quota where that is less: most requests then write nothing for it. */
const piece = { bytes: 4 * mebibyte, ofQuota: 1 / 64 };
/** Where others take meanwhile, an account is counted again, so often at most for one request. */
const mostCounts = 5;

/**
 * Keeps each account within its quota, and the disk from being filled to its last byte: said before the body comes. What an account uses stands
 * in the database, for all processes of a server: counted once, and then raised by what it sends; where that says no, it is counted again. A
 * process that takes a piece ahead and dies has taken it until then.
 */
export function createRoomGuard(parts: {
  database: Database;
  quota: AccountQuota;
  /** Bytes that are free and that there are; left out where neither files nor rows lie on a disk of this machine. */
  readDisk?: (() => Promise<{ free: number; size: number }>) | undefined;
}): RoomGuard {
  const { database, quota, readDisk } = parts;
  const ahead = new Map<string, number>();
  const pieceBytes = Math.floor(Math.min(piece.bytes, quota.bytes * piece.ofQuota));

  async function isDiskFull(bytes: number, isFile: boolean): Promise<boolean> {
    if (readDisk === undefined) return false;
    const { free, size } = await readDisk();
    const reserve = Math.min(64 * mebibyte, size / 10) * (isFile ? 1 : roomForWords.ofReserve);
    // A file lies beside its upload for a moment, and SQLite writes everything twice.
    return free - 2 * bytes < reserve;
  }

  /** Takes it out of the quota in one statement; false where there is not so much, as far as it is known. */
  async function take(account: string, bytes: number, records: number, most: AccountQuota): Promise<boolean> {
    const { numUpdatedRows } = await database
      .updateTable("rooms")
      .set((row) => ({ bytes: row("bytes", "+", bytes), records: row("records", "+", records), is_exact: 0 }))
      .where("account", "=", account)
      .where("bytes", "<=", Math.floor(most.bytes - bytes))
      .where("records", "<=", records === 0 ? Number.MAX_SAFE_INTEGER : most.records - records)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  /**
   * Counts anew what an account uses, unless nothing was taken since it was counted. What others took while it was counted stays taken: then the
   * count is thrown away, and false is answered.
   */
  async function recount(account: string, hasRoom: (known: AccountQuota) => boolean): Promise<boolean> {
    const known = await database.selectFrom("rooms").selectAll().where("account", "=", account).executeTakeFirst();
    if (known?.is_exact === 1) return true;
    // Another request counted it meanwhile: what was taken since then is not stored yet, and a count would forget it.
    if (known !== undefined && hasRoom(known)) return false;
    const counted = { ...(await countUse(database, account)), is_exact: 1 };
    if (known === undefined) {
      const { numInsertedOrUpdatedRows } = await database
        .insertInto("rooms")
        .values({ account, ...counted })
        .onConflict((conflict) => conflict.column("account").doNothing())
        .executeTakeFirst();
      return (numInsertedOrUpdatedRows ?? 0n) > 0n;
    }
    const { numUpdatedRows } = await database
      .updateTable("rooms")
      .set(counted)
      .where("account", "=", account)
      .where("bytes", "=", known.bytes)
      .where("records", "=", known.records)
      .where("is_exact", "=", 0)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  /** Takes it, counting anew where it seems that there is not so much. False where there is not. */
  async function takeOrRecount(account: string, bytes: number, records: number, most: AccountQuota): Promise<boolean> {
    const hasRoom = (known: AccountQuota) =>
      known.bytes <= Math.floor(most.bytes - bytes) && (records === 0 || known.records <= most.records - records);
    for (let attempt = 1; ; attempt++) {
      if (await take(account, bytes, records, most)) return true;
      // What was counted, by this request or by one beside it, may hold room now: it is tried once more before anybody hears no.
      const isCounted = await recount(account, hasRoom);
      if (await take(account, bytes, records, most)) return true;
      if (isCounted || attempt === mostCounts) return false;
    }
  }

  async function forget(account: string): Promise<void> {
    ahead.delete(account);
    await database.deleteFrom("rooms").where("account", "=", account).execute();
  }

  return {
    forget,
    async refuse(account, method, path, bytes) {
      // What is deleted is room again: the next one that asks is counted anew.
      if (method === "DELETE") await forget(account);
      const asked = `${method} ${path}`;
      const isFile = bringsFiles.test(asked);
      if (!isFile && !bringsWords.test(asked)) return undefined;
      if (await isDiskFull(bytes, isFile)) return "server-full";
      const records = isFile && (path.endsWith("/upload") || path.endsWith("/0")) ? 1 : 0;
      const most = { bytes: quota.bytes * (isFile ? 1 : roomForWords.ofQuota), records: quota.records };
      const left = ahead.get(account) ?? 0;
      if (records === 0 && bytes <= left) {
        ahead.set(account, left - bytes);
        return undefined;
      }
      if (bytes < pieceBytes && (await take(account, pieceBytes, records, most))) {
        if (ahead.size >= mostRemembered) ahead.clear();
        ahead.set(account, (ahead.get(account) ?? 0) + pieceBytes - bytes);
        return undefined;
      }
      if (await takeOrRecount(account, bytes, records, most)) return undefined;
      const row = await database
        .selectFrom("rooms")
        .select("records")
        .where("account", "=", account)
        .executeTakeFirst();
      return records > 0 && Number(row?.records ?? 0) >= quota.records ? "too-many-records" : "account-full";
    },
  };
}

/** What is free on the disk that a folder lies on. */
export async function readDiskOf(folder: string): Promise<{ free: number; size: number }> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { free: bavail * bsize, size: blocks * bsize };
}

/** What an account keeps on this server. Lengths of texts are asked of their rows' heads: nothing long is read for it. */
async function countUse(database: Database, account: string): Promise<{ bytes: number; records: number }> {
  const size =
    engineOf(database) === "postgres"
      ? sql`(body::json ->> 'byteSize')::bigint`
      : sql`json_extract(body, '$.byteSize')`;
  const { rows } = await sql<{ bytes: number | string | null; records: number | string }>`
    select sum(bytes) as bytes, sum(records) as records from (
      select sum(octet_length(body) + ${size}) as bytes, count(*) as records from documents where account = ${account}
      union all select sum(octet_length(body) + ${size}), count(*) from bin where account = ${account}
      union all select sum(octet_length(body)), 0 from readings where account = ${account}
      union all select sum(octet_length(body)), 0 from messages where account = ${account}
      union all select sum(octet_length(state)), 0 from search_state where account = ${account}
      union all select sum(octet_length(operation)), 0 from log_entries where account = ${account}
      union all select sum(byte_size), count(distinct blob) from blob_chunks where account = ${account}) as kept`.execute(
    database,
  );
  return { bytes: Number(rows[0]?.bytes ?? 0), records: Number(rows[0]?.records ?? 0) };
}
