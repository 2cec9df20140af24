import { expect, test } from "vitest";
import { coreCalls } from "./core-calls.ts";
import { growthOf, mostGrowth, Records } from "./measure-growth.ts";

/*
 * That the fuzzer finds every function and can tell what grows. The measuring itself takes a machine that does nothing else:
 * `npm run soak -- growth`.
 */
const { calls, missing } = await coreCalls();

test("every function of core that takes text has a row that says how it is called, or why it is not", () => {
  expect(missing, "rows for tests/growth/ways-to-make.ts, or particular-calls.ts").toEqual([]);
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
