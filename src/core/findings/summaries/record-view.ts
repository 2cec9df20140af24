import type { Citation } from "#core/domain/citation.ts";
import type { Fact } from "#core/domain/fact.ts";
import type { SectionKind } from "#core/reading/headings.ts";
import type { Passage } from "#core/reading/passages.ts";
import { cite, type RecordSource } from "#core/understanding/facts/fact-builder.ts";
import { type FoundDate, findDates } from "#core/understanding/facts/find-dates.ts";

/** A record as summaries look at it: its passages with the facts in them. */
export interface RecordView {
  passages: readonly Passage[];
  facts: readonly Fact[];
  source: RecordSource;
  sections: ReadonlySet<SectionKind>;
  factsIn(passage: Passage): readonly Fact[];
  /** What the passage says, without its label. */
  citePassage(passage: Passage): Citation;
  passageOf(fact: Fact): Passage | undefined;
  /** The dates in words of the record that begin at `start` of their page. */
  datesIn(words: string, start: number): FoundDate[];
}

export function viewRecord(passages: readonly Passage[], facts: readonly Fact[], source: RecordSource): RecordView {
  const byPassage = new Map<Passage, Fact[]>();
  const owner = new Map<Fact, Passage>();
  let index = 0;
  for (const passage of passages) {
    const inside: Fact[] = [];
    // Facts come in reading order, passage by passage.
    while (index < facts.length) {
      const fact = facts[index];
      if (
        fact === undefined ||
        fact.citation.page !== passage.page ||
        fact.citation.start < passage.start ||
        fact.citation.start >= passage.end
      )
        break;
      inside.push(fact);
      owner.set(fact, passage);
      index++;
    }
    byPassage.set(passage, inside);
  }
  return {
    passages,
    facts,
    source,
    sections: new Set(passages.flatMap((passage) => (passage.section === undefined ? [] : [passage.section]))),
    factsIn: (passage) => byPassage.get(passage) ?? [],
    citePassage: (passage) =>
      cite(
        source,
        passage.page,
        passage.contentStart < passage.end ? passage.contentStart : passage.start,
        passage.end,
      ),
    passageOf: (fact) => owner.get(fact),
    datesIn: (words, start) => findDates(words, start, source.dates),
  };
}
