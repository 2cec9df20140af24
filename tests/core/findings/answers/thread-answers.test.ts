import { describe, expect, it, test } from "vitest";
import type { Citation } from "#core/domain/citation.ts";
import type { Insight } from "#core/domain/insight.ts";
import type { Store } from "#core/domain/store.ts";
import { createAnswering } from "#core/findings/answers/answering.ts";
import { asksForPatterns } from "#core/findings/answers/threads-asked-for.ts";
import { createMemoryStore } from "../../../support/memory-store.ts";
import { addRecord, answeringNow, visitNote } from "../../../support/record-fixtures.ts";
import { sampleInsight } from "../../../support/record-samples.ts";

const id = "thread|treatment|symptom:pain|naproxen|less";
const words = "She has pain of 3 out of 10. Pain was 8 out of 10 in May.";

async function citationIn(store: Store, quote: string): Promise<Citation> {
  const text = (await store.getReading("visit"))?.pages[0]?.text ?? "";
  const start = text.indexOf(quote);
  return { documentId: "visit", originalFilename: "visit.pdf", page: 1, start, end: start + quote.length, quote };
}

async function storeWith(changes: Partial<Insight> = {}): Promise<Store> {
  const store = createMemoryStore();
  await addRecord(store, "visit", visitNote("02/03/2024", words));
  const evidence = {
    supporting: [await citationIn(store, "pain of 3 out of 10")],
    contradicting: [await citationIn(store, "Pain was 8 out of 10")],
  };
  const thread = { insight: "Less pain went together with naproxen.", confidence: 82, warnings: [], evidence };
  await store.replaceInsights([{ ...sampleInsight(id), ...thread, ...changes }]);
  return store;
}

const ask = (store: Store, question: string) => createAnswering()(store, { question, history: [], now: answeringNow });

describe("a question about patterns", () => {
  it("is answered from the red threads: how sure, what speaks for it and what against, each with its place", async () => {
    const answer = await ask(await storeWith(), "What patterns do you see in my symptoms?");
    expect(answer.found).toBe(true);
    expect(answer.answer).toContain("Less pain went together with naproxen. Confidence: 82%, with 1 entry for it.");
    expect(answer.answer).toContain("1 entry speaks against it.");
    expect(answer.sentences.map(({ citations }) => citations.map(({ quote }) => quote))).toEqual([
      ["pain of 3 out of 10"],
      ["Pain was 8 out of 10"],
    ]);
  });

  it("tells what else would explain it, and what to ask", async () => {
    const store = await storeWith({ warnings: ["A season would explain it too"], recommendedAction: "Ask about it." });
    const answer = await ask(store, "Are there any patterns?");
    expect(answer.answer).toContain("A season would explain it too. Ask about it.");
  });

  it("says so where there is none, or none about what was asked, and none that was set aside is told", async () => {
    const none = "Your records hold no red thread yet";
    const store = await storeWith();
    await store.putThreadFeedback({ threadId: id, verdict: "wrong", insight: "", givenAt: answeringNow.toISOString() });
    expect((await ask(store, "What patterns do you see in my symptoms?")).answer).toContain(none);
    await store.deleteThreadFeedback(id);
    expect((await ask(store, "What goes together with my pain?")).answer).toContain("Less pain went together");
    expect((await ask(store, "What triggers my nausea?")).answer).toContain("no red thread about nausea yet");
    await store.replaceInsights([]);
    expect((await ask(store, "Do I have red threads?")).answer).toContain(none);
  });

  it("never rests on a quote that does not stand", async () => {
    const store = await storeWith();
    const [thread] = await store.listInsights();
    if (thread === undefined) throw new Error("There is a thread.");
    const supporting = thread.evidence.supporting.map((citation) => ({ ...citation, quote: "invented" }));
    await store.replaceInsights([{ ...thread, evidence: { ...thread.evidence, supporting } }]);
    const answer = await ask(store, "What patterns do you see in my symptoms?");
    expect(answer.answer).not.toContain("Less pain went together");
  });
});

describe("what sets a thing off", () => {
  const said = "Headaches eight days a month. Red wine brings them on. Her knee hurts. Nausea since May.";
  const askOver = async (question: string) => {
    const store = createMemoryStore();
    await addRecord(store, "visit", visitNote("02/03/2024", said));
    return ask(store, question);
  };

  it.each(["What sets off my headaches?", "What brings on my headaches?", "What triggers my headaches?"])(
    "is told in the record's words where no thread tells it, and no other symptom is listed: %s",
    async (question) => {
      const { answer, found } = await askOver(question);
      expect(found).toBe(true);
      expect(answer).toContain("Red wine brings them on.");
      expect(answer).not.toContain("nausea");
    },
  );

  it("is not found where no record tells it", async () => {
    const { answer, found } = await askOver("What sets off my nausea?");
    expect(found).toBe(false);
    expect(answer).toContain("found nothing about what sets off nausea");
    expect(answer).not.toContain("headache");
  });
});

test("near wordings ask for patterns; questions of fact do not", () => {
  const patterns = [
    "what patterns are seen in my symptoms",
    "Do you see any patterns?",
    "Are my symptoms connected?",
    "Show me my red threads",
    "What triggers my headaches?",
    "What sets off my pain?",
    "Is there a pattern in my records?",
    "What comes along with my fatigue?",
  ];
  const facts = [
    "What was my last CRP?",
    "Do I have a trigger finger?",
    "When was the trigger point injection?",
    "Which medicines do I take?",
    "What is the trend of my ferritin?",
  ];
  expect(patterns.filter((question) => !asksForPatterns(question))).toEqual([]);
  expect(facts.filter(asksForPatterns)).toEqual([]);
});
