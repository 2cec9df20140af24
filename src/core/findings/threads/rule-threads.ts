import type { Insight } from "#core/domain/insight.ts";
import { allergyConflicts } from "./allergy-rule.ts";
import { steadyCourses } from "./course-rule.ts";
import { medicinesUnderTwoNames, unspokenDoseChanges } from "./medicine-rules.ts";
import { overlappingMedicines } from "./overlap-rule.ts";
import { disagreeingRecords, resultsWithoutFollowUp } from "./record-rules.ts";
import type { RuleCollection } from "./rule-collection.ts";
import { placeOf } from "./rule-records.ts";
import { stoppedAndListed } from "./stopped-rule.ts";
import { urgentResults } from "./urgent-rule.ts";

/** What needs no statistics: records that contradict each other, or leave something open. */
export function ruleThreads(records: RuleCollection, now: Date): Insight[] {
  const today = now.toISOString().slice(0, 10);
  const urgent = urgentResults(records, today);
  const urgentPlaces = new Set(urgent.flatMap(({ evidence }) => evidence.supporting).map(placeOf));
  return [
    ...urgent,
    ...allergyConflicts(records),
    ...medicinesUnderTwoNames(records),
    ...overlappingMedicines(records),
    ...stoppedAndListed(records, today),
    // What is urgent is told once, and first.
    ...resultsWithoutFollowUp(records, today, urgentPlaces),
    ...steadyCourses(records),
    ...disagreeingRecords(records),
    ...unspokenDoseChanges(records),
  ];
}
