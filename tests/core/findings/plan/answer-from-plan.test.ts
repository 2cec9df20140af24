import { describe, expect, it } from "vitest";
import { unfoundedIn } from "#core/findings/entailment/built-sentence.ts";
import { recordName } from "#core/findings/naming/record-names.ts";
import { answerFromPlan } from "#core/findings/plan/answer-from-plan.ts";
import { chart, source } from "./plan-chart.ts";

const answer = (question: string, history: { role: "user" | "assistant"; content: string }[] = []) =>
  answerFromPlan(question, history, source)
    ?.sentences.map(({ text }) => text)
    .join(" ");

const firsts: [question: string, begins: RegExp][] = [
  [
    "how much apixaban should i be on now",
    /^Your Eliquis \(apixaban\) is 5 mg twice a day, since August 2025\. From 2 March 2026 it is to be 2\.5 mg twice a day\./,
  ],
  ["how many apixaban must i take each day now, the label says 1", /^Your Eliquis \(apixaban\) is 5 mg twice a day/],
  ["should i still be swallowing that water tablet", /^No\. Dr Adeyemi stopped/],
  ["What happened to furosemide?", /^No\. Dr Adeyemi stopped your furosemide/],
  ["did anyone do the pth blood test", /^No, your records do not show it as done: PTH blood test/],
  ["What dose of eliquis am I on?", /^Your Eliquis \(apixaban\) is 5 mg twice a day/],
  ["apixiban - how much do i take", /^Your Eliquis \(apixaban\) is 5 mg/],
  ["how much of my blood thinner do I take?", /^Your Eliquis \(apixaban\) is 5 mg/],
  [
    "am i still on furosemide",
    /^No\. Dr Adeyemi stopped your furosemide on 3 November 2025, because the kidney function fell\./,
  ],
  ["Should I still be taking furosemide?", /^No\. Dr Adeyemi stopped/],
  ["do i still need the water tablet", /^No\. Dr Adeyemi stopped/],
  ["am i still meant to be off furosemide?", /^Yes, you are off it\. Dr Adeyemi stopped/],
  ["is he still on apixaban", /^Yes\. Your records have you on Eliquis \(apixaban\), 5 mg twice a day/],
  ["am i on gabapentin", /^No\. Your records speak of gabapentin, but not as something that you take/],
  ["when did i stop furosemide", /^Dr Adeyemi stopped your furosemide on 3 November 2025/],
  ["who stopped my furosemide?", /^Dr Adeyemi stopped your furosemide/],
  ["how long have I been on apixaban", /^You have been on Eliquis \(apixaban\) since August 2025, about 5 months\./],
  ["when does my apixaban dose change next?", /^Eliquis \(apixaban\): from 2 March 2026 it is to be 2\.5 mg/],
  [
    "whats my potassium",
    /^Your potassium \(K\) was 4\.4 mmol\/L on 20 January 2026, in the normal range \(range 3\.5–5\.3\)\. Before that it was 5\.9/,
  ],
  ["what was my potassium last june", /^Your potassium \(K\) was 5\.9 mmol\/L on 24 June 2025, high/],
  [
    "is my potassium going up or down",
    /^Your potassium \(K\) has gone down: 5\.9 mmol\/L \(24 Jun 2025\) and now 4\.4 mmol\/L \(20 Jan 2026\)/,
  ],
  ["my potassium from beginning to now", /^Your potassium \(K\) has gone down: 5\.9 .* and now 4\.4/],
  ["potassium better than last june", /^Your potassium \(K\) has gone down: 5\.9 .* and now 4\.4/],
  ["potassium last june & latest", /^Your potassium \(K\) has gone down: 5\.9 .* and now 4\.4/],
  ["what was my kidney number, the egfr one, last time", /^Your estimated glomerular filtration rate \(eGFR\) was 41/],
  ["my whites and potassium please", /^(?=.*white blood cell count \(WCC\) was 7\.1)(?=.*potassium \(K\) was 4\.4)/],
  ["how high did my potassium get", /^The highest potassium \(K\) in your records was 5\.9/],
  ["what is my kidney number", /^Your estimated glomerular filtration rate \(eGFR\) was 41/],
  ["what are my whites", /^Your white blood cell count \(WCC\) was 7\.1/],
  [
    "kidney clinic date?",
    /^Your renal clinic review with Dr Adeyemi is on Thursday 5 March 2026 at 10:40, Outpatients 2\./,
  ],
  ["when do I see Dr Adeyemi next", /^Your renal clinic review with Dr Adeyemi is on Thursday 5 March 2026/],
  ["when is my heart scan", /^Your echocardiogram is on Thursday 26 February 2026\./],
  [
    "all the appointments coming up please",
    /^Your records have these appointments to come: Thursday 26 February 2026: echocardiogram/,
  ],
  [
    "what am i allergic to",
    /^Possibly allergic to penicillin, not certain: rash\. Side effect or intolerance: codeine \(vomiting\)\./,
  ],
  ["am I allergic to codeine?", /^Your records list codeine with a side effect or intolerance: vomiting\./],
  [
    "Has that PTH test been done?",
    /^No, your records do not show it as done: PTH blood test, asked for on 3 November 2025\./,
  ],
  [
    "whats still outstanding",
    /^Your records do not show this as done: PTH blood test \(asked for on 3 November 2025\)\./,
  ],
  ["what are we still waiting on or supposed to get done?", /^Your records do not show this as done:/],
  ["what results have we never been given", /^Your records do not show this as done:/],
  [
    "what is the phone number of the kidney doctor",
    /^Dr Adeyemi is kidney doctor, Westbrook Hospital; phone 01632 960 111\./,
  ],
];

