import { expect, test, vi } from "vitest";
import type { PullAnswer } from "#core/replication/messages.ts";
import type { LogEntry } from "#core/replication/operation.ts";
import { PullAhead } from "#sync/pull-ahead.ts";

const start = { seq: 0, hash: "" };
const [first, second] = [
  { seq: 1, hash: "a" },
  { seq: 2, hash: "b" },
];
const piece = (next?: typeof first): PullAnswer => ({
  kind: "entries",
  entries: [{} as LogEntry],
  head: second,
  ...(next && { next }),
});

function askedOf(...answers: PullAnswer[]) {
  const pull = vi.fn(async (_since: typeof first) => answers.shift() ?? piece());
  return { pull, pieces: new PullAhead({ pull, push: vi.fn(), headAt: vi.fn() }) };
}

test("what comes next is asked for before what came is checked, and once", async () => {
  const { pull, pieces } = askedOf(piece(first), piece());
  await pieces.after(start);
  expect(pull.mock.calls.map(([since]) => since)).toEqual([start, first]);
  await pieces.after(first);
  expect(pull).toHaveBeenCalledTimes(2);
});

test("a server that says another head than the check comes to is asked anew", async () => {
  const { pull, pieces } = askedOf(piece({ seq: 1, hash: "a lie" }), piece(), piece());
  await pieces.after(start);
  await pieces.after(first);
  expect(pull.mock.calls.map(([since]) => since)).toEqual([start, { seq: 1, hash: "a lie" }, first]);
});

test("a server of before, which does not say what comes next, is asked when the check is done", async () => {
  const { pull, pieces } = askedOf(piece(), piece());
  await pieces.after(start);
  expect(pull).toHaveBeenCalledTimes(1);
  await pieces.after(first);
  expect(pull).toHaveBeenCalledTimes(2);
});

test("what fails on its way and is not needed any more harms nobody", async () => {
  const pull = vi.fn(async (_since: typeof first): Promise<PullAnswer> => piece());
  pull.mockResolvedValueOnce(piece({ seq: 1, hash: "a lie" })).mockRejectedValueOnce(new Error("gone"));
  const pieces = new PullAhead({ pull, push: vi.fn(), headAt: vi.fn() });
  await pieces.after(start);
  await expect(pieces.after(first)).resolves.toEqual(piece());
});
