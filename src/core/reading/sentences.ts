import { cutWithin } from "#core/domain/bounded-text.ts";
import { trimSpan } from "./text-lines.ts";

const abbreviation =
  /(?:^|[\s(])(?:dr|mr|mrs|ms|prof|st|vs|e\.g|i\.e|approx|no|fig|inc|dept|tel|ext|ref|appt|pt|temp|wt|ht|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|q\.?d|b\.?i\.?d|t\.?i\.?d|q\.?i\.?d|p\.?o|p\.?r\.?n|a\.m|p\.m|m\.d|u\.s|[a-z])$/i;

/** Parts the text between `start` and `end` of a page into sentences, as places in the page. One without an end is parted at a space. */
export function splitSentences(pageText: string, start: number, end: number): { start: number; end: number }[] {
  const sentences: { start: number; end: number }[] = [];
  let from = start;
  const push = (to: number) => {
    while (from < to) {
      const cut = cutWithin(pageText, from, to);
      const span = trimSpan(pageText, from, cut);
      if (span.end > span.start) sentences.push(span);
      from = cut;
    }
  };
  for (let index = start; index < end; index++) {
    const character = pageText.charAt(index);
    if (character !== "." && character !== "!" && character !== "?") continue;
    let after = index + 1;
    while (after < end && /["'”’)\]]/.test(pageText.charAt(after))) after++;
    if (after < end && !/\s/.test(pageText.charAt(after))) continue;
    if (character === "." && !endsSentence(pageText, from, index, after, end)) continue;
    push(after);
    index = after - 1;
  }
  push(end);
  return sentences;
}

/** Whether the full stop at `index` ends a sentence: not an abbreviation's, and no lower-case word follows. */
function endsSentence(pageText: string, from: number, index: number, after: number, end: number): boolean {
  const next = pageText.slice(after, Math.min(end, after + 40)).trimStart();
  if (/^\p{Ll}/u.test(next) && !/\n\s*$/.test(pageText.slice(after, after + 2))) return false;
  const before = pageText.slice(Math.max(from, index - 14), index);
  if (!abbreviation.test(before)) return true;
  // "… at 3 p.m. She slept": an abbreviation can end a sentence too, but a title or a month before a number never does.
  return (
    /(?:p\.?o|p\.?r\.?n|q\.?d|b\.?i\.?d|t\.?i\.?d|q\.?i\.?d|a\.m|p\.m)$/i.test(before) && /^\p{Lu}\p{Ll}/u.test(next)
  );
}
