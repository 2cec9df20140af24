import type { Insight } from "#core/domain/insight.ts";
import { allergyConflicts } from "./allergy-rule.ts";
import { medicinesUnderTwoNames, unspokenDoseChanges } from "./medicine-rules.ts";
import { disagreeingRecords, resultsWithoutFollowUp } from "./record-rules.ts";
import type { RuleCollection } from "./rule-collection.ts";

/** What needs no statistics: records that contradict each other, or leave something open. */
export function ruleThreads(records: RuleCollection, now: Date): Insight[] {
  return [
    ...allergyConflicts(records),
    ...medicinesUnderTwoNames(records),
    ...resultsWithoutFollowUp(records, now.toISOString().slice(0, 10)),
    ...disagreeingRecords(records),
    ...unspokenDoseChanges(records),
  ];
}
