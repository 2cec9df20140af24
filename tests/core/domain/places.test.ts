import fc from "fast-check";
import { expect, test } from "vitest";
import { type Place, Places } from "#core/domain/places.ts";

const place = fc
  .record({ start: fc.nat(600), length: fc.oneof(fc.nat(12), fc.nat(300)) })
  .map(({ start, length }): Place => ({ start, end: start + length }));

test("what meets a place, and what stands in one, is what looking through all of them says", () => {
  fc.assert(
    fc.property(fc.array(place, { maxLength: 40 }), place, (all, { start, end }) => {
      const places = new Places(all);
      expect(places.meets(start, end)).toBe(all.some((one) => one.start < end && one.end > start));
      expect(places.holds(start, end)).toBe(all.some((one) => one.start <= start && one.end >= end));
      const within = (one: Place) => Math.max(0, Math.min(one.end, end) - Math.max(one.start, start));
      expect(places.lengthWithin(start, end)).toBe(all.reduce((sum, one) => sum + within(one), 0));
    }),
  );
});

test("places that are added later count as well", () => {
  const places = new Places([{ start: 0, end: 4 }]);
  expect(places.meets(63, 65)).toBe(false);
  places.add({ start: 60, end: 64 });
  expect([places.meets(63, 65), places.meets(64, 65), places.holds(60, 64)]).toEqual([true, false, true]);
});
