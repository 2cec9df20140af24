import fc from "fast-check";
import { expect, test } from "vitest";
import { pullAnswerSchema } from "#core/replication/messages.ts";
import { readPullAnswer } from "#core/replication/read-pull-answer.ts";

const anything = fc.oneof(
  fc.constantFrom(null, undefined, "", "text", 0, 1, -1, 1.5, 2 ** 60, true, "wins", "loses", "entries", "diverged"),
  fc.string({ maxLength: 210 }),
  fc.array(fc.oneof(fc.string(), fc.integer())),
  fc.object({ maxDepth: 1 }),
);

const operation = fc.record({
  opId: fc.string({ minLength: 1, maxLength: 64 }),
  device: fc.string({ minLength: 1, maxLength: 64 }),
  deviceSeq: fc.integer({ min: 1 }),
  entity: fc.string({ minLength: 1, maxLength: 200 }),
  field: fc.string({ minLength: 1, maxLength: 100 }),
  baseOpId: fc.option(fc.string()),
  ts: fc.integer(),
  payload: fc.string(),
  previousHash: fc.string(),
  signature: fc.string(),
  fromANewerVersion: fc.object(),
});
const entry = fc.record({
  seq: fc.integer({ min: 1 }),
  receivedAt: fc.integer(),
  verdict: fc.constantFrom("wins", "loses"),
  operation,
  alsoNewer: fc.string(),
});
const head = fc.record({ seq: fc.nat(), hash: fc.string() });
const answer = fc.oneof(
  fc.record({ kind: fc.constant("entries"), entries: fc.array(entry, { maxLength: 3 }), head }),
  fc.record({ kind: fc.constant("diverged"), head }),
);

/** Every place in a value, by its keys. */
function placesIn(value: unknown, at: (string | number)[] = []): (string | number)[][] {
  if (typeof value !== "object" || value === null) return [at];
  return [at, ...Object.entries(value).flatMap(([key, part]) => placesIn(part, [...at, key]))];
}

function withAt(value: unknown, [key, ...rest]: (string | number)[], put: unknown): unknown {
  if (key === undefined) return put;
  const copy = Array.isArray(value) ? [...value] : { ...(value as object) };
  (copy as Record<string, unknown>)[key] = withAt((value as Record<string, unknown>)[key], rest, put);
  return copy;
}

test("reads the very answers that the schema takes, and nothing else", () => {
  fc.assert(
    fc.property(answer, fc.option(fc.tuple(fc.nat(), anything)), (given, fault) => {
      const places = placesIn(given);
      const json = fault === null ? given : withAt(given, places[fault[0] % places.length] ?? [], fault[1]);
      const expected = pullAnswerSchema.safeParse(json);
      expect(readPullAnswer(json)).toEqual(expected.success ? expected.data : undefined);
    }),
    { numRuns: 2_000 },
  );
});
