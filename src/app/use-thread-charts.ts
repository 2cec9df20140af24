import { useEffect, useState, useSyncExternalStore } from "react";
import type { Insight } from "#core/domain/insight.ts";
import type { ThreadChart } from "#core/findings/threads/thread-chart.ts";
import { currentAccount, subscribeToCurrentAccount } from "#db/current-account.ts";
import { threadChartsOf } from "#workers/understanding/client.ts";

const none: ReadonlyMap<string, ThreadChart> = new Map();

/** The data behind threads, by their ids; what was known stays until the new answer is there. @param threads - The same array each time. */
export function useThreadCharts(threads: readonly Insight[] | undefined): ReadonlyMap<string, ThreadChart> {
  const store = useSyncExternalStore(subscribeToCurrentAccount, currentAccount);
  const [charts, setCharts] = useState(none);
  useEffect(() => {
    if (store === undefined || threads === undefined) return;
    let gone = false;
    threadChartsOf(store, threads).then(
      (found) => {
        const known = threads.flatMap(({ id }, index) =>
          found[index] === undefined ? [] : [[id, found[index]] as const],
        );
        if (!gone) setCharts(new Map(known));
      },
      (error: unknown) => console.warn(error),
    );
    return () => {
      gone = true;
    };
  }, [store, threads]);
  return charts;
}
