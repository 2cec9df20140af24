import { describe, expect, it } from "vitest";
import type { ThreadFeedback } from "#core/domain/thread-feedback.ts";
import { applyFeedback } from "#core/findings/threads/feedback.ts";
import { sampleInsight } from "../../../support/record-samples.ts";

const threads = ["a", "b", "c"].map((id) => sampleInsight(id));

function judged(threadId: string, day: number): ThreadFeedback {
  return {
    threadId,
    verdict: "wrong",
    insight: `About ${threadId}`,
    givenAt: `2025-05-0${day}T10:00:00.000Z`,
  };
}

describe("applyFeedback", () => {
  it("shows everything, in the order given, where nothing was said", () => {
    expect(applyFeedback(threads, [])).toEqual({ shown: threads, setAside: [] });
  });

  it("sets aside what was judged, the newest judgement first", () => {
    const { shown, setAside } = applyFeedback(threads, [judged("a", 1), judged("c", 2)]);
    expect(shown.map(({ id }) => id)).toEqual(["b"]);
    expect(setAside.map(({ thread }) => thread?.id)).toEqual(["c", "a"]);
  });

  it("keeps a judgement on a thread that is not found now, and names it", () => {
    const [only] = applyFeedback(threads, [judged("gone", 1)]).setAside;
    expect(only?.thread).toBeUndefined();
    expect(only?.feedback.insight).toBe("About gone");
  });
});
