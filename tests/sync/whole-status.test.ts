import { expect, test } from "vitest";
import { createStatusHolder, type SyncStatus } from "#sync/status.ts";
import { createWholeStatus, wholeStatus } from "#sync/whole-status.ts";

const upToDate: SyncStatus = { kind: "up-to-date", at: 1000 };

test("a device is up to date only when its files are", () => {
  expect(wholeStatus(upToDate, { kind: "idle" })).toEqual(upToDate);
  expect(wholeStatus(upToDate, { kind: "moving", done: 1, of: 4 })).toEqual({ kind: "syncing", done: 1, of: 4 });
  expect(wholeStatus({ kind: "syncing", done: 2, of: 8 }, { kind: "moving", done: 1, of: 4 })).toEqual({
    kind: "syncing",
    done: 3,
    of: 12,
  });
});

test("what keeps files back is told; a file that only has to come is not, for its record is here", () => {
  const waiting = (kind: "offline" | "server-full" | "damaged" | "missing", leftUp: number) =>
    wholeStatus(upToDate, { kind: "waiting", left: 2, leftUp, problem: { kind } });
  expect(waiting("offline", 2)).toEqual({ kind: "offline", since: 1000, waiting: 2 });
  expect(waiting("offline", 0)).toEqual(upToDate);
  expect(waiting("missing", 0)).toEqual(upToDate);
  expect(waiting("server-full", 1)).toEqual({ kind: "problem", problem: "server-full", waiting: 1 });
  expect(waiting("damaged", 0)).toEqual({ kind: "problem", problem: "untrusted", waiting: 0 });
});

test("a problem of the operations is told before any of the files", () => {
  const problem: SyncStatus = { kind: "problem", problem: "signed-out", waiting: 3 };
  expect(wholeStatus(problem, { kind: "moving", done: 0, of: 1 })).toEqual(problem);
});

test("both are followed as one, which is the same object while nothing changed", () => {
  const operations = createStatusHolder(upToDate);
  const listeners: (() => void)[] = [];
  const files = {
    state: () => ({ kind: "idle" }) as const,
    subscribe(listener: () => void) {
      listeners.push(listener);
      return () => undefined;
    },
  };
  const whole = createWholeStatus(operations, files);
  let calls = 0;
  const stop = whole.subscribe(() => {
    calls += 1;
  });
  expect(whole.read()).toBe(whole.read());
  for (const tell of listeners) tell();
  operations.set({ kind: "saved-here" });
  expect(calls).toBe(2);
  expect(whole.read()).toEqual({ kind: "saved-here" });
  stop();
});
