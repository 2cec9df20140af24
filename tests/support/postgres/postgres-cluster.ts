import { spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chownSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { findPostgres, runsAs } from "./postgres-programs.ts";

export interface PostgresCluster {
  /** Where all of it lies. */
  folder: string;
  /** The address of a new database; a copy of `template` where one is named. */
  createDatabase(template?: string): Promise<string>;
  stop(): Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === "object" && address !== null ? address.port : 0;
}

/**
 * A PostgreSQL of its own in a folder of its own; undefined, with a line that says so, where none is to be had. Where POSTGRES_REQUIRED is set,
 * as in `.ci/run`, that is a failure.
 */
export async function startPostgres(settings: readonly string[] = []): Promise<PostgresCluster | undefined> {
  const bin = findPostgres();
  if (bin === undefined) {
    const sentence = "No PostgreSQL that starts was found: what needs one is not tried out.";
    if (process.env.POSTGRES_REQUIRED) throw new Error(sentence);
    console.log(sentence);
    return undefined;
  }
  const folder = mkdtempSync(join(tmpdir(), "red-thread-cluster-"));
  if ("uid" in runsAs) chownSync(folder, runsAs.uid ?? 0, runsAs.gid ?? 0);
  const data = join(folder, "data");
  const words = ["-D", data, "-U", "red", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"];
  const made = spawnSync(join(bin, "initdb"), words, { ...runsAs, cwd: folder, encoding: "utf8" });
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const port = await freePort();
  // No power is cut in a test, and what is not waited for is quick.
  const all = [
    "fsync=off",
    `port=${port}`,
    "listen_addresses=127.0.0.1",
    `unix_socket_directories=${folder}`,
    ...settings,
  ];
  const child = spawn(join(bin, "postgres"), ["-D", data, ...all.flatMap((setting) => ["-c", setting])], {
    ...runsAs,
    cwd: folder,
    stdio: "ignore",
  });
  const gone = new Promise<void>((resolve) => child.once("close", () => resolve()));
  const addressOf = (name: string) => `postgres://red@127.0.0.1:${port}/${name}`;
  const admin = await connected(addressOf("postgres"));

  return {
    folder,
    async createDatabase(template) {
      const name = `d${randomBytes(8).toString("hex")}`;
      const from = template === undefined ? "" : ` template ${new URL(template).pathname.slice(1)}`;
      await admin.query(`create database ${name}${from}`);
      return addressOf(name);
    },
    async stop() {
      await admin.end();
      // At once: nothing of it is kept.
      child.kill("SIGQUIT");
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A connection as soon as the database takes one. */
async function connected(address: string): Promise<pg.Client> {
  for (let attempt = 1; ; attempt++) {
    const client = new pg.Client({ connectionString: address });
    try {
      await client.connect();
      return client;
    } catch (error) {
      await client.end().catch(() => undefined);
      if (attempt === 200) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
