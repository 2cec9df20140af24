import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { numberOf, pairOf, placesOfNumbers } from "#core/understanding/structure/learned/seen-names.ts";

describe("numbers for what is seen", () => {
  it("are whole numbers of 32 bits, the same for the same words, and heed the order of a pair", () => {
    expect(numberOf("plan")).toBe(numberOf("plan"));
    expect(numberOf("plan")).not.toBe(numberOf("plain"));
    expect(pairOf(numberOf("a"), numberOf("b"))).not.toBe(pairOf(numberOf("b"), numberOf("a")));
    expect(pairOf(1, 2) | 0).toBe(pairOf(1, 2));
  });

  it("are found where they stand, and nowhere else", () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 })), fc.integer(), (numbers, other) => {
        const placeOf = placesOfNumbers(Int32Array.from(numbers));
        numbers.forEach((number, index) => {
          expect(placeOf(number)).toBe(index);
        });
        expect(placeOf(other | 0)).toBe(numbers.indexOf(other | 0));
      }),
    );
  });
});
