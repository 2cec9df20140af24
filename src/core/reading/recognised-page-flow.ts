import type { ReadingFailureCode } from "#core/records/failure.ts";
import { fail, type Outcome, succeed } from "#core/records/outcome.ts";
import type { Box } from "#core/records/page.ts";
import type { AbortSignalLike, PageImage, RecognisedPage } from "./engines.ts";
import { layOutRecognised, type TesseractBlock } from "./recognised-page.ts";
import { looksLikeColumns, type PictureTones, type Pixels, tonesOf } from "./recognised-page-columns.ts";

/** A picture that is ready to be recognised: upright by its EXIF, in a format and size that the engine reads. */
export interface PreparedImage {
  bytes: Uint8Array;
  width: number;
  height: number;
  /** Dots per inch, where they are known. */
  dotsPerInch?: number;
  /** The picture scaled to `columnSketchWidth`; left out where it could not be decoded here (the engine reads more formats). */
  sketch?: Pixels;
}

export type QuarterTurn = 90 | 180 | 270;

/** Tesseract's page segmentation: "6" takes the page for one block (tables keep their rows), "4" looks for columns. */
export type PageSegmentation = "4" | "6";

/** What a home of the reader has to bring: decoding and drawing, and the engine itself. */
export interface RecognitionPlatform {
  prepare(image: PageImage): Promise<Outcome<PreparedImage, ReadingFailureCode>>;
  /** The picture upright, then turned clockwise, at most `mostPixels` large; undefined where it cannot be decoded here. */
  redraw(image: PageImage, degrees: 0 | QuarterTurn, mostPixels: number): Promise<PreparedImage | undefined>;
  /** Null: the engine cannot read this picture. Rejects when the engine stopped. */
  recognise(image: PreparedImage, mode: RecognitionMode): Promise<readonly TesseractBlock[] | null>;
  /** Milliseconds, from any start. */
  now(): number;
}

/** How tesseract is to look at one picture. */
export interface RecognitionMode {
  segmentation: PageSegmentation;
  /** Tesseract's threshold: "0" (Otsu's, one for the page) or "2" (Sauvola's local one, which reads photos with a shadow). */
  threshold: "0" | "2";
}

/** Tesseract's parameters. A known resolution tells the layout analysis how large text is (0: not known). */
export function parametersFor(image: PreparedImage, mode: RecognitionMode): Record<string, string> {
  return {
    thresholding_method: mode.threshold,
    tessedit_pageseg_mode: mode.segmentation,
    user_defined_dpi: image.dotsPerInch === undefined ? "0" : String(Math.max(70, Math.round(image.dotsPerInch))),
    // Its remarks on how it estimated things would go to the console.
    debug_file: "/dev/null",
  };
}

function modeFor(sketch: Pixels | undefined, tones: PictureTones | undefined): RecognitionMode {
  const threshold = tones?.even ? "0" : "2";
  const columns = !sketch || tones?.photo || looksLikeColumns(sketch);
  return { segmentation: columns ? "4" : "6", threshold };
}

/** Below this, a page is tried in the other three directions as well. */
const leastConfidence = 0.6;
const sureWord = 0.7;
/** Turned pages are tried at this size: enough to tell which way is up. */
const trialPixels = 1_500_000;
/** A page that took longer than this, in milliseconds, is not tried in other directions. */
const longestBeforeTrials = 8_000;
/** Enough for the words on a sign or a label in a photo. */
const photoPixels = 2_000_000;
export const mostPixels = 12_000_000;

/** Letters in words that were surely read: what a direction is worth. */
function sureLetters({ text, lines }: RecognisedPage): number {
  let letters = 0;
  for (const line of lines) {
    for (const word of line.words ?? []) {
      if ((word.confidence ?? 0) < sureWord) continue;
      letters += text.slice(word.start, word.end).match(/[\p{L}\p{N}]/gu)?.length ?? 0;
    }
  }
  return letters;
}

