import "fake-indexeddb/auto";
import { describe, expect, test } from "vitest";
import { plantedBugs } from "./planted-bugs.ts";
import { liveThrough } from "./random-world.ts";

let allKills = 0;
let allRests = 0;

describe("stores of devices that work offline, sync badly and are killed", () => {
  test.each(Array.from({ length: 12 }, (_, index) => index + 1))(
    "all end up the same, and nothing is lost: seed %i",
    async (seed) => {
      const { dumps, lost, errors, kills, rests } = await liveThrough(seed, 150);
      expect(errors).toEqual([]);
      for (const dump of dumps) expect(dump).toEqual(dumps[0]);
      expect(lost).toEqual([]);
      allKills += kills;
      allRests += rests;
    },
    60_000,
  );

  // A fault that never happened proves nothing.
  test("tabs were killed, and devices had nothing to do", () => {
    expect(allKills).toBeGreaterThan(30);
    expect(allRests).toBeGreaterThan(5);
  });

  test.each(plantedBugs)(
    "a planted bug is caught: $name",
    async ({ plant }) => {
      for (let seed = 1; seed <= 10; seed++) {
        try {
          const { dumps, lost, errors } = await liveThrough(seed, 100, plant);
          expect(errors).toEqual([]);
          expect(lost).toEqual([]);
          for (const dump of dumps) expect(dump).toEqual(dumps[0]);
        } catch {
          return;
        }
      }
      throw new Error("Nobody saw it.");
    },
    60_000,
  );
});
