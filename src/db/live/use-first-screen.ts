import type { FirstScreen, FirstScreenRequest } from "#db/stored-first-screen.ts";
import type { LiveResult } from "./live-result.ts";
import { useLiveQueryOfAccount } from "./use-live-query-of-account.ts";

/** What the first screen shows of the open account's documents, or another one that shows the newest. `isWanted`: the same function each time. */
export function useFirstScreen(request: FirstScreenRequest): LiveResult<FirstScreen> {
  return useLiveQueryOfAccount(`first-screen/${request.day}/${request.newest}`, (store) =>
    store.readFirstScreen(request),
  );
}
