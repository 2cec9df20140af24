import type { Insight } from "#core/domain/insight.ts";
import { findPatterns } from "./find-patterns.ts";
import { type NotedIdentity, recordsApart } from "./records-apart.ts";
import { collectRuleFacts } from "./rule-collection.ts";
import { ruleThreads } from "./rule-threads.ts";
import { collectSeries } from "./series-collection.ts";
import { statisticalThreads } from "./statistical-threads.ts";
import {
  emptyThreadState,
  forgetDocument,
  type NotedDocument,
  type NotedReading,
  notesOf,
  type ThreadState,
} from "./thread-state.ts";

/** How much a patient can do with a thread of this kind, in points of confidence. */
const usefulness: { [kind: string]: number } = {
  "urgent-result": 100,
  "allergy-conflict": 60,
  "medicine-and-pregnancy": 58,
  "medicine-and-kidneys": 50,
  "medicines-together": 46,
  "asked-for-never-done": 32,
  "past-due": 26,
  "stopped-and-listed": 45,
  "steady-course": 28,
  "same-medicine-twice": 45,
  "no-follow-up": 30,
  "records-disagree": 35,
  "dose-changed": 25,
  treatment: 15,
  trigger: 12,
  trend: 6,
  monthly: 4,
  weekly: 3,
};

export interface ThreadOptions {
  /** Today: an abnormal result waits for its follow-up from its own day to this. */
  now: Date;
}

/** All threads of the noted documents, the most useful first. Pure. */
export function threadsOf(state: ThreadState, { now }: ThreadOptions): Insight[] {
  const rules = collectRuleFacts(state);
  const apart = recordsApart(notedIdentities(state), rules);
  return inOrderOfUse([
    ...statisticalThreads(findPatterns(collectSeries(withoutRecords(state, apart)))),
    ...ruleThreads(rules, apart, now),
  ]);
}

/** The state without the records of somebody else. */
export function ownState(state: ThreadState): ThreadState {
  return withoutRecords(state, recordsApart(notedIdentities(state), collectRuleFacts(state)));
}

function notedIdentities({ documents }: ThreadState): NotedIdentity[] {
  return Object.entries(documents).map(([id, { originalFilename, identity }]) => ({ id, originalFilename, identity }));
}

function withoutRecords(state: ThreadState, apart: ReadonlySet<string>): ThreadState {
  let rest = state;
  for (const id of apart) rest = forgetDocument(rest, id);
  return rest;
}

/** The most useful first. */
export function inOrderOfUse(threads: readonly Insight[]): Insight[] {
  return threads.toSorted((one, other) => rankOf(other) - rankOf(one));
}

function rankOf({ kind, confidence, warnings }: Insight): number {
  return confidence + (usefulness[kind] ?? 0) - (warnings?.length ?? 0) * 10;
}

/** The threads of these documents, read anew. With many documents keep a {@link ThreadState} instead, and note what is new. */
export function findThreads(
  request: ThreadOptions & {
    documents: readonly NotedDocument[];
    readings: readonly (NotedReading & { documentId: string })[];
  },
): Insight[] {
  const readings = new Map(request.readings.map((reading) => [reading.documentId, reading]));
  const state = emptyThreadState();
  for (const document of request.documents) {
    const reading = readings.get(document.id);
    if (reading !== undefined) state.documents[document.id] = notesOf(document, reading);
  }
  return threadsOf(state, request);
}
