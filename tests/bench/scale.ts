import { createAdaptorServer } from "@hono/node-server";
import { Hono } from "hono";
import pg from "pg";
import type { Row } from "../support/measurement.ts";
import { startPostgres } from "../support/postgres/postgres-cluster.ts";
import { median } from "./median.ts";
import { clients, ownServer, signedChains, speedOf } from "./sync.ts";

/** Each server takes so many pushes of each client before the next one does: whatever else the machine does falls on all of them alike. */
const slice = 15;
const slices = 16;

/** A server that can be pushed to. */
interface Side {
  push: (client: number, index: number) => Promise<void>;
  close: () => Promise<void>;
}

/** What anybody would write first: each request's operation is a row of the log and one of what holds, committed when it is answered. */
async function bareServer(databaseUrl: string, bodies: string[][]): Promise<Side> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: clients });
  await pool.query("create table entries (seq bigint generated always as identity primary key, body text not null)");
  await pool.query("create table fields (field text primary key, op_id text not null)");
  const text =
    "with entry as (insert into entries (body) values ($1)) insert into fields values ($2, $3) on conflict (field) do update set op_id = excluded.op_id";
  const application = new Hono().post("/push", async (c) => {
    const { operations } = await c.req.json();
    const [{ entity, field, opId }] = operations;
    await pool.query({ name: "push", text, values: [JSON.stringify(operations[0]), `${entity} ${field}`, opId] });
    return c.json({ kind: "taken" });
  });
  const server = createAdaptorServer({ fetch: application.fetch });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`;
  const headers = { "Content-Type": "application/json" };
  return {
    async push(client, index) {
      const response = await fetch(`${origin}/push`, { method: "POST", headers, body: bodies[client]?.[index] ?? "" });
      await response.json();
    },
    async close() {
      await new Promise((resolve) => server.close(resolve));
      await pool.end();
    },
  };
}

/** What pushes over PostgreSQL cost beside bare inserts of the same rows. */
export async function rows(): Promise<Row[]> {
  // Here every commit waits for the disk.
  const cluster = await startPostgres(["fsync=on"]);
  if (cluster === undefined) return [];
  const speeds: Record<"bare" | "one" | "each", number[]> = { bare: [], one: [], each: [] };
  const sides: [keyof typeof speeds, Side][] = [];
  try {
    const chains = await signedChains(clients, slice * slices);
    sides.push(["bare", await bareServer(await cluster.createDatabase(), chains.bodies)]);
    for (const accounts of ["one", "each"] as const)
      sides.push([accounts, await ownServer(chains, { databaseUrl: await cluster.createDatabase() }, accounts)]);
    for (let round = 0; round < slices; round++)
      for (const [name, { push }] of sides) {
        const { aSecond } = await speedOf(push, { from: round * slice, to: (round + 1) * slice });
        // The first of all open connections and plan statements.
        if (round > 0) speeds[name].push(aSecond);
      }
  } finally {
    for (const [, { close }] of sides) await close();
    await cluster.stop();
  }
  const { bare } = speeds;
  return (["one", "each"] as const).map((accounts) => ({
    group: "scale",
    name: `pushes a second over PostgreSQL, ${accounts === "one" ? "all of one account" : "each client its own account"}, of bare inserts of the same rows`,
    value: median(speeds[accounts].map((aSecond, round) => aSecond / (bare[round] ?? Number.NaN))),
    bound: 0.6,
    direction: "at-least",
    note: `${Math.round(median(speeds[accounts]))} a second from ${clients} clients; ${Math.round(median(bare))} bare; median of ${bare.length} turns`,
  }));
}
