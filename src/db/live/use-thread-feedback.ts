import type { ThreadFeedback } from "#core/domain/thread-feedback.ts";
import type { LiveResult } from "./live-result.ts";
import { useLiveQueryOfAccount } from "./use-live-query-of-account.ts";

/** What the patient said of red threads, newest first. */
export function useThreadFeedback(): LiveResult<ThreadFeedback[]> {
  return useLiveQueryOfAccount("thread-feedback", (store) => store.listThreadFeedback());
}
