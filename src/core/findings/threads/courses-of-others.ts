import { treatmentColumn } from "./candidates.ts";
import type { DailySeries } from "./daily-series.ts";
import { type CoursePriors, likelyKinds, ownCourses, usualCourses } from "./own-courses.ts";
import type { Treatment } from "./treatments.ts";

/** So many outcomes of people at large weigh what is thought of a person's before anything is known. */
const people = 2;
/** Rounded to halvings, so that one more day does not make everything anew. */
const halvings = 1;

/** How likely the outcome drifts or follows a season by itself, beside all treatments that may have changed it. */
export function likelyCourses({ days, values }: DailySeries, treatments: readonly Treatment[]): CoursePriors {
  const constant = new Float64Array(days.length).fill(1);
  const columns = [constant, ...treatments.map((treatment) => treatmentColumn(days, treatment))];
  return likelyKinds(ownCourses({ days, values }, columns));
}

/**
 * What is thought of an outcome before it is looked at: as its owner's others do, it may drift or follow a season (empirical Bayes). So
 * one that alone changes with a medicine, among others that stay as they are, tells more than one that changes among many that do.
 */
export function priorsAmong(others: readonly CoursePriors[]): CoursePriors {
  const sum = (kind: keyof CoursePriors) =>
    people * usualCourses[kind] + others.reduce((all, own) => all + own[kind], 0);
  const [none, drift, season] = [sum("none"), sum("drift"), sum("season")].map(
    (value) => 2 ** (Math.round(Math.log2(value) * halvings) / halvings),
  ) as [number, number, number];
  const all = none + drift + season;
  return { none: none / all, drift: drift / all, season: season / all };
}
