import type { DailySeries } from "./daily-series.ts";
import type { TreatmentWarning } from "./treatment-warnings.ts";

/** What people do when they are well enough, and leave out when they are not. */
const activity =
  /\b(?:gym|exercis\w*|workouts?|training|walk\w*|steps|run(?:ning)?|swim\w*|cycl\w*|bike|yoga|pilates|sports?|danc\w*|garden\w*|housework|shopping|work(?:ed|ing)?|office|class|cinema|party|friends?|out|date|sex|physio\w*)\b/i;

/** A bad day is answered on the same day: what comes a day after a medicine was not yet there when it was taken. */
const answeredWithin = 0;

/**
 * Whether an exposure may have followed the symptom instead of leading to it: a medicine that is taken when it is bad, and what is left out
 * then. The records of one day cannot tell which came first, so this is said wherever it may be so.
 */
export function consequenceWarnings(
  outcome: DailySeries,
  exposure: DailySeries,
  { lagDays, coefficient }: { lagDays: number; coefficient: number },
): TreatmentWarning[] {
  if (outcome.kind !== "symptom" || lagDays > answeredWithin) return [];
  if (exposure.kind === "medication" && coefficient > 0) return [{ kind: "taken-because" }];
  const isActivity = (exposure.kind === "lifestyle" || exposure.kind === "words") && activity.test(exposure.name);
  return isActivity && coefficient < 0 ? [{ kind: "left-out-because" }] : [];
}
