import type { CitedSentence } from "#core/domain/citation.ts";
import type { Asked } from "./asked-terms.ts";
import { isBehind } from "./near-best.ts";
import type { RankedSentence } from "./passage-ranker.ts";

/** "Your warfarin is 5 mg …": one dose for every day. */
const oneDose = /^Your .{2,80} is .{0,40}\d/;
const amount =
  "(?:\\d+(?:[.,]\\d+)? ?(?:mg|mcg|tabs?|tablets?)\\b|(?:one and a |a )?half\\b|\\d? ?[½¼]|one tab\\w*\\b|two tab\\w*\\b)";
const weekday = "(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\\b";
/** "7.5 mg on Mon, Wed, Fri and 5 mg the other days": the dose differs by the day of the week. */
const byDay = new RegExp(
  `${amount}.{0,12}\\b${weekday}.{0,60}\\b(?:other|rest|${weekday}).{0,24}\\b(?:days?|week|${amount})|\\b${weekday}.{0,30}${amount}.{0,40}\\b(?:other|rest|remaining).{0,12}(?:days?|week|${amount})`,
  "i",
);

/** Of a newer record or the same one, a sentence near the best that tells a dose for each day, where the chart tells one for all. */
export function dosesOfDays(
  lead: CitedSentence,
  { operations }: Asked,
  ranked: readonly RankedSentence[],
): RankedSentence | undefined {
  if (!oneDose.test(lead.text) || !operations.includes("how-much")) return undefined;
  return ranked.find((one) => !isBehind(one, ranked) && byDay.test(one.sentence.text));
}
