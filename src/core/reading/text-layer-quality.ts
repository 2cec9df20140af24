/** Fewer letters than this beside a large image are a stamp, a page number or a fax line, not the page's text. */
const fewLetters = 60;
/** A page with more letters than this is taken for all words, whatever pictures it has. */
const fullPage = 1200;
/** Share of the page that an image must cover to be taken for a scan of it. */
const scanCoverage = 0.5;
/** Share of the page under pictures without words that makes it worth looking for words in them: a pasted result, a letter under a stamp. */
const picturedCoverage = 0.25;

const readable = /[\p{L}\p{N}]/u;
const latinLetter = /\p{Script=Latin}/u;
// Private use, replacement characters and unassigned code points: glyphs of a font that does not say what they mean.
const meaningless = /[\p{Co}\p{Cn}\p{Cs}\uFFFD]/u;
const whiteSpace = /\s/u;
const vowels = new Set("aeiouyAEIOUYàáâäãåæèéêëìíîïòóôöõøœùúûüýÿÀÁÂÄÃÅÆÈÉÊËÌÍÎÏÒÓÔÖÕØŒÙÚÛÜÝŸ");

/** What kinds of characters a text has. */
export interface CharacterCounts {
  /** Letters and digits. */
  readable: number;
  latin: number;
  vowels: number;
  meaningless: number;
  /** Without white space, and without the dots that lead to a page number, lines to write on and rules. */
  visible: number;
}

/** One walk over the text, by character code where it is ASCII: regular expressions over whole pages take longer than laying them out. */
export function countCharacters(text: string): CharacterCounts {
  const counts: CharacterCounts = { readable: 0, latin: 0, vowels: 0, meaningless: 0, visible: 0 };
  let sign = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.codePointAt(at) ?? 0;
    if (code === 32 || (code >= 9 && code <= 13)) continue;
    const isLetter = (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
    if (isLetter || (code >= 48 && code <= 57)) {
      counts.readable++;
      counts.visible++;
      if (isLetter) counts.latin++;
      if (isLetter && vowels.has(text.charAt(at))) counts.vowels++;
      sign = 0;
    } else if (code < 128) {
      // A sign that is repeated is counted once.
      if (code !== sign) counts.visible++;
      sign = code;
    } else {
      const character = String.fromCodePoint(code);
      if (code > 0xffff) at++;
      if (whiteSpace.test(character)) continue;
      if (code !== sign) counts.visible++;
      if (readable.test(character)) {
        counts.readable++;
        sign = 0;
        if (latinLetter.test(character)) counts.latin++;
        if (vowels.has(character)) counts.vowels++;
      } else {
        if (meaningless.test(character)) counts.meaningless++;
        sign = meaningless.test(character) ? 0 : code;
      }
    }
  }
  return counts;
}

/**
 * Whether a text layer's characters are not the words that are seen: fonts without a usable encoding, or with a shifted one
 * ("7KH SDWLHQW"). Short texts are believed as long as they have letters.
 */
export function isGarbled(counts: CharacterCounts): boolean {
  const { visible, latin } = counts;
  if (visible === 0) return false;
  if (counts.meaningless > 0.3 * visible) return true;
  if (counts.readable < 0.35 * visible) return true;
  return latin >= 80 && latin > 0.5 * visible && counts.vowels < 0.12 * latin;
}

/** What is drawn on a page besides words. */
export interface PageGraphics {
  /** Share of the page under images, 0 to 1. */
  imageCoverage: number;
  /** Share of the page under images that have no words of the text layer over them. */
  wordlessCoverage: number;
  /** Words are laid over a picture and not seen: somebody has recognised it already. */
  hasInvisibleText: boolean;
  /** Whether anything is painted at all. */
  painted: boolean;
}

/** Whether the words are so few that it is worth looking at what else the page holds. */
export function mayHideWords(counts: CharacterCounts): boolean {
  return counts.readable < fullPage;
}

/**
 * Whether a page should be recognised from its picture: no words although something is painted, garbled words, a few words over a scan, or
 * words beside pictures that may hold more.
 *
 * @param graphics - Needed only where {@link mayHideWords}.
 */
export function needsRecognition(counts: CharacterCounts, graphics?: PageGraphics): boolean {
  if (counts.readable === 0) return graphics?.painted ?? true;
  if (isGarbled(counts)) return true;
  if (!graphics) return false;
  if (counts.readable < fewLetters && graphics.imageCoverage >= scanCoverage) return true;
  return !graphics.hasInvisibleText && graphics.wordlessCoverage >= picturedCoverage;
}
