import { unzlibSync } from "fflate";
import { tiffEntries } from "./tiff-directory.ts";

const tags = {
  width: 256,
  length: 257,
  bits: 258,
  compression: 259,
  strips: 273,
  samples: 277,
  rowsPerStrip: 278,
  stripBytes: 279,
  predictor: 317,
} as const;
const deflate = [8, 32946];
const uncompressed = 1;
/** The type of a number of four bytes. */
const long = 4;

/** Each sample was written as its difference from the one before it. Source: TIFF 6.0, section 14. */
function undoDifferences(data: Uint8Array, stride: number, samples: number): void {
  for (let row = 0; row + stride <= data.length; row += stride) {
    for (let at = row + samples; at < row + stride; at++) data[at] = (data[at] ?? 0) + (data[at - samples] ?? 0);
  }
}

/**
 * The same TIFF with its page at `directory` unpacked where that page is packed with Deflate, which the OCR engine's own decoder lacks: the pixels
 * are put behind the file, and the directory says so. Any other page stays as it is.
 */
export function withoutDeflate(bytes: Uint8Array, directory: number): Uint8Array {
  try {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const little = bytes[0] === 0x49;
    const entries = tiffEntries(view, directory, little);
    const value = (tag: number, otherwise = 0) => entries.get(tag)?.values[0] ?? otherwise;
    const offsets = entries.get(tags.strips)?.values ?? [];
    const lengths = entries.get(tags.stripBytes)?.values ?? [];
    const isPacked =
      deflate.includes(value(tags.compression)) && offsets.length > 0 && offsets.length === lengths.length;
    if (!isPacked) return bytes;
    const [bits, samples] = [value(tags.bits, 1), value(tags.samples, 1)];
    const stride = Math.ceil((value(tags.width) * bits * samples) / 8);
    const rows = value(tags.length);
    const pixels = new Uint8Array(stride * rows);
    const perStrip = stride * Math.min(rows, value(tags.rowsPerStrip, rows) || rows);
    offsets.forEach((offset, index) => {
      const start = index * perStrip;
      // A buffer of the size that the header names: a strip that unpacks to more is cut off there.
      const out = new Uint8Array(Math.max(0, Math.min(perStrip, pixels.length - start)));
      unzlibSync(bytes.subarray(offset, offset + (lengths[index] ?? 0)), { out });
      pixels.set(out, start);
    });
    if (value(tags.predictor, 1) === 2) {
      if (bits !== 8) return bytes;
      undoDifferences(pixels, stride, samples);
    }
    const result = new Uint8Array(bytes.length + pixels.length);
    result.set(bytes);
    result.set(pixels, bytes.length);
    const target = new DataView(result.buffer);
    const write = (tag: number, number: number) => {
      const entry = entries.get(tag);
      if (!entry) return;
      target.setUint16(entry.at + 2, long, little);
      target.setUint32(entry.at + 4, 1, little);
      target.setUint32(entry.at + 8, number, little);
    };
    write(tags.compression, uncompressed);
    write(tags.strips, bytes.length);
    write(tags.stripBytes, pixels.length);
    write(tags.rowsPerStrip, rows);
    write(tags.predictor, 1);
    return result;
  } catch {
    // A damaged file: the decoder will say so.
    return bytes;
  }
}
