import { type Canvas, createCanvas, loadImage } from "@napi-rs/canvas";
import { describe, expect, it } from "vitest";
import { tiffJpegPage } from "#core/reading/tiff-jpeg.ts";
import { tiffPageOffsets, tiffStartingAt } from "#core/reading/tiff-pages.ts";
import { decodePicture } from "../../../sync-server/readers/pictures.ts";
import { type Cut, jpegTiffOf } from "../../fixtures/jpeg-tiff-file.ts";
import { readFixture } from "../../fixtures/manifest.ts";
import { letterCanvas } from "./imaging/drawn-greys.ts";

function coloured(): Canvas {
  const page = letterCanvas();
  const context = page.getContext("2d");
  context.fillStyle = "#b01030";
  context.fillRect(300, 900, 400, 200);
  return page;
}

async function greyOf(bytes: Uint8Array) {
  const decoded = await decodePicture({ bytes, mediaType: "image/tiff" }, 12e6, async () => undefined);
  if (!decoded.ok) throw new Error(decoded.failure);
  return decoded.value;
}

/** The largest difference of the mean tone over blocks of 20 × 20 pixels. */
function largestDifference(tiff: { data: Uint8Array; width: number }, page: Canvas): number {
  const wanted = page.getContext("2d").getImageData(0, 0, page.width, page.height).data;
  let largest = 0;
  for (let top = 0; top < page.height; top += 20) {
    for (let left = 0; left < page.width; left += 20) {
      let difference = 0;
      for (let y = top; y < Math.min(top + 20, page.height); y++) {
        for (let x = left; x < Math.min(left + 20, page.width); x++) {
          const at = (y * page.width + x) * 4;
          const tone = 0.299 * (wanted[at] ?? 0) + 0.587 * (wanted[at + 1] ?? 0) + 0.114 * (wanted[at + 2] ?? 0);
          difference += (tiff.data[y * tiff.width + x] ?? 0) - tone;
        }
      }
      largest = Math.max(largest, Math.abs(difference) / 400);
    }
  }
  return largest;
}

describe("a TIFF packed with JPEG", () => {
  const cuts: [string, Cut][] = [
    ["one strip", { rows: 1200 }],
    ["strips of sixteen rows", { rows: 16 }],
    ["strips that do not come out even", { rows: 112 }],
    ["tiles", { tile: 256 }],
  ];
  for (const [name, cut] of cuts) {
    it(`is decoded whole: ${name}`, async () => {
      const page = coloured();
      const grey = await greyOf(jpegTiffOf([{ canvas: page, cut }]));
      expect([grey.width, grey.height]).toEqual([900, 1200]);
      expect(largestDifference(grey, page)).toBeLessThan(6);
    });
  }

  it("has each of its pages", async () => {
    const blank = createCanvas(320, 200);
    blank.getContext("2d").fillRect(0, 0, 320, 200);
    const file = jpegTiffOf([
      { canvas: coloured(), cut: { rows: 64 } },
      { canvas: blank, cut: { rows: 200 } },
    ]);
    const [, second = 0] = tiffPageOffsets(file);
    const grey = await greyOf(tiffStartingAt(file, second));
    expect([grey.width, grey.height]).toEqual([320, 200]);
    expect(Math.max(...grey.data)).toBeLessThan(10);
  });

  it("gives parts that any decoder opens, with the tables they share", async () => {
    const page = tiffJpegPage(jpegTiffOf([{ canvas: coloured(), cut: { rows: 600 } }]));
    expect(page?.pieces.map(({ left, top }) => [left, top])).toEqual([
      [0, 0],
      [0, 600],
    ]);
    const first = page?.pieces[0];
    const image = first && (await loadImage(Buffer.from(first.jpeg())));
    expect([image?.width, image?.height]).toEqual([900, 600]);
  });

  it("is undefined where a part is larger than the directory says, cut off or missing", () => {
    const file = jpegTiffOf([{ canvas: coloured(), cut: { rows: 600 } }]);
    const page = tiffJpegPage(file);
    expect(page).toBeDefined();
    const [directory = 0] = tiffPageOffsets(file);
    const withTag = (tag: number, value: number) => {
      const copy = Buffer.from(file);
      for (let index = 0; index < copy.readUInt16LE(directory); index++) {
        const at = directory + 2 + index * 12;
        if (copy.readUInt16LE(at) === tag) copy.writeUInt32LE(value, at + 8);
      }
      return tiffJpegPage(copy);
    };
    // A narrower page, fewer rows a strip, no strips where they should be.
    expect(withTag(256, 450)).toBeUndefined();
    expect(withTag(278, 300)).toBeUndefined();
    expect(withTag(273, file.length)).toBeUndefined();
    expect(tiffJpegPage(file.subarray(0, directory + 20))).toBeUndefined();
  });

  it("is told from other packings", () => {
    expect(tiffJpegPage(readFixture("two-page-fax.tif").bytes)).toBeUndefined();
  });
});
