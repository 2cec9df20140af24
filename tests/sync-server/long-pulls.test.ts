import { afterAll, beforeAll, expect, test } from "vitest";
import { readPullAnswer } from "#core/replication/read-pull-answer.ts";
import { synchronise } from "#sync/synchronise.ts";
import { joinDevice, signUp, type TrueDevice } from "../sync/true-device.ts";
import { type OpenServer, openServer } from "./home/open-server.ts";

const [records, longRecords] = [1_300, 12];
let server: OpenServer;
let token: string;
let writer: TrueDevice;
const keys = new Map<string, string>();

beforeAll(async () => {
  server = await openServer();
  token = await signUp(server.origin);
  writer = await joinDevice(server.origin, token, keys);
  const change = (index: number, payload: string) => ({ entity: `document/${index}`, field: "record", payload });
  await writer.replica.recordAll(Array.from({ length: records }, (_, index) => change(index, `"é${index}"`)));
  await writer.replica.recordAll(
    Array.from({ length: longRecords }, (_, index) => change(records + index, "x".repeat(900_000))),
  );
  await synchronise(writer.replica, writer.transport);
}, 60_000);
afterAll(() => server.close());

async function pull(request: object): Promise<Response> {
  return fetch(`${server.origin}/api/sync/pull`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
    body: JSON.stringify(request),
  });
}

async function entriesOf(request: object) {
  const answer = readPullAnswer(await (await pull(request)).json());
  if (answer?.kind !== "entries") throw new Error("No entries came.");
  return answer;
}

const since = { seq: 0, hash: "" };

test("a device of before gets as many as it asks for, and may not ask for more", async () => {
  expect((await entriesOf({ since, limit: 1_000 })).entries).toHaveLength(1_000);
  expect((await entriesOf({ since, limit: 3 })).entries.map(({ seq }) => seq)).toEqual([1, 2, 3]);
  expect((await pull({ since, limit: 1_001 })).status).toBe(400);
});

test("a newer one gets more at once, with where it goes on, but never many bytes more than it can hold", async () => {
  const { entries, head, next } = await entriesOf({ since, limit: 1_000, most: 10_000 });
  // Those that are long end the answer, though all of them were asked for.
  expect(entries.length).toBeGreaterThan(1_000);
  expect(entries).toEqual(writer.disk.entries.slice(0, entries.length));
  const rest = entries.length < head.seq ? await entriesOf({ since: next, limit: 1_000, most: 10_000 }) : undefined;
  expect(entries.length + (rest?.entries.length ?? 0)).toBe(records + longRecords);
  expect(rest?.next).toBeUndefined();
  expect((await pull({ since, limit: 1_000, most: 10_001 })).status).toBe(400);
});

test("a short answer says how long it is, a long one is on its way before it is whole", async () => {
  expect((await pull({ since, limit: 10 })).headers.get("Content-Length")).not.toBeNull();
  const long = await pull({ since, limit: 1_000, most: 10_000 });
  expect(long.headers.get("Content-Length")).toBeNull();
  await long.body?.cancel();
  expect((await pull({ since, limit: 10 })).status).toBe(200);
});

test("another device comes to the same log", async () => {
  const other = await joinDevice(server.origin, token, keys);
  const outcome = await synchronise(other.replica, other.transport);
  expect(outcome).toMatchObject({ kind: "up-to-date", pulled: records + longRecords });
  expect(other.replica.head).toEqual(writer.replica.head);
});
