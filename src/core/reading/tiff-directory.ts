/** Bytes of one value, by the type's number (byte, text, short, long, two longs, signed byte, any bytes). Source: TIFF 6.0, section 2. */
const sizes = [0, 1, 1, 2, 4, 8, 1, 1];
const mostValues = 100_000;

/** One entry of a page's directory. */
export interface TiffEntry {
  /** Where the entry stands in the file. */
  at: number;
  /** Where its values stand, and how many bytes they take. */
  start: number;
  byteLength: number;
  /** Whole numbers of two or four bytes; empty for other types. */
  values: number[];
}

/** The directory of a page by tag. Throws a RangeError where it lies beyond the end of the file. */
export function tiffEntries(view: DataView, directory: number, little: boolean): Map<number, TiffEntry> {
  const entries = new Map<number, TiffEntry>();
  const count = view.getUint16(directory, little);
  for (let index = 0; index < count; index++) {
    const at = directory + 2 + index * 12;
    const type = view.getUint16(at + 2, little);
    const size = sizes[type] ?? 0;
    if (size === 0) continue;
    const length = view.getUint32(at + 4, little);
    const start = size * length > 4 ? view.getUint32(at + 8, little) : at + 8;
    const values =
      size === 2 || size === 4
        ? Array.from({ length: Math.min(length, mostValues) }, (_, item) =>
            size === 2 ? view.getUint16(start + item * 2, little) : view.getUint32(start + item * 4, little),
          )
        : [];
    entries.set(view.getUint16(at, little), { at, start, byteLength: size * length, values });
  }
  return entries;
}
