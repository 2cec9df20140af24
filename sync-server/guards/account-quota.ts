import { statfs } from "node:fs/promises";
import { sql } from "kysely";
import type { ApiProblemCode } from "#api/errors.ts";
import type { Database } from "../storage/database.ts";

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

interface Used {
  bytes: number;
  records: number;
  /** Counted in the database and not only estimated since. */
  isExact: boolean;
}

export interface RoomGuard {
  /** Why this much more of an account's cannot be taken; undefined where it can, and then it is counted as taken. */
  refuse(account: string, method: string, path: string, bytes: number): Promise<ApiProblemCode | undefined>;
  /** Of an account that is gone nothing stays in memory. */
  forget(account: string): void;
}

/** Accounts whose use is remembered. */
const mostRemembered = 10_000;

/**
 * Keeps each account within its quota, and the disk from being filled to its last byte: said before the body comes. What an account uses is
 * counted once and then estimated from what it sends, so that a request costs no count; where the estimate says no, it is counted again.
 */
export function createRoomGuard(parts: {
  database: Database;
  folder: string;
  quota: AccountQuota;
  /** Bytes that are free and that there are; tests have small disks. */
  readDisk?: () => Promise<{ free: number; size: number }>;
}): RoomGuard {
  const { database, folder, quota } = parts;
  const used = new Map<string, Used>();
  const readDisk =
    parts.readDisk ??
    (async () => {
      const { bavail, blocks, bsize } = await statfs(folder);
      return { free: bavail * bsize, size: blocks * bsize };
    });

  async function usedBy(account: string, anew: boolean): Promise<Used> {
    const known = anew ? undefined : used.get(account);
    if (known !== undefined) return known;
    const counted = { ...(await countUse(database, account)), isExact: true };
    if (used.size >= mostRemembered) used.clear();
    used.set(account, counted);
    return counted;
  }

  return {
    async refuse(account, method, path, bytes) {
      // What is deleted is room again: the next one that asks is counted anew.
      if (method === "DELETE") used.delete(account);
      const asked = `${method} ${path}`;
      const isFile = bringsFiles.test(asked);
      if (!isFile && !bringsWords.test(asked)) return undefined;
      const { free, size } = await readDisk();
      const reserve = Math.min(64 * mebibyte, size / 10) * (isFile ? 1 : roomForWords.ofReserve);
      // A file lies beside its upload for a moment, and SQLite writes everything twice.
      if (free - 2 * bytes < reserve) return "server-full";
      const most = quota.bytes * (isFile ? 1 : roomForWords.ofQuota);
      for (const anew of [false, true]) {
        const own = await usedBy(account, anew);
        const isTooMany = isFile && own.records >= quota.records;
        if (own.bytes + bytes <= most && !isTooMany) {
          own.bytes += bytes;
          own.isExact = false;
          if (isFile) own.records += path.endsWith("/upload") || path.endsWith("/0") ? 1 : 0;
          return undefined;
        }
        if (own.isExact || anew) return isTooMany ? "too-many-records" : "account-full";
      }
      return "account-full";
    },
    forget: (account) => void used.delete(account),
  };
}

/** What an account keeps on this server. Lengths of texts are asked of their rows' heads: nothing long is read for it. */
async function countUse(database: Database, account: string): Promise<{ bytes: number; records: number }> {
  const { rows } = await sql<{ bytes: number | null; records: number }>`
    select sum(bytes) as bytes, sum(records) as records from (
      select sum(octet_length(body) + json_extract(body, '$.byteSize')) as bytes, count(*) as records from documents where account = ${account}
      union all select sum(octet_length(body) + json_extract(body, '$.byteSize')), count(*) from bin where account = ${account}
      union all select sum(octet_length(body)), 0 from readings where account = ${account}
      union all select sum(octet_length(body)), 0 from messages where account = ${account}
      union all select sum(octet_length(state)), 0 from search_state where account = ${account}
      union all select sum(octet_length(operation)), 0 from log_entries where account = ${account}
      union all select sum(byte_size), count(distinct blob) from blob_chunks where account = ${account})`.execute(
    database,
  );
  return { bytes: Number(rows[0]?.bytes ?? 0), records: Number(rows[0]?.records ?? 0) };
}
