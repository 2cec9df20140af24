import type { Box, Page } from "#core/domain/page.ts";
import { type LooseLine, looseLines, textOfLines } from "./text-layer-lines.ts";
import { countCharacters, isGarbled } from "./text-layer-quality.ts";

/** A recognised line that lies under printed ones by more than this share of itself says what they say. */
const mostOverlap = 0.3;
/** Beside printed words, only lines that were recognised this surely are taken: a photograph is full of shapes like letters. */
const leastConfidence = 0.7;
const fewestLetters = 3;

function overlap(first: Box, second: Box): number {
  const width = Math.min(first.x + first.width, second.x + second.width) - Math.max(first.x, second.x);
  const height = Math.min(first.y + first.height, second.y + second.height) - Math.max(first.y, second.y);
  return width > 0 && height > 0 ? width * height : 0;
}

function isNew(line: LooseLine, printed: readonly LooseLine[]): boolean {
  const { box, confidence = 0, text } = line;
  if (!box || confidence < leastConfidence || (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0) < fewestLetters) return false;
  const under = printed.reduce((sum, each) => sum + (each.box ? overlap(box, each.box) : 0), 0);
  return under <= mostOverlap * box.width * box.height;
}

/**
 * Puts what was recognised in a page's pictures between the words that are printed on it. Printed words are exact, so they stand where both
 * speak of one place; a text layer that is garbled or empty counts for nothing.
 *
 * @param printed - The page as its text layer and fields give it.
 * @param recognised - The same page as it was recognised.
 */
export function withRecognisedLines(printed: Page, recognised: Page): Page {
  const counts = countCharacters(printed.text);
  if (recognised.text.trim() === "") return printed;
  if (counts.readable === 0 || isGarbled(counts)) return recognised;
  const own = looseLines(printed);
  const found = looseLines(recognised).filter((line) => isNew(line, own));
  if (found.length === 0) return printed;
  const lettersOf = (lines: readonly LooseLine[]) => lines.reduce((sum, { text }) => sum + text.length, 0);
  const source = lettersOf(found) > lettersOf(own) ? "ocr" : "text-layer";
  const marked = (line: LooseLine, from: Page["source"]): LooseLine =>
    line.source || from === source ? line : { ...line, source: from };
  // Each recognised line stands behind the last printed one that begins above it.
  const behind = new Map<number, LooseLine[]>();
  for (const line of found) {
    const top = (line.box?.y ?? 0) + (line.box?.height ?? 0) / 2;
    const place = own.findLastIndex(({ box }) => box !== undefined && box.y <= top);
    behind.set(place, [...(behind.get(place) ?? []), marked(line, "ocr")]);
  }
  const lines = own.flatMap((line, index) => [marked(line, printed.source), ...(behind.get(index) ?? [])]);
  return { ...printed, source, ...textOfLines([...(behind.get(-1) ?? []), ...lines]) };
}
