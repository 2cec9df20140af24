import fc from "fast-check";
import { expect, it } from "vitest";
import { hubTabFrom, hubTabs, paths, placeFrom } from "#app/paths.ts";

const searchOf = (path: string) => new URL(path, "http://localhost").searchParams;

it("reads back every place that it writes", () => {
  const place = fc.record({ page: fc.integer({ min: 1, max: 9999 }), start: fc.nat(999_999), length: fc.nat(9999) });
  fc.assert(
    fc.property(place, fc.string({ minLength: 1 }), ({ page, start, length }, documentId) => {
      const end = start + length;
      expect(placeFrom(searchOf(paths.citation({ documentId, page, start, end })))).toEqual({ page, start, end });
    }),
  );
});

it.each(["", "page=0&start=1&end=2", "page=1&start=9&end=2", "page=1&start=-1&end=2", "page=x&start=1&end=2"])(
  "is not misled by %s",
  (search) => {
    expect(placeFrom(new URLSearchParams(search))).toBeUndefined();
  },
);

it("gives each tab of the hub an address, and the overview for any other", () => {
  for (const tab of hubTabs) expect(hubTabFrom(searchOf(paths.hub(tab)))).toBe(tab);
  expect(hubTabFrom(new URLSearchParams("tab=nonsense"))).toBe("overview");
});
