import "fake-indexeddb/auto";
import { describe, expect, test } from "vitest";
import { liveWithServer } from "./server-world.ts";

let allKills = 0;

describe("an assisted account whose server works in it too, and is killed", () => {
  test.each(Array.from({ length: Number(process.env.WORLDS ?? 8) }, (_, index) => index + 1))(
    "all end up the same, and nothing is lost: seed %i",
    async (seed) => {
      const { dumps, lost, errors, kills } = await liveWithServer(seed, 120);
      allKills += kills;
      expect(errors).toEqual([]);
      for (const dump of dumps) expect(dump).toEqual(dumps[0]);
      expect(lost).toEqual([]);
    },
    120_000,
  );

  // In these the bin's word of a document came to the server before the document itself, which was then taken for one that was emptied out of the bin.
  test.each([6234, 6728])("what was put into the bin before it came is not lost: seed %i", async (seed) => {
    const { dumps, lost } = await liveWithServer(seed, 200);
    for (const dump of dumps) expect(dump).toEqual(dumps[0]);
    expect(lost).toEqual([]);
  });

  // A fault that never happened proves nothing.
  test("the server was killed", () => expect(allKills).toBeGreaterThan(5));
});
