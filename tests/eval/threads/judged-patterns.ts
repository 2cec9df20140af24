import { understandDocument } from "#core/findings/summaries/understand-document.ts";
import { findPatterns, type Pattern } from "#core/findings/threads/find-patterns.ts";
import { ownState } from "#core/findings/threads/find-threads.ts";
import { lagsOf } from "#core/findings/threads/lags.ts";
import type { Correction } from "#core/findings/threads/multiple-testing.ts";
import { collectSeries } from "#core/findings/threads/series-collection.ts";
import { notesOf, type ThreadState } from "#core/findings/threads/thread-state.ts";
import { documentsOf, type SimulatedDocument } from "../simulate/documents.ts";
import { type Confounder, pairKey, type Relation, type SimulatedPatient } from "../simulate/truth.ts";

const now = new Date("2026-06-01T00:00:00Z");

/** A tested pair beside what was planted. */
export interface JudgedPattern {
  pattern: Pattern;
  key: string;
  /** The relation that it found: the planted pair, and its lag within a day. */
  truth: Relation | undefined;
  /** True, though not planted as such: it is neither a hit nor a false find. */
  descriptive: boolean;
  confounder: Confounder | undefined;
}

/** The state of records that are words alone: read, noted and set apart as the product does. */
export function stateOfWritten(documents: readonly SimulatedDocument[]): ThreadState {
  const state: ThreadState = { version: 1, documents: {} };
  for (const document of documents) {
    const pages = [{ number: 1, text: document.text, lines: [], source: "text-layer" as const }];
    const { facts } = understandDocument({ document, pages, now });
    state.documents[document.id] = notesOf(document, { facts, pages });
  }
  return ownState(state);
}

export function stateOf(documents: readonly SimulatedDocument[]): ThreadState {
  const state: ThreadState = { version: 1, documents: {} };
  for (const document of documents) {
    state.documents[document.id] = notesOf(document, { facts: document.facts, pages: [] });
  }
  return state;
}

/** Every pair of the patient, tested by the product and compared with the truth. */
export function judgePatient(
  patient: SimulatedPatient,
  options: { documents?: readonly SimulatedDocument[]; correction?: Correction } = {},
): JudgedPattern[] {
  const documents = options.documents ?? documentsOf(patient);
  const patterns = findPatterns(collectSeries(stateOf(documents)), options);
  return judgePatterns(patient, patterns);
}

export function judgePatterns(patient: SimulatedPatient, patterns: readonly Pattern[]): JudgedPattern[] {
  const truths = new Map<string, Relation[]>();
  for (const truth of patient.truths) {
    const key = pairKey(truth.kind, truth.outcome, truth.other);
    truths.set(key, [...(truths.get(key) ?? []), truth]);
  }
  return patterns.map((pattern) => {
    const { kind, outcome, other, treatment } = pattern;
    const key = pairKey(kind, outcome.name, treatment?.name ?? other?.name);
    // What acts on several days may be found on any of them.
    const planted = truths
      .get(key)
      ?.find(({ lagDays }) => lagDays === undefined || lagsOf(pattern).some((lag) => Math.abs(lagDays - lag) <= 1));
    const confounder = patient.confounders.find(
      (each) => kind === "treatment" && each.treatment === treatment?.name && each.outcome === outcome.name,
    );
    const descriptive = planted === undefined && patient.descriptive.has(key);
    const truth = planted ?? namedTogether(patient, pattern);
    return { pattern, key, truth, descriptive: descriptive && truth === undefined, confounder };
  });
}

/** Of treatments that changed together a thread names all, and says that it cannot tell them apart: so it is true when one of them is. */
function namedTogether({ truths }: SimulatedPatient, { outcome, warnings }: Pattern): Relation | undefined {
  const names = warnings.flatMap((warning) => (warning.kind === "started-together" ? warning.others : []));
  return truths.find(
    ({ kind, outcome: name, other }) => kind === "treatment" && name === outcome.name && names.includes(other ?? ""),
  );
}
