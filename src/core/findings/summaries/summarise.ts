import type { CitedSentence } from "#core/domain/citation.ts";
import type { Fact } from "#core/domain/fact.ts";
import type { DocumentKind } from "#core/domain/medical-document.ts";
import type { Passage } from "#core/reading/passages.ts";
import type { RecordSource } from "#core/understanding/facts/fact-builder.ts";
import type { DocumentDate } from "./document-date.ts";
import { leadingSentences } from "./leading-sentences.ts";
import { viewRecord } from "./record-view.ts";
import { remainingSentences } from "./remaining-sentences.ts";
import { withoutRepeats } from "./repeated-sentences.ts";

export interface SummaryDraft {
  leading: CitedSentence[];
  more: CitedSentence[];
}

const leadingCount = 8;

/** Everything worth saying about a record, most important first: at most eight leading sentences, the rest after them. */
export function draftSummary(record: {
  kind: DocumentKind;
  date: DocumentDate | undefined;
  passages: readonly Passage[];
  facts: readonly Fact[];
  source: RecordSource;
}): SummaryDraft {
  const view = viewRecord(record.passages, record.facts, record.source);
  const explained = new Set<string>();
  const drafted = leadingSentences(view, record.kind, record.date, explained, leadingCount);
  const isDiary = record.kind === "diary";
  const once = withoutRepeats([...drafted.leading, ...drafted.later], isDiary);
  const [leading, later] = [once.slice(0, leadingCount), once.slice(leadingCount)];
  const remaining = remainingSentences(view, record.kind, once, explained);
  const rest = withoutRepeats([...once, ...remaining], isDiary).slice(once.length);
  // A short record has room at the top for its own words.
  const room = later.length > 0 ? 0 : Math.max(0, leadingCount - leading.length);
  return { leading: [...leading, ...rest.slice(0, room)], more: [...later, ...rest.slice(room)] };
}
