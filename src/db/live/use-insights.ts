import type { Insight } from "#core/domain/insight.ts";
import type { LiveResult } from "./live-result.ts";
import { useLiveQueryOfAccount } from "./use-live-query-of-account.ts";

/** The red threads of the open account. */
export function useInsights(): LiveResult<Insight[]> {
  return useLiveQueryOfAccount("insights", (store) => store.listInsights());
}
