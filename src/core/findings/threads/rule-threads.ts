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
import { twoBirthDates } from "./somebody-else-rule.ts";
import { stoppedAndListed } from "./stopped-rule.ts";
import { urgentResults } from "./urgent-rule.ts";

/** What needs no statistics: records that contradict each other, or leave something open. Of those `apart` nothing but whose they are. */
export function ruleThreads(all: RuleCollection, apart: ReadonlySet<string>, now: Date): Insight[] {
  const today = now.toISOString().slice(0, 10);
  const records = apart.size === 0 ? all : all.without(apart);
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
