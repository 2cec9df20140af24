import type { BinnedDocument } from "#core/domain/bin.ts";
import type { LiveResult } from "./live-result.ts";
import { useLiveQueryOfAccount } from "./use-live-query-of-account.ts";

/** What was deleted in the open account and can still be brought back, last deleted first. */
export function useBin(): LiveResult<BinnedDocument[]> {
  return useLiveQueryOfAccount("bin", (store) => store.listBin());
}
