import { sumOfTrees } from "#core/findings/learned-trees.ts";
import model from "./unit-trees.json" with { type: "json" };

/** What a clause is worth to a patient, from what is seen of it, as trees have learned it (`training/summary-sentences.ts`). */
export function worthOf(features: readonly string[]): number {
  return sumOfTrees(model, features);
}
