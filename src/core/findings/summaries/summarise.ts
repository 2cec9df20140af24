import type { CitedSentence } from "#core/domain/citation.ts";
import type { PlacedWords } from "#core/understanding/corrections/place-words.ts";
import { leadSummary } from "./lead-summary.ts";
import type { SummaryRecord } from "./record-units.ts";
import { viewRecord } from "./record-view.ts";
import { remainingSentences } from "./remaining-sentences.ts";
import { withoutRepeats } from "./repeated-sentences.ts";

export interface SummaryDraft {
  leading: CitedSentence[];
  more: CitedSentence[];
}

/** Everything worth saying about a record: what a person needs leads, in at most eight sentences; the rest comes after them. What the
 * patient said is not theirs is `disowned`. */
export function draftSummary(record: SummaryRecord, disowned: readonly PlacedWords[] = []): SummaryDraft {
  const { structure, facts, source } = record;
  const leading = leadSummary(record, disowned);
  const view = viewRecord(structure.passages, facts, source);
  const remaining = remainingSentences(view, structure.kind, leading, new Set());
  return {
    leading,
    more: withoutRepeats([...leading, ...remaining], structure.kind === "diary").slice(leading.length),
  };
}
