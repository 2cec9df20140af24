import { describe, expect, it } from "vitest";
import { type FieldState, foldEntry, otherVersions, withPending } from "#core/replication/fold.ts";
import { keyOf, type Operation } from "#core/replication/operation.ts";
import { operation } from "./operation-samples.ts";

const key = keyOf(operation("any"));

function foldOf(...operations: [Operation, number?][]): Map<string, FieldState> {
  const fold = new Map<string, FieldState>();
  for (const [each, receivedAt = 10_000] of operations) foldEntry(fold, { operation: each, receivedAt });
  return fold;
}
const currentOf = (fold: ReadonlyMap<string, FieldState>) => fold.get(key)?.current.opId;
const othersOf = (fold: ReadonlyMap<string, FieldState>) => {
  const state = fold.get(key);
  return state === undefined ? undefined : otherVersions(state).map(({ opId }) => opId);
};

describe("who holds a field", () => {
  it("is the first, then whoever built on it, however early its clock", () => {
    expect(currentOf(foldOf([operation("a")], [operation("b", { baseOpId: "a", ts: 1 })]))).toBe("b");
  });

  it("is the later of two that did not see each other, in either order", () => {
    const [early, late] = [operation("z", { ts: 1_000 }), operation("b", { ts: 2_000 })];
    expect(currentOf(foldOf([early], [late]))).toBe("b");
    expect(currentOf(foldOf([late], [early]))).toBe("b");
  });

  it("is the greater id at equal times, in either order", () => {
    expect(currentOf(foldOf([operation("a")], [operation("b")]))).toBe("b");
    expect(currentOf(foldOf([operation("b")], [operation("a")]))).toBe("b");
  });

  it("wins nothing by a clock that runs ahead of the server's", () => {
    const ahead = operation("a", { ts: 99_000 });
    expect(currentOf(foldOf([ahead, 3_000], [operation("b", { ts: 4_000 }), 5_000]))).toBe("b");
  });

  it("keeps the time of who holds it, and not of who lost", () => {
    const fold = foldOf([operation("a", { ts: 5_000 })], [operation("b", { ts: 2_000 })]);
    expect(currentOf(fold)).toBe("a");
    expect(fold.get(key)?.standing).toEqual({ opId: "a", time: 5_000 });
    foldEntry(fold, { operation: operation("c", { ts: 3_000 }), receivedAt: 10_000 });
    expect(currentOf(fold)).toBe("a");
    foldEntry(fold, { operation: operation("d", { ts: 6_000 }), receivedAt: 10_000 });
    expect(fold.get(key)?.standing).toEqual({ opId: "d", time: 6_000 });
  });

  it("is told before it is folded", () => {
    const fold = foldOf([operation("a", { ts: 5_000 })]);
    const verdict = (changes: Partial<Operation>) =>
      foldEntry(structuredClone(fold), { operation: operation("b", changes), receivedAt: 10_000 });
    expect(verdict({ ts: 4_000 })).toBe("loses");
    expect(verdict({ ts: 6_000 })).toBe("wins");
    expect(verdict({ ts: 4_000, field: "date" })).toBe("wins");
  });

  it("keeps fields apart", () => {
    const fold = foldOf([operation("a")], [operation("b", { entity: "document/2", ts: 1 })]);
    expect(currentOf(fold)).toBe("a");
    expect(fold.size).toBe(2);
  });
});

describe("other versions", () => {
  const disagreement: [Operation][] = [
    [operation("a", { ts: 1_000 })],
    [operation("phone", { baseOpId: "a", ts: 3_000 })],
    [operation("tablet", { baseOpId: "a", ts: 2_000, device: "tablet" })],
  ];

  it("are none where each built on the one before", () => {
    expect(othersOf(foldOf([operation("a")], [operation("b", { baseOpId: "a" })]))).toEqual([]);
  });

  it("are those that nobody has seen", () => {
    const fold = foldOf(...disagreement);
    expect(currentOf(fold)).toBe("phone");
    expect(othersOf(fold)).toEqual(["tablet"]);
  });

  it("are closed by whoever chose in sight of them, and by nobody else", () => {
    const chosen = operation("chosen", { baseOpId: "phone", settles: ["tablet"], ts: 4_000 });
    const fold = foldOf(...disagreement, [chosen]);
    expect(currentOf(fold)).toBe("chosen");
    expect(othersOf(fold)).toEqual([]);
    const unaware = operation("unaware", { baseOpId: "phone", ts: 4_000 });
    expect(othersOf(foldOf(...disagreement, [unaware]))).toEqual(["tablet"]);
  });

  it("stay closed when somebody writes on, and what was built on a closed one is open again", () => {
    const chosen = operation("chosen", { baseOpId: "phone", settles: ["tablet"], ts: 4_000 });
    const on = operation("on", { baseOpId: "chosen", ts: 5_000 });
    expect(othersOf(foldOf(...disagreement, [chosen], [on]))).toEqual([]);
    const late = operation("late", { baseOpId: "tablet", ts: 2_500 });
    expect(othersOf(foldOf(...disagreement, [chosen], [on], [late]))).toEqual(["late"]);
  });

  it("settle what the settled one had settled", () => {
    const first = operation("first", { baseOpId: "tablet", settles: ["phone"], ts: 2_500 });
    const chosen = operation("chosen", { baseOpId: "phone", settles: ["first"], ts: 4_000 });
    expect(othersOf(foldOf(...disagreement, [first], [chosen]))).toEqual([]);
  });

  it("are told once, by the last of those that build on each other", () => {
    const on = operation("on", { baseOpId: "tablet", ts: 2_500 });
    expect(othersOf(foldOf(...disagreement, [on]))).toEqual(["on"]);
  });
});

describe("what is still on its way", () => {
  it("lies on top, and the log below it stays as it is", () => {
    const fold = foldOf([operation("a")]);
    const pending = [operation("b", { baseOpId: "a" }), operation("c", { baseOpId: "b" })];
    const view = withPending(fold, pending, 10_000);
    expect(currentOf(view)).toBe("c");
    expect([...(view.get(key)?.known.keys() ?? [])]).toEqual(["a", "b", "c"]);
    expect(currentOf(fold)).toBe("a");
    expect([...(fold.get(key)?.known.keys() ?? [])]).toEqual(["a"]);
    expect(withPending(fold, [], 10_000)).toBe(fold);
  });

  it("counts with its own clock, also where that runs ahead", () => {
    const fold = foldOf([operation("a", { ts: 5_000 })]);
    expect(currentOf(withPending(fold, [operation("b", { ts: 9_000 })], 4_000))).toBe("b");
    expect(currentOf(withPending(fold, [operation("b", { ts: 4_500 })], 9_000))).toBe("a");
  });
});
