import { besideOwnCourses } from "./beside-own-courses.ts";
import type { Alternative, Candidate } from "./candidates.ts";
import type { DailySeries } from "./daily-series.ts";
import { smallestOf } from "./distributions.ts";
import type { OutcomeResult, TestedCandidate } from "./outcome-patterns.ts";
import { type CoursePriors, ownCourses } from "./own-courses.ts";

/** A slow pattern that is worth a second look: beside what its outcome may do by itself. */
export interface Trial {
  candidate: Candidate;
  /** Of what else was found for the outcome. */
  beside: readonly Float64Array[];
  /** What came of it, for as long as the same is thought of the outcome beforehand. */
  known?: { priors: CoursePriors; verdict: Verdict };
}

export interface Verdict {
  best: Alternative;
  p: number;
  coefficient: number;
  deviation: number;
}

/** From this p on, chance is told without a second look. */
const worthTrying = 0.1;

/** What to look at a second time. That something rose or fell over the whole time is so, whatever made it drift. */
export function trialOf({ accepted }: OutcomeResult, { candidate, p }: TestedCandidate): Trial | undefined {
  if (!candidate.slow || candidate.kind === "trend" || p >= worthTrying) return undefined;
  const others = accepted.filter((each) => each.candidate !== candidate && each.candidate.kind !== "trend");
  return { candidate, beside: others.flatMap(({ best }) => best.columns) };
}

/** The pattern beside all courses that its outcome may take by itself; its onsets or periods pay for the choice (Šidák). */
export function verdictOf(trial: Trial, outcome: DailySeries, priors: CoursePriors): Verdict {
  if (trial.known !== undefined && areSame(trial.known.priors, priors)) return trial.known.verdict;
  const { candidate, beside } = trial;
  const constant = new Float64Array(outcome.days.length).fill(1);
  const courses = ownCourses(outcome, [constant, ...beside], priors);
  const verdicts = candidate.alternatives.map((best) => ({ best, ...besideOwnCourses(best.columns, courses) }));
  const [first, ...others] = verdicts;
  if (first === undefined) throw new Error("A candidate without alternatives");
  const likeliest = others.reduce((best, each) => (each.p < best.p ? each : best), first);
  const verdict = { ...likeliest, p: smallestOf(likeliest.p, candidate.alternatives.length) };
  trial.known = { priors, verdict };
  return verdict;
}

function areSame(one: CoursePriors, other: CoursePriors): boolean {
  return one.none === other.none && one.drift === other.drift && one.season === other.season;
}
