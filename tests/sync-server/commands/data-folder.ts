import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import Libsql from "libsql";

/** Every row of a database, and every file beside it, as text: two folders that hold the same are equal. */
export async function contentsOf(folder: string): Promise<Record<string, string>> {
  const database = new Libsql(join(folder, "red-thread.sqlite"));
  const contents: Record<string, string> = {};
  const tables = database.prepare("select name from sqlite_master where type = 'table' order by name").all() as {
    name: string;
  }[];
  for (const { name } of tables) {
    const rows = database.prepare(`select * from "${name}"`).all();
    contents[name] = rows
      .map((row) =>
        JSON.stringify(row, (_name, value) => (value instanceof ArrayBuffer ? [...Buffer.from(value)] : value)),
      )
      .sort()
      .join("\n");
  }
  database.close();
  for (const name of await readdir(join(folder, "blobs")))
    contents[`blobs/${name}`] = (await readFile(join(folder, "blobs", name))).toString("base64");
  contents["server-key"] = (await readFile(join(folder, "server-key"))).toString("base64");
  return contents;
}

/** Permissions of all that lies in a folder, "600" and "700". */
export async function modesOf(folder: string): Promise<Record<string, string>> {
  const modes: Record<string, string> = {};
  for (const name of await readdir(folder, { recursive: true }))
    modes[name] = ((await stat(join(folder, name))).mode & 0o777).toString(8);
  return modes;
}
