import { expect, it } from "vitest";
import type { Chart, ChartAppointment } from "#core/domain/chart.ts";
import { answerFromPlan } from "#core/findings/plan/answer-from-plan.ts";
import { chart as other, place, source } from "./plan-chart.ts";

const one = (date: string, what: string, quote: string, more: Partial<ChartAppointment> = {}): ChartAppointment => ({
  date,
  what,
  status: "booked",
  citations: [place(quote)],
  ...more,
});

const chart: Chart = {
  ...other,
  appointments: [
    one(
      "2026-03-02",
      "Planning appt with Dr Yeo (radiation onc)",
      "Planning appt with Dr Yeo (radiation onc) was 2 March 2026, cancelled as chemo will end later",
      { status: "cancelled" },
    ),
    one(
      "2026-02-26",
      "Iron drip, Broadford day room",
      "Iron drip, Broadford day room, Thursday 26 February 2026, 10.00",
      { time: "10:00" },
    ),
  ],
  people: [
    { name: "Dr Hendricks", role: "allergy", citations: [place("discussed with allergy (Dr Hendricks)")] },
    { name: "Dr Adeyemi", role: "kidney doctor", citations: [place("Dr Adeyemi, kidney doctor")] },
    { name: "Ms Vani", role: "genetic counsellor", citations: [place("with genetic counsellor Ms Vani")] },
  ],
};

const answer = (question: string) =>
  answerFromPlan(question, [], { ...source, chart })
    ?.sentences.map(({ text }) => text)
    .join(" ");

it.each([
  [
    "can u check radiotherapy planning still 2 March with Dr Yeo",
    /^No\. Your Planning .* on Monday 2 March 2026 was cancelled\./,
  ],
  ["when and where is the iron", /^Your Iron drip, Broadford day room is on Thursday 26 February 2026 at 10:00\./],
  ["who is the allergy doctor", /^Dr Hendricks/],
  ["what's the name of the gene counsellor", /^Ms Vani/],
  ["who is my kidney doctor", /^Dr Adeyemi/],
])("%s", (question, begins) => {
  expect(answer(question)).toMatch(begins);
});

it("no one is named for a work that nobody is known to do", () => {
  expect(answer("who is the skin doctor")).toBeUndefined();
});

it("a number that is part of a word is no day", () => {
  const moved = one(
    "2026-03-19",
    "Neurology clinic",
    "Neurology clinic moved from Thursday 12 March 2026 to Thursday 19 March 2026",
    { replaces: "2026-03-12" },
  );
  const of = (question: string) =>
    answerFromPlan(question, [], { ...source, chart: { ...chart, appointments: [moved] } })?.sentences[0]?.text;
  expect(of("whats my b12")).toBeUndefined();
  expect(of("is the neurology clinic still on the 12th")).toMatch(/^No\. /);
});
