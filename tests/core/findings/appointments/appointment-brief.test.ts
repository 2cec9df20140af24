import { describe, expect, it } from "vitest";
import type { ChartResult } from "#core/domain/chart.ts";
import type { MedicalDocument } from "#core/domain/medical-document.ts";
import { appointmentBrief } from "#core/findings/appointments/appointment-brief.ts";
import { sampleDocument } from "../../../support/record-samples.ts";
import { chartMedicine, chartOf, citationOf } from "../../../support/sample-chart.ts";

function visit(id: string, date: string, changes: Partial<MedicalDocument> = {}): MedicalDocument {
  return {
    ...sampleDocument(id),
    processingStatus: "completed",
    kind: "visit-note",
    title: `Visit ${id}`,
    occurredOn: { date, precision: "day" },
    ...changes,
  };
}

const citations = [citationOf("words")];
const values = (...rows: [date: string, value: string, flag?: "high" | "normal"][]): ChartResult["values"] =>
  rows.map(([date, value, flag]) => ({ date, value, citations, ...(flag === undefined ? {} : { flag }) }));

describe("what is taken to an appointment", () => {
  it("names visits newest first, and tells changes since the latest or the one that was asked for", () => {
    const documents = [
      visit("a", "2025-03-12"),
      visit("b", "2025-05-21"),
      visit("later", "2025-07-01"),
      visit("lab", "2025-05-30", { kind: "lab-report" }),
      visit("waiting", "2025-05-29", { processingStatus: "processing" }),
    ];
    const brief = appointmentBrief(documents, chartOf());
    expect(brief.visits.map(({ documentId }) => documentId)).toEqual(["b", "a"]);
    expect(brief.lastVisit?.documentId).toBe("b");
    expect(appointmentBrief(documents, chartOf(), "a").lastVisit?.documentId).toBe("a");
    expect(appointmentBrief([], chartOf()).changes).toEqual([]);
  });

  it("tells what was done with medicines since then, and no mere listing", () => {
    const step = (date: string, change: string) => ({ date, change, citations });
    const medicines = [
      chartMedicine({ name: "a", steps: [step("2025-01-01", "started"), step("2025-05-21", "increased")] }),
      chartMedicine({ name: "b", steps: [step("2025-01-01", "started"), step("2025-05-25", "continued")] }),
      chartMedicine({ name: "c", steps: [step("2025-05-28", "stopped")], status: "stopped" }),
      chartMedicine({ name: "d", steps: [step("2025-08-01", "planned")], status: "planned" }),
      chartMedicine({ name: "e", steps: [step("2025-05-25", "listed")] }),
    ];
    const { changes } = appointmentBrief([visit("b", "2025-05-21")], chartOf({ medicines }));
    expect(changes.map((change) => change.kind === "medicine" && [change.medicine.name, change.step.change])).toEqual([
      ["c", "stopped"],
      ["a", "increased"],
    ]);
  });

  it("tells results that left their range since then, and the latest of each that is out of it", () => {
    const results = [
      { name: "potassium", values: values(["2025-05-01", "4.4", "normal"], ["2025-05-28", "5.6", "high"]) },
      { name: "urate", values: values(["2025-05-01", "0.5", "high"], ["2025-05-28", "0.52", "high"]) },
      { name: "sodium", values: values(["2025-05-01", "150", "high"], ["2025-05-28", "140", "normal"]) },
      { name: "crp", values: values(["2025-05-21", "30", "high"]) },
    ];
    const brief = appointmentBrief([visit("b", "2025-05-21")], chartOf({ results }));
    expect(brief.changes.map((change) => change.kind === "result" && change.measured.name)).toEqual(["potassium"]);
    expect(brief.outOfRange.map(({ name }) => name)).toEqual(["potassium", "urate", "crp"]);
  });

  it("tells results that have moved, each once, and not what measuring itself makes of them", () => {
    const results = [
      { name: "ferritin", values: values(["2025-01-01", "20"], ["2025-05-01", "45"]) },
      { name: "sodium", values: values(["2025-01-01", "140"], ["2025-05-01", "141"]) },
      { name: "crp", values: values(["2025-01-01", "4"], ["2025-05-01", "30", "high"]) },
      { name: "tsh", values: values(["2025-01-01", "<0.01"], ["2025-05-01", "2"]) },
      { name: "urea", values: values(["2025-05-01", "4"], ["2025-05-01", "8"]) },
    ];
    const brief = appointmentBrief([], chartOf({ results }));
    expect(brief.moved.map(({ name, points }) => [name, points.map(({ value }) => value)])).toEqual([
      ["ferritin", [20, 45]],
    ]);
    expect(brief.outOfRange.map(({ name, course }) => [name, course?.points.length])).toEqual([["crp", 2]]);
  });

  it("keeps what is over, ruled out or was never taken, apart from what is", () => {
    const problem = (name: string, status: "active" | "resolved" | "ruled-out") => ({ name, status, citations });
    const brief = appointmentBrief(
      [],
      chartOf({
        problems: [problem("asthma", "active"), problem("gout", "ruled-out"), problem("shingles", "resolved")],
        allergies: [{ name: "latex", status: "refuted", citations }],
        medicines: [chartMedicine({ name: "baricitinib", status: "never" })],
      }),
    );
    expect(brief.problems.map(({ name }) => name)).toEqual(["asthma"]);
    expect(brief.otherProblems.map(({ name }) => name)).toEqual(["gout", "shingles"]);
    expect(brief.refutedAllergies.map(({ name }) => name)).toEqual(["latex"]);
    expect(brief.neverTaken.map(({ name }) => name)).toEqual(["baricitinib"]);
  });

  it("names the next appointment, allergies that stand, and every medicine", () => {
    const booked = { what: "clinic", citations, status: "booked" as const };
    const brief = appointmentBrief(
      [],
      chartOf({
        appointments: [
          { ...booked, date: "2025-08-01" },
          { ...booked, date: "2025-06-20" },
          { ...booked, date: "2025-06-05", status: "cancelled" },
          { ...booked, date: "2025-05-05", status: "past" },
        ],
        allergies: [
          { name: "penicillin", status: "confirmed", citations },
          { name: "latex", status: "refuted", citations },
        ],
        medicines: Array.from({ length: 40 }, (_, index) => chartMedicine({ name: `medicine ${index}` })),
      }),
    );
    expect(brief.next?.date).toBe("2025-06-20");
    expect(brief.allergies.map(({ name }) => name)).toEqual(["penicillin"]);
    expect(brief.medicines.current).toHaveLength(40);
  });
});
