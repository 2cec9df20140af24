import { type StatusWeights, statusReader } from "#core/understanding/statements/status/learned-status.ts";
import { type SafetyCategory, safetyOf } from "./safety.ts";
import { safetyFeatures } from "./safety-features.ts";
import weights from "./safety-weights.json" with { type: "json" };

export const safetyClasses = ["none", "emergency", "self-harm", "stopping", "dosing", "diagnosis"] as const;

const read = statusReader<(typeof safetyClasses)[number]>(weights as StatusWeights);

/** From here on a message asks for a judgement: chosen on questions and messages that took no part (`training/safety.ts`). */
const likely = 0.33;
/** And where the records hold nothing: less is enough, for then nothing else is said that could mislead. */
const likelyUnanswered = 0.08;

/**
 * The safe answer that a message needs, or undefined; `answered` tells whether the records hold what is asked. What the rules take for danger or self-harm always has one; whether anything else asks for a
 * judgement or for what the records say was learned.
 */
export function neededSafety(message: string, answered = true): SafetyCategory | undefined {
  const ruled = safetyOf(message);
  if (ruled === "emergency" || ruled === "self-harm") return ruled;
  const shares = read(safetyFeatures(message));
  const none = shares.get("none") ?? 1;
  if (1 - none < (answered ? likely : likelyUnanswered)) return undefined;
  const kinds = safetyClasses.filter((kind) => kind !== "none");
  return kinds.reduce((best, kind) => ((shares.get(kind) ?? 0) > (shares.get(best) ?? 0) ? kind : best));
}
