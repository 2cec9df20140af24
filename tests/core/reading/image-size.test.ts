import fc from "fast-check";
import { expect, test } from "vitest";
import { readImageSize } from "#core/reading/image-size.ts";

const side = fc.integer({ min: 1, max: 16_000 });
type MakeHeader = (width: number, height: number) => Uint8Array;

function bytesOf(length: number, start: number[], fill: (view: DataView) => void): Uint8Array {
  const bytes = new Uint8Array(length);
  bytes.set(start);
  fill(new DataView(bytes.buffer));
  return bytes;
}

const latin = (text: string) => [...text].map((letter) => letter.charCodeAt(0));

const headers: [string, MakeHeader][] = [
  [
    "PNG",
    (width, height) =>
      bytesOf(33, [0x89, ...latin("PNG\r\n\x1a\n")], (view) => {
        view.setUint32(16, width);
        view.setUint32(20, height);
      }),
  ],
  [
    "JPEG with a preview and a table before its frame",
    (width, height) =>
      bytesOf(
        60,
        [0xff, 0xd8, 0xff, 0xe1, 0, 8, 1, 2, 3, 4, 5, 6, 0xff, 0xc4, 0, 4, 0, 0, 0xff, 0xff, 0xc2],
        (view) => {
          view.setUint16(24, height);
          view.setUint16(26, width);
        },
      ),
  ],
  [
    "GIF",
    (width, height) =>
      bytesOf(13, latin("GIF89a"), (view) => {
        view.setUint16(6, width, true);
        view.setUint16(8, height, true);
      }),
  ],
  [
    "BMP with its top row first",
    (width, height) =>
      bytesOf(54, latin("BM"), (view) => {
        view.setUint32(14, 40, true);
        view.setInt32(18, width, true);
        view.setInt32(22, -height, true);
      }),
  ],
  [
    "WebP, lossy",
    (width, height) =>
      bytesOf(40, latin("RIFF\0\0\0\0WEBPVP8 "), (view) => {
        view.setUint16(26, width, true);
        view.setUint16(28, height, true);
      }),
  ],
  [
    "WebP, lossless",
    (width, height) =>
      bytesOf(40, latin("RIFF\0\0\0\0WEBPVP8L"), (view) => {
        view.setUint32(21, (((height - 1) << 14) | (width - 1)) >>> 0, true);
      }),
  ],
  [
    "WebP, extended",
    (width, height) =>
      bytesOf(40, latin("RIFF\0\0\0\0WEBPVP8X"), (view) => {
        view.setUint32(24, width - 1, true);
        view.setUint32(27, height - 1, true);
      }),
  ],
  [
    "HEIC with a preview",
    (width, height) =>
      bytesOf(80, latin("\0\0\0\x18ftypheic"), (view) => {
        for (const [at, wide, high] of [
          [30, 1, 1],
          [60, width, height],
        ] as const) {
          for (const [index, byte] of latin("ispe").entries()) view.setUint8(at + index, byte);
          view.setUint32(at + 8, wide);
          view.setUint32(at + 12, high);
        }
      }),
  ],
  ...[true, false].map((little): [string, MakeHeader] => [
    little ? "TIFF, little endian" : "TIFF, big endian",
    (width, height) =>
      bytesOf(34, latin(little ? "II*\0" : "MM\0*"), (view) => {
        view.setUint32(4, 8, little);
        view.setUint16(8, 2, little);
        view.setUint16(10, 256, little);
        view.setUint16(12, 3, little);
        view.setUint16(18, width, little);
        view.setUint16(22, 257, little);
        view.setUint16(24, 4, little);
        view.setUint32(30, height, little);
      }),
  ]),
];

test.for(headers)("%s tells its size, and says nothing when it is cut short", ([, makeHeader]) => {
  fc.assert(
    fc.property(side, side, fc.nat({ max: 9 }), (width, height, cut) => {
      expect(readImageSize(makeHeader(width, height))).toEqual({ width, height });
      expect(readImageSize(makeHeader(width, height).subarray(0, cut))).toBeUndefined();
    }),
  );
});

test("no bytes make it throw or run for ever", () => {
  const starts = headers.map(([, makeHeader]) => makeHeader(1, 1).subarray(0, 16));
  fc.assert(
    fc.property(fc.constantFrom(...starts), fc.uint8Array({ maxLength: 200 }), (start, rest) => {
      const bytes = new Uint8Array([...start, ...rest]);
      const size = readImageSize(bytes);
      if (size !== undefined) expect(size.width * size.height).toBeGreaterThan(0);
    }),
  );
});
