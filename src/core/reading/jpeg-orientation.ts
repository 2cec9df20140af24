/** EXIF orientation: 1 is upright, 3 upside down, 6 to be turned a quarter right, 8 left; even ones are mirrored too. */
export type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

const orientationTag = 0x0112;

interface Found {
  value: Orientation;
  /** Where the value's two bytes stand, and in which order. */
  at: number;
  little: boolean;
}

function isOrientation(value: number): value is Orientation {
  return Number.isInteger(value) && value >= 1 && value <= 8;
}

/** Source: Exif 2.32, section 4.6: a TIFF header, then the first directory of twelve-byte entries. */
function findInTiff(view: DataView, start: number): Found | undefined {
  const little = view.getUint16(start) === 0x4949;
  const directory = start + view.getUint32(start + 4, little);
  const entries = view.getUint16(directory, little);
  for (let index = 0; index < entries; index++) {
    const at = directory + 2 + index * 12;
    if (view.getUint16(at, little) !== orientationTag) continue;
    const value = view.getUint16(at + 8, little);
    return isOrientation(value) ? { value, at: at + 8, little } : undefined;
  }
  return undefined;
}

function find(bytes: Uint8Array): Found | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    if (view.getUint16(0) !== 0xffd8) return undefined;
    for (let at = 2; view.getUint8(at) === 0xff; at += 2 + view.getUint16(at + 2)) {
      const marker = view.getUint8(at + 1);
      // The picture begins: EXIF stands before it.
      if (marker === 0xda) return undefined;
      if (marker === 0xe1 && view.getUint32(at + 4) === 0x45786966) return findInTiff(view, at + 10);
    }
  } catch (error) {
    // The header ends too early; the decoder will say so.
    if (!(error instanceof RangeError)) throw error;
  }
  return undefined;
}

/** How a JPEG is to be turned to be upright, from its EXIF segment; 1 where it has none or the file is no JPEG. */
export function readOrientation(bytes: Uint8Array): Orientation {
  return find(bytes)?.value ?? 1;
}

/** The same JPEG without word of how it is to be turned; its picture is not touched. */
export function withoutOrientation(bytes: Uint8Array): Uint8Array {
  const found = find(bytes);
  if (!found || found.value === 1) return bytes;
  const copy = new Uint8Array(bytes);
  new DataView(copy.buffer).setUint16(found.at, 1, found.little);
  return copy;
}
