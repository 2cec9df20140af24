/** What of an answer stands at once, so that question and answer are one screen of a phone; the rest is one press away, and nothing is cut. */
export interface Room {
  parts: number;
  quotes: number;
}

/** Heights on a phone of 390 × 844 px, in px: what its bars leave of it, and what each thing takes. */
const screen = 610;
const voice = { line: 31, letters: 36 };
const quoted = { line: 27, letters: 36, around: 64 };
const folds = 44;
const gap = 16;
/** The first quote may take this much more: the question then scrolls a little out of sight, and the answer is still one screen. */
const beyond = 80;
/** A quote beside a picture says its value a second time: two at most, and fewer where the room is short. */
const mostQuotes = 2;
/** So many sentences stand whatever their length: an answer begins with what was asked. */
const fewestParts = 1;

/** Lines that a text takes in the product's own voice, its rounds included. */
export function voiceHeight(text: string, rounds: number): number {
  return Math.ceil((text.length + rounds * 3) / voice.letters) * voice.line;
}

/** `parts`: the height of each sentence, row or card; `fixed`: of what always stands (notice, picture); `quotes`: the words of each. */
export function roomFor(parts: readonly number[], fixed: number, quotes: readonly string[]): Room {
  let left = screen - fixed - folds;
  let shown = 0;
  for (const height of parts) {
    if (shown >= fewestParts && left < height) break;
    left -= height;
    shown += 1;
  }
  // A single one that is folded takes as much room as it would unfolded.
  if (shown === parts.length - 1 && (parts.at(-1) ?? 0) <= folds) shown = parts.length;
  if (shown < parts.length) return { parts: shown, quotes: 0 };
  let open = 0;
  for (const quote of quotes.slice(0, mostQuotes)) {
    const height = quoted.around + Math.ceil(quote.length / quoted.letters) * quoted.line + gap;
    if (left - folds + (open === 0 ? beyond : 0) < height) break;
    left -= height;
    open += 1;
  }
  return { parts: shown, quotes: open };
}
