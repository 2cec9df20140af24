import { type StatusWeights, statusReader } from "#core/understanding/statements/status/learned-status.ts";
import weights from "./danger-weights.json" with { type: "json" };
import type { SafetyCategory } from "./safety.ts";

export const dangerClasses = ["none", "emergency", "self-harm"] as const;

const read = statusReader<(typeof dangerClasses)[number]>(weights as StatusWeights);

/** From here on a message tells of danger, and less is enough where the rules see it too (`training/danger.ts`: what is given and missed by groups held out, and of messages by other hands). */
const dangerous = 0.1;
const dangerousByRule = 0.05;
/**
 * Who wants the list of medicines writes of everything that is swallowed and injected, as some do who are in danger: of those in
 * `training/safety-messages` each has 0.76 or more, or the rules' word.
 */
const dangerousInList = 0.5;

/** The danger that a message tells of, as it was learned from what is seen of it; `ruled` is what the rules take it for. */
export function toldDanger(
  features: readonly string[],
  ruled: SafetyCategory | undefined,
  asksForList: boolean,
): SafetyCategory | undefined {
  const shares = read(features);
  const [emergency, selfHarm] = [shares.get("emergency") ?? 0, shares.get("self-harm") ?? 0];
  const isRuled = ruled === "emergency" || ruled === "self-harm";
  const least = isRuled ? dangerousByRule : asksForList ? dangerousInList : dangerous;
  if (emergency + selfHarm < least) return undefined;
  return emergency >= selfHarm ? "emergency" : "self-harm";
}
