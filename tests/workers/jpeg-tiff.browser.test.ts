import { afterAll, expect, it } from "vitest";
import { createOcrClient } from "#workers/ocr/client.ts";
import { fetchFixture, never } from "./browser-fixtures.ts";

const client = createOcrClient();
afterAll(() => client.stop());

/** The picture as a TIFF of strips, each a JPEG that this browser made. */
async function asJpegTiff(picture: ImageBitmap, rows: number): Promise<Uint8Array> {
  const strips: Uint8Array[] = [];
  for (let top = 0; top < picture.height; top += rows) {
    const canvas = new OffscreenCanvas(picture.width, Math.min(rows, picture.height - top));
    canvas.getContext("2d")?.drawImage(picture, 0, -top);
    const blob = await canvas.convertToBlob({ type: "image/jpeg", quality: 0.9 });
    strips.push(new Uint8Array(await blob.arrayBuffer()));
  }
  const tables = 8 + 2 + 8 * 12 + 4;
  const entries: [tag: number, count: number, value: number][] = [
    [256, 1, picture.width],
    [257, 1, picture.height],
    [259, 1, 7],
    [262, 1, 6],
    [273, strips.length, tables],
    [277, 1, 3],
    [278, 1, rows],
    [279, strips.length, tables + 4 * strips.length],
  ];
  const begin = tables + 8 * strips.length;
  const file = new Uint8Array(begin + strips.reduce((sum, strip) => sum + strip.length, 0));
  const view = new DataView(file.buffer);
  file.set([0x49, 0x49, 42, 0, 8]);
  view.setUint16(8, entries.length, true);
  entries.forEach(([tag, count, value], index) => {
    const at = 10 + index * 12;
    view.setUint16(at, tag, true);
    view.setUint16(at + 2, 4, true);
    view.setUint32(at + 4, count, true);
    view.setUint32(at + 8, value, true);
  });
  let at = begin;
  strips.forEach((strip, index) => {
    view.setUint32(tables + 4 * index, at, true);
    view.setUint32(tables + 4 * (strips.length + index), strip.length, true);
    file.set(strip, at);
    at += strip.length;
  });
  return file;
}

it("reads a TIFF packed with JPEG as the picture in it", { timeout: 60_000 }, async () => {
  const { bytes } = await fetchFixture("lab-slip.png");
  const picture = await createImageBitmap(new Blob([bytes as Uint8Array<ArrayBuffer>], { type: "image/png" }));
  const plain = await client.recognise({ bytes, mediaType: "image/png" }, never);
  const tiff = await client.recognise({ bytes: await asJpegTiff(picture, 128), mediaType: "image/tiff" }, never);
  if (!plain.ok || !tiff.ok) throw new Error("A picture was not read");
  expect([tiff.value.width, tiff.value.height]).toEqual([picture.width, picture.height]);
  expect(tiff.value.text).toContain("Ruth Calder");
  expect(tiff.value.lines.length).toBe(plain.value.lines.length);
});
