import { readImageSize } from "./image-size.ts";
import { type TiffEntry, tiffEntries } from "./tiff-directory.ts";

const tags = {
  width: 256,
  length: 257,
  compression: 259,
  photometric: 262,
  strips: 273,
  samples: 277,
  rowsPerStrip: 278,
  stripBytes: 279,
  planes: 284,
  tileWidth: 322,
  tileLength: 323,
  tiles: 324,
  tileBytes: 325,
  jpegTables: 347,
} as const;
const jpegCompression = 7;
const photometricColours = { grey: 1, rgb: 2, luminance: 6 } as const;

/** A part of the page that is a JPEG of its own, and where its upper left corner belongs. */
export interface TiffJpegPiece {
  left: number;
  top: number;
  /** Put together anew at each call, so that a page's pieces are never all in memory. */
  jpeg(): Uint8Array<ArrayBuffer>;
}

export interface TiffJpegPage {
  width: number;
  height: number;
  pieces: TiffJpegPiece[];
}

/** Adobe's marker, which says whether three colours are red, green and blue (0) or brightness and two differences (1). */
function colourMarker(photometric: number, samples: number): number[] {
  if (samples !== 3) return [];
  const transform = photometric === photometricColours.rgb ? 0 : 1;
  return [0xff, 0xee, 0, 14, 0x41, 0x64, 0x6f, 0x62, 0x65, 0, 100, 0, 0, 0, 0, transform];
}

function isJpeg(bytes: Uint8Array): boolean {
  return bytes[0] === 0xff && bytes[1] === 0xd8;
}

/** The shared tables without their start and end markers, so that they fit into a stream. */
function tablesOf(bytes: Uint8Array, entry: TiffEntry | undefined): Uint8Array {
  if (!entry) return new Uint8Array(0);
  const stream = bytes.subarray(entry.start, entry.start + entry.byteLength);
  if (!isJpeg(stream)) return new Uint8Array(0);
  const hasEnd = stream[stream.length - 2] === 0xff && stream[stream.length - 1] === 0xd9;
  return stream.subarray(2, hasEnd ? -2 : undefined);
}

function assembled(marker: readonly number[], tables: Uint8Array, part: Uint8Array): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(part.length + tables.length + marker.length);
  whole.set([0xff, 0xd8, ...marker]);
  whole.set(tables, 2 + marker.length);
  whole.set(part.subarray(2), 2 + marker.length + tables.length);
  return whole;
}

/** Strips are parts as wide as the page. */
function gridOf(entries: ReadonlyMap<number, TiffEntry>, width: number, height: number) {
  const value = (tag: number) => entries.get(tag)?.values[0] ?? 0;
  const values = (tag: number) => entries.get(tag)?.values ?? [];
  const isTiled = values(tags.tiles).length > 0;
  const wide = isTiled ? value(tags.tileWidth) : width;
  const tall = isTiled ? value(tags.tileLength) : Math.min(height, value(tags.rowsPerStrip) || height);
  const offsets = values(isTiled ? tags.tiles : tags.strips);
  const lengths = values(isTiled ? tags.tileBytes : tags.stripBytes);
  if (wide === 0 || tall === 0) return undefined;
  const across = Math.ceil(width / wide);
  const isWhole = offsets.length === lengths.length && offsets.length === across * Math.ceil(height / tall);
  return isWhole ? { wide, tall, across, offsets, lengths } : undefined;
}

/**
 * The first page of a TIFF that is packed with JPEG, as the JPEGs that it consists of, each made whole by the tables that they share: what scanners
 * write, and what the OCR engine's own decoder does not know. Undefined for any other page and where a part is damaged or larger than the
 * directory says. Source: Adobe, TIFF Technical Note 2 (1995).
 */
export function tiffJpegPage(bytes: Uint8Array): TiffJpegPage | undefined {
  try {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const little = bytes[0] === 0x49;
    const entries = tiffEntries(view, view.getUint32(4, little), little);
    const value = (tag: number, otherwise = 0) => entries.get(tag)?.values[0] ?? otherwise;
    const [width, height] = [value(tags.width), value(tags.length)];
    const [photometric, samples] = [value(tags.photometric), value(tags.samples, 1)];
    const grid = gridOf(entries, width, height);
    const isKnown =
      value(tags.compression) === jpegCompression &&
      (samples === 1 ? photometric === photometricColours.grey : value(tags.planes, 1) === 1 && samples === 3);
    if (!grid || !isKnown) return undefined;
    const tables = tablesOf(bytes, entries.get(tags.jpegTables));
    const marker = colourMarker(photometric, samples);
    const pieces: TiffJpegPiece[] = [];
    for (const [index, offset] of grid.offsets.entries()) {
      const part = bytes.subarray(offset, offset + (grid.lengths[index] ?? 0));
      const size = readImageSize(part);
      if (!isJpeg(part) || !size || size.width > grid.wide || size.height > grid.tall) return undefined;
      pieces.push({
        left: (index % grid.across) * grid.wide,
        top: Math.floor(index / grid.across) * grid.tall,
        jpeg: () => assembled(marker, tables, part),
      });
    }
    return { width, height, pieces };
  } catch (error) {
    // A DataView throws where the directory lies beyond the end.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
