import fc from "fast-check";
import { expect, test } from "vitest";
import type { Citation } from "#core/domain/citation.ts";
import { dayNumber } from "#core/findings/threads/day-number.ts";
import { axisFor, printed, scale } from "#features/insights/chart/plot.ts";
import { quotedDays } from "#features/insights/chart/quoted-days.ts";

test("an axis holds every value, rises in even steps, and has few of them", () => {
  const values = fc.array(fc.double({ min: -1e5, max: 1e5, noNaN: true }), { minLength: 1, maxLength: 50 });
  fc.assert(
    fc.property(values, (all) => {
      const axis = axisFor(all);
      const [first = 0, second = 0] = axis;
      const last = axis.at(-1) ?? 0;
      const step = second - first;
      expect(step).toBeGreaterThan(0);
      expect(first).toBeLessThanOrEqual(Math.min(...all) + step * 1e-6);
      expect(last).toBeGreaterThanOrEqual(Math.max(...all) - step * 1e-6);
      expect(axis.length).toBeLessThanOrEqual(7);
    }),
  );
});

test("a scale leads both ends of its domain to both ends of its range, and one value to the middle", () => {
  const yOf = scale([0, 10], [160, 12]);
  expect([yOf(0), yOf(10), yOf(5)]).toEqual([160, 12, 86]);
  expect(scale([3, 3], [0, 10])(3)).toBe(5);
});

test("numbers are printed as short as they can be, shares as percent", () => {
  expect([printed(3, false), printed(3.44, false), printed(123.4, false), printed(0.625, true)]).toEqual([
    "3",
    "3.4",
    "123",
    "63%",
  ]);
});

test("a day that is quoted on both sides speaks against; one without a day is not drawn", () => {
  const citation = (documentId: string): Citation => ({
    documentId,
    originalFilename: documentId,
    page: 1,
    start: 0,
    end: 1,
    quote: "x",
  });
  const evidence = { supporting: ["a", "b", "month"].map(citation), contradicting: ["b"].map(citation) };
  const days = quotedDays(evidence, ({ documentId }) =>
    documentId === "month"
      ? { date: "2026-03", precision: "month" }
      : { date: documentId === "a" ? "2026-03-01" : "2026-03-02", precision: "day" },
  );
  expect([...days]).toEqual([
    [dayNumber("2026-03-01"), "for"],
    [dayNumber("2026-03-02"), "against"],
  ]);
});
