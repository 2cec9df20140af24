import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { headAfter } from "#core/replication/digest.ts";
import type { PullAnswer } from "#core/replication/messages.ts";
import { emptyHead, type LogEntry, type LogHead } from "#core/replication/operation.ts";
import type { SyncTransport } from "#sync/contract.ts";
import { synchronise } from "#sync/synchronise.ts";
import { type OpenServer, openServer } from "../sync-server/home/open-server.ts";
import { joinDevice, sha256, signUp, type TrueDevice } from "./true-device.ts";

/** What a server that lies makes of an honest answer. It may give new heads that fit its lie: it knows all but the devices' keys. */
type Lie = (entries: LogEntry[], honest: LogEntry[]) => LogEntry[];

const withOperation = (entry: LogEntry, change: Partial<LogEntry["operation"]>): LogEntry => ({
  ...entry,
  operation: { ...entry.operation, ...change },
});
const at = (entries: LogEntry[], index: number, change: (entry: LogEntry) => LogEntry) =>
  entries.map((entry, place) => (place === index ? change(entry) : entry));
const renumbered = (entries: LogEntry[]) => entries.map((entry, index) => ({ ...entry, seq: index + 1 }));

const lies: Record<string, Lie> = {
  "swaps two entries": ([one, two, ...rest]) => [two, one, ...rest] as LogEntry[],
  "swaps two entries and numbers them anew": ([one, two, ...rest]) => renumbered([two, one, ...rest] as LogEntry[]),
  "leaves the first out": (entries) => renumbered(entries.slice(1)),
  "leaves one in the middle out": (entries) => renumbered(entries.filter((_, index) => index !== 2)),
  "leaves one out without numbering anew": (entries) => entries.filter((_, index) => index !== 2),
  "gives one twice": (entries) => renumbered([...entries.slice(0, 3), ...entries.slice(2)]),
  "gives an old one again at the end": (entries) => renumbered([...entries, entries[0] as LogEntry]),
  "changes a payload": (entries) => at(entries, 1, (entry) => withOperation(entry, { payload: '"other"' })),
  "changes the last payload": (entries) =>
    at(entries, entries.length - 1, (entry) => withOperation(entry, { payload: '"other"' })),
  "puts one payload in another's place": (entries) =>
    at(entries, 1, (entry) => withOperation(entry, { payload: entries[3]?.operation.payload ?? "" })),
  "moves an operation to another record": (entries) =>
    at(entries, 2, (entry) => withOperation(entry, { entity: "document/other" })),
  "moves an operation to another field": (entries) =>
    at(entries, 2, (entry) => withOperation(entry, { field: "deleted" })),
  "says that another device wrote it": (entries, honest) =>
    at(entries, 2, (entry) =>
      withOperation(entry, {
        device: honest.find((other) => other.operation.device !== entry.operation.device)?.operation.device ?? "nobody",
      }),
    ),
  "says that a device of its own wrote it": (entries) =>
    at(entries, 2, (entry) => withOperation(entry, { device: "device-of-the-server" })),
  "writes an operation of its own at the end of a chain": (entries) => {
    const last = entries.at(-1) as LogEntry;
    return [
      ...entries,
      {
        ...last,
        seq: last.seq + 1,
        operation: { ...last.operation, opId: "forged", deviceSeq: last.operation.deviceSeq + 1, payload: '"forged"' },
      },
    ];
  },
  "begins a chain of its own": (entries) => {
    const last = entries.at(-1) as LogEntry;
    return [
      ...entries,
      {
        ...last,
        seq: last.seq + 1,
        operation: {
          ...last.operation,
          opId: "forged",
          device: "device-of-the-server",
          deviceSeq: 1,
          previousHash: "",
        },
      },
    ];
  },
  "replays a signature on another operation": (entries) => {
    const last = entries.at(-1) as LogEntry;
    return at(entries, entries.length - 1, (entry) =>
      withOperation(entry, { ts: entry.operation.ts + 1, signature: last.operation.signature }),
    );
  },
  "takes a signature away": (entries) =>
    at(entries, entries.length - 1, (entry) => withOperation(entry, { signature: "" })),
  "turns a verdict round": (entries) =>
    at(entries, 1, (entry) => ({ ...entry, verdict: entry.verdict === "wins" ? "loses" : "wins" })),
  "dates an operation after its time so that it wins": (entries) =>
    at(entries, 3, (entry) => withOperation(entry, { ts: entry.operation.ts + 9e9 })),
  "says what an operation was made in sight of": (entries) =>
    at(entries, 3, (entry) => withOperation(entry, { baseOpId: entries[0]?.operation.opId ?? null })),
  "puts other versions aside in somebody's name": (entries) =>
    at(entries, 3, (entry) => withOperation(entry, { settles: entries.map((one) => one.operation.opId) })),
  "cuts a chain in the middle and goes on with the other device": (entries) => {
    const [first] = entries;
    const cut = entries.filter(
      (entry) => entry.operation.device !== first?.operation.device || entry.operation.deviceSeq !== 2,
    );
    return renumbered(cut);
  },
};

