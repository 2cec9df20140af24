import type { ReadingFailureCode } from "#core/domain/failure.ts";
import { fail, type Outcome, succeed } from "#core/domain/outcome.ts";
import { evenlyInked } from "#core/reading/imaging/even-ink.ts";
import { withFullContrast } from "#core/reading/imaging/full-contrast.ts";
import { encodeGrey, type GreyImage, shrunk } from "#core/reading/imaging/grey-image.ts";
import { madeReady, type ReadyPicture, type Turn } from "#core/reading/imaging/made-ready.ts";
import { withoutRules } from "#core/reading/imaging/ruled-lines.ts";
import { type Survey, survey } from "#core/reading/imaging/survey.ts";
import { opposite, rotatedRight, textBand } from "#core/reading/imaging/text-band.ts";
import type { AbortSignalLike, PageImage, RecognisedPage } from "./engines.ts";
import { layOutRecognised, type TesseractBlock } from "./recognised-page.ts";
import { looksLikeColumns, type PictureTones, sketchOf, tonesOf } from "./recognised-page-columns.ts";
import { withSecondLook } from "./recognised-page-doubts.ts";
import { placedInOriginal } from "./recognised-page-places.ts";
import { withKnownMisreadings } from "./recognised-page-words.ts";

/** Tesseract's page segmentation: "6" takes the page for one block (tables keep their rows), "3" looks for columns and pictures, "7" reads one line. */
type PageSegmentation = "3" | "6" | "7";

/** What a home of the reader has to bring: decoding, and the engine itself. */
export interface RecognitionPlatform {
  /** The picture upright by its EXIF, on white, made smaller to at most `mostPixels`. */
  decode(image: PageImage, mostPixels: number): Promise<Outcome<GreyImage, ReadingFailureCode>>;
  /** Takes a picture in a format of the engine's own. Null: it cannot read this picture. Rejects when the engine stopped. */
  recognise(
    picture: Uint8Array,
    parameters: Readonly<Record<string, string>>,
  ): Promise<readonly TesseractBlock[] | null>;
  /** Milliseconds, from any start. */
  now(): number;
  /** Told between the steps of the work that the engine knows nothing of: on a slow device each takes seconds. */
  onStep?(): void;
}

/** Pages are decoded to at most so many pixels. */
export const mostPixels = 12_000_000;
/** Of a page on which the engine fell silent: a sheet of paper at about 200 dots an inch. */
export const fewerPixels = 4_000_000;
/** Enough for the words on a sign or a label in a photo. */
const photoPixels = 2_000_000;
/** Below this, a page is tried in the other directions as well. */
const leastConfidence = 0.6;
const sureWord = 0.7;
/** A direction has to be so much better than the one that was taken first, and to give so many letters. */
const clearlyBetter = 1.5;
const fewestLetters = 12;
/** A page that took longer than this, in milliseconds, is not tried in other directions. */
const longestBeforeTrials = 8_000;

/** Tesseract's parameters. A known resolution tells the layout analysis how large text is (0: not known). */
function parametersFor(segmentation: PageSegmentation, dotsPerInch: number | undefined): Record<string, string> {
  return {
    // Otsu's threshold, one for the page: pictures come here evenly lit.
    thresholding_method: "0",
    tessedit_pageseg_mode: segmentation,
    user_defined_dpi: dotsPerInch === undefined ? "0" : String(Math.max(70, Math.round(dotsPerInch))),
    // Its remarks on how it estimated things would go to the console.
    debug_file: "/dev/null",
  };
}

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

/** One picture on its way through the engine. */
class PictureReading {
  private readonly platform: RecognitionPlatform;
  private readonly original: GreyImage;
  private readonly seen: Survey;
  private readonly tones: PictureTones;
  private readonly dotsPerInch: number | undefined;

  constructor(platform: RecognitionPlatform, original: GreyImage, dotsPerInch: number | undefined) {
    this.platform = platform;
    this.original = original;
    this.seen = survey(original);
    platform.onStep?.();
    this.tones = tonesOf(sketchOf(original));
    // What was known of the sheet that was rendered says nothing of the page that was found on it.
    this.dotsPerInch = this.seen.isFlattened ? undefined : dotsPerInch;
  }

  /** It shows something else than a page. */
  get isPhoto(): boolean {
    return this.tones.photo && !this.seen.isFlattened && !this.seen.inLines;
  }

  get isSideways(): boolean {
    return this.seen.sideways === true;
  }

  ready(turn: Turn): ReadyPicture {
    // The lean was measured along the lines, wherever they run.
    const alongLines = (turn === 90 || turn === 270) === this.isSideways;
    const seen = alongLines ? this.seen : { ...this.seen, skew: 0 };
    return madeReady(this.original, seen, { turn, even: this.tones.even, mostPixels });
  }

