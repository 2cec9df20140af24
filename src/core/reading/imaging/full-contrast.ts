import type { GreyImage } from "./grey-image.ts";

/** A picture whose lightest and darkest tones differ by less is faint; by less than the other, there is nothing on it but grain. */
const faint = 110;
const nothing = 24;
/** Tones that they get: the strokes need not be black. */
const darkest = 40;
const lightest = 255;

/**
 * A faint picture (a thermal receipt after a year in a drawer) stretched over all tones; any other as it is. Without it, its letters would not be
 * told from the grain of the paper.
 */
export function withFullContrast(image: GreyImage): GreyImage {
  const { data } = image;
  const counts = new Uint32Array(256);
  const step = Math.max(1, Math.floor(data.length / 400_000));
  let total = 0;
  for (let at = 0; at < data.length; at += step) {
    const tone = data[at] ?? 0;
    counts[tone] = (counts[tone] ?? 0) + 1;
    total += 1;
  }
  const toneAt = (share: number) => {
    let below = 0;
    for (let tone = 0; tone < 256; tone++) {
      below += counts[tone] ?? 0;
      if (below > share * total) return tone;
    }
    return 255;
  };
  const [ink, paper] = [toneAt(0.004), toneAt(0.98)];
  if (paper - ink >= faint || paper - ink < nothing) return image;
  const scale = (lightest - darkest) / (paper - ink);
  const tones = Uint8ClampedArray.from({ length: 256 }, (_, tone) => lightest - (paper - tone) * scale);
  return { ...image, data: data.map((tone) => tones[tone] ?? tone) };
}
