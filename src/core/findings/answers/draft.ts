import type { CitedSentence } from "#core/domain/citation.ts";
import type { Fact } from "#core/domain/fact.ts";
import { onOneLine } from "#core/findings/summaries/plain-facts.ts";
import { dateInWords } from "#core/understanding/facts/calendar.ts";

/** An answer before its sentences are checked. `found: false` with sentences: something near, but not what was asked. */
export interface Draft {
  sentences: CitedSentence[];
  found: boolean;
  /** Found, but perhaps no more than what comes nearest. */
  unsure?: boolean;
  /** That the page which a question is about is somebody else's: said before all. */
  ofAnother?: CitedSentence;
  /** What was looked for, where the question's own words do not say it well. */
  about?: string;
  /** What is said before that nothing was found; ends with a space. */
  lead?: string;
}

const mostCitations = 40;

export function sentence(text: string, facts: readonly Pick<Fact, "citation">[]): CitedSentence {
  const seen = new Set<string>();
  const citations = facts
    .map((fact) => fact.citation)
    .filter(({ documentId, page, start, end }) => {
      const key = `${documentId}/${page}/${start}/${end}`;
      if (seen.has(key)) return false;
      seen.add(key);
      return true;
    });
  if (citations.length <= mostCitations) return { text, citations };
  // So many places could never be looked at: the first and the last stand for all.
  return { text, citations: [...citations.slice(0, mostCitations / 2), ...citations.slice(-mostCitations / 2)] };
}

/** The day a fact is of, for sorting; facts without a date come first. */
export function dayOf(fact: Pick<Fact, "date">): string {
  return fact.date?.date ?? "";
}

export function byDate(one: Fact, other: Fact): number {
  return dayOf(one) < dayOf(other)
    ? -1
    : dayOf(one) > dayOf(other)
      ? 1
      : one.citation.documentId < other.citation.documentId
        ? -1
        : 1;
}

export function onDate(fact: Pick<Fact, "date">): string {
  if (fact.date === undefined) return "";
  return fact.date.precision === "day" ? ` on ${dateInWords(fact.date.date)}` : ` in ${dateInWords(fact.date.date)}`;
}

/** The words of a fact's place, as our sentences quote them. */
export function quoteOf(fact: Pick<Fact, "citation">): string {
  return `“${onOneLine(fact.citation.quote)
    .replace(/(?<![\s.;,:|])[\s.;,:|]+$/, "")
    .replace(/[“”]/g, "'")}”`;
}

/** Facts that are really the patient's: not denied, not supposed, not a relative's. */
export function isPatients(fact: Fact): boolean {
  return fact.subject === "patient" && !fact.negated && fact.hypothetical !== true;
}

/** "a, b and c". */
export function inWords(list: readonly string[]): string {
  if (list.length <= 1) return list[0] ?? "";
  return `${list.slice(0, -1).join(", ")} and ${list.at(-1)}`;
}
