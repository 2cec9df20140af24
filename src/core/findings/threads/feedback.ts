import type { Insight } from "#core/domain/insight.ts";
import type { ThreadFeedback } from "#core/domain/thread-feedback.ts";

/** A judgement that can be taken back, with the thread where it is still found. */
export interface SetAsideThread {
  feedback: ThreadFeedback;
  thread: Insight | undefined;
}

/**
 * What is left to show when the patient's judgements are heard, in the order given, and what was set aside, the newest judgement first.
 * Threads are never deleted for a judgement: taking it back brings the thread back as it is by then.
 */
export function applyFeedback(
  threads: readonly Insight[],
  feedback: readonly ThreadFeedback[],
): { shown: Insight[]; setAside: SetAsideThread[] } {
  const judged = new Map(feedback.map((each) => [each.threadId, each]));
  const byId = new Map(threads.map((thread) => [thread.id, thread]));
  return {
    shown: threads.filter(({ id }) => !judged.has(id)),
    setAside: [...judged.values()]
      .sort((one, other) => Date.parse(other.givenAt) - Date.parse(one.givenAt))
      .map((each) => ({ feedback: each, thread: byId.get(each.threadId) })),
  };
}
