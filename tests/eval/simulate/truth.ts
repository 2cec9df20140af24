export const relationKinds = ["treatment", "trigger", "together", "trend", "weekly", "monthly"] as const;
export type RelationKind = (typeof relationKinds)[number];

/** A relation that was planted. `effect` is Cohen's d between the days it acts on and the others, in standard deviations of the daily noise. */
export interface Relation {
  kind: RelationKind;
  outcome: string;
  /** The treatment, the exposure, or the other symptom. */
  other?: string;
  lagDays?: number;
  effect: number;
  /** At least 90 days before and after, and an outcome that is written down daily. */
  wellObserved: boolean;
}

export type ConfounderKind = "peak" | "season" | "started-together";
export interface Confounder {
  kind: ConfounderKind;
  treatment: string;
  outcome: string;
}

/** What is written down of one day. Symptoms and stress are whole numbers from 0 to 10, sleep is in hours. */
export interface SimulatedDay {
  day: number;
  numbers: { [name: string]: number };
  events: string[];
}

export interface SimulatedPatient {
  seed: number;
  pureNoise: boolean;
  days: SimulatedDay[];
  labs: { day: number; name: string; value: number }[];
  treatments: { name: string; start: number; stop: number | undefined }[];
  truths: Relation[];
  /** Pairs that do go together as described, without having been planted as such (two symptoms with one trigger). */
  descriptive: Set<string>;
  confounders: Confounder[];
}

/** A name for a pair, the same whichever way round. */
export function pairKey(kind: RelationKind, outcome: string, other = ""): string {
  return kind === "together" ? [kind, ...[outcome, other].sort()].join("|") : `${kind}|${outcome}|${other}`;
}
