import { expect, test } from "vitest";
import type { MedicalDocument } from "#core/domain/medical-document.ts";
import { nowBrief } from "#core/findings/now/now-brief.ts";
import { sampleDocument } from "../../../support/record-samples.ts";
import { chartMedicine, chartOf, citationOf } from "../../../support/sample-chart.ts";

const cited = (quote: string) => [citationOf(quote)];
const asOf = "2025-06-01";

function visit(date: string): MedicalDocument {
  const { content: _content, ...document } = sampleDocument("visit");
  return {
    ...document,
    kind: "visit-note",
    occurredOn: { date, precision: "day" },
    processingStatus: "completed",
  };
}

test("what is past due comes first, then by its day, then what has none; a month is over when all of it is", () => {
  const loops = [
    { what: "eye check", citations: cited("eye check") },
    { what: "blood test", dueBy: "2025-06-09", citations: cited("blood test") },
    { what: "scan", dueBy: "2025-06", citations: cited("scan") },
    { what: "x-ray", dueBy: "2025-05-31", citations: cited("x-ray") },
  ];
  const { toDo } = nowBrief([], chartOf({ asOf, openLoops: loops }));
  expect(toDo.map(({ loop, pastDue }) => [loop.what, pastDue])).toEqual([
    ["x-ray", true],
    ["scan", false],
    ["blood test", false],
    ["eye check", false],
  ]);
});

test("changes are told since the last visit: medicines with their reason, new problems, results that moved", () => {
  const step = { date: "2025-05-14", change: "stopped", reason: "blood pressure", citations: cited("stop naproxen") };
  const before = { date: "2025-01-02", change: "started", citations: cited("start folic acid") };
  const value = (date: string, number: string) => ({ value: number, unit: "mg/L", date, citations: cited(number) });
  const chart = chartOf({
    asOf,
    medicines: [
      chartMedicine({ name: "naproxen", status: "stopped", until: "2025-05-14", steps: [step] }),
      chartMedicine({ name: "folic acid", steps: [before] }),
    ],
    problems: [{ name: "anaemia", status: "active", since: "2025-05-20", citations: cited("anaemia") }],
    results: [{ name: "CRP", values: [value("2025-03-05", "9.6"), value("2025-05-10", "4.1")] }],
  });
  const { changes, lastVisit, stopped } = nowBrief([visit("2025-05-01")], chart);
  expect(lastVisit?.date.date).toBe("2025-05-01");
  expect(changes.map(({ kind, date }) => [kind, date])).toEqual([
    ["problem", "2025-05-20"],
    ["medicine", "2025-05-14"],
    ["moved", "2025-05-10"],
  ]);
  expect(stopped.map(({ medicine }) => medicine.name)).toEqual(["naproxen"]);
  // Without a visit, what changed in the last weeks is told.
  expect(nowBrief([], chart).changes.map(({ kind }) => kind)).toEqual(["problem", "medicine", "moved"]);
});

test("what was stopped long ago is left out, and a refuted allergy too", () => {
  const chart = chartOf({
    asOf,
    medicines: [chartMedicine({ name: "naproxen", status: "stopped", until: "2024-12-01" }), chartMedicine()],
    allergies: [
      { name: "penicillin", status: "confirmed", citations: cited("penicillin") },
      { name: "eggs", status: "refuted", citations: cited("eggs") },
    ],
  });
  const brief = nowBrief([], chart);
  expect(brief.stopped).toEqual([]);
  expect(brief.medicines.map(({ medicine }) => medicine.name)).toEqual(["methotrexate"]);
  expect(brief.allergies.map(({ name }) => name)).toEqual(["penicillin"]);
});

test("who to call: only where a record prints the number as it is said", () => {
  const people = [
    { name: "Advice line", phone: "01632 960147", citations: cited("Advice line 01632 960147") },
    { name: "Dr Petrov", phone: "01632 960000", citations: cited("Dr Petrov, extension 4") },
    { name: "Dr Hale", citations: cited("Dr Hale") },
  ];
  expect(nowBrief([], chartOf({ people })).contacts.map(({ name }) => name)).toEqual(["Advice line"]);
});

test("only what is booked and still to come is next", () => {
  const appointment = (date: string, status: "booked" | "cancelled" | "past") => ({
    date,
    status,
    what: "clinic",
    citations: cited("clinic"),
  });
  const appointments = [
    appointment("2025-07-16", "booked"),
    appointment("2025-06-01", "booked"),
    appointment("2025-06-02", "cancelled"),
    appointment("2025-05-02", "booked"),
  ];
  expect(nowBrief([], chartOf({ asOf, appointments })).appointments.map(({ date }) => date)).toEqual([
    "2025-06-01",
    "2025-07-16",
  ]);
});
