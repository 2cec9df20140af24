import { byPlace } from "#core/domain/by-place.ts";
import { CitedPlaces } from "#core/domain/cited-places.ts";
import type { Page } from "#core/domain/page.ts";
import { dayNumber } from "./day-number.ts";
import type { NotedDocument, SeriesPoint } from "./thread-state.ts";

/** A few words between marks, without a number: "double class", "night shift", "hand exercises". */
const phrase = /^\p{L}[\p{L}' -]{2,38}\p{L}$/u;
const mostWords = 4;
/** Tells how it was, not what was done: that goes with other symptoms whatever happens. */
const judging =
  /\b(?:no|not|never|nothing|without|better|worse|worst|best|good|bad|well|fine|okay|ok|same|awful|terrible|calm(?:er)?|hurts?|hurting|ach(?:e|es|ed|ing|y)|sore|stiff|swollen|weak|tired|exhausted|sick|ill|flares?|flared|pain(?:ful|s)?|usual|diary|note)\b/i;

/** "Monday", "March", "TRUE": the day of an entry, or a cell of a table. */
const ofTheEntry =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|june|july|august|september|october|november|december|true|false|none)$/i;

/**
 * What a diary says in words that no vocabulary knows, by day. Whether a phrase comes often enough to be looked at is decided over all
 * diaries (see `eventSeries`). A line belongs to the day of what was read in it; a line without any, to the day of the line before, or of
 * the record (a check-in).
 */
export function ownWords(
  { id, originalFilename, occurredOn }: NotedDocument,
  pages: readonly Page[],
  points: readonly SeriesPoint[],
): SeriesPoint[] {
  const found: SeriesPoint[] = [];
  const pointsIn = byPlace(points, ({ citation }) => citation);
  const known = new CitedPlaces(points.map(({ citation }) => citation));
  let day = occurredOn?.precision === "day" && isOfOneDay(points) ? dayNumber(occurredOn.date) : undefined;
  for (const { number, text } of pages) {
    let lineStart = 0;
    for (const line of text.split("\n")) {
      const lineEnd = lineStart + line.length;
      day = pointsIn({ page: number, start: lineStart, end: lineEnd })[0]?.day ?? day;
      for (const { start, end } of day === undefined ? [] : fragmentsOf(line, lineStart)) {
        const words = text.slice(start, end);
        const isKnown = known.on(number).meets(start, end);
        if (isKnown || !phrase.test(words) || words.split(/[\s-]+/).length > mostWords || judging.test(words)) continue;
        if (ofTheEntry.test(words)) continue;
        const citation = { documentId: id, originalFilename, page: number, start, end, quote: words };
        found.push({ kind: "words", name: `“${words.toLowerCase()}”`, day: day ?? 0, present: true, citation });
      }
      lineStart = lineEnd + 1;
    }
  }
  return found;
}

function isOfOneDay(points: readonly SeriesPoint[]): boolean {
  return new Set(points.map(({ day }) => day)).size <= 1;
}

/** The parts of a line between marks, tabs and columns, without the spaces around them. */
function* fragmentsOf(line: string, lineStart: number): Generator<{ start: number; end: number }> {
  for (const match of line.matchAll(/(?:[^.;,!?:()\t ]|[ ](?! ))+/g)) {
    const trimmed = match[0].trim();
    if (trimmed === "") continue;
    const start = lineStart + match.index + match[0].indexOf(trimmed);
    yield { start, end: start + trimmed.length };
  }
}
