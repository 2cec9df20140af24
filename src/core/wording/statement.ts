import { bounded } from "#core/domain/bounded-text.ts";
import { stem } from "#core/findings/answers/search-words.ts";
import { type FoundDate, findDates } from "#core/understanding/facts/find-dates.ts";
import { findMentions } from "#core/understanding/vocabulary/find-concepts.ts";
import type { ConceptKind } from "#core/understanding/vocabulary/lexicon.ts";
import { tokenise } from "#core/understanding/vocabulary/tokens.ts";
import { frequenciesIn, type Quantity, quantitiesIn } from "./claim-quantities.ts";
import { clausesOf, inPlainWriting } from "./plain-writing.ts";
import { type Situation, situationReader } from "./situation.ts";

/** A word of a clause that is no number and no date. */
export interface Word {
  printed: string;
  stem: string;
  start: number;
  end: number;
  situation: Situation;
}

/** A thing of the vocabulary that a clause names. */
export interface Named {
  /** Standard names that its words may mean. */
  names: ReadonlySet<string>;
  kinds: ReadonlySet<ConceptKind>;
  plain: string;
  start: number;
  end: number;
  situation: Situation;
}

/** A number of a clause, with the thing and the day that it is said of. */
export interface Bound {
  quantity: Quantity;
  named: Named | undefined;
  date: string | undefined;
}

export interface Clause {
  text: string;
  words: Word[];
  named: Named[];
  numbers: Bound[];
  dates: FoundDate[];
  frequencies: string[];
}

/** What is compared is a sentence or a few: more of one text is not read. */
export const longestStatement = 2_000;

/** Reads a text for comparing: its clauses with their words, names, numbers, dates and what is said of them. */
export function readStatement(text: string): Clause[] {
  return clausesOf(inPlainWriting(bounded(text, longestStatement))).map(readClause);
}

function readClause(text: string): Clause {
  const dates = datesOf(text);
  const undated = dates.reduce(
    (rest, { start, end }) => rest.slice(0, start) + " ".repeat(end - start) + rest.slice(end),
    text,
  );
  const quantities = quantitiesIn(undated);
  const situation = situationReader(text);
  const tokens = tokenise(undated);
  const named = findMentions(undated, 0, tokens, false)
    // "mm/hr" names no heart rate.
    .filter((mention) => !quantities.some(({ start, end }) => mention.start >= start && mention.end <= end))
    .map((mention) => ({
      names: new Set(mention.surfaces.map(({ concept }) => concept.name)),
      kinds: new Set(mention.surfaces.map(({ concept }) => concept.kind)),
      plain: mention.surfaces.map(({ concept }) => concept.plain).join(" "),
      start: mention.start,
      end: mention.end,
      situation: situation(mention.start, mention.end),
    }));
  const isNumber = (start: number) => quantities.some((quantity) => start >= quantity.start && start < quantity.end);
  const words = tokens
    .filter((token) => !isNumber(token.start) && !/^\d/.test(token.key))
    .map((token) => ({
      printed: undated.slice(token.start, token.end),
      stem: stem(token.key),
      start: token.start,
      end: token.end,
      situation: situation(token.start, token.end),
    }));
  const numbers = quantities.map((quantity) => ({
    quantity,
    named: measuredBy(quantity, named, undated),
    date: dateOf(quantity, dates, text),
  }));
  return { text, words, named, numbers, dates, frequencies: frequenciesIn(undated) };
}

/** Dates in both readings where the order of day and month is open. */
function datesOf(text: string): FoundDate[] {
  const read = [findDates(text, 0, { dayFirst: true }), findDates(text, 0, { dayFirst: false })].flat();
  return read.filter(
    (date, index) => read.findIndex((other) => other.start === date.start && other.date === date.date) === index,
  );
}

const countable: ReadonlySet<ConceptKind> = new Set([
  "lab",
  "vital",
  "medication",
  "medicine-class",
  "symptom",
  "vaccination",
]);

const measured: ReadonlySet<ConceptKind> = new Set(["lab", "vital"]);

/** What a number with this unit can be a number of: nobody is anxious by 94 mmHg. */
function measuringKinds({ unit }: Quantity): ReadonlySet<ConceptKind> {
  return unit !== undefined && /\/(?!10$|day|week)|mmhg|bpm|%/i.test(unit) ? measured : countable;
}

/** What stands between two commas and explains what it follows. */
export function asidesOf(text: string): { start: number; end: number }[] {
  return [...text.matchAll(/,\s(?:which|who|a (?:blood )?(?:test|measure|marker)|the)\b[^,]*,/gi)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** The thing a number is said of: "15 mg of X", else the last one named before it, else the next one. */
function measuredBy(quantity: Quantity, named: readonly Named[], text: string): Named | undefined {
  const kinds = measuringKinds(quantity);
  const asides = asidesOf(text);
  const candidates = named.filter(
    (one) =>
      [...one.kinds].some((kind) => kinds.has(kind)) &&
      // "Ferritin, which shows your iron, was 9": nine is said of ferritin.
      !asides.some((aside) => one.start >= aside.start && one.end <= aside.end && quantity.start >= aside.end),
  );
  const following = candidates.find((one) => one.start >= quantity.end);
  if (
    following !== undefined &&
    /^\s*(?:\(?s?\)?\s*)?(?:of|for)?\s*(?:the |your )?$/i.test(text.slice(quantity.end, following.start)) &&
    /mg|ug|g\b|ml|unit|tablet|capsule/i.test(quantity.unit ?? "")
  )
    return following;
  return candidates.filter((one) => one.end <= quantity.start).at(-1) ?? following;
}

/** The day a number is said of: the date right before it, the next one in its part of the clause, else the last before, else the next. */
function dateOf(quantity: Quantity, dates: readonly FoundDate[], text: string): string | undefined {
  const own = dates.filter(
    (date) =>
      !/\bbetween (?:\S+ ){0,4}(?:and )?$/i.test(text.slice(0, date.start)) &&
      !/\b(?:since|until|before|with|than)\s*$/i.test(text.slice(0, date.start)) &&
      !/^(?:since|until)\b/i.test(text.slice(date.start)),
  );
  const before = own.filter((date) => date.end <= quantity.start).at(-1);
  const after = own.find((date) => date.start >= quantity.end);
  if (
    before !== undefined &&
    /^\s*[(:,]?\s*(?:it |this )?(?:was|is|at|of|=)?\s*\(?$/i.test(text.slice(before.end, quantity.start))
  )
    return before.date;
  if (after !== undefined && !/[,;:]/.test(text.slice(quantity.end, after.start))) return after.date;
  return (before ?? after)?.date;
}
