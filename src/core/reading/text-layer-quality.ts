/** Fewer letters than this beside a large image are a stamp, a page number or a fax line, not the page's text. */
const fewLetters = 60;
/** Share of the page that an image must cover to be taken for a scan of it. */
const scanCoverage = 0.5;

const readable = /[\p{L}\p{N}]/gu;
const latinLetters = /\p{Script=Latin}/gu;
const vowels = /[aeiouyàáâäãåæèéêëìíîïòóôöõøœùúûüýÿ]/giu;
// Private use, replacement characters and unassigned code points: glyphs of a font that does not say what they mean.
const meaningless = /[\p{Co}\p{Cn}\p{Cs}\uFFFD]/gu;

// Dots up to a page number, lines to write on, rules.
const leaders = /([^\p{L}\p{N}])(?:\s?\1){2,}/gu;

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

/**
 * Whether a text layer's characters are not the words that are seen: fonts without a usable encoding, or with a shifted one
 * ("7KH SDWLHQW"). Short texts are believed as long as they have letters.
 */
export function isGarbled(text: string): boolean {
  const visible = text.replace(leaders, "").replace(/\s+/g, "").length;
  if (visible === 0) return false;
  if (count(text, meaningless) > 0.3 * visible) return true;
  if (count(text, readable) < 0.35 * visible) return true;
  const latin = count(text, latinLetters);
  return latin >= 80 && latin > 0.5 * visible && count(text, vowels) < 0.12 * latin;
}

/** What is drawn on a page besides words. */
export interface PageGraphics {
  /** Share of the page under images, 0 to 1. */
  imageCoverage: number;
  /** Whether anything is painted at all. */
  painted: boolean;
}

/** Whether the words are so few that it is worth looking at what else the page holds. */
export function hasFewWords(text: string): boolean {
  return count(text, readable) < fewLetters;
}

/**
 * Whether a page should be recognised from its picture: no words although something is painted, garbled words, or a few words over a scan.
 */
export function needsRecognition(text: string, graphics: PageGraphics): boolean {
  if (count(text, readable) === 0) return graphics.painted;
  if (isGarbled(text)) return true;
  return hasFewWords(text) && graphics.imageCoverage >= scanCoverage;
}
