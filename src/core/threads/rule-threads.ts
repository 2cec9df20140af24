import type { Insight } from "#core/records/insight.ts";
import { allergyConflicts, medicinesUnderTwoNames, unspokenDoseChanges } from "./medicine-rules.ts";
import { disagreeingRecords, resultsWithoutFollowUp } from "./record-rules.ts";
import { ruleFacts } from "./rule-records.ts";
import type { ThreadState } from "./thread-state.ts";

/** What needs no statistics: records that contradict each other, or leave something open. */
export function ruleThreads(state: ThreadState, now: Date): Insight[] {
  const facts = ruleFacts(state);
  return [
    ...allergyConflicts(facts),
    ...medicinesUnderTwoNames(facts),
    ...resultsWithoutFollowUp(facts, now.toISOString().slice(0, 10)),
    ...disagreeingRecords(facts),
    ...unspokenDoseChanges(facts),
  ];
}
