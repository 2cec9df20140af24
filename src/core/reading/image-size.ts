/** Size in pixels, as stored (before any turning upright). */
export interface ImageSize {
  width: number;
  height: number;
}

/**
 * An image's size from its header, so that a picture too large for the device is refused before it is decoded. Knows PNG, JPEG, GIF,
 * BMP, WebP, TIFF, HEIC and AVIF; undefined for others and for headers that are cut short.
 */
export function readImageSize(bytes: Uint8Array): ImageSize | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47)) return size(view.getUint32(16), view.getUint32(20));
    if (startsWith(bytes, 0xff, 0xd8)) return readJpegSize(view);
    if (startsWith(bytes, 0x47, 0x49, 0x46)) return size(view.getUint16(6, true), view.getUint16(8, true));
    if (startsWith(bytes, 0x42, 0x4d)) return readBitmapSize(view);
    if (startsWith(bytes, 0x52, 0x49, 0x46, 0x46)) return readWebpSize(view);
    if (startsWith(bytes.subarray(4), 0x66, 0x74, 0x79, 0x70)) return readBaseMediaSize(bytes, view);
    if (startsWith(bytes, 0x49, 0x49)) return readTiffSize(view, true);
    if (startsWith(bytes, 0x4d, 0x4d)) return readTiffSize(view, false);
  } catch (error) {
    // A DataView throws where the header ends too early: a damaged file, which the decoder will say in its own words.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
  return undefined;
}

function startsWith(bytes: Uint8Array, ...wanted: number[]): boolean {
  return wanted.every((byte, index) => bytes[index] === byte);
}

function size(width: number, height: number): ImageSize | undefined {
  return width > 0 && height > 0 ? { width, height } : undefined;
}

/** Follows the segments to the frame header (SOF0 to SOF15, without DHT, JPG and DAC). Source: ITU-T T.81, annex B. */
function readJpegSize(view: DataView): ImageSize | undefined {
  for (let at = 2; at < view.byteLength; ) {
    if (view.getUint8(at) !== 0xff) return undefined;
    const marker = view.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
    if (isFrame) return size(view.getUint16(at + 7), view.getUint16(at + 5));
    // Fill bytes and markers without a length.
    if (marker === 0xff) at += 1;
    else if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)) at += 2;
    else at += 2 + view.getUint16(at + 2);
  }
  return undefined;
}

/** The oldest header (12 bytes) has 16-bit sizes; in the others a negative height means that the top row comes first. */
function readBitmapSize(view: DataView): ImageSize | undefined {
  if (view.getUint32(14, true) === 12) return size(view.getUint16(18, true), view.getUint16(20, true));
  return size(Math.abs(view.getInt32(18, true)), Math.abs(view.getInt32(22, true)));
}

/** Lossy, lossless and extended files write their size in three ways. Source: RFC 9649. */
function readWebpSize(view: DataView): ImageSize | undefined {
  const form = view.getUint8(15);
  const is = (letter: string) => form === letter.charCodeAt(0);
  if (is(" ")) return size(view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff);
  if (is("L")) {
    const bits = view.getUint32(21, true);
    return size((bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1);
  }
  if (is("X")) return size((view.getUint32(24, true) & 0xffffff) + 1, (view.getUint32(26, true) >>> 8) + 1);
  return undefined;
}

/** The largest of the "ispe" boxes, which give the size of each picture (the whole, its tiles, its preview). Source: ISO/IEC 23008-12, 6.5.3. */
function readBaseMediaSize(bytes: Uint8Array, view: DataView): ImageSize | undefined {
  let largest: ImageSize | undefined;
  const end = Math.min(bytes.length - 16, 65_536);
  for (let at = bytes.indexOf(0x69); at >= 0 && at <= end; at = bytes.indexOf(0x69, at + 1)) {
    if (!startsWith(bytes.subarray(at), 0x69, 0x73, 0x70, 0x65)) continue;
    const found = size(view.getUint32(at + 8), view.getUint32(at + 12));
    if (found !== undefined && found.width * found.height > (largest?.width ?? 0) * (largest?.height ?? 0))
      largest = found;
  }
  return largest;
}

/** The first picture of the file: tags 256 (width) and 257 (height), 16 or 32 bits. Source: TIFF 6.0, section 2. */
function readTiffSize(view: DataView, little: boolean): ImageSize | undefined {
  const directory = view.getUint32(4, little);
  const entries = view.getUint16(directory, little);
  const found = new Map<number, number>();
  for (let index = 0; index < entries; index += 1) {
    const at = directory + 2 + index * 12;
    const isShort = view.getUint16(at + 2, little) === 3;
    found.set(view.getUint16(at, little), isShort ? view.getUint16(at + 8, little) : view.getUint32(at + 8, little));
  }
  return size(found.get(256) ?? 0, found.get(257) ?? 0);
}
