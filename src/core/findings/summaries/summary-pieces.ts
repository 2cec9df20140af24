import type { Citation, CitedSentence } from "#core/domain/citation.ts";
import { dayOpening, withoutStamp } from "./dated-clauses.ts";
import { leads } from "./lead-summary.ts";
import { type UnitClass, unitClasses } from "./unit-class.ts";
import { unitWords } from "./unit-words.ts";

/** A sentence of a summary, by what it is to the patient; the words that say so are taken off. */
export interface ClassedSentence extends CitedSentence {
  /** Left out for the sentence that says what the record is. */
  part?: UnitClass;
}

/**
 * The clauses of a summary's sentences one by one, each with the place it rests on. A sentence that cannot be parted with certainty stays
 * whole, with all its places.
 */
export function summaryPieces(sentences: readonly CitedSentence[]): ClassedSentence[] {
  return sentences.flatMap((sentence): ClassedSentence[] => {
    const part = unitClasses.find((one) => sentence.text.startsWith(`${leads[one]} `));
    if (part === undefined) return [sentence];
    const whole = { ...sentence, text: sentence.text.slice(leads[part].length + 1) };
    return (partedByPlaces(whole) ?? [whole]).map((piece) => ({ ...piece, part }));
  });
}

/** One piece for each citation, in their order; undefined where a piece is not said by its own citation alone. */
function partedByPlaces({ text, citations }: CitedSentence): CitedSentence[] | undefined {
  const pieces: CitedSentence[] = [];
  let rest = text;
  // The day of a message stands before its words, and is cited before them.
  let day: Citation | undefined;
  for (const citation of citations) {
    if (day === undefined && citation.quote.length <= longestDay && dayOpening.test(rest)) {
      day = citation;
      continue;
    }
    const said = nextPiece(rest, citation);
    if (said === undefined) return undefined;
    pieces.push({ text: said, citations: day === undefined ? [citation] : [day, citation] });
    day = undefined;
    rest = rest.slice(said.length).trimStart();
  }
  return rest === "" && day === undefined ? pieces : undefined;
}

/** Characters of a day as records print it, with its hour. */
const longestDay = 32;

function nextPiece(rest: string, { quote }: Citation): string | undefined {
  const whole = unitWords(quote);
  if (rest.startsWith(whole)) return whole;
  const day = dayOpening.exec(rest)?.[0] ?? "";
  const clause = withoutStamp(whole);
  if (rest.slice(day.length).startsWith(clause)) return day + clause;
  // A row of a table is said in other words than it is printed: up to the stop, and only what stands in the row.
  const said = /^.{2,200}?[.!?](?=\s|$)/.exec(rest)?.[0];
  return said !== undefined && isSaidBy(said, quote) ? said : undefined;
}

/** The product's own words about a value. */
const flags = /\((?:high|low|normal|abnormal)\)/g;

function isSaidBy(said: string, quote: string): boolean {
  const printed = new Set(quote.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
  const words =
    said
      .replace(flags, "")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.length > 0 && words.every((word) => printed.has(word));
}
