import { describe, expect, it } from "vitest";
import { unfoundedIn } from "#core/findings/entailment/built-sentence.ts";
import { recordName } from "#core/findings/naming/record-names.ts";
import { answerFromPlan } from "#core/findings/plan/answer-from-plan.ts";
import { source } from "../plan/plan-chart.ts";

const questions = [
  "how much apixaban should i be on now",
  "am i still on furosemide",
  "what was my potassium last june",
  "is my potassium going up or down",
  "kidney clinic date?",
  "when is my heart scan",
  "what am i allergic to",
  "has that PTH test been done?",
  "what is the phone number of the kidney doctor",
  "how long have I been on apixaban",
];
const sentences = questions.flatMap((question) => answerFromPlan(question, [], source)?.sentences ?? []);
const frameOf = (sentence: (typeof sentences)[number]) => ({
  known: [
    "2026-02-12",
    ...sentence.citations.flatMap(({ documentId }) => [
      recordName(source.recordOf(documentId)),
      source.recordOf(documentId).date,
    ]),
  ],
});

/** One thing altered: a number, a month, a year, a name, or what became of it. */
const alterations: ((text: string) => string)[] = [
  (text) => text.replace(/\d+(?:\.\d+)?(?= (?:mg|mmol))/, "77"),
  (text) => text.replace(/\b(?:January|February|March|June|August|November)\b/, "April"),
  (text) => text.replace(/\b2025\b/, "2019"),
  (text) => text.replace(/\b2026\b/, "2031"),
  (text) => text.replace(/Dr Adeyemi/, "Dr Lindqvist"),
  (text) => text.replace(/\bpotassium\b/, "sodium"),
  (text) => text.replace(/\bfurosemide\b/, "ramipril"),
  (text) => text.replace(/\bapixaban\b/, "warfarin"),
  (text) => text.replace(/\b5\.9\b/, "9.5"),
  (text) => text.replace(/\b4\.4\b/, "4.5"),
  (text) => text.replace(/10:40/, "11:40"),
  (text) => text.replace(/\bstopped your\b/, "raised your"),
  (text) => text.replace(/\bcodeine\b/, "aspirin"),
  (text) => text.replace(/\bvomiting\b/, "swelling"),
  (text) => text.replace(/\bkidney function fell\b/, "blood pressure rose"),
  (text) => text.replace(/echocardiogram/, "colonoscopy"),
  (text) => text.replace(/01632 960 111/, "01632 960 999"),
];

describe("what a built sentence says stands in its citations", () => {
  it("holds for the sentences as they are", () => {
    for (const sentence of sentences) expect(unfoundedIn(sentence, frameOf(sentence)), sentence.text).toEqual([]);
  });

  it("catches every one thing that is altered", () => {
    let altered = 0;
    for (const sentence of sentences)
      for (const alter of alterations) {
        const text = alter(sentence.text);
        if (text === sentence.text) continue;
        altered++;
        expect(unfoundedIn({ ...sentence, text }, frameOf(sentence)), text).not.toEqual([]);
      }
    expect(altered).toBeGreaterThan(30);
  });
});
