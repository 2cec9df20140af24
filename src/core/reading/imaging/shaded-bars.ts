import { connectedParts } from "./connected-parts.ts";
import { cropped, type GreyImage, shrunk } from "./grey-image.ts";
import type { InkMap } from "./ink.ts";

/** Tones below this are no paper, in a picture whose paper is white. */
const ground = 190;
/** The window through which a bar is told from a line of print, in letter heights; so much of it must be dark. */
const window = { width: 3, height: 1.8, filled: 0.62 };
/** A bar goes on where so much of the next row or column is no paper: letters are printed on the rest. */
const goesOn = 0.5;
/** A bar has at least this size in letter heights. */
const least = { width: 3, height: 1.4 };
/** Print differs from its ground by so many tones, and takes this share of the bar. */
const leastContrast = 45;
const print = { least: 0.012, most: 0.45 };
/** Letters of such a height, in letter heights, stand in a bar; fewer are no print. */
const letters = { least: 0.35, most: 2.2, fewest: 3 };

interface Rectangle {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Where most of what the window shows is no paper. */
function denseIn({ data, width, height }: GreyImage, letterHeight: number): InkMap {
  const sums = new Uint32Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y++) {
    let row = 0;
    for (let x = 0; x < width; x++) {
      if ((data[y * width + x] ?? 255) < ground) row += 1;
      sums[(y + 1) * (width + 1) + x + 1] = (sums[y * (width + 1) + x + 1] ?? 0) + row;
    }
  }
  const across = Math.max(1, Math.round((window.width * letterHeight) / 2));
  const down = Math.max(1, Math.round((window.height * letterHeight) / 2));
  const dense = new Uint8Array(data.length);
  for (let y = down; y < height - down; y++) {
    for (let x = across; x < width - across; x++) {
      const [upper, lower] = [(y - down) * (width + 1), (y + down + 1) * (width + 1)];
      const [left, right] = [x - across, x + across + 1];
      const dark =
        (sums[lower + right] ?? 0) - (sums[upper + right] ?? 0) - (sums[lower + left] ?? 0) + (sums[upper + left] ?? 0);
      if (dark >= window.filled * (2 * across + 1) * (2 * down + 1)) dense[y * width + x] = 1;
    }
  }
  return { data: dense, width, height };
}

/** The bar around a dense place: it goes on in each direction as long as most of the next row or column is no paper. */
function grown(image: GreyImage, seed: Rectangle, reach: number): Rectangle {
  const isDark = (x: number, y: number) => (image.data[y * image.width + x] ?? 255) < ground;
  const isGround = (count: number, test: (step: number) => boolean) => {
    let dark = 0;
    for (let step = 0; step < count; step++) if (test(step)) dark += 1;
    return dark >= goesOn * count;
  };
  let { left, top, right, bottom } = seed;
  const row = (y: number) => isGround(right - left, (step) => isDark(left + step, y));
  const column = (x: number) => isGround(bottom - top, (step) => isDark(x, top + step));
  while (top > 0 && seed.top - top < reach && row(top - 1)) top -= 1;
  while (bottom < image.height && bottom - seed.bottom < reach && row(bottom)) bottom += 1;
  while (left > 0 && column(left - 1)) left -= 1;
  while (right < image.width && column(right)) right += 1;
  return { left, top, right, bottom };
}

function toneAt(counts: Uint32Array, share: number, total: number): number {
  let below = 0;
  for (let tone = 0; tone < 256; tone++) {
    below += counts[tone] ?? 0;
    if (below > share * total) return tone;
  }
  return 255;
}

/** The bar as dark print on white, whichever way it was printed; undefined where nothing is printed on it. */
function asPaper(bar: GreyImage, letterHeight: number): GreyImage | undefined {
  const { data, width, height } = bar;
  const counts = new Uint32Array(256);
  for (const tone of data) counts[tone] = (counts[tone] ?? 0) + 1;
  const own = toneAt(counts, 0.5, data.length);
  if (own >= ground) return undefined;
  const [darkest, lightest] = [toneAt(counts, 0.005, data.length), toneAt(counts, 0.995, data.length)];
  const isLightPrint = lightest - own >= own - darkest;
  const contrast = isLightPrint ? lightest - own : own - darkest;
  if (contrast < leastContrast) return undefined;
  const turned = data.map((tone) => {
    const strength = (isLightPrint ? tone - own : own - tone) / contrast;
    return 255 - 255 * Math.min(1, Math.max(0, strength));
  });
  const ink = turned.map((tone) => (tone < 128 ? 1 : 0));
  const inked = ink.reduce((sum, each) => sum + each, 0) / ink.length;
  if (inked < print.least || inked > print.most) return undefined;
  const sized = connectedParts({ data: ink, width, height }).filter((part) => {
    const tall = part.bottom - part.top;
    return tall >= letters.least * letterHeight && tall <= letters.most * letterHeight;
  });
  return sized.length >= letters.fewest ? { data: turned, width, height } : undefined;
}

/**
 * The picture with its bars as paper: white print on black, blue or grey, and print on a dark shade, become dark print on white. One threshold for
 * the page would fill them with black or with white.
 *
 * @param image - Evenly lit and upright: its paper is white, its bars are level.
 * @param letterHeight - In pixels.
 */
export function withoutBars(image: GreyImage, letterHeight: number): GreyImage {
  const factor = Math.max(1, Math.round(letterHeight / 5));
  const dense = denseIn(shrunk(image, factor), letterHeight / factor);
  const reach = Math.ceil(window.height * letterHeight);
  const frame = Math.max(2, Math.round(0.1 * letterHeight));
  const done: Rectangle[] = [];
  let changed: GreyImage | undefined;
  for (const part of connectedParts(dense)) {
    const [x, y] = [((part.left + part.right) / 2) * factor, ((part.top + part.bottom) / 2) * factor];
    if (done.some(({ left, top, right, bottom }) => x >= left && x < right && y >= top && y < bottom)) continue;
    const bar = grown(
      image,
      {
        left: part.left * factor,
        top: part.top * factor,
        right: Math.min(image.width, part.right * factor),
        bottom: Math.min(image.height, part.bottom * factor),
      },
      reach,
    );
    done.push(bar);
    const [width, height] = [bar.right - bar.left, bar.bottom - bar.top];
    if (width < least.width * letterHeight || height < least.height * letterHeight) continue;
    const paper = asPaper(cropped(image, bar.left, bar.top, width, height), letterHeight);
    if (!paper) continue;
    changed ??= { ...image, data: image.data.slice() };
    for (let y = Math.max(0, bar.top - frame); y < Math.min(image.height, bar.bottom + frame); y++) {
      for (let x = Math.max(0, bar.left - frame); x < Math.min(image.width, bar.right + frame); x++) {
        // The edge of a bar is neither print nor paper.
        const [u, v] = [x - bar.left, y - bar.top];
        const isInside = u >= frame && v >= frame && u < width - frame && v < height - frame;
        changed.data[y * image.width + x] = isInside ? (paper.data[v * width + u] ?? 255) : 255;
      }
    }
  }
  return changed ?? image;
}
