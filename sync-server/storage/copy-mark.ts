import { createHash } from "node:crypto";
import type { Database } from "./database.ts";
import { DataProblem } from "./disk-errors.ts";

const settingName = "copy";

/** What a database is, or was once, a copy of; it may be the half of one. */
export interface CopyMark {
  /** Tells two servers' data apart, and nothing of either. */
  source: string;
  isWhole: boolean;
}

/** By its key one server's data are told from another's, wherever they lie. */
export function sourceOf(serverKey: Buffer): string {
  return createHash("sha256").update("red-thread:copy:").update(serverKey).digest("base64url");
}

export async function readCopyMark(database: Database): Promise<CopyMark | undefined> {
  const row = await database
    .selectFrom("server_settings")
    .select("value")
    .where("name", "=", settingName)
    .executeTakeFirst();
  return row && (JSON.parse(row.value) as CopyMark);
}

export async function writeCopyMark(database: Database, mark: CopyMark): Promise<void> {
  const value = JSON.stringify(mark);
  await database
    .insertInto("server_settings")
    .values({ name: settingName, value })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
    .execute();
}

/** Half a copy is served to nobody. A whole one is a server's own from now on: what it takes in is not written over by copying again. */
export async function takeCopyOver(database: Database): Promise<void> {
  const mark = await readCopyMark(database);
  if (mark === undefined) return;
  if (!mark.isWhole)
    throw new DataProblem("The database is a copy that was not finished; run the same command again until it is.");
  await database.deleteFrom("server_settings").where("name", "=", settingName).execute();
}
