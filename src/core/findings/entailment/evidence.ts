import type { Citation } from "#core/domain/citation.ts";
import type { Statement } from "#core/domain/statement.ts";
import { requestTopics } from "#core/understanding/statements/request-topics.ts";
import { findMentions } from "#core/understanding/vocabulary/find-concepts.ts";
import type { ConceptKind } from "#core/understanding/vocabulary/lexicon.ts";
import { tokenise } from "#core/understanding/vocabulary/tokens.ts";
import { datesWithin } from "./dates-within.ts";
import { flatText, plainNumber, rootOf, wordsOf } from "./sentence-words.ts";

/** What is known of the cited records besides their quoted words. */
export interface EvidenceFrame {
  /** Names and days of cited records ("Dr Tran's clinic letter of 27 January 2026"), and the day on which the question is asked. */
  known: readonly string[];
  /** What the records were read to say at the cited places: the day of the diary's row, the name behind "it". Left out: words alone tell. */
  statements?: readonly Statement[];
  /** ISO 8601: the day on which the sentence is said. */
  today?: string;
}

/** The cited words as they are compared. */
export interface Evidence {
  flat: string;
  dates: Set<string>;
  numbers: Set<string>;
  roots: Set<string>;
  /** Standard names of the things that the cited words name. */
  concepts: Set<string>;
}

export function evidenceOf(citations: readonly Citation[], { known, statements = [] }: EvidenceFrame): Evidence {
  const quotes = citations.map(({ quote }) => quote);
  const names = statements.flatMap(namesIn);
  const text = [...quotes, ...known].join(" \n ");
  const dated = datesWithin(text);
  // The eleventh month is no eleven.
  const undated = dated.reduce((rest, { printed }) => rest.replaceAll(printed, " "), quotes.join(" \n "));
  const topics = requestTopics.filter(({ words }) => quotes.some((quote) => words.test(quote)));
  return {
    flat: flatText([...quotes, ...known, ...names].join(" \n ")),
    dates: new Set([...dated.map(({ iso }) => iso), ...statements.flatMap(datesOf)]),
    numbers: new Set([...numbersIn(undated), ...timesIn(text)]),
    roots: new Set(
      [text, ...names, ...topics.map(({ name }) => name)].flatMap((one) =>
        wordsOf(one).flatMap((word) => [rootOf(word), ...word.split(/['’-]/).map(rootOf)]),
      ),
    ),
    concepts: new Set([...quotes, ...names].flatMap((one) => conceptsIn(one))),
  };
}

/** The standard names of what a text names; of one kind of things, where only that kind is meant. */
export function conceptsIn(text: string, only?: ConceptKind): string[] {
  return findMentions(text, 0, tokenise(text), false).flatMap(({ surfaces }) =>
    surfaces.filter(({ concept }) => only === undefined || concept.kind === only).map(({ concept }) => concept.name),
  );
}

/** Every day that a statement speaks of. */
export function datesOf(statement: Statement): string[] {
  const others =
    statement.kind === "medication"
      ? [statement.from, statement.until]
      : statement.kind === "appointment"
        ? [statement.on, statement.replaces === undefined ? undefined : { date: statement.replaces }]
        : statement.kind === "request"
          ? [statement.dueBy]
          : statement.kind === "problem"
            ? [statement.since]
            : [];
  return [statement.date, ...others].flatMap((day) => day?.date ?? []);
}

/** What a statement names in the record's words and by standard name. */
export function namesIn(statement: Statement): string[] {
  switch (statement.kind) {
    case "appointment":
      return [statement.what, statement.with ?? "", statement.place ?? "", statement.by ?? ""];
    case "person":
      return [statement.name, statement.job ?? "", statement.organisation ?? "", statement.phone ?? ""];
    case "request":
      return [statement.what, statement.by ?? ""];
    default:
      return [statement.name, statement.printedName, statement.by ?? ""];
  }
}

function numbersIn(text: string): string[] {
  return (text.match(/\d+(?:[.,:]\d+)*/g) ?? []).map(plainNumber);
}

/** "2.15 pm" is 14:15. */
function timesIn(text: string): string[] {
  return [...text.matchAll(/\b(\d{1,2})(?:[.:](\d{2}))?\s?pm\b/gi)].map(([, hour, minute]) =>
    plainNumber(`${(Number(hour) % 12) + 12}:${minute ?? "00"}`),
  );
}
