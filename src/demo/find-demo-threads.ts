import type { Insight } from "#core/domain/insight.ts";
import { confidenceOf } from "#core/findings/threads/calibration.ts";
import type { DailySeries } from "#core/findings/threads/daily-series.ts";
import { findPatterns, type Pattern } from "#core/findings/threads/find-patterns.ts";
import { threadsOf } from "#core/findings/threads/find-threads.ts";
import { collectSeries } from "#core/findings/threads/series-collection.ts";
import { leastConfidence, threadId } from "#core/findings/threads/statistical-threads.ts";
import { emptyThreadState, notesOf, type ThreadState } from "#core/findings/threads/thread-state.ts";
import type { DemoThread, DemoThreads } from "./demo-thread.ts";
import { strengthOf, type Trend, trendOf } from "./effects.ts";
import { demoToday } from "./journey.ts";
import type { ProcessedFile } from "./processed-files.ts";

/** The engine's threads over Nora's files, as any patient's. Run when her files are processed, so that no page carries the engine. */
export function findDemoThreads(files: readonly ProcessedFile[]): DemoThreads {
  const state: ThreadState = emptyThreadState();
  for (const { document, reading } of files) {
    if (reading !== undefined) state.documents[document.id] = notesOf(document, reading);
  }
  const patterns = findPatterns(collectSeries(state));
  const byId = new Map(patterns.map((pattern) => [threadId(pattern), pattern]));
  return {
    found: threadsOf(state, { now: demoToday }).map((thread) => demoThread(thread, byId.get(thread.id))),
    notFound: sentencesOfNothing(patterns),
  };
}

function demoThread(thread: Insight, pattern: Pattern | undefined): DemoThread {
  if (pattern === undefined) return { ...thread, strength: "strong", trend: "steady" };
  const { kind, effect } = pattern;
  // A correlation as the difference of two means that it corresponds to (Cohen 1988, 2.2).
  const size = kind === "together" ? (2 * effect) / Math.sqrt(1 - effect ** 2) : effect;
  return { ...thread, strength: strengthOf(size), trend: directionOf(pattern.outcome) };
}

const better: { readonly [name: string]: "higher" } = {
  mobility: "higher",
  "sleep quality": "higher",
  "sleep duration": "higher",
  energy: "higher",
  mood: "higher",
};

/** Where something is going over the whole case, by its weekly means; of a measurement nobody can say what is better without its range. */
function directionOf({ kind, name, days, values }: DailySeries): Trend {
  if (kind === "lab" || kind === "vital") return "steady";
  const weeks = new Map<number, number[]>();
  days.forEach((day, index) => {
    const week = Math.floor(day / 7);
    weeks.set(week, [...(weeks.get(week) ?? []), values[index] ?? 0]);
  });
  const means = [...weeks.values()].map((week) => week.reduce((sum, value) => sum + value, 0) / week.length);
  return trendOf(means, better[name] ?? "lower");
}

/** What was compared and came to nothing, a sentence for each outcome that is written down daily. */
function sentencesOfNothing(patterns: readonly Pattern[]): string[] {
  const without = new Map<string, Set<string>>();
  const isShown = (outcome: string, name: string) =>
    patterns.some((pattern) => {
      const isAbout = pattern.outcome.name === outcome && (pattern.treatment?.name ?? pattern.other?.name) === name;
      return isAbout && confidenceOf(pattern) >= leastConfidence;
    });
  for (const pattern of patterns) {
    const { kind, outcome, treatment, other } = pattern;
    const name = treatment?.name ?? other?.name;
    if ((kind !== "treatment" && kind !== "trigger") || name === undefined || outcome.kind === "lab") continue;
    if (isShown(outcome.name, name) || pattern.warnings.length > 0) continue;
    without.set(outcome.name, (without.get(outcome.name) ?? new Set()).add(name));
  }
  return [...without].map(
    ([outcome, names]) =>
      `${outcome.charAt(0).toUpperCase()}${outcome.slice(1)}: no pattern with ${[...names].join(", ")} beyond chance and what stands above.`,
  );
}
