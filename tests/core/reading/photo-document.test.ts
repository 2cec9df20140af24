import { createCanvas } from "@napi-rs/canvas";
import { describe, expect, it } from "vitest";
import { readOrientation, withoutOrientation } from "#core/reading/jpeg-orientation.ts";
import { isCameraPhoto, photoDocument } from "#core/reading/photo-document.ts";
import { tiffPageOffsets, tiffStartingAt } from "#core/reading/tiff-pages.ts";
import { createNodePdfEngine } from "../../../sync-server/readers/pdf-engine.ts";
import { withOrientation } from "../../fixtures/image-documents.ts";
import { readFixture } from "../../fixtures/manifest.ts";

const never = new AbortController().signal;

function jpeg(width: number, height: number, colour: string): Buffer {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext("2d");
  context.fillStyle = colour;
  context.fillRect(0, 0, width, height);
  return canvas.toBuffer("image/jpeg", 90);
}

describe("photos as one document", () => {
  it("are its pages in their order, each as large as its photo, turned as the camera says", async () => {
    const photos = [
      jpeg(600, 400, "#aa0000"),
      withOrientation(jpeg(600, 400, "#00aa00"), 6),
      jpeg(300, 500, "#0000aa"),
    ];
    const opened = await createNodePdfEngine().open(photoDocument(photos), { signal: never });
    if (!opened.ok) throw new Error(opened.failure);
    const pages = await opened.value.readPages(1, 3, never);
    const sizes = pages.map((page) =>
      page.ok ? [page.page.width, page.page.height, page.needsRecognition] : page.code,
    );
    expect(sizes).toEqual([
      [144, 96, true],
      [96, 144, true],
      [72, 120, true],
    ]);
    await opened.value.close();
  });

  it("hold the camera's bytes, except for the word of how they are turned", () => {
    const plain = jpeg(40, 30, "#123456");
    const turned = withOrientation(plain, 8);
    const file = Buffer.from(photoDocument([plain, turned]));
    expect(file.includes(plain)).toBe(true);
    expect(file.includes(Buffer.from(withoutOrientation(turned)))).toBe(true);
    expect(readOrientation(withoutOrientation(turned))).toBe(1);
    expect(readOrientation(turned)).toBe(8);
  });

  it("are taken as they are only where they are a camera's JPEG", () => {
    const plain = jpeg(40, 30, "#123456");
    expect(isCameraPhoto(plain)).toBe(true);
    expect(isCameraPhoto(withOrientation(plain, 3))).toBe(true);
    expect(isCameraPhoto(withOrientation(plain, 2))).toBe(false);
    expect(isCameraPhoto(readFixture("diary.png").bytes)).toBe(false);
    expect(isCameraPhoto(plain.subarray(0, 12))).toBe(false);
  });
});

describe("EXIF", () => {
  it("says the orientation in either byte order", () => {
    const little = "ffd8ffe1002245786966000049492a00080000000100120103000100000008000000000000000000ffd9";
    expect(readOrientation(new Uint8Array(Buffer.from(little, "hex")))).toBe(8);
    expect(readOrientation(new Uint8Array([0xff, 0xd8, 0xff]))).toBe(1);
  });
});

describe("the pages of a TIFF", () => {
  const { bytes } = readFixture("two-page-fax.tif");

  it("are as many as it has, and each can be made the first", () => {
    const offsets = tiffPageOffsets(bytes);
    expect(offsets).toHaveLength(2);
    expect(tiffPageOffsets(tiffStartingAt(bytes, offsets[1] ?? 0))).toEqual([offsets[1]]);
  });

  it("end where its chain is broken or goes in circles", () => {
    const [first = 0, second = 0] = tiffPageOffsets(bytes);
    expect(tiffPageOffsets(bytes.slice(0, second))).toEqual([first]);
    const circle = bytes.slice();
    const view = new DataView(circle.buffer);
    const entries = view.getUint16(second, true);
    view.setUint32(second + 2 + entries * 12, first, true);
    expect(tiffPageOffsets(circle)).toEqual([first, second]);
    expect(tiffPageOffsets(Uint8Array.of(1, 2, 3))).toEqual([]);
  });
});
