import { allergyPairs } from "./allergy-pairs.ts";
import { cautionPairs } from "./caution-pairs.ts";
import { householdPairs } from "./household-pairs.ts";
import { letterPairs } from "./letter-pairs.ts";
import { matterPairs } from "./matter-pairs.ts";
import { medicinePairs } from "./medicine-pairs.ts";
import { printoutPairs } from "./printout-pairs.ts";
import { resultPairs } from "./result-pairs.ts";
import type { RulePair } from "./rule-pair.ts";

export const rulePairs: readonly RulePair[] = [
  ...allergyPairs,
  ...medicinePairs,
  ...resultPairs,
  ...letterPairs,
  ...printoutPairs,
  ...matterPairs,
  ...cautionPairs,
  ...householdPairs,
];
