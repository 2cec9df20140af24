import { randomUUID, webcrypto } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createAdaptorServer } from "@hono/node-server";
import { Hono } from "hono";
import Libsql from "libsql";
import { operationHash } from "#core/replication/digest.ts";
import type { Operation } from "#core/replication/operation.ts";
import type { Row } from "../support/measurement.ts";
import { sha256, signUp } from "../sync/true-device.ts";
import { openServer } from "../sync-server/home/open-server.ts";
import { measureStall } from "../sync-server/readers/stall.ts";
import { coldPull } from "./cold-pull.ts";
import { median } from "./median.ts";

export const clients = 16;
const pushesAClient = 60;

const percentile = (values: number[], share: number) =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length * share)] ?? Number.NaN;

export interface Speed {
  aSecond: number;
  p99: number;
}

/** Clients that push one after the other, all at the same time. */
export async function speedOf(
  push: (client: number, index: number) => Promise<void>,
  { from, to } = { from: 0, to: pushesAClient },
): Promise<Speed> {
  const times: number[] = [];
  const began = performance.now();
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      for (let index = from; index < to; index++) {
        const start = performance.now();
        await push(client, index);
        times.push(performance.now() - start);
      }
    }),
  );
  return { aSecond: (clients * (to - from) * 1000) / (performance.now() - began), p99: percentile(times, 0.99) };
}

/** What anybody would write first: one insert for each request, on the disk when it is answered. */
async function bareSpeed(bodies: string[][]): Promise<Speed> {
  const folder = await mkdtemp(join(tmpdir(), "red-thread-bare-"));
  const database = new Libsql(join(folder, "bare.sqlite"));
  for (const pragma of ["journal_mode = wal", "synchronous = full"]) database.exec(`pragma ${pragma}`);
  database.exec("create table entries (seq integer primary key autoincrement, body text not null)");
  const insert = database.prepare("insert into entries (body) values (?)");
  const application = new Hono().post("/push", async (c) => {
    insert.run(JSON.stringify(await c.req.json()));
    return c.json({ kind: "taken" });
  });
  const server = createAdaptorServer({ fetch: application.fetch });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`;
  const speed = await speedOf(async (client, index) => {
    const body = bodies[client]?.[index] ?? "";
    await (
      await fetch(`${origin}/push`, { method: "POST", headers: { "Content-Type": "application/json" }, body })
    ).json();
  });
  await new Promise((resolve) => server.close(resolve));
  database.close();
  await rm(folder, { recursive: true, force: true });
  return speed;
}

export async function signedChains(
  count: number,
  each: number,
): Promise<{ bodies: string[][]; publicKeys: string[]; devices: string[] }> {
  const bodies: string[][] = [];
  const publicKeys: string[] = [];
  const devices: string[] = [];
  for (let client = 0; client < count; client++) {
    const keys = await webcrypto.subtle.generateKey({ name: "ECDSA", namedCurve: "P-256" }, false, ["sign", "verify"]);
    publicKeys.push(Buffer.from(await webcrypto.subtle.exportKey("raw", keys.publicKey)).toString("base64url"));
    const device = randomUUID();
    devices.push(device);
    let previousHash = "";
    const own: string[] = [];
    for (let index = 0; index < each; index++) {
      const unsigned: Operation = {
        opId: randomUUID(),
        device,
        deviceSeq: index + 1,
        entity: `document/${randomUUID()}`,
        field: "title",
        baseOpId: null,
        ts: Date.now(),
        payload: "x".repeat(400),
        previousHash,
        signature: "",
      };
      previousHash = operationHash(unsigned, sha256);
      const signature = Buffer.from(
        await webcrypto.subtle.sign({ name: "ECDSA", hash: "SHA-256" }, keys.privateKey, Buffer.from(previousHash)),
      ).toString("base64url");
      own.push(JSON.stringify({ operations: [{ ...unsigned, signature }] }));
    }
    bodies.push(own);
  }
  return { bodies, publicKeys, devices };
}

/** A server, and how a client pushes there: all clients of one account, or an account for each of them. */
export async function ownServer(
  { bodies, publicKeys, devices }: Awaited<ReturnType<typeof signedChains>>,
  parts: Parameters<typeof openServer>[0] = {},
  accounts: "one" | "each" = "one",
): Promise<{ push: (client: number, index: number) => Promise<void>; close: () => Promise<void> }> {
  const server = await openServer({ limits: { requests: 1e9 }, ...parts });
  const tokens: string[] = [];
  for (const [index, device] of devices.entries()) {
    const token = (accounts === "one" ? tokens[0] : undefined) ?? (await signUp(server.origin));
    tokens.push(token);
    await fetch(`${server.origin}/api/sync/devices`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
      body: JSON.stringify({ device, publicKey: publicKeys[index], name: "bench" }),
    });
  }
  return {
    close: server.close,
    async push(client, index) {
      const response = await fetch(`${server.origin}/api/sync/push`, {
        method: "POST",
        headers: { "Content-Type": "application/json", Authorization: `Bearer ${tokens[client]}` },
        body: bodies[client]?.[index] ?? "",
      });
      // What failed is said by itself, and not as what followed from it.
      if (!response.ok) throw new Error(`A push was answered with ${response.status}: ${await response.text()}`);
      const answer = (await response.json()) as { kind: string };
      if (answer.kind !== "taken") throw new Error(`A push was answered with ${answer.kind}`);
    },
  };
}

/** How fast a server takes pushes in. */
async function ownSpeed(chains: Awaited<ReturnType<typeof signedChains>>): Promise<Speed> {
  const { push, close } = await ownServer(chains);
  return speedOf(push).finally(close);
}

/** What the server's log costs beside the barest server there is. */
export async function rows(): Promise<Row[]> {
  const speeds: { own: Speed; bare: Speed }[] = [];
  for (let round = 0; round < 5; round++) {
    const chains = await signedChains(clients, pushesAClient);
    const bare = await bareSpeed(chains.bodies);
    speeds.push({ own: await ownSpeed(chains), bare });
  }
  const ratio = median(speeds.map(({ own, bare }) => own.aSecond / bare.aSecond));
  const p99 = median(speeds.map(({ own, bare }) => own.p99 / bare.p99));
  const own = median(speeds.map((speed) => speed.own.aSecond));
  const pull = await coldPull();
  const stalls = [await measureStall(100, true), await measureStall(100, true), await measureStall(100, true)];
  const stall = median(stalls.map(({ longest }) => longest));
  return [
    {
      group: "sync",
      name: "pushes a second, of those of a bare Hono and libsql server",
      value: ratio,
      bound: 0.7,
      direction: "at-least",
      note: `${Math.round(own)} a second from ${clients} clients; p99 ${p99.toFixed(2)} of the bare one's`,
    },
    {
      group: "sync",
      name: "cold pull of 10,000 records, of the download of the same bytes",
      value: pull.ratio,
      bound: 2,
      direction: "at-most",
      note: pull.note,
    },
    {
      group: "sync",
      name: "longest that the server answers nobody while it reads a PDF of 100 pages",
      value: Math.round(stall),
      bound: 200,
      direction: "at-most",
      note: `milliseconds, median of ${stalls.length} runs; each read in ${Math.round(median(stalls.map(({ reading }) => reading)))} ms`,
    },
  ];
}
