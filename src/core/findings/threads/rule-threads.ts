import type { Insight } from "#core/domain/insight.ts";
import { allergyConflicts } from "./allergy-rule.ts";
import { cautionThreads } from "./caution-rule.ts";
import { steadyCourses } from "./course-rule.ts";
import { medicinesUnderTwoNames, unspokenDoseChanges } from "./medicine-rules.ts";
import { openMatters } from "./open-matters-rule.ts";
import { overlappingMedicines } from "./overlap-rule.ts";
import { disagreeingRecords, resultsWithoutFollowUp } from "./record-rules.ts";
import type { RuleCollection } from "./rule-collection.ts";
import { placeOf } from "./rule-records.ts";
import { recordsOfAnother, twoBirthDates } from "./somebody-else-rule.ts";
import { stoppedAndListed } from "./stopped-rule.ts";
import { urgentResults } from "./urgent-rule.ts";

/** What needs no statistics: records that contradict each other, or leave something open. */
export function ruleThreads(all: RuleCollection, now: Date): Insight[] {
  const today = now.toISOString().slice(0, 10);
  const another = recordsOfAnother(all);
  const records = another.size === 0 ? all : all.without(another);
  const urgent = urgentResults(records, today);
  const urgentPlaces = new Set(urgent.flatMap(({ evidence }) => evidence.supporting).map(placeOf));
  return [
    ...urgent,
    ...allergyConflicts(records),
    ...cautionThreads(records, today),
    ...medicinesUnderTwoNames(records),
    ...overlappingMedicines(records),
    ...stoppedAndListed(records, today),
    // What is urgent is told once, and first.
    ...resultsWithoutFollowUp(records, today, urgentPlaces),
    ...steadyCourses(records),
    ...openMatters(records, today),
    ...disagreeingRecords(records),
    ...twoBirthDates(all),
    ...unspokenDoseChanges(records),
  ];
}
