import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { operationHash } from "#core/replication/digest.ts";
import type { Operation } from "#core/replication/operation.ts";
import { createHttpTransport } from "#sync/http-transport.ts";
import { synchronise } from "#sync/synchronise.ts";
import { joinDevice, sha256, signUp } from "../sync/true-device.ts";
import { type OpenServer, openServer } from "./home/open-server.ts";

let server: OpenServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

/** The platform's fetch of a client that speaks another version. */
function speaking(version: string): typeof globalThis.fetch {
  return (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set("Sync-Version", version);
    return fetch(input, { ...init, headers });
  };
}

test("a client that is too old is told so, at every route of sync, and keeps what it has not sent", async () => {
  const token = await signUp(server.origin);
  const device = await joinDevice(server.origin, token, new Map());
  await device.replica.record({ entity: "document/1", field: "title", payload: '"kept"' });
  const old = createHttpTransport({ origin: server.origin, readToken: () => token, fetch: speaking("0") });
  expect(await synchronise(device.replica, old)).toEqual({ kind: "problem", problem: { kind: "too-old" } });
  expect(await old.push(device.replica.outbox)).toEqual({ kind: "too-old" });
  expect(device.replica.outbox).toHaveLength(1);
  // Updated, it sends what waited.
  expect(await synchronise(device.replica, device.transport)).toMatchObject({ kind: "up-to-date", pushed: 1 });
});

test("a server says which version it speaks, and a newer client is understood", async () => {
  const token = await signUp(server.origin);
  const newer = createHttpTransport({ origin: server.origin, readToken: () => token, fetch: speaking("9") });
  expect(await newer.pull({ seq: 0, hash: "" }, 10)).toMatchObject({ kind: "entries", entries: [] });
  const answer = await fetch(`${server.origin}/api/sync/heads/0`, { headers: { Authorization: `Bearer ${token}` } });
  expect(answer.headers.get("Sync-Version")).toBe("1");
});

test("fields of a newer version are kept by the server and by an older device, which gives them back to a server that lost them", async () => {
  const token = await signUp(server.origin);
  const keys = new Map<string, string>();
  const newer = await joinDevice(server.origin, token, keys);
  const older = await joinDevice(server.origin, token, keys);
  const unsigned: Operation = {
    opId: randomUUID(),
    device: newer.identity.device,
    deviceSeq: 1,
    entity: "document/1",
    field: "title",
    baseOpId: null,
    ts: Date.now(),
    payload: '"from tomorrow"',
    previousHash: "",
    mood: { of: "tomorrow", in: [1, 2, { three: null }] },
    signature: "",
  };
  const operation = { ...unsigned, signature: await newer.identity.sign(operationHash(unsigned, sha256)) };
  expect(await newer.transport.push([operation])).toMatchObject({ kind: "taken", taken: 1 });
  expect(await synchronise(older.replica, older.transport)).toMatchObject({ kind: "up-to-date", pulled: 1 });
  expect(older.disk.entries[0]?.operation).toEqual(operation);

  // Another server that knows the devices and none of the log: as after a disk that was lost.
  const empty = await openServer();
  try {
    const otherToken = await signUp(empty.origin);
    for (const { identity } of [newer, older])
      await fetch(`${empty.origin}/api/sync/devices`, {
        method: "POST",
        headers: { "Content-Type": "application/json", Authorization: `Bearer ${otherToken}` },
        body: JSON.stringify({ device: identity.device, publicKey: identity.publicKey, name: "a device" }),
      });
    const there = createHttpTransport({ origin: empty.origin, readToken: () => otherToken, fetch });
    expect(await synchronise(older.replica, there)).toMatchObject({ kind: "up-to-date", restored: 1, pushed: 1 });
    const pulled = await there.pull({ seq: 0, hash: "" }, 10);
    expect(pulled.kind === "entries" && pulled.entries[0]?.operation).toEqual(operation);
  } finally {
    await empty.close();
  }
});
