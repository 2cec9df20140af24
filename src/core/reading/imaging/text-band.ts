import { cropped, type GreyImage } from "./grey-image.ts";

/** So many letter heights, about seven lines: enough to tell which way is up. */
const bandHeight = 16;
const bandWidth = 50;

export function rotatedRight({ data, width, height }: GreyImage): GreyImage {
  const turned = new Uint8Array(data.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) turned[x * height + height - 1 - y] = data[y * width + x] ?? 0;
  }
  return { data: turned, width: height, height: width };
}

/** Turned upside down. */
export function opposite({ data, width, height }: GreyImage): GreyImage {
  return { data: data.slice().reverse(), width, height };
}

/** Where along one side of the picture most strokes lie: the start of the window of `size` with the most steps in tone. */
function busiest(counts: readonly number[], size: number): number {
  let sum = counts.slice(0, size).reduce((total, count) => total + count, 0);
  let best = { start: 0, sum };
  for (let start = 1; start + size <= counts.length; start++) {
    sum += (counts[start + size - 1] ?? 0) - (counts[start - 1] ?? 0);
    if (sum > best.sum) best = { start, sum };
  }
  return best.start;
}

/** The part of a page that holds the most strokes, a few lines high. */
export function textBand(image: GreyImage, letterHeight: number): GreyImage {
  const { data, width, height } = image;
  const unit = Math.max(10, letterHeight);
  const tall = Math.min(height, Math.round(bandHeight * unit));
  const wide = Math.min(width, Math.round(bandWidth * unit));
  const rows = new Array<number>(height).fill(0);
  const columns = new Array<number>(width).fill(0);
  for (let y = 0; y < height; y += 2) {
    for (let x = 2; x < width; x += 2) {
      if (Math.abs((data[y * width + x] ?? 0) - (data[y * width + x - 2] ?? 0)) < 60) continue;
      rows[y] = (rows[y] ?? 0) + 1;
      columns[x] = (columns[x] ?? 0) + 1;
    }
  }
  return cropped(image, busiest(columns, wide), busiest(rows, tall), wide, tall);
}
