import { useMemo } from "react";
import type { Insight } from "#core/domain/insight.ts";
import { applyFeedback, type SetAsideThread } from "#core/findings/threads/feedback.ts";
import { useInsights } from "#db/live/use-insights.ts";
import { useThreadFeedback } from "#db/live/use-thread-feedback.ts";
import type { Loadable } from "#ui/loaded.tsx";

/** The red threads of the open account as the patient wants to see them, the most useful first, and what was set aside. */
export function useThreads(): Loadable<{ shown: Insight[]; setAside: SetAsideThread[] }> {
  const insights = useInsights();
  const feedback = useThreadFeedback();
  return useMemo(() => {
    if (insights.state !== "ready") return insights;
    if (feedback.state !== "ready") return feedback;
    return { state: "ready", value: applyFeedback(insights.value, feedback.value) };
  }, [insights, feedback]);
}
