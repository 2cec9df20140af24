import type { Row } from "../support/measurement.ts";
import { startPostgres } from "../support/postgres/postgres-cluster.ts";
import { type OpenServer, openServer } from "../sync-server/home/open-server.ts";
import { percentile } from "./in-chromium.ts";
import { fillAccounts, type ManyAccounts, makeChain, operationsEach, signIn } from "./many-accounts.ts";

const few = 100;
const many = Number(process.env.ACCOUNTS ?? 100_000);
/** Requests of each kind to each of the two. */
const requests = 400;
const callers = 4;
const kinds = ["push", "pull", "sign-in"] as const;
type Kind = (typeof kinds)[number];
type Times = Record<Kind, number[]>;

interface Filled {
  accounts: ManyAccounts;
  server: OpenServer;
  times: Times;
}

/** One request of an account, to the end of its answer. */
async function ask({ accounts, server, times }: Filled, kind: Kind, place: number, isCounted: boolean): Promise<void> {
  const body = {
    push: () => accounts.nextPush(place),
    pull: () => JSON.stringify({ since: { seq: 0, hash: "" }, limit: 1_000 }),
    "sign-in": () => signIn(accounts.emailOf(place)),
  }[kind]();
  const path = { push: "sync/push", pull: "sync/pull", "sign-in": "auth/login" }[kind];
  const headers = { "Content-Type": "application/json", Authorization: `Bearer ${accounts.tokenOf(place)}` };
  const began = performance.now();
  const response = await fetch(`${server.origin}/api/${path}`, { method: "POST", headers, body });
  const answer = await response.text();
  if (isCounted) times[kind].push(performance.now() - began);
  const isRight = {
    push: () => JSON.parse(answer).kind === "taken",
    pull: () => JSON.parse(answer).entries.length >= operationsEach,
    "sign-in": () => typeof JSON.parse(answer).token === "string",
  }[kind];
  if (!response.ok || !isRight()) throw new Error(`${kind} was answered with ${response.status}: ${answer}`);
}

/** Accounts in an order that has nothing to do with how they lie; each comes before any comes again. */
const placeOf = (turn: number, count: number) => (turn * 7_919) % count;

/** Pushes, pulls and signing in with a hundred thousand accounts, beside the same with a hundred, in turn. */
export async function rows(): Promise<Row[]> {
  const settings = ["wal_level=minimal", "max_wal_senders=0", "max_wal_size=4GB", "shared_buffers=512MB"];
  const cluster = await startPostgres(settings);
  if (cluster === undefined) return [];
  const filled: Filled[] = [];
  try {
    const chain = await makeChain();
    for (const count of [few, many]) {
      const began = performance.now();
      const accounts = await fillAccounts(cluster, chain, count);
      console.log(`${count} accounts are there after ${Math.round((performance.now() - began) / 1000)} s`);
      const server = await openServer({ databaseUrl: accounts.address, limits: { requests: 1e9, signIns: 1e9 } });
      filled.push({ accounts, server, times: { push: [], pull: [], "sign-in": [] } });
    }
    let turn = 0;
    const one = async (): Promise<void> => {
      while (turn < requests) {
        const at = turn++;
        // The first of all open connections and prepare statements.
        for (const kind of kinds)
          for (const side of filled) await ask(side, kind, placeOf(at, side.accounts.count), at >= requests / 10);
      }
    };
    await Promise.all(Array.from({ length: callers }, one));
    return rowsOf(filled);
  } finally {
    for (const { server } of filled) await server.close();
    await cluster.stop();
  }
}

function rowsOf([small, large]: Filled[]): Row[] {
  if (small === undefined || large === undefined) return [];
  return kinds.map((kind) => {
    const [before, after] = [small, large].map(({ times }) => percentile(times[kind], 0.95)) as [number, number];
    const middles = [small, large].map(({ times }) => percentile(times[kind], 0.5).toFixed(1));
    return {
      group: "accounts",
      name: `${kind} over PostgreSQL with ${many} accounts of ${operationsEach} operations, p95 of that with ${few}`,
      value: after / before,
      bound: 1.5,
      direction: "at-most",
      note: `${after.toFixed(1)} ms against ${before.toFixed(1)}, p50 ${middles[1]} against ${middles[0]}; ${Math.round(large.accounts.bytesEach / 1024)} KiB an account on the disk`,
    };
  });
}
