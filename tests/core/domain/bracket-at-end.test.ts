import fc from "fast-check";
import { expect, test } from "vitest";
import { bracketAtEnd, withoutOpenBracket } from "#core/domain/bracket-at-end.ts";

const text = fc.string({ unit: fc.constantFrom("(", ")", " ", "a", "1", "\n"), maxLength: 14 });

test("the bracket at the end is the one that a pattern finds", () => {
  fc.assert(
    fc.property(text, (some) => {
      const found = /\s*\(([^)]*)\)\s*$/.exec(some);
      expect(bracketAtEnd(some)).toEqual(found === null ? undefined : { start: found.index, inside: found[1] });
    }),
    { numRuns: 2_000 },
  );
});

test("a bracket that was opened and never closed is left out as by a pattern", () => {
  fc.assert(
    fc.property(text, (some) => {
      expect(withoutOpenBracket(some)).toBe(some.replace(/\s*\([^)]*$/, ""));
    }),
    { numRuns: 2_000 },
  );
});
