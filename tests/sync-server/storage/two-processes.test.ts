import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import Libsql from "libsql";
import { expect, test } from "vitest";
import { migrations } from "../../../sync-server/storage/migrations.ts";

const module = pathToFileURL("sync-server/storage/sqlite-database.ts").href;

/** A process of its own that opens the database as soon as its input ends, and says which tables it finds. */
function opener(file: string): { begin(): void; ended: Promise<{ code: number | null; output: string }> } {
  const program = `
    const { openSqlite } = await import(${JSON.stringify(module)});
    process.stdin.resume();
    process.stdin.once("end", async () => {
      const database = await openSqlite(${JSON.stringify(file)});
      const { version } = await database.selectFrom("migrations").select((e) => e.fn.max("version").as("version")).executeTakeFirstOrThrow();
      await database.destroy();
      console.log(version);
    });`;
  const child = spawn(process.execPath, ["--import", "tsx", "--input-type=module", "-e", program], {
    stdio: ["pipe", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
  const ended = new Promise<{ code: number | null; output: string }>((resolve) =>
    child.once("close", (code) => resolve({ code, output: output.trim() })),
  );
  return { begin: () => child.stdin.end(), ended };
}

test("processes that start at once on one data folder bring its tables up to date once", async () => {
  const folder = await mkdtemp(join(tmpdir(), "red-thread-two-"));
  try {
    const file = join(folder, "red-thread.sqlite");
    const openers = Array.from({ length: 4 }, () => opener(file));
    for (const { begin } of openers) begin();
    const version = String(migrations.length);
    expect(await Promise.all(openers.map(({ ended }) => ended))).toEqual(
      openers.map(() => ({ code: 0, output: version })),
    );
    const database = new Libsql(file);
    const rows = database.prepare("select version from migrations order by version").all() as { version: number }[];
    expect(rows.map(({ version: each }) => each)).toEqual(migrations.map((_, index) => index + 1));
    database.close();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}, 30_000);
