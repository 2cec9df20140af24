import { fail, type Outcome, succeed } from "#core/domain/outcome.ts";
import type { Store } from "#core/domain/store.ts";
import type { ThreadFeedback, ThreadVerdict } from "#core/domain/thread-feedback.ts";

/**
 * Keeps what the patient says of a thread, or (null) takes it back. It belongs to what the thread ties: it can be taken back also when the
 * thread is found no more.
 */
export async function judgeThread(
  store: Store,
  { id, verdict }: { id: string; verdict: ThreadVerdict | null },
  now: Date,
): Promise<Outcome<ThreadFeedback | null, "no-insight">> {
  if (verdict === null) return (await store.deleteThreadFeedback(id)) ? succeed(null) : fail("no-insight");
  const thread = (await store.listInsights()).find((insight) => insight.id === id);
  const before = (await store.listThreadFeedback()).find(({ threadId }) => threadId === id);
  const insight = thread?.insight ?? before?.insight;
  if (insight === undefined) return fail("no-insight");
  const feedback = { threadId: id, verdict, insight, givenAt: now.toISOString() };
  await store.putThreadFeedback(feedback);
  return succeed(feedback);
}
