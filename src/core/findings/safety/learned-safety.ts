import { asksForMedicines } from "#core/findings/evidence/asks-for-medicines.ts";
import { type StatusWeights, statusReader } from "#core/understanding/statements/status/learned-status.ts";
import { toldDanger } from "./learned-danger.ts";
import { type SafetyCategory, safetyOf } from "./safety.ts";
import { safetyFeatures } from "./safety-features.ts";
import weights from "./safety-weights.json" with { type: "json" };

export const safetyClasses = ["none", "emergency", "self-harm", "stopping", "dosing", "diagnosis"] as const;

const read = statusReader<(typeof safetyClasses)[number]>(weights as StatusWeights);

/** From here on a message asks for a judgement: chosen on questions and messages that took no part (`training/safety.ts`). */
const likely = 0.33;
/** And where the records hold nothing: less is enough, for then nothing else is said that could mislead. */
const likelyUnanswered = 0.08;
/** Least where the rules see it too. */
const likelyUnansweredByRule = 0.0125;

/**
 * The safe answer that a message needs, or undefined; `answered` tells whether the records hold what is asked. Whether it tells of danger was learned,
 * and whether it asks for a judgement or for what the records say; where the records hold nothing, the rules' word for danger is enough.
 */
export function neededSafety(message: string, answered = true): SafetyCategory | undefined {
  const ruled = safetyOf(message);
  const features = safetyFeatures(message);
  const asksForList = asksForMedicines(message);
  const danger = toldDanger(features, ruled, asksForList);
  if (danger !== undefined) return danger;
  // Which medicines are taken is written in the records, and asks for nobody's judgement.
  if (asksForList && answered) return undefined;
  if (!answered && (ruled === "emergency" || ruled === "self-harm")) return ruled;
  const shares = read(features);
  const none = shares.get("none") ?? 1;
  if (!answered && ruled !== undefined && 1 - none >= likelyUnansweredByRule) return ruled;
  if (1 - none < (answered ? likely : likelyUnanswered)) return undefined;
  const kinds = safetyClasses.filter((kind) => kind !== "none");
  return kinds.reduce((best, kind) => ((shares.get(kind) ?? 0) > (shares.get(best) ?? 0) ? kind : best));
}
