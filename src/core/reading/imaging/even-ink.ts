import { type Blocks, blocksOf, mixedBetween } from "./between-blocks.ts";
import type { GreyImage } from "./grey-image.ts";

/** A block is so many letter heights wide and tall: a line and what is beside it. */
const blockHeights = 2;
/** Share of a block's pixels that the strokes of a few letters take. */
const strokes = 0.03;
/** What so much of a block is at least as dark as is a shade; print in and beside it is so many times darker. */
const shade = { share: 0.3, darker: 1.6 };
/** Nothing that is less dark (255 is black) is taken for print, nor what is not clearly darker than the barest blocks, which show the paper's grain. */
const leastInk = 34;
const barest = 0.15;
const overGrain = 2.2;
/** Print that is so dark is left as it is; other print becomes as dark as this. */
const darkInk = 150;
const wantedInk = 235;
/** A page has faint print where so many blocks show it. */
const fewestFaint = 4;

/** How dark the strokes of each block are, and how dark their print is: 0 where there is a shade. */
function inkTones({ data, width, height }: GreyImage, { size, columns, rows }: Blocks) {
  const tones = new Float32Array(columns * rows);
  const shades = new Float32Array(columns * rows);
  const counts = new Uint32Array(256);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      counts.fill(0);
      const right = Math.min(width, (column + 1) * size);
      const bottom = Math.min(height, (row + 1) * size);
      let total = 0;
      for (let y = row * size; y < bottom; y++) {
        for (let x = column * size + (y & 1); x < right; x += 2) {
          const tone = data[y * width + x] ?? 0;
          counts[tone] = (counts[tone] ?? 0) + 1;
          total += 1;
        }
      }
      const darkness = (share: number) => {
        let tone = 0;
        for (let below = counts[0] ?? 0; tone < 255 && below <= share * total; below += counts[tone] ?? 0) tone += 1;
        return 255 - tone;
      };
      tones[row * columns + column] = darkness(strokes);
      shades[row * columns + column] = darkness(shade.share);
    }
  }
  const shadesAround = darkestAround(shades, columns, rows);
  const print = tones.map((tone, index) => (tone > shade.darker * (shadesAround[index] ?? 0) ? tone : 0));
  return { tones, print };
}

/** The darkest of each block and those beside it. */
function darkestAround(tones: Float32Array, columns: number, rows: number): Float32Array {
  return tones.map((_, index) => {
    const [row, column] = [Math.floor(index / columns), index % columns];
    let darkest = 0;
    for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y++) {
      for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x++) {
        darkest = Math.max(darkest, tones[y * columns + x] ?? 0);
      }
    }
    return darkest;
  });
}

/** How much darker each block has to become, so that the darkest strokes in and beside it are black; undefined where the page has no faint print. */
function gainsOf(image: GreyImage, blocks: Blocks): Float32Array | undefined {
  const { tones, print } = inkTones(image, blocks);
  const grain = tones.slice().sort()[Math.floor(tones.length * barest)] ?? 0;
  const least = Math.max(leastInk, Math.min(darkInk, overGrain * grain));
  const darkest = darkestAround(print, blocks.columns, blocks.rows);
  const isFaint = (tone: number) => tone >= least && tone < darkInk;
  // The edges of letters reach into blocks of their own.
  const faint = print.reduce((sum, tone, index) => (isFaint(tone) && isFaint(darkest[index] ?? 0) ? sum + 1 : sum), 0);
  return faint < fewestFaint ? undefined : darkest.map((tone) => (isFaint(tone) ? wantedInk / tone : 1));
}

function inkBlocksOf(image: GreyImage, letterHeight: number): Blocks {
  return blocksOf(image, Math.max(12, Math.round(letterHeight * blockHeights)));
}

/** Whether some print of the picture is faint. */
export function hasFaintInk(image: GreyImage, letterHeight: number): boolean {
  return gainsOf(image, inkBlocksOf(image, letterHeight)) !== undefined;
}

/**
 * The picture with its faint print as dark as the rest: a thermal receipt that has faded, a grey line at the foot of a form. One threshold for the
 * page would take it for paper. The counterpart of evening out the light, with the ink in the place of the paper.
 *
 * @param image - Evenly lit: its paper is white.
 * @param letterHeight - In pixels.
 */
export function evenlyInked(image: GreyImage, letterHeight: number): GreyImage {
  const { data, width, height } = image;
  const blocks = inkBlocksOf(image, letterHeight);
  const gains = gainsOf(image, blocks);
  if (!gains) return image;
  const gainOfRow = mixedBetween(gains, blocks, width);
  const dark = new Uint8Array(data.length);
  for (let y = 0; y < height; y++) {
    const gain = gainOfRow(y);
    for (let x = 0; x < width; x++) {
      dark[y * width + x] = Math.max(0, 255 - (255 - (data[y * width + x] ?? 0)) * (gain[x] ?? 1));
    }
  }
  return { data: dark, width, height };
}
