import type { DemoThread } from "./demo-thread.ts";

/** Threads with numbers behind them; the others are rules. */
export function measuredThreads(threads: readonly DemoThread[]): DemoThread[] {
  return threads.filter(({ statistics }) => statistics !== undefined);
}

/** The measured thread that is of most use to take to an appointment; undefined where there is none. */
export function keyDiscovery(threads: readonly DemoThread[]): DemoThread | undefined {
  return measuredThreads(threads)[0];
}

/** What is said of it, in one paragraph. */
export function keyDiscoveryText(threads: readonly DemoThread[]): string {
  const key = keyDiscovery(threads);
  return key === undefined
    ? ""
    : [key.insight, ...(key.warnings ?? []), key.clinicalRelevance].filter(Boolean).join(" ");
}