function meanConfidence({ lines }: RecognisedPage): number {
  let sum = 0;
  let length = 0;
  for (const line of lines) {
    sum += (line.confidence ?? 0) * (line.end - line.start);
    length += line.end - line.start;
  }
  return length > 0 ? sum / length : 0;
}

/** Where a box of the turned picture stands in the picture as it was; fractions both. */
function turnedBack(box: Box, degrees: QuarterTurn): Box {
  switch (degrees) {
    case 90:
      return { x: box.y, y: 1 - box.x - box.width, width: box.height, height: box.width };
    case 180:
      return { x: 1 - box.x - box.width, y: 1 - box.y - box.height, width: box.width, height: box.height };
    case 270:
      return { x: 1 - box.y - box.height, y: box.x, width: box.height, height: box.width };
    default:
      return degrees satisfies never;
  }
}

function pageTurnedBack(page: RecognisedPage, degrees: QuarterTurn, size: PreparedImage): RecognisedPage {
  const lines = page.lines.map((line) => ({
    ...line,
    ...(line.box ? { box: turnedBack(line.box, degrees) } : {}),
    ...(line.words
      ? { words: line.words.map((word) => (word.box ? { ...word, box: turnedBack(word.box, degrees) } : word)) }
      : {}),
  }));
  return { text: page.text, lines, width: size.width, height: size.height };
}

async function recognisePrepared(
  platform: RecognitionPlatform,
  prepared: PreparedImage,
  tones: PictureTones | undefined = prepared.sketch && tonesOf(prepared.sketch),
): Promise<RecognisedPage | undefined> {
  const blocks = await platform.recognise(prepared, modeFor(prepared.sketch, tones));
  return blocks === null ? undefined : layOutRecognised(blocks, prepared);
}

async function bestTurned(
  platform: RecognitionPlatform,
  image: PageImage,
  upright: RecognisedPage,
  size: PreparedImage,
  signal: AbortSignalLike,
): Promise<RecognisedPage> {
  let best = { page: upright, letters: Math.max(sureLetters(upright) * 1.5, 12) };
  let direction: QuarterTurn | undefined;
  for (const degrees of [90, 270, 180] as const) {
    if (signal.aborted) return upright;
    const turned = await platform.redraw(image, degrees, trialPixels);
    const page = turned && (await recognisePrepared(platform, turned));
    if (!page || sureLetters(page) <= best.letters) continue;
    best = { page, letters: sureLetters(page) };
    direction = degrees;
  }
  if (direction === undefined) return upright;
  if (size.width * size.height > trialPixels) {
    const full = await platform.redraw(image, direction, mostPixels);
    const page = full && (await recognisePrepared(platform, full));
    if (page && sureLetters(page) >= best.letters) best = { page, letters: 0 };
  }
  return pageTurnedBack(best.page, direction, size);
}

/**
 * Recognises the words of one picture. A page that can hardly be read is tried in the other three directions too; boxes are always fractions
 * of the picture as its EXIF shows it, so that they can be drawn over it. A page without words is a success with empty text.
 *
 * Rejects when the engine stops; its home answers that with "reader-stopped".
 */
export async function recognisePage(
  platform: RecognitionPlatform,
  image: PageImage,
  signal: AbortSignalLike,
): Promise<Outcome<RecognisedPage, ReadingFailureCode>> {
  const prepared = await platform.prepare(image);
  if (!prepared.ok) return prepared;
  if (signal.aborted) return fail("cancelled");
  const { sketch, width, height } = prepared.value;
  const tones = sketch && tonesOf(sketch);
  const photo = tones?.photo === true;
  const smaller = photo && width * height > photoPixels ? await platform.redraw(image, 0, photoPixels) : undefined;
  const began = platform.now();
  const page = await recognisePrepared(platform, smaller ?? prepared.value, tones);
  if (!page) return fail("damaged");
  if (signal.aborted) return fail("cancelled");
  const slow = platform.now() - began > longestBeforeTrials;
  if (photo || slow || meanConfidence(page) >= leastConfidence) return succeed({ ...page, width, height });
  return succeed(await bestTurned(platform, image, page, prepared.value, signal));
}
