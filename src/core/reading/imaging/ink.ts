import type { GreyImage } from "./grey-image.ts";

/** One byte a pixel: 1 is ink, 0 paper. */
export interface InkMap {
  data: Uint8Array;
  width: number;
  height: number;
}

/**
 * Ink is what is clearly darker than the mean of its surroundings, so that a shadow is not ink. Source: D. Bradley and G. Roth, "Adaptive
 * Thresholding using the Integral Image", Journal of Graphics Tools 12(2), 2007.
 *
 * @param radius - Half the side of the square that is looked at, in pixels: more than a letter's height.
 * @param share - Ink is below this share of the mean.
 */
export function inkOf({ data, width, height }: GreyImage, radius: number, share: number): InkMap {
  // 255 × 12 megapixels still fits into 32 bits.
  const sums = new Uint32Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y++) {
    let row = 0;
    const below = (y + 1) * (width + 1) + 1;
    for (let x = 0; x < width; x++) {
      row += data[y * width + x] ?? 0;
      sums[below + x] = (sums[below + x - width - 1] ?? 0) + row;
    }
  }
  const ink = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const top = Math.max(0, y - radius);
    const bottom = Math.min(height, y + radius + 1);
    const upper = top * (width + 1);
    const lower = bottom * (width + 1);
    for (let x = 0; x < width; x++) {
      const left = Math.max(0, x - radius);
      const right = Math.min(width, x + radius + 1);
      const sum =
        (sums[lower + right] ?? 0) - (sums[upper + right] ?? 0) - (sums[lower + left] ?? 0) + (sums[upper + left] ?? 0);
      if ((data[y * width + x] ?? 0) * (bottom - top) * (right - left) < sum * share) ink[y * width + x] = 1;
    }
  }
  return { data: ink, width, height };
}
