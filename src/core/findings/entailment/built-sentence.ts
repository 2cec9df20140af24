import type { CitedSentence } from "#core/domain/citation.ts";
import { howLong } from "#core/findings/plan/day-words.ts";
import { unboundIn } from "./bound-statements.ts";
import { datesWithin } from "./dates-within.ts";
import { conceptsIn, type Evidence, type EvidenceFrame, evidenceOf } from "./evidence.ts";
import { unfoundedNegation } from "./polarity.ts";
import { productWords } from "./product-words.ts";
import { flatText, plainNumber, rootOf, wordsOf } from "./sentence-words.ts";
import { statusClasses } from "./status-classes.ts";
import { unfoundedUnits } from "./units-within.ts";

/** What a built sentence says that its evidence does not: nothing where it is entailed. */
export interface Unfounded {
  kind: "number" | "unit" | "date" | "name" | "status" | "negation" | "person" | "reason" | "word";
  text: string;
}

/**
 * Whether every number, unit, date, name, status, negation, person and reason of a sentence stands in its citations: dates by any layout,
 * words by root or by what they are another word for, status words by class. What stands in quotation marks has to stand there to the
 * letter. Where the statements of the cited places are known, a status, a day, a value and a person are held against one statement together.
 */
export function unfoundedIn({ text, citations }: CitedSentence, frame: EvidenceFrame): Unfounded[] {
  if (text.length > longestSentence) return [{ kind: "word", text: text.slice(0, 40) }];
  const evidence = evidenceOf(citations, frame);
  const found: Unfounded[] = [];
  let rest = text;
  for (const quote of text.slice(0, text.lastIndexOf("”") + 1).match(/“[^”]*”/g) ?? []) {
    if (!standsIn(quote.slice(1, -1), evidence))
      found.push({ kind: /reason given: $/.test(text.slice(0, text.indexOf(quote))) ? "reason" : "word", text: quote });
    rest = rest.replace(quote, " ");
  }
  for (const clause of rest.match(reasonClause) ?? [])
    if (!evidence.flat.includes(flatText(clause.replace(/^,? |[.\s]+$/g, ""))))
      found.push({ kind: "reason", text: clause });
  found.push(
    ...unfoundedNegation(rest),
    ...unfoundedUnits(rest, evidence.flat),
    ...unfoundedStatus(rest, evidence.flat),
  );
  found.push(...unboundIn(rest, text, frame));
  rest = withoutSpans(rest, frame.today);
  for (const { printed, iso } of datesWithin(rest)) {
    if (![...evidence.dates].some((date) => date.startsWith(iso) || iso.startsWith(date)))
      found.push({ kind: "date", text: printed });
    rest = rest.replaceAll(printed, " ");
  }
  // The number of a name is none of an amount.
  rest = rest.replace(/\b25-(?=hydroxy)/gi, "");
  for (const number of rest.match(/\d+(?:[.,:]\d+)*/g) ?? [])
    if (
      !evidence.numbers.has(plainNumber(number)) &&
      !evidence.dates.has(number) &&
      !isCount(number, rest, citations.length)
    )
      found.push({ kind: "number", text: number });
  found.push(...unfoundedWords(rest, evidence));
  return found;
}

/** No sentence of ours is nearly as long. */
const longestSentence = 3_000;

/** Words in quotation marks: each piece, as the places were put together. */
function standsIn(quote: string, { flat }: Evidence): boolean {
  return quote
    .split(/\s*…\s*/)
    .map((piece) => flatText(piece).replace(/[.;,\s]+$/, ""))
    .every((piece) => flat.includes(piece));
}

/** ", because …" to the end of the sentence: a reason stands there to the letter. */
const reasonClause =
  /, (?:because|due to|as|for|since (?!\d|(?:january|february|march|april|may|june|july|august|september|october|november|december)\b)|after|owing to|given|on account|following|in view|secondary)\b[^“”]*$/gi;

function unfoundedWords(rest: string, evidence: Evidence): Unfounded[] {
  const known = new Set<string>();
  // "Vitamin B12" for "B12", "oxycodone" for "Endone": another word for what is cited.
  for (const piece of rest.split(/[().:;]| is | was | has /)) {
    const names = conceptsIn(piece).filter((name) => evidence.concepts.has(name));
    for (const word of wordsOf(piece)) if (names.some((name) => says(name, word))) known.add(rootOf(word));
  }
  return wordsOf(rest).flatMap((word): Unfounded[] => {
    const key = rootOf(word);
    if (key.length < 3 || productWords.has(word.toLowerCase()) || evidence.roots.has(key) || known.has(key)) return [];
    if (conceptsIn(word).some((name) => evidence.concepts.has(name))) return [];
    return [{ kind: /^\p{Lu}/u.test(word) ? "name" : "word", text: word }];
  });
}

function says(name: string, word: string): boolean {
  return name.split(/[\s/-]+/).some((part) => rootOf(part) === rootOf(word));
}

/** A status word needs one of its class in the evidence ("stopped": ceased, discontinued, off), and its opposite never says it. */
function unfoundedStatus(text: string, evidence: string): Unfounded[] {
  return statusClasses.flatMap(({ said, evidenced }) => {
    const word = said.exec(text)?.[0];
    return word === undefined || evidenced.test(evidence) ? [] : [{ kind: "status" as const, text: word }];
  });
}

/** How many things a list has is counted, and not read: a place is cited for each. */
function isCount(number: string, text: string, places: number): boolean {
  return (
    new RegExp(`\\b${number} (?:medicines?|things|appointments|times|values)\\b`).test(text) &&
    Number(number) === places
  );
}

/** "since September 2025, about 7 months": a span is reckoned from its day, and left out where it is right. */
function withoutSpans(text: string, today: string | undefined): string {
  return text.replace(
    /(since ([^,]+), )((?:about )?\d+ (?:days|weeks|months|years))\b/g,
    (whole, before: string, day: string, span: string) => {
      const from = datesWithin(day)[0]?.iso;
      return from !== undefined && today !== undefined && howLong(from, today) === span ? before : whole;
    },
  );
}
