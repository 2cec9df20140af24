import { randomBytes } from "node:crypto";
import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Database } from "./database.ts";

const keyBytes = 32;
const settingName = "server-key";
/** Its name in a data folder, and in a backup. */
export const serverKeyFile = "server-key";

/** 256 random bits of this server alone, made at its first start, in its data folder. */
export async function keyInFolder(folder: string): Promise<Buffer> {
  const path = join(folder, serverKeyFile);
  try {
    await writeFile(path, randomBytes(keyBytes), { flag: "wx", mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
  return readFile(path);
}

/** The same for a server of many processes: the first of them makes it, in the database. */
export async function keyInDatabase(database: Database): Promise<Buffer> {
  await database
    .insertInto("server_settings")
    .values({ name: settingName, value: randomBytes(keyBytes).toString("base64url") })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
  const { value } = await database
    .selectFrom("server_settings")
    .select("value")
    .where("name", "=", settingName)
    .executeTakeFirstOrThrow();
  return Buffer.from(value, "base64url");
}

/** Makes the key in a folder another server's: whole, or not at all. */
export async function writeKeyInFolder(folder: string, key: Buffer): Promise<void> {
  const path = join(folder, serverKeyFile);
  await writeFile(`${path}.part`, key, { mode: 0o600 });
  await rename(`${path}.part`, path);
}

export async function writeKeyInDatabase(database: Database, key: Buffer): Promise<void> {
  const value = key.toString("base64url");
  await database
    .insertInto("server_settings")
    .values({ name: settingName, value })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
    .execute();
}
