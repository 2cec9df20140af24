import type { Insight } from "#core/domain/insight.ts";
import type { Store } from "#core/domain/store.ts";
import { applyFeedback } from "#core/findings/threads/feedback.ts";

const patternQuestions = [
  /\b(?:patterns?|trends?|connections?|links?)\b.{0,40}\b(?:symptoms?|records?|diary|health|data|check-?ins?)\b/i,
  /\bsymptoms?\b.{0,40}\b(?:patterns?|over time|connected|linked|related|together)\b/i,
  /\b(?:see|find|found|spot|notice|are there|is there|show)\b.{0,24}\b(?:any )?(?:patterns?|connections?)\b/i,
  /\bred threads?\b/i,
  /\bwhat\b.{0,20}\b(?:triggers?|sets? off|brings? on)\b.{0,12}\bmy\b/i,
  /\bwhat\b.{0,12}\b(?:goes|went|comes|came) (?:together |along )?with\b/i,
];

/** Whether a question is about patterns across the records: "What patterns do you see in my symptoms?", "What triggers my headaches?" */
export function asksForPatterns(text: string): boolean {
  return patternQuestions.some((pattern) => pattern.test(text));
}

/** The red threads that such a question is answered from: those that the patient has not set aside. Nothing is read for another question. */
export async function threadsFor(
  question: string,
  store: Pick<Store, "listInsights" | "listThreadFeedback">,
): Promise<readonly Insight[] | undefined> {
  if (!asksForPatterns(question)) return undefined;
  const [insights, feedback] = [await store.listInsights(), await store.listThreadFeedback()];
  return applyFeedback(insights, feedback).shown;
}
