import { expect, test } from "vitest";
import { coreCalls } from "./core-calls.ts";
import { growthOf, growthWith, inWords, mostGrowth, Records } from "./measure-growth.ts";
import { type Poison, poisonNames } from "./poisons.ts";
import { patternsOfCore, slowPatterns } from "./slow-patterns.ts";

/*
 * That the fuzzer finds every function and can tell what grows, and the measuring in small: all functions with some poisons, and all patterns
 * with all of them. `npm run soak -- growth` measures all at full size, on a machine that does nothing else.
 */
const { calls, missing } = await coreCalls();

test("every function of core that takes text has a row that says how it is called, or why it is not", () => {
  expect(missing, "rows for tests/growth/ways-to-make.ts, particular-calls.ts or not-called.ts").toEqual([]);
  expect(calls.length).toBeGreaterThan(400);
});

test("what grows faster than its text is found, and what does not is not", async () => {
  const measure = (work: (text: string) => unknown) =>
    growthOf(
      {
        name: "planted",
        prepare:
          ({ text }) =>
          () =>
            work(text),
      },
      "a",
      {
        ...{ sizes: [2_000, 8_000], records: new Records(), poison: "one word", longest: 1_000 },
      },
    );
  const linear = await measure((text) => text.repeat(20).split("").reverse().join(""));
  expect(linear.ratio).toBeLessThanOrEqual(mostGrowth);
  const square = await measure((text) => /(?:a+)b/.test(text.repeat(2)));
  expect(square.ratio).toBeGreaterThan(mostGrowth);
  const endless = await measure((text) => /^(?:a+)+$/.test(`${text.slice(0, 60)}!`));
  expect(endless.ratio).toBe(Number.POSITIVE_INFINITY);
}, 60_000);

test("no pattern of core takes more than twice as long over twice the text", async () => {
  const patterns = patternsOfCore();
  expect(patterns.length).toBeGreaterThan(2_000);
  expect(await slowPatterns(patterns, poisonNames, 8_000)).toEqual([]);
  const planted = [{ name: "planted", pattern: /\s+$/g }];
  expect(await slowPatterns(planted, ["words"], 8_000)).toEqual([]);
  // So long that it does not end in time at all: a machine that is busy for a moment makes half of it seem as slow as the whole.
  expect(await slowPatterns([{ name: "planted", pattern: /\s+[,;]/g }], ["spaces"], 96_000)).toEqual([
    "planted, spaces",
  ]);
}, 600_000);

/** Of each kind one: what was quadratic was so with these. */
const some: Poison[] = ["denials", "digits", "spaces", "newlines", "brackets", "dates", "doses"];

test.each(some)(
  "no function grows faster than its text of %s",
  async (poison) => {
    const { tooFast, measured } = await growthWith(poison, calls, [6_000, 24_000]);
    expect(tooFast.map(inWords)).toEqual([]);
    expect(measured).toBe(calls.length);
  },
  600_000,
);
