import fc from "fast-check";
import { expect, it } from "vitest";
import { numberSources } from "#ui/number-sources.ts";

it("numbers in order of first mention, the same source always alike", () => {
  expect(numberSources([["b", "a"], ["a"], ["c", "b", "b"], []], (source) => source)).toEqual({
    sources: ["b", "a", "c"],
    numbers: [[1, 2], [2], [3, 1], []],
  });
});

it("never loses or mixes up a source", () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.integer({ min: 0, max: 9 }))), (sentences) => {
      const { sources, numbers } = numberSources(sentences, String);
      expect(new Set(sources).size).toBe(sources.length);
      sentences.forEach((cited, index) => {
        const meant = numbers[index]?.map((number) => sources[number - 1]);
        expect(meant).toEqual([...new Set(cited)]);
      });
    }),
  );
});
