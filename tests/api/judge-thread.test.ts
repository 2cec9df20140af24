import { expect, test } from "vitest";
import { judgeThread } from "#api/use-cases/judge-thread.ts";
import { applyFeedback } from "#core/findings/threads/feedback.ts";
import { createMemoryStore } from "../support/memory-store.ts";
import { sampleInsight } from "../support/record-samples.ts";

const now = new Date("2026-11-20T09:00:00Z");
const id = "thread|treatment|symptom:pain|naproxen|less";

async function shownIn(store: ReturnType<typeof createMemoryStore>) {
  const { shown, setAside } = applyFeedback(await store.listInsights(), await store.listThreadFeedback());
  return { shown: shown.map((each) => each.id), setAside: setAside.map(({ feedback }) => feedback.verdict) };
}

test("a judged thread is set aside, stays so when it is found anew, and comes back when that is taken back", async () => {
  const store = createMemoryStore();
  await store.replaceInsights([sampleInsight(id), sampleInsight("other")]);
  const judged = await judgeThread(store, { id, verdict: "wrong" }, now);
  expect(judged).toMatchObject({ ok: true, value: { threadId: id, verdict: "wrong", givenAt: now.toISOString() } });
  expect(await shownIn(store)).toEqual({ shown: ["other"], setAside: ["wrong"] });
  await store.replaceInsights([]);
  await store.replaceInsights([{ ...sampleInsight(id), confidence: 90 }]);
  expect(await shownIn(store)).toEqual({ shown: [], setAside: ["wrong"] });
  await judgeThread(store, { id, verdict: "not-important" }, now);
  expect(await shownIn(store)).toEqual({ shown: [], setAside: ["not-important"] });
  expect(await judgeThread(store, { id, verdict: null }, now)).toEqual({ ok: true, value: null });
  expect(await shownIn(store)).toEqual({ shown: [id], setAside: [] });
});

test("what was said can be taken back also when the thread is found no more", async () => {
  const store = createMemoryStore();
  await store.replaceInsights([sampleInsight(id)]);
  await judgeThread(store, { id, verdict: "wrong" }, now);
  await store.replaceInsights([]);
  expect(await judgeThread(store, { id, verdict: null }, now)).toEqual({ ok: true, value: null });
  expect(await judgeThread(store, { id, verdict: null }, now)).toEqual({ ok: false, failure: "no-insight" });
  expect(await judgeThread(store, { id, verdict: "wrong" }, now)).toEqual({ ok: false, failure: "no-insight" });
});
