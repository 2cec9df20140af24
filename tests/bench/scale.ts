import { createAdaptorServer } from "@hono/node-server";
import { Hono } from "hono";
import pg from "pg";
import type { Row } from "../support/measurement.ts";
import { startPostgres } from "../support/postgres/postgres-cluster.ts";
import { clients, median, ownSpeed, type Speed, signedChains, speedOf } from "./sync.ts";

/** What anybody would write first: each request's operation is a row of the log and one of what holds, committed when it is answered. */
async function bareSpeed(databaseUrl: string, bodies: string[][]): Promise<Speed> {
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
  const speed = await speedOf(async (client, index) => {
    const response = await fetch(`${origin}/push`, { method: "POST", headers, body: bodies[client]?.[index] ?? "" });
    await response.json();
  });
  await new Promise((resolve) => server.close(resolve));
  await pool.end();
  return speed;
}

/** What pushes over PostgreSQL cost beside bare inserts of the same rows. */
export async function rows(): Promise<Row[]> {
  // Here every commit waits for the disk.
  const cluster = await startPostgres(["fsync=on"]);
  if (cluster === undefined) return [];
  const speeds: { one: Speed; each: Speed; bare: Speed }[] = [];
  try {
    for (let round = 0; round < 5; round++) {
      const chains = await signedChains(clients, 60);
      const bare = await bareSpeed(await cluster.createDatabase(), chains.bodies);
      const own = async (accounts: "one" | "each") =>
        ownSpeed(chains, { databaseUrl: await cluster.createDatabase() }, accounts);
      speeds.push({ bare, one: await own("one"), each: await own("each") });
    }
  } finally {
    await cluster.stop();
  }
  return (["one", "each"] as const).map((accounts) => ({
    group: "scale",
    name: `pushes a second over PostgreSQL, ${accounts === "one" ? "all of one account" : "each client its own account"}, of bare inserts of the same rows`,
    value: median(speeds.map((speed) => speed[accounts].aSecond / speed.bare.aSecond)),
    bound: 0.6,
    direction: "at-least",
    note: `${Math.round(median(speeds.map((speed) => speed[accounts].aSecond)))} a second from ${clients} clients; ${Math.round(median(speeds.map(({ bare }) => bare.aSecond)))} bare`,
  }));
}
