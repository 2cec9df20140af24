import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { connectedParts } from "#core/reading/imaging/connected-parts.ts";
import { cropped, encodeGrey, type GreyImage, shrunk } from "#core/reading/imaging/grey-image.ts";
import { inkOf } from "#core/reading/imaging/ink.ts";
import { opposite, rotatedRight } from "#core/reading/imaging/text-band.ts";

function imageOf(rows: string[]): GreyImage {
  const data = Uint8Array.from(rows.join(""), (sign) => (sign === "#" ? 0 : 255));
  return { data, width: rows[0]?.length ?? 0, height: rows.length };
}

const anyImage = fc
  .tuple(fc.integer({ min: 1, max: 24 }), fc.integer({ min: 1, max: 24 }))
  .chain(([width, height]) =>
    fc
      .uint8Array({ minLength: width * height, maxLength: width * height })
      .map((data): GreyImage => ({ data: Uint8Array.from(data), width, height })),
  );

/** Counted by flooding, as slowly and simply as it can be. */
function countedParts(ink: { data: Uint8Array; width: number; height: number }): number {
  const left = ink.data.slice();
  let count = 0;
  for (let seed = 0; seed < left.length; seed++) {
    if (left[seed] !== 1) continue;
    count += 1;
    const open = [seed];
    left[seed] = 0;
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      for (const dy of [-1, 0, 1]) {
        for (const dx of [-1, 0, 1]) {
          const [x, y] = [(at % ink.width) + dx, Math.floor(at / ink.width) + dy];
          if (x < 0 || y < 0 || x >= ink.width || y >= ink.height || left[y * ink.width + x] !== 1) continue;
          left[y * ink.width + x] = 0;
          open.push(y * ink.width + x);
        }
      }
    }
  }
  return count;
}

describe("grey pixels", () => {
  it("are written as a graymap with its size in front", () => {
    const bytes = encodeGrey({ data: Uint8Array.of(1, 2, 3, 4, 5, 6), width: 3, height: 2 });
    expect(Buffer.from(bytes).toString("latin1")).toBe("P5\n3 2\n255\n\x01\x02\x03\x04\x05\x06");
  });

  it("keep their mean when they are made smaller", () => {
    fc.assert(
      fc.property(anyImage, fc.integer({ min: 1, max: 4 }), (image, factor) => {
        const small = shrunk(image, factor);
        if (image.width % factor !== 0 || image.height % factor !== 0) return;
        const mean = (data: Uint8Array) => data.reduce((sum, tone) => sum + tone, 0) / data.length;
        expect(Math.abs(mean(small.data) - mean(image.data))).toBeLessThanOrEqual(0.51);
      }),
    );
  });

  it("come back after four quarter turns, and after two halves", () => {
    fc.assert(
      fc.property(anyImage, (image) => {
        const twice = rotatedRight(rotatedRight(image));
        expect(twice).toEqual(opposite(image));
        expect(opposite(twice)).toEqual(image);
      }),
    );
  });

  it("are cut out where they are asked for", () => {
    const image = imageOf(["....", ".#..", "..#."]);
    expect(cropped(image, 1, 1, 2, 2)).toEqual(imageOf(["#.", ".#"]));
  });
});

describe("the parts of the ink", () => {
  it("are as many as flooding finds, and hold every pixel once", () => {
    fc.assert(
      fc.property(anyImage, (image) => {
        const ink = { ...image, data: image.data.map((tone) => (tone < 100 ? 1 : 0)) };
        const parts = connectedParts(ink);
        expect(parts).toHaveLength(countedParts(ink));
        const pixels = parts.reduce((sum, part) => sum + part.pixels, 0);
        expect(pixels).toBe(ink.data.reduce((sum, bit) => sum + bit, 0));
      }),
      { numRuns: 300 },
    );
  });

  it("have tight boxes", () => {
    const ink = inkOf(imageOf([".....", ".##..", "..#..", "....."]), 4, 0.8);
    expect(connectedParts(ink)).toEqual([{ left: 1, top: 1, right: 3, bottom: 3, pixels: 3 }]);
  });

  it("leave a soft shadow out", () => {
    const data = Uint8Array.from({ length: 200 * 50 }, (_, at) => 60 + (at % 200) * 0.9);
    data[25 * 200 + 20] = 10;
    const ink = inkOf({ data, width: 200, height: 50 }, 8, 0.86);
    expect(connectedParts(ink)).toEqual([{ left: 20, top: 25, right: 21, bottom: 26, pixels: 1 }]);
  });
});
