import type { Citation } from "#core/domain/citation.ts";
import type { ClinicalDate, Fact, FactKind } from "#core/domain/fact.ts";
import type { Passage } from "#core/reading/passages.ts";
import { findMentions, type Mention } from "#core/understanding/vocabulary/find-concepts.ts";
import { type Token, tokenise } from "#core/understanding/vocabulary/tokens.ts";
import { contextReader, type MentionContext } from "./context.ts";
import { type DateReading, type FoundDate, findDates } from "./find-dates.ts";
import { toldUnit } from "./quantities.ts";

/** The record that facts are taken from. */
export interface RecordSource {
  documentId: string;
  originalFilename: string;
  /** Page texts by page number. */
  pageTexts: ReadonlyMap<number, string>;
  /** The record's own date of care. */
  occurredOn: ClinicalDate | undefined;
  dates: DateReading;
  /** It is kept day by day: a line of it is a list of things, and each belongs to its entry's day. */
  writtenByDay?: boolean;
}

/** One passage with everything that is looked up in it once. */
export interface ReadPassage {
  passage: Passage;
  tokens: Token[];
  mentions: Mention[];
  dates: FoundDate[];
  contextOf: (start: number, end: number) => MentionContext;
}

export function readPassage(passage: Passage, source: RecordSource): ReadPassage {
  const tokens = tokenise(passage.text, passage.start);
  // Table cells and listed items are printed in any case; running text is not.
  const strictCase = passage.kind === "sentence" || passage.kind === "field";
  let contextOf: ReadPassage["contextOf"] | undefined;
  const dates = findDates(passage.text, passage.start, source.dates);
  return {
    passage,
    tokens,
    mentions: findMentions(passage.text, passage.start, tokens, strictCase).filter(
      (mention) => !belongsToDate(passage, mention, dates),
    ),
    dates,
    contextOf: (start, end) => {
      contextOf ??= contextReader(passage);
      return contextOf(start, end);
    },
  };
}

/** "Sat" in "Sat 7 Dec 2024" is a day, and "birth" in "Date of birth" no delivery. */
function belongsToDate(passage: Passage, mention: Mention, dates: readonly FoundDate[]): boolean {
  const from = mention.start - passage.start;
  const printed = passage.text.slice(from, mention.end - passage.start);
  if (/^births?$/i.test(printed)) return /\b(?:date|place|year) of $/i.test(passage.text.slice(0, from));
  return (
    /^(?:mon|tue|wed|thu|fri|sat|sun)$/i.test(printed) &&
    dates.some((date) => date.start > mention.start && date.start - mention.end <= 2)
  );
}

/** The page's text from `start` to `end` as a citation. */
export function cite(source: RecordSource, page: number, start: number, end: number): Citation {
  const quote = (source.pageTexts.get(page) ?? "").slice(start, end);
  return { documentId: source.documentId, originalFilename: source.originalFilename, page, start, end, quote };
}

type Details = Partial<Omit<Fact, "kind" | "name" | "citation" | "negated" | "uncertain" | "subject">>;

/**
 * A fact said at `start` to `end`, with the context of those words. Its date is the one given, else the one its own words carry, else
 * the record's.
 */
export function makeFact(
  source: RecordSource,
  read: ReadPassage,
  fact: { kind: FactKind; name: string; start: number; end: number; contextAt?: { start: number; end: number } },
  details: Details = {},
): Fact {
  const at = fact.contextAt ?? fact;
  const context = read.contextOf(at.start, at.end);
  const historical = context.historical || details.historical === true;
  // The quote of what is denied or doubted holds the words that deny or doubt it; rows and lists are quoted as they are.
  const widened = fact.contextAt === undefined || read.passage.kind === "sentence" || read.passage.kind === "field";
  const start = widened ? Math.min(fact.start, context.from) : fact.start;
  const end = widened ? Math.max(fact.end, context.to) : fact.end;
  const date = details.date ?? dateNear(read, fact.start, fact.end) ?? (historical ? undefined : source.occurredOn);
  const cleaned = Object.fromEntries(Object.entries(details).filter(([, value]) => value !== undefined)) as Details;
  return {
    kind: fact.kind,
    name: fact.name,
    ...cleaned,
    ...(cleaned.unit === undefined ? {} : { unit: toldUnit(cleaned.unit) }),
    ...(date === undefined ? {} : { date: { date: date.date, precision: date.precision } }),
    negated: context.negated,
    uncertain: context.uncertain,
    ...(historical ? { historical: true } : {}),
    ...(context.hypothetical ? { hypothetical: true } : {}),
    subject: context.subject,
    ...(context.relative === undefined ? {} : { relative: context.relative }),
    citation: cite(source, read.passage.page, start, end),
  };
}

function rowDate(read: ReadPassage): FoundDate | undefined {
  return read.dates.find(
    (date) => !/\b(?:dob|born|birth)\b[^|]*$/i.test(read.passage.text.slice(0, date.start - read.passage.start)),
  );
}

/** The date that the words around a mention give it: one in the same sentence, the nearest, not a date of birth or a plan's. */
function dateNear(read: ReadPassage, start: number, end: number): FoundDate | undefined {
  if (read.dates.length === 0) return undefined;
  // A row is about one thing: its first date is that thing's.
  if (read.passage.kind === "row") return rowDate(read);
  let best: FoundDate | undefined;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (const date of read.dates) {
    const before = read.passage.text.slice(
      Math.max(0, date.start - read.passage.start - 30),
      date.start - read.passage.start,
    );
    if (/\b(?:dob|born|birth|expires?|due|next|until|follow[- ]?up|return|printed|page)\b[^.;]*$/i.test(before))
      continue;
    const distance = date.start >= end ? date.start - end : start - date.end;
    if (distance < bestDistance && distance >= -(end - start)) {
      best = date;
      bestDistance = distance;
    }
  }
  return bestDistance <= 80 ? best : undefined;
}
