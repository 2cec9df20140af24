import fc from "fast-check";
import { expect, test } from "vitest";
import { byPlace } from "#core/domain/by-place.ts";

const place = fc.record({ page: fc.integer({ min: 1, max: 3 }), start: fc.nat(40) });

test("what begins within a stretch is what looking through all says, in the order given", () => {
  fc.assert(
    fc.property(fc.array(place), place, fc.nat(30), (all, { page, start }, length) => {
      const stretch = { page, start, end: start + length };
      expect(byPlace(all, (one) => one)(stretch)).toEqual(
        all.filter((one) => one.page === page && one.start >= start && one.start < stretch.end),
      );
    }),
  );
});

test("what has no place is nowhere", () => {
  expect(byPlace([1, 2], () => undefined)({ page: 1, start: 0, end: 9 })).toEqual([]);
});
