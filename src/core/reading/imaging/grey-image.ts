/** One byte a pixel, row by row: 0 is black, 255 white. */
export interface GreyImage {
  data: Uint8Array;
  width: number;
  height: number;
}

/** Pixels as a canvas gives them: four bytes each, row by row, without transparency. */
export interface ColourPixels {
  data: Uint8ClampedArray | Uint8Array;
  width: number;
  height: number;
}

/** Luma of ITU-R BT.601, in whole numbers. */
export function greyOf({ data, width, height }: ColourPixels): GreyImage {
  const grey = new Uint8Array(width * height);
  for (let pixel = 0, at = 0; pixel < grey.length; pixel++, at += 4) {
    grey[pixel] = (77 * (data[at] ?? 0) + 150 * (data[at + 1] ?? 0) + 29 * (data[at + 2] ?? 0)) >> 8;
  }
  return { data: grey, width, height };
}

/** The picture as a raw portable graymap (PGM, "P5"): the one format that costs nothing to write, and that leptonica reads. */
export function encodeGrey({ data, width, height }: GreyImage): Uint8Array {
  const header = `P5\n${width} ${height}\n255\n`;
  const bytes = new Uint8Array(header.length + data.length);
  for (let index = 0; index < header.length; index++) bytes[index] = header.charCodeAt(index);
  bytes.set(data, header.length);
  return bytes;
}

/** Means of blocks of `factor` × `factor` pixels; what is left over at the right and lower edge is dropped. */
export function shrunk(image: GreyImage, factor: number): GreyImage {
  if (factor <= 1) return image;
  const width = Math.max(1, Math.floor(image.width / factor));
  const height = Math.max(1, Math.floor(image.height / factor));
  const data = new Uint8Array(width * height);
  const sums = new Uint32Array(width);
  const used = width * factor;
  const rows = Math.min(factor, image.height);
  const columns = Math.min(factor, image.width);
  for (let y = 0; y < height; y++) {
    sums.fill(0);
    for (let row = 0; row < rows; row++) {
      const start = (y * factor + row) * image.width;
      for (let x = 0, target = 0; x < used && x < image.width; target++) {
        let sum = 0;
        for (let end = Math.min(x + factor, image.width); x < end; x++) sum += image.data[start + x] ?? 0;
        sums[target] = (sums[target] ?? 0) + sum;
      }
    }
    for (let x = 0; x < width; x++) data[y * width + x] = Math.round((sums[x] ?? 0) / (rows * columns));
  }
  return { data, width, height };
}

/** A rectangle of whole pixels of the picture; it must lie inside. */
export function cropped(image: GreyImage, left: number, top: number, width: number, height: number): GreyImage {
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const start = (top + y) * image.width + left;
    data.set(image.data.subarray(start, start + width), y * width);
  }
  return { data, width, height };
}
