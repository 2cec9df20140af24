import { deflateSync } from "node:zlib";
import { expect, it } from "vitest";
import { withoutDeflate } from "#core/reading/tiff-unpacked.ts";
import { readFixture } from "../../fixtures/manifest.ts";

/** Four grey pixels a row, two rows, a strip each, written as differences. */
function packed(strips: Buffer[], predictor: number): Uint8Array {
  const entries: [tag: number, count: number, value: number][] = [
    [256, 1, 4],
    [257, 1, 2],
    [258, 1, 8],
    [259, 1, 8],
    [262, 1, 1],
    [273, 2, 300],
    [277, 1, 1],
    [278, 1, 1],
    [279, 2, 320],
    [317, 1, predictor],
  ];
  const file = Buffer.alloc(400 + strips.reduce((sum, strip) => sum + strip.length, 0));
  file.write("II*\0", 0, "latin1");
  file.writeUInt32LE(8, 4);
  file.writeUInt16LE(entries.length, 8);
  entries.forEach(([tag, count, value], index) => {
    const at = 10 + index * 12;
    file.writeUInt16LE(tag, at);
    file.writeUInt16LE(4, at + 2);
    file.writeUInt32LE(count, at + 4);
    file.writeUInt32LE(value, at + 8);
  });
  let at = 400;
  strips.forEach((strip, index) => {
    file.writeUInt32LE(at, 300 + index * 4);
    file.writeUInt32LE(strip.length, 320 + index * 4);
    strip.copy(file, at);
    at += strip.length;
  });
  return new Uint8Array(file);
}

function pixelsOf(tiff: Uint8Array): number[] {
  const view = new DataView(tiff.buffer);
  const entryValue = (index: number) => view.getUint32(10 + index * 12 + 8, true);
  expect([entryValue(3), entryValue(7), entryValue(9)]).toEqual([1, 2, 1]);
  return [...tiff.subarray(entryValue(5), entryValue(5) + entryValue(8))];
}

it("unpacks strips, with and without differences", () => {
  const plain = [Buffer.from([10, 12, 11, 255]), Buffer.from([0, 1, 2, 3])];
  expect(
    pixelsOf(
      withoutDeflate(
        packed(
          plain.map((row) => deflateSync(row)),
          1,
        ),
        8,
      ),
    ),
  ).toEqual([10, 12, 11, 255, 0, 1, 2, 3]);
  const differences = [Buffer.from([10, 2, 255, 244]), Buffer.from([0, 1, 1, 1])];
  const unpacked = withoutDeflate(
    packed(
      differences.map((row) => deflateSync(row)),
      2,
    ),
    8,
  );
  expect(pixelsOf(unpacked)).toEqual([10, 12, 11, 255, 0, 1, 2, 3]);
});

it("lets no strip grow beyond what the header says", () => {
  const bomb = [deflateSync(Buffer.alloc(5_000_000, 7)), deflateSync(Buffer.from([1, 2, 3, 4]))];
  const result = withoutDeflate(packed(bomb, 1), 8);
  expect(result.length).toBeLessThan(20_000);
});

it("leaves other packings and broken files as they are", () => {
  const { bytes } = readFixture("two-page-fax.tif");
  const [first = 0] = [new DataView(bytes.buffer).getUint32(4, true)];
  expect(withoutDeflate(bytes, first)).toBe(bytes);
  const broken = packed([Buffer.from("no deflate"), Buffer.from("at all")], 1);
  expect(withoutDeflate(broken, 8)).toBe(broken);
});
