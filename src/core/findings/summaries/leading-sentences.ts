import type { CitedSentence } from "#core/domain/citation.ts";
import type { DocumentKind } from "#core/domain/medical-document.ts";
import { dateInWords } from "#core/understanding/facts/calendar.ts";
import { cite } from "#core/understanding/facts/fact-builder.ts";
import { diaryOpening, diarySentences } from "./diary-sentences.ts";
import type { DocumentDate } from "./document-date.ts";
import { kindNames, sourceName } from "./document-kind.ts";
import {
  allergySentences,
  comparisonSentences,
  conclusionSentences,
  namedSentences,
  nextSentences,
  reasonSentences,
  testSentences,
} from "./finding-sentences.ts";
import { medicineSentences } from "./medicine-sentences.ts";
import type { RecordView } from "./record-view.ts";
import { changedResultSentences, otherResultSentences, outsideRangeSentences } from "./result-sentences.ts";

export interface Sentences {
  leading: CitedSentence[];
  /** What did not fit, in the same order: it comes first under "More from this record". */
  later: CitedSentence[];
}

/** Sentences about one thing, and how many of them are sure of a place at the top. */
interface Part {
  sentences: CitedSentence[];
  sure: number;
}

/**
 * The sentences that lead a summary, at most `count`: what it is and when, what was found, what changed, what to do next. Each part has
 * its places, so that twelve results do not hide the one thing to do; free places go to the parts in their order.
 */
export function leadingSentences(
  view: RecordView,
  kind: DocumentKind,
  date: DocumentDate | undefined,
  explained: Set<string>,
  count: number,
): Sentences {
  const source = sourceName(kind, view.source.pageTexts.get(1) ?? "");
  const told = kind === "diary" || kind === "voice-note";
  const outside = outsideRangeSentences(view, explained);
  const conclusions = conclusionSentences(view, source, explained);
  const spoken = medicineSentences(view, explained);
  // "First day on naproxen": what a diary tells of medicines is that day's, and is quoted with it.
  const medicines = kind === "diary" ? { changed: [], kept: [] } : spoken;
  const next = nextSentences(view, [...medicines.changed, ...medicines.kept], explained);
  const parts: Part[] = [
    { sentences: opening(view, kind, date), sure: 1 },
    { sentences: told ? diarySentences(view) : [], sure: 3 },
    { sentences: outside, sure: kind === "lab-report" ? 5 : 1 },
    { sentences: conclusions, sure: 1 },
    { sentences: testSentences(view, explained), sure: kind === "imaging-report" ? 2 : 1 },
    { sentences: medicines.changed, sure: 2 },
    { sentences: changedResultSentences(view), sure: 1 },
    { sentences: told ? [] : comparisonSentences(view, source, explained), sure: 1 },
    { sentences: medicines.kept, sure: kind === "prescription" ? 5 : 1 },
    { sentences: next, sure: 2 },
    {
      sentences:
        told || !view.sections.has("assessment") ? namedSentences(view, "symptom", "Symptoms:", explained) : [],
      sure: 1,
    },
    { sentences: reasonSentences(view, explained), sure: 0 },
    { sentences: allergySentences(view, explained), sure: 0 },
    { sentences: otherResultSentences(view), sure: 0 },
    { sentences: namedSentences(view, "vaccination", "Vaccines:", explained), sure: 0 },
  ];
  return placed(parts, count);
}

/** Gives the places: first to every part what it is sure of, then what is free, both in the order of the parts. */
function placed(parts: readonly Part[], count: number): Sentences {
  const shares = parts.map(() => 0);
  let free = count;
  for (const wanted of [(part: Part) => part.sure, (part: Part) => part.sentences.length]) {
    parts.forEach((part, index) => {
      const more = Math.min(free, Math.min(wanted(part), part.sentences.length) - (shares[index] ?? 0));
      if (more <= 0) return;
      shares[index] = (shares[index] ?? 0) + more;
      free -= more;
    });
  }
  return {
    leading: parts.flatMap((part, index) => part.sentences.slice(0, shares[index])),
    later: parts.flatMap((part, index) => part.sentences.slice(shares[index])),
  };
}

function opening(view: RecordView, kind: DocumentKind, date: DocumentDate | undefined): CitedSentence[] {
  const diary = kind === "diary" ? diaryOpening(view) : undefined;
  if (diary !== undefined) return [diary];
  if (date === undefined) return [];
  const citation = cite(view.source, date.page, date.start, date.end);
  return [{ text: `This ${kindNames[kind]} is from ${dateInWords(date.date)}.`, citations: [citation] }];
}
