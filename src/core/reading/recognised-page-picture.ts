import { readImageSize } from "./image-size.ts";
import { type Orientation, readOrientation } from "./recognised-page-orientation.ts";

/** What has to be done with an encoded picture before the engine gets it. */
export interface PicturePlan {
  /** As stored; undefined where the header does not say. */
  size?: { width: number; height: number };
  orientation: Orientation;
  /** The engine gets the bytes as they are: upright, in a format of its own, not too large. */
  asItIs: boolean;
}

/** More pixels than any camera of a telephone makes: decoding them would take the memory of the device. */
export const mostStoredPixels = 120_000_000;

/** Formats that tesseract decodes by itself and well. Others (WebP, GIF, HEIC) are drawn first, where the browser knows them. */
const engineFormats = ["image/jpeg", "image/png", "image/bmp", "image/tiff"];

/** PNG color types 4 and 6 carry transparency, which the engine would show as black. */
function isTransparentPng(bytes: Uint8Array): boolean {
  const colorType = bytes[25];
  return bytes[1] === 0x50 && bytes[2] === 0x4e && (colorType === 4 || colorType === 6);
}

export function planPicture(bytes: Uint8Array, mediaType: string, mostPixels: number): PicturePlan {
  const size = readImageSize(bytes);
  const orientation = readOrientation(bytes);
  const small = size === undefined || size.width * size.height <= mostPixels;
  const asItIs = orientation === 1 && small && engineFormats.includes(mediaType) && !isTransparentPng(bytes);
  return size ? { size, orientation, asItIs } : { orientation, asItIs };
}

/** The size of a picture once it is within `mostPixels`. */
export function scaledSize(
  size: { width: number; height: number },
  mostPixels: number,
): { width: number; height: number } {
  const scale = Math.min(1, Math.sqrt(mostPixels / Math.max(1, size.width * size.height)));
  return { width: Math.max(1, Math.round(size.width * scale)), height: Math.max(1, Math.round(size.height * scale)) };
}
