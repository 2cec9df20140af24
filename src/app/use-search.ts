import { useEffect, useState, useSyncExternalStore } from "react";
import type { SearchResults } from "#core/findings/answers/search-records.ts";
import { currentAccount, subscribeToCurrentAccount } from "#db/current-account.ts";
import type { Loadable } from "#ui/loaded.tsx";
import { searchStore } from "#workers/understanding/client.ts";
import { today } from "./today.ts";

/** Milliseconds without another letter after which a query is looked for. */
const pauseMs = 180;
const loading: Loadable<SearchResults> = { state: "loading" };

/**
 * What the records hold of `query`, once somebody has stopped typing. What was found for the query before stays until then, with that
 * query, so that the page does not flicker under one's hands.
 */
export function useSearch(query: string): { query: string; results: Loadable<SearchResults> } {
  const store = useSyncExternalStore(subscribeToCurrentAccount, currentAccount);
  const [answer, setAnswer] = useState<{ query: string; results: Loadable<SearchResults> }>();

  useEffect(() => {
    if (store === undefined || query === "") return;
    let gone = false;
    const settle = (results: Loadable<SearchResults>) => {
      if (!gone) setAnswer({ query, results });
    };
    const timer = setTimeout(() => {
      searchStore(store, { query, today: today() }).then(
        (value) => settle({ state: "ready", value }),
        (error: unknown) => {
          console.warn(error);
          settle({ state: "failed", error });
        },
      );
    }, pauseMs);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [store, query]);

  return query === "" || answer === undefined ? { query, results: loading } : answer;
}
