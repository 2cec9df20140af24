import { expect, test } from "vitest";
import { doseTaken, isSameDose } from "#core/findings/threads/daily-dose.ts";

const same = (one: [dose: string, frequency?: string], other: [dose: string, frequency?: string]) => {
  const [first, second] = [one, other].map(([dose, frequency]) =>
    doseTaken(frequency === undefined ? { dose } : { dose, frequency }),
  );
  return first !== undefined && second !== undefined && isSameDose(first, second);
};

test("doses are compared by what they come to in a day", () => {
  expect(same(["1 g"], ["1000 mg"])).toBe(true);
  expect(same(["0.1 mg"], ["100 micrograms"])).toBe(true);
  expect(same(["1000 mg", "once daily"], ["500 mg", "twice daily"])).toBe(true);
  expect(same(["10 mg", "once weekly"], ["10 mg", "once daily"])).toBe(false);
  expect(same(["1000 mg", "once daily"], ["1000 mg", "twice daily"])).toBe(false);
  expect(same(["10 units"], ["10 mg"])).toBe(false);
});
