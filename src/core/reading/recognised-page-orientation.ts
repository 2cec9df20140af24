/** EXIF orientation: 1 is upright, 3 upside down, 6 to be turned a quarter right, 8 left; even ones are mirrored too. */
export type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

const orientationTag = 0x0112;

function isOrientation(value: number): value is Orientation {
  return Number.isInteger(value) && value >= 1 && value <= 8;
}

/** Source: Exif 2.32, section 4.6: a TIFF header, then the first directory of twelve-byte entries. */
function orientationInTiff(view: DataView, start: number): Orientation {
  const little = view.getUint16(start) === 0x4949;
  const directory = start + view.getUint32(start + 4, little);
  const entries = view.getUint16(directory, little);
  for (let index = 0; index < entries; index++) {
    const at = directory + 2 + index * 12;
    if (view.getUint16(at, little) !== orientationTag) continue;
    const value = view.getUint16(at + 8, little);
    return isOrientation(value) ? value : 1;
  }
  return 1;
}

/** How a JPEG is to be turned to be upright, from its EXIF segment; 1 where it has none or the file is no JPEG. */
export function readOrientation(bytes: Uint8Array): Orientation {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    if (view.getUint16(0) !== 0xffd8) return 1;
    for (let at = 2; view.getUint8(at) === 0xff; at += 2 + view.getUint16(at + 2)) {
      const marker = view.getUint8(at + 1);
      // The picture begins: EXIF stands before it.
      if (marker === 0xda) return 1;
      if (marker === 0xe1 && view.getUint32(at + 4) === 0x45786966) return orientationInTiff(view, at + 10);
    }
    return 1;
  } catch (error) {
    // The header ends too early; the decoder will say so.
    if (error instanceof RangeError) return 1;
    throw error;
  }
}
