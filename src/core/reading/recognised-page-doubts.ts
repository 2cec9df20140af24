import { cropped, type GreyImage } from "#core/reading/imaging/grey-image.ts";
import { redrawn } from "#core/reading/imaging/homography.ts";
import type { TesseractBlock } from "./recognised-page.ts";

type Word = TesseractBlock["paragraphs"][number]["lines"][number]["words"][number];

/** Numbers below this confidence (0 to 100), and any short word below the other, are looked at once more. */
const doubtedNumber = 86;
const doubtedWord = 30;
const longestWord = 12;
/** A page on which more is in doubt is a bad page: more looking would only take time. */
const mostDoubts = 12;
/** Alone and with letters of this height, in pixels, the engine reads a number best: it was right where in its line it was not. */
const bestHeight = 14;

function isDoubted({ text, confidence }: Word): boolean {
  // Units ("10^9/L") are read no better alone.
  if (text.length > longestWord || text.includes("/")) return false;
  return confidence < (/\d/.test(text) ? doubtedNumber : doubtedWord);
}

/** The word cut out with white around it, and the way back of a place in that picture. */
function cutOut(image: GreyImage, { bbox }: Word) {
  const height = bbox.y1 - bbox.y0;
  const margin = Math.round(0.3 * height);
  const left = Math.max(0, bbox.x0 - margin);
  const top = Math.max(0, bbox.y0 - margin);
  const width = Math.min(image.width, bbox.x1 + margin) - left;
  const tall = Math.min(image.height, bbox.y1 + margin) - top;
  const scale = Math.min(1, bestHeight / height);
  const border = 12;
  const picture = redrawn(
    cropped(image, left, top, width, tall),
    [1 / scale, 0, -border / scale, 0, 1 / scale, -border / scale, 0, 0, 1],
    Math.round(width * scale) + 2 * border,
    Math.round(tall * scale) + 2 * border,
  );
  const back = (x: number, y: number) => ({ x: left + (x - border) / scale, y: top + (y - border) / scale });
  return { picture, back };
}

async function lookedAtAgain(
  word: Word,
  image: GreyImage,
  recognise: (picture: GreyImage) => Promise<readonly TesseractBlock[] | null>,
): Promise<readonly Word[]> {
  const { bbox } = word;
  if (bbox.x1 - bbox.x0 < 4 || bbox.y1 - bbox.y0 < 8) return [word];
  const { picture, back } = cutOut(image, word);
  const blocks = (await recognise(picture)) ?? [];
  const found = blocks.flatMap((block) => block.paragraphs.flatMap(({ lines }) => lines.flatMap(({ words }) => words)));
  const surest = found.reduce((least, { confidence }) => Math.min(least, confidence), found.length > 0 ? 100 : 0);
  const keepsNumber = !/\d/.test(word.text) || found.some(({ text }) => /\d/.test(text));
  if (surest <= word.confidence + 5 || !keepsNumber) return [word];
  return found.map(({ text, confidence, bbox: place }) => {
    const [start, end] = [back(place.x0, place.y0), back(place.x1, place.y1)];
    return { text, confidence, bbox: { x0: start.x, y0: start.y, x1: end.x, y1: end.y } };
  });
}

/** The engine's words, those in doubt read once more by themselves; the surer reading stands. */
export async function withSecondLook(
  blocks: readonly TesseractBlock[],
  image: GreyImage,
  recognise: (picture: GreyImage) => Promise<readonly TesseractBlock[] | null>,
): Promise<readonly TesseractBlock[]> {
  const all = blocks.flatMap((block) => block.paragraphs.flatMap(({ lines }) => lines.flatMap(({ words }) => words)));
  const doubted = all.filter(isDoubted);
  if (doubted.length === 0 || doubted.length > mostDoubts) return blocks;
  const better = new Map<Word, readonly Word[]>();
  for (const word of doubted) better.set(word, await lookedAtAgain(word, image, recognise));
  return blocks.map((block) => ({
    paragraphs: block.paragraphs.map((paragraph) => ({
      lines: paragraph.lines.map((line) => ({
        ...line,
        words: line.words.flatMap((word) => better.get(word) ?? [word]),
      })),
    })),
  }));
}
