/**
 * `npx tsx tests/bench/sizing.ts`, the server built: what a push, a pull, a sign-in and an open stream cost a process and PostgreSQL, in processor time
 * and memory, which other work on the machine does not change; and from that, how much is needed for so many accounts.
 */
import { readdirSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { startPostgres } from "../support/postgres/postgres-cluster.ts";
import { startServerProcess } from "../sync-server/server-process.ts";
import { fillAccounts, makeChain, operationsEach, signIn } from "./many-accounts.ts";
import { sizingTables } from "./sizing-tables.ts";

const accountsFilled = 200;
const streams = 400;
/** Of /proc: ticks of a hundredth of a second, in milliseconds. */
const tick = 10;

/** Milliseconds of processor time of a process, with that of its children that have ended. */
function processorOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return [11, 12, 13, 14].reduce((sum, place) => sum + Number(fields[place] ?? 0), 0) * tick;
}

const parentOf = (pid: number) => Number(readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ")[1]);

function childrenOf(parent: number): number[] {
  const pids = readdirSync("/proc").map(Number).filter(Number.isInteger);
  return pids.filter((pid) => {
    try {
      return parentOf(pid) === parent;
    } catch {
      // It has ended meanwhile.
      return false;
    }
  });
}

const residentOf = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) * 1024;

async function measure() {
  const cluster = await startPostgres(["fsync=on"]);
  if (cluster === undefined) throw new Error("Without a PostgreSQL there is nothing to measure.");
  const accounts = await fillAccounts(cluster, await makeChain(), accountsFilled);
  const folder = await mkdtemp(join(tmpdir(), "red-thread-sizing-"));
  const server = await startServerProcess(folder, 0, { DATABASE_URL: accounts.address, SIGN_INS_PER_MINUTE: "100000" });
  const client = new pg.Client({ connectionString: accounts.address });
  await client.connect();
  try {
    const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
    const postmaster = parentOf(rows[0]?.pid ?? 0);
    const pid = server.child.pid ?? 0;
    const spent = () => ({
      process: processorOf(pid),
      database: processorOf(postmaster) + childrenOf(postmaster).reduce((sum, child) => sum + processorOf(child), 0),
    });
    const ask = async (path: string, place: number, body: string) => {
      const headers = { "Content-Type": "application/json", Authorization: `Bearer ${accounts.tokenOf(place)}` };
      const response = await fetch(`${server.origin}/api/${path}`, { method: "POST", headers, body });
      if (!response.ok) throw new Error(`${path} was answered with ${response.status}: ${await response.text()}`);
      await response.arrayBuffer();
    };
    /** What one of so many requests costs, sixteen at a time. */
    const costOf = async (count: number, one: (place: number) => Promise<void>) => {
      for (let place = 0; place < 16; place++) await one(place);
      const before = spent();
      let turn = 0;
      const caller = async () => {
        while (turn < count) await one(turn++ % accountsFilled);
      };
      await Promise.all(Array.from({ length: 16 }, caller));
      const after = spent();
      return {
        process: (after.process - before.process) / count,
        database: (after.database - before.database) / count,
      };
    };
    const first = await fetch(`${server.origin}/api/sync/pull`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Authorization: `Bearer ${accounts.tokenOf(0)}` },
      body: JSON.stringify({ since: { seq: 0, hash: "" }, limit: 1 }),
    });
    // All accounts are copies of one: until something is pushed, they have one head.
    const { head } = (await first.json()) as { head: unknown };
    const nothingNew = JSON.stringify({ since: head, limit: 1_000 });
    const pull = await costOf(1_000, (place) => ask("sync/pull", place, nothingNew));
    const all = JSON.stringify({ since: { seq: 0, hash: "" }, limit: operationsEach });
    const coldPull = await costOf(500, (place) => ask("sync/pull", place, all));
    const push = await costOf(3_000, (place) => ask("sync/push", place, accounts.nextPush(place)));
    const login = await costOf(100, (place) => ask("auth/login", place, signIn(accounts.emailOf(place))));
    const before = residentOf(pid);
    const ends = new AbortController();
    for (let stream = 0; stream < streams; stream++) {
      const headers = { Authorization: `Bearer ${accounts.tokenOf(stream % accountsFilled)}` };
      const opened = await fetch(`${server.origin}/api/sync/events`, { headers, signal: ends.signal });
      if (!opened.ok) throw new Error(`A stream was answered with ${opened.status}.`);
    }
    const stream = { bytes: Math.max(0, residentOf(pid) - before) / streams };
    const beforeRest = spent();
    await new Promise((resolve) => setTimeout(resolve, 30_000));
    const rest = (spent().process - beforeRest.process) / 30 / streams;
    ends.abort();
    return {
      push,
      pull,
      coldPull,
      login,
      stream: { ...stream, processorASecond: rest },
      resident: before,
      bytesAnOperation: accounts.bytesEach / operationsEach,
    };
  } finally {
    await client.end();
    await server.kill();
    await cluster.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
export type Measured = Awaited<ReturnType<typeof measure>>;

console.log(sizingTables(await measure()));