  private recognise(image: GreyImage, segmentation: PageSegmentation): Promise<readonly TesseractBlock[] | null> {
    return this.platform.recognise(encodeGrey(image), parametersFor(segmentation, this.dotsPerInch));
  }

  /** The whole page; its boxes lie in the original picture. */
  async whole(turn: Turn): Promise<RecognisedPage | undefined> {
    const { image, letterHeight, toOriginal } = this.ready(turn);
    this.platform.onStep?.();
    const unruled = this.seen.ruled && letterHeight > 0 ? withoutRules(image, letterHeight) : image;
    // Where the engine looks for columns, it takes rules away itself and knows pictures; rows that must stay whole are better off without.
    this.platform.onStep?.();
    const columns = this.isPhoto || looksLikeColumns(sketchOf(unruled));
    // Rules are told from letters by strokes of their own strength; raised, blurred letters would touch.
    const read = letterHeight > 0 ? evenlyInked(columns ? image : unruled, letterHeight) : image;
    this.platform.onStep?.();
    const blocks = await this.recognise(read, columns ? "3" : "6");
    if (blocks === null) return undefined;
    const sure = this.isPhoto ? blocks : await withSecondLook(blocks, read, (word) => this.recognise(word, "7"));
    const page = layOutRecognised(withKnownMisreadings(sure, read), read, columns);
    return placedInOriginal(page, toOriginal, this.original);
  }

  /** How many letters are surely read in a few lines of a picture. */
  async lettersIn(image: GreyImage): Promise<number> {
    const band = textBand(image, this.seen.letterHeight);
    return sureLetters(layOutRecognised(await this.recognise(band, "6"), band));
  }
}

/** Of a page whose lines run up and down: which of its sides is up. */
async function sidewaysTurn(reading: PictureReading): Promise<Turn> {
  const { image } = reading.ready(90);
  const right = await reading.lettersIn(image);
  return (await reading.lettersIn(opposite(image))) > right ? 270 : 90;
}

/** A page that could hardly be read is looked at in the other directions, a few lines each; undefined where none of them is better. */
async function betterTurn(reading: PictureReading, taken: Turn, signal: AbortSignalLike): Promise<Turn | undefined> {
  const { image } = reading.ready(taken);
  const quarter = rotatedRight(image);
  const trials: [Turn, GreyImage][] = [
    [180, opposite(image)],
    [90, quarter],
    [270, opposite(quarter)],
  ];
  let best = {
    turn: undefined as Turn | undefined,
    letters: Math.max(fewestLetters, clearlyBetter * (await reading.lettersIn(image))),
  };
  for (const [further, trial] of trials) {
    if (signal.aborted) return undefined;
    const letters = await reading.lettersIn(trial);
    if (letters > best.letters) best = { turn: ((taken + further) % 360) as Turn, letters };
  }
  return best.turn;
}

/**
 * Recognises the words of one picture: found on its background, flattened, turned upright and straight, evenly lit, and then given to the engine.
 * Boxes are always fractions of the picture as its EXIF shows it, so that they can be drawn over it. A page without words is a success with
 * empty text. Rejects when the engine stops; its home answers that with "reader-stopped".
 *
 * @param pixels - The most that the picture may keep; a second try gets fewer.
 */
export async function recognisePage(
  platform: RecognitionPlatform,
  image: PageImage,
  signal: AbortSignalLike,
  pixels = mostPixels,
): Promise<Outcome<RecognisedPage, ReadingFailureCode>> {
  const decoded = await platform.decode(image, pixels);
  if (!decoded.ok) return decoded;
  platform.onStep?.();
  if (signal.aborted) return fail("cancelled");
  const picture = withFullContrast(decoded.value);
  platform.onStep?.();
  const { width, height } = picture;
  // Of a picture that was made smaller for want of time, nobody knows how many dots an inch has.
  let reading = new PictureReading(platform, picture, pixels < mostPixels ? undefined : image.dotsPerInch);
  if (reading.isPhoto && width * height > photoPixels) {
    const smaller = shrunk(picture, Math.ceil(Math.sqrt((width * height) / photoPixels)));
    reading = new PictureReading(platform, smaller, undefined);
  }
  const began = platform.now();
  const turn = reading.isSideways ? await sidewaysTurn(reading) : 0;
  const page = await reading.whole(turn);
  if (!page) return fail("damaged");
  if (signal.aborted) return fail("cancelled");
  const slow = platform.now() - began > longestBeforeTrials;
  const ofThisSize = (found: RecognisedPage) => succeed({ ...found, width, height });
  if (reading.isPhoto || slow || meanConfidence(page) >= leastConfidence) return ofThisSize(page);
  const better = await betterTurn(reading, turn, signal);
  if (signal.aborted) return fail("cancelled");
  const other = better === undefined ? undefined : await reading.whole(better);
  return ofThisSize(other && sureLetters(other) > sureLetters(page) ? other : page);
}
