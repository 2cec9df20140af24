import { expect, test } from "vitest";
import type { Citation } from "#core/domain/citation.ts";
import { answerShape } from "#core/findings/answer-shapes/answer-shape.ts";
import { chartOf } from "../../../support/sample-chart.ts";

const page = "CRP 32.6 mg/L. CRP 4.1 mg/L. Eye check by June. Blood test. Dr Hale, GP, 01632 960 210.";
function at(quote: string, documentId = "letter"): Citation {
  const start = page.indexOf(quote);
  return { documentId, originalFilename: `${documentId}.pdf`, page: 1, start, end: start + quote.length, quote };
}
const sentence = (text: string, ...citations: Citation[]) => ({ text, citations });
const value = (quote: string, number: string, date: string) => ({
  ...{ value: number, unit: "mg/L", date, low: 0, high: 5 },
  citations: [at(quote)],
});
const hale = { name: "Dr Hale", role: "GP", phone: "01632 960 210", citations: [at("Dr Hale, GP, 01632 960 210")] };
const eyes = { what: "eye check", dueBy: "2025-06", citations: [at("Eye check by June")] };
const blood = { what: "blood test", asked: "2025-05-01", citations: [at("Blood test")] };
const chart = chartOf({
  asOf: "2025-07-02",
  results: [
    { name: "CRP", values: [value("CRP 32.6 mg/L", "32.6", "2024-12-05"), value("CRP 4.1 mg/L", "4.1", "2025-05-14")] },
  ],
  openLoops: [eyes, blood],
  people: [hale],
});

test("a sentence that cites a result's own words, or words within them, is drawn as its course", () => {
  const shape = answerShape([sentence("It fell.", at("32.6 mg/L"), at("CRP 4.1 mg/L"))], chart);
  expect(shape.courses.map(({ name, points }) => [name, points.map((point) => point.value)])).toEqual([
    ["CRP", [32.6, 4.1]],
  ]);
  expect(shape.parts).toHaveLength(1);
});

test("a sentence that cites more than one result's words is drawn as none", () => {
  expect(answerShape([sentence("All.", at("CRP 4.1 mg/L"), at("Blood test"))], chart).courses).toEqual([]);
  expect(answerShape([sentence("The line.", at("CRP 32.6 mg/L. CRP 4.1 mg/L"))], chart).courses).toEqual([]);
});

test("open things are a list with their days, past due marked; what opens the list stays a sentence", () => {
  const cited = [sentence("These are open:", ...eyes.citations, ...blood.citations)];
  const items = [sentence("Eye check, past due.", ...eyes.citations), sentence("Blood test.", ...blood.citations)];
  const { parts } = answerShape([...cited, ...items], chart);
  expect(parts.map(({ form }) => form)).toEqual(["sentence", "to-do", "to-do"]);
  expect(parts.flatMap((part) => (part.form === "to-do" ? [[part.toDo.what, part.toDo.isPastDue]] : []))).toEqual([
    [["eye check"], true],
    [["blood test"], false],
  ]);
});

test("one open thing alone stays a sentence, and so does what cites other words beside it", () => {
  const alone = answerShape([sentence("No, it is not shown as done.", ...eyes.citations)], chart);
  expect(alone.parts.map(({ form }) => form)).toEqual(["sentence"]);
  const beside = answerShape(
    [sentence("Eye check.", ...eyes.citations, at("Blood test")), sentence("CRP.", at("CRP 4.1 mg/L"))],
    chart,
  );
  expect(beside.parts.map(({ form }) => form)).toEqual(["sentence", "sentence"]);
});

test("a person's own words are a card; words around a number that can be called bring a card with them", () => {
  expect(answerShape([sentence("Dr Hale is GP.", ...hale.citations)], chart)).toMatchObject({
    parts: [{ form: "person", person: { name: "Dr Hale" } }],
    toCall: [],
  });
  const around = answerShape([sentence("Call them.", at("Blood test. Dr Hale, GP, 01632 960 210"))], chart);
  expect(around).toMatchObject({ parts: [{ form: "sentence" }], toCall: [{ phone: "01632 960 210" }] });
  expect(answerShape([sentence("He is the GP.", at("Dr Hale, GP"))], chart).toCall).toEqual([]);
});

test("without a chart an answer is its sentences", () => {
  const { parts, courses } = answerShape([sentence("It fell.", at("CRP 4.1 mg/L"))], undefined);
  expect([parts.length, courses.length]).toEqual([1, 0]);
});
