import type { Citation, CitedSentence } from "#core/domain/citation.ts";
import { datesWithin } from "./dates-within.ts";
import { productWords } from "./product-words.ts";
import { statusClasses } from "./status-classes.ts";

/** What a built sentence says that its evidence does not: nothing where it is entailed. */
export type Unfounded = { kind: "number" | "date" | "name" | "status" | "word"; text: string };

/** What is known of the cited records besides their quoted words: their own name and day. */
export interface EvidenceFrame {
  /** Names and days of cited records ("Dr Tran's clinic letter of 27 January 2026"), and the day on which the question is asked. */
  known: readonly string[];
}

/**
 * Whether every number, date, name and status word of a sentence stands in its citations: dates by any layout, words by root, status words
 * by class. What stands in quotation marks has to stand there to the letter.
 */
export function unfoundedIn({ text, citations }: CitedSentence, frame: EvidenceFrame): Unfounded[] {
  const evidence = evidenceOf(citations, frame);
  const found: Unfounded[] = [];
  let rest = text;
  for (const quote of text.slice(0, text.lastIndexOf("”") + 1).match(/“[^”]*”/g) ?? []) {
    const words = flat(quote.slice(1, -1).replace(/ …$/, ""));
    if (!evidence.flat.includes(words)) found.push({ kind: "word", text: quote });
    rest = rest.replace(quote, " ");
  }
  for (const { printed, iso } of datesWithin(rest)) {
    if (![...evidence.dates].some((date) => date.startsWith(iso) || iso.startsWith(date)))
      found.push({ kind: "date", text: printed });
    rest = rest.replace(printed, " ");
  }
  for (const number of rest.match(/\d+(?:[.,:]\d+)*/g) ?? [])
    if (!evidence.numbers.has(plainNumber(number)) && !isCount(number, rest))
      found.push({ kind: "number", text: number });
  found.push(...unfoundedStatus(rest, evidence.flat));
  for (const word of rest.match(/[\p{L}][\p{L}'’-]*/gu) ?? []) {
    const key = rootOf(word);
    if (key.length < 3 || productWords.has(word.toLowerCase()) || evidence.roots.has(key)) continue;
    found.push({ kind: /^\p{Lu}/u.test(word) ? "name" : "word", text: word });
  }
  return found;
}

interface Evidence {
  flat: string;
  dates: Set<string>;
  numbers: Set<string>;
  roots: Set<string>;
}

function evidenceOf(citations: readonly Citation[], { known }: EvidenceFrame): Evidence {
  const text = [...citations.map(({ quote }) => quote), ...known].join(" \n ");
  const dated = datesWithin(text);
  const dates = new Set(dated.map(({ iso }) => iso));
  // The eleventh month is no eleven.
  const undated = dated.reduce((rest, { printed }) => rest.replace(printed, " "), text);
  const numbers = new Set((undated.match(/\d+(?:[.,:]\d+)*/g) ?? []).map(plainNumber));
  const roots = new Set(
    (text.match(/[\p{L}][\p{L}'’-]*/gu) ?? []).flatMap((word) => [rootOf(word), ...word.split(/['’-]/).map(rootOf)]),
  );
  return { flat: flat(text), dates, numbers, roots };
}

/** A status word needs one of its class in the evidence ("stopped": ceased, discontinued, off), and its opposite never says it. */
function unfoundedStatus(text: string, evidence: string): Unfounded[] {
  return statusClasses.flatMap(({ said, evidenced }) => {
    const word = said.exec(text)?.[0];
    return word === undefined || evidenced.test(evidence) ? [] : [{ kind: "status" as const, text: word }];
  });
}

/** How many things a list has is counted, and not read. */
function isCount(number: string, text: string): boolean {
  return new RegExp(`\\b${number} (?:medicines?|things|appointments|times|months|years|weeks|days|records?)\\b`).test(
    text,
  );
}

function flat(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/[“”"‘’']/g, "'")
    .replace(/\s+/g, " ")
    .toLowerCase()
    .trim();
}

function plainNumber(printed: string): string {
  const number = Number(printed.replace(/,/g, "").replace(":", "."));
  return Number.isNaN(number) ? printed : String(number);
}

/** The beginning of a word, without the endings that grammar changes. */
function rootOf(word: string): string {
  return word
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[\u0300-\u036f'’]/g, "")
    .replace(/haem/g, "hem")
    .replace(/(?:ations?|ings?|ed|es|s|e|ly|ion)$/, "")
    .slice(0, 9);
}
