import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Unreachable } from "#sync/contract.ts";
import type { Reconciler } from "#sync/reconcile.ts";
import { Replica } from "#sync/replica.ts";
import { createStatusHolder } from "#sync/status.ts";
import { createSyncLoop } from "#sync/sync-loop.ts";
import { createSyncedLog } from "#sync/synced-log.ts";
import { SimulatedDisk } from "./simulate/simulated-device.ts";
import { SimulatedServer } from "./simulate/simulated-server.ts";
import { quickDigest } from "./simulate/world.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A loop over a true replica, with a store that says what the test has it say. */
async function makeLoop() {
  const server = new SimulatedServer(quickDigest, () => true);
  const replica = await Replica.open({
    device: "phone",
    disk: new SimulatedDisk(),
    digest: quickDigest,
    sign: () => "signed",
    isSigned: () => true,
    now: () => Date.now(),
    createId: () => crypto.randomUUID(),
  });
  const store = { changes: 0 };
  const network: { problem: Unreachable | undefined } = { problem: undefined };
  const asked = vi.fn();
  const status = createStatusHolder({ kind: "saved-here" });
  const onError = vi.fn();
  const reconciler = {
    left: 0,
    scan: async () => undefined,
    isSettled: async () => store.changes === 0,
    followLog: () => undefined,
    async run() {
      for (; store.changes > 0; store.changes--) await replica.record({ entity: "x:1", field: "y", payload: "z" });
      return { laid: 0, understandAgain: [] };
    },
  } as Partial<Reconciler> as Reconciler;
  const rests = vi.fn();
  const log = createSyncedLog({
    device: "phone",
    openLog: async () => ({ replica, reconciler }),
    hasNoVersions: async () => true,
    rows: {
      read: async () => undefined,
      async keep(_now, look) {
        rests();
        return (await look()) !== undefined;
      },
    },
    transport: {
      pull: async (since, limit) => {
        asked();
        return network.problem ?? server.pull(since, limit);
      },
      push: async (operations) => network.problem ?? server.push(operations, Date.now()),
      headAt: async () => network.problem ?? { kind: "head", head: undefined },
    },
    changed: () => undefined,
    now: () => Date.now(),
  });
  const loop = createSyncLoop({ log, status, now: () => Date.now(), onError });
  return { server, store, network, asked, status, loop, onError, rests };
}

test("what is written without saying anything new asks no server; what is news is sent in a moment", async () => {
  const { server, store, asked, status, loop } = await makeLoop();
  await loop.run();
  expect(status.read().kind).toBe("up-to-date");
  asked.mockClear();
  for (let write = 0; write < 20; write++) {
    loop.soon();
    await vi.advanceTimersByTimeAsync(1_000);
  }
  expect(asked).not.toHaveBeenCalled();
  store.changes = 2;
  loop.soon();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(server.entries).toHaveLength(2);
  await loop.stop();
});

test("without a connection it is tried again, later and later, however often something is written meanwhile", async () => {
  const { server, store, network, asked, status, loop } = await makeLoop();
  network.problem = { kind: "offline" };
  store.changes = 1;
  await loop.run();
  expect(status.read()).toMatchObject({ kind: "offline", waiting: 1 });
  asked.mockClear();
  for (let second = 0; second < 120; second++) {
    loop.soon();
    await vi.advanceTimersByTimeAsync(1_000);
  }
  // After 2, 5, 15 and 60 seconds.
  expect(asked.mock.calls.length).toBeGreaterThanOrEqual(4);
  expect(asked.mock.calls.length).toBeLessThanOrEqual(6);
  network.problem = undefined;
  loop.wake();
  await vi.advanceTimersByTimeAsync(100);
  expect(server.entries).toHaveLength(1);
  expect(status.read().kind).toBe("up-to-date");
  await loop.stop();
});

test.each(["signed-out", "server-full", "too-old"] as const)("a problem is told by its name: %s", async (kind) => {
  const { store, network, status, loop } = await makeLoop();
  network.problem = { kind };
  store.changes = 3;
  await loop.run();
  expect(status.read()).toEqual({ kind: "problem", problem: kind, waiting: 3 });
  await loop.stop();
});

test("a full disk of the device is told as what it is", async () => {
  const { server, status, loop, onError } = await makeLoop();
  await server.push([], 0);
  vi.spyOn(SimulatedDisk.prototype, "commit").mockRejectedValue(
    Object.assign(new Error("aborted"), { name: "AbortError", inner: new DOMException("full", "QuotaExceededError") }),
  );
  await expect(loop.run()).resolves.toMatchObject({ kind: "problem", problem: { kind: "device-full" } });
  expect(status.read()).toMatchObject({ kind: "problem", problem: "device-full" });
  expect(onError).not.toHaveBeenCalled();
  vi.restoreAllMocks();
  await loop.stop();
});

test("that nothing is left is proved once, some seconds after the last change", async () => {
  const { store, loop, rests } = await makeLoop();
  store.changes = 1;
  await loop.run();
  expect(rests).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(rests).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(rests).toHaveBeenCalledTimes(1);
  store.changes = 1;
  await loop.run();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(rests).toHaveBeenCalledTimes(2);
  await loop.stop();
});
