import type { FirstScreen, FirstScreenRequest } from "#db/stored-first-screen.ts";
import type { LiveResult } from "./live-result.ts";
import { useLiveQueryOfAccount } from "./use-live-query-of-account.ts";

/** What the first screen shows of the open account's documents. `isWanted` has to be the same function each time. */
export function useFirstScreen(request: FirstScreenRequest): LiveResult<FirstScreen> {
  return useLiveQueryOfAccount(`first-screen/${request.day}`, (store) => store.readFirstScreen(request));
}