const headOf = (entries: LogEntry[]): LogHead =>
  entries.reduce((head, entry) => headAfter(head, entry, sha256), emptyHead);

let server: OpenServer;
let keys: Map<string, string>;
let token: string;
let writer: TrueDevice;
let honest: LogEntry[];

beforeAll(async () => {
  server = await openServer();
  keys = new Map();
  token = await signUp(server.origin);
  writer = await joinDevice(server.origin, token, keys);
  const second = await joinDevice(server.origin, token, keys);
  for (let round = 0; round < 4; round++) {
    for (const { replica, transport } of [writer, second]) {
      await replica.record({
        entity: `document/${round % 2}`,
        field: "title",
        payload: JSON.stringify(`title ${round}`),
      });
      await synchronise(replica, transport);
    }
  }
  await synchronise(writer.replica, writer.transport);
  honest = writer.disk.entries;
});

afterAll(() => server.close());

/** A server between this device and the true one, which answers pulls with its lie. */
function lying(transport: SyncTransport, answerOf: (answer: PullAnswer) => PullAnswer): SyncTransport {
  return {
    ...transport,
    pull: async (since, limit) => {
      const answer = await transport.pull(since, limit);
      return answer.kind === "entries" || answer.kind === "diverged" ? answerOf(answer) : answer;
    },
  };
}

describe("a server that lies", () => {
  test("an honest one is believed", async () => {
    const device = await joinDevice(server.origin, token, keys);
    expect(await synchronise(device.replica, device.transport)).toEqual({
      kind: "up-to-date",
      pulled: 8,
      pushed: 0,
      restored: 0,
    });
    expect(honest).toHaveLength(8);
  });

  test.each(Object.entries(lies))("is found out, and nothing of it is taken: it %s", async (_name, lie) => {
    for (const fitting of [true, false]) {
      const device = await joinDevice(server.origin, token, keys);
      const transport = lying(device.transport, (answer) => {
        if (answer.kind !== "entries" || answer.entries.length === 0) return answer;
        const entries = lie([...answer.entries], honest);
        return { kind: "entries", entries, head: fitting ? headOf(entries) : answer.head };
      });
      const outcome = await synchronise(device.replica, transport);
      expect(outcome).toMatchObject({ kind: "problem", problem: { kind: "untrusted" } });
      expect(device.disk.entries).toEqual([]);
    }
  });

  test("says for ever that its log is another one: it is asked no more than twice", async () => {
    const device = await joinDevice(server.origin, token, keys);
    await synchronise(device.replica, device.transport);
    let asked = 0;
    const transport: SyncTransport = {
      ...device.transport,
      pull: async () => {
        asked += 1;
        if (asked > 50) throw new Error("It would be asked for ever.");
        return { kind: "diverged", head: headOf(honest) };
      },
    };
    const outcome = await synchronise(device.replica, transport);
    expect(outcome).toMatchObject({ kind: "problem", problem: { kind: "untrusted" } });
    expect(asked).toBeLessThan(3);
  });

  test("keeps the newest back: told by the head, or made good by sending again", async () => {
    const device = await joinDevice(server.origin, token, keys);
    await synchronise(device.replica, device.transport);
    const rolledBack = honest.slice(0, 5);
    const transport: SyncTransport = {
      ...device.transport,
      pull: async (since) =>
        since.seq > 5
          ? { kind: "diverged", head: headOf(rolledBack) }
          : { kind: "entries", entries: rolledBack.slice(since.seq), head: headOf(rolledBack) },
      headAt: async (seq) => ({ kind: "head", head: seq > 5 ? undefined : headOf(rolledBack.slice(0, seq)) }),
      push: async () => ({ kind: "offline" }),
    };
    expect(await synchronise(device.replica, transport)).toEqual({ kind: "problem", problem: { kind: "offline" } });
    // Three operations were seen and are gone there: they wait here to be sent again, and are shown as before.
    expect(device.replica.outbox).toHaveLength(3);
    expect(device.replica.view("document/1", "title")).toEqual(writer.replica.view("document/1", "title"));
    expect(await synchronise(device.replica, device.transport)).toMatchObject({ kind: "up-to-date" });
    expect(device.replica.outbox).toHaveLength(0);
  });

  test("says that there is more and never sends it", async () => {
    const device = await joinDevice(server.origin, token, keys);
    const transport = lying(device.transport, (answer) => ({
      kind: "entries",
      entries: [],
      head: { ...answer.head, seq: answer.head.seq + 1 },
    }));
    expect(await synchronise(device.replica, transport)).toMatchObject({
      problem: { kind: "untrusted", fault: { kind: "wrong-head" } },
    });
  });

  test("names another head than its entries come to", async () => {
    const device = await joinDevice(server.origin, token, keys);
    const transport = lying(device.transport, (answer) => ({ ...answer, head: { ...answer.head, hash: "another" } }));
    expect(await synchronise(device.replica, transport)).toMatchObject({ problem: { kind: "untrusted" } });
  });
});