describe("answers from the chart", () => {
  it.each(firsts)("%s", (question, begins) => {
    expect(answer(question)).toMatch(begins);
  });

  it.each([
    "does my father take apixaban?",
    "ive been sick all night, should i take my apixaban?",
    "can i take an extra furosemide tonight",
    "what did the mri show",
    "what does eGFR mean",
    "am i really allergic to penicillin, one paper says no",
    "can I take apixaban with grapefruit",
    "what was my cholesterol",
  ])("%s is not for the chart", (question) => {
    expect(answer(question)).toBeUndefined();
  });

  it("answers each of several questions, and leaves open what the chart cannot tell", () => {
    const planned = answerFromPlan("how much apixaban am I on, and why did they put me on it?", [], source);
    expect(planned?.sentences[0]?.text).toContain("5 mg twice a day");
    expect(planned?.open).toEqual(["why did they put me on it (apixaban)"]);
  });

  it("takes the thing from the last question only where the words point back", () => {
    const history = [{ role: "user" as const, content: "what was my potassium in june last year" }];
    expect(answer("and how is it now?", history)).toMatch(/potassium/);
    expect(answer("when is my next holiday", history)).toBeUndefined();
  });

  it("is entailed by its citations", () => {
    for (const [question] of firsts)
      for (const sentence of answerFromPlan(question, [], source)?.sentences ?? []) {
        const known = sentence.citations.flatMap(({ documentId }) => {
          const record = source.recordOf(documentId);
          return [recordName(record), record.date];
        });
        expect(unfoundedIn(sentence, { known: [...known, chart.asOf, "2026-02-12"] }), sentence.text).toEqual([]);
      }
  });
});

describe("a test beside a kind of medicine", () => {
  it("asks for the test, and is no question of whether the medicine is taken", () => {
    expect(answer("do i need a blood test before the blood thinner") ?? "").not.toMatch(
      /^Yes\. Your records have you on/,
    );
    expect(answer("am i still on a blood thinner") ?? "").toMatch(/^Yes\. Your records have you on/);
  });
});
