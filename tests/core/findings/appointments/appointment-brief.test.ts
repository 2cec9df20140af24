import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Fact } from "#core/domain/fact.ts";
import type { MedicalDocument } from "#core/domain/medical-document.ts";
import { appointmentBrief } from "#core/findings/appointments/appointment-brief.ts";
import { medicineFact } from "../../../support/medicine-facts.ts";
import { sampleDocument } from "../../../support/record-samples.ts";

const today = "2025-06-15";
const day = (date: string) => ({ date: { date, precision: "day" as const } });

function visit(id: string, date: string, changes: Partial<MedicalDocument> = {}): MedicalDocument {
  const { content: _content, ...uploaded } = sampleDocument(id);
  return { ...uploaded, processingStatus: "completed", kind: "visit-note", occurredOn: day(date).date, ...changes };
}

function result(name: string, value: string, date: string, changes: Partial<Fact> = {}): Fact {
  const { status: _status, ...fact } = medicineFact({ name, ...day(date), documentId: `${name}-${date}` });
  return { ...fact, kind: "lab", value, ...changes };
}

const seen = [visit("spring", "2025-03-01"), visit("may", "2025-05-21")];

describe("what to take to an appointment", () => {
  test("the last visit is the latest record of one, not a lab report and none to come", () => {
    const documents = [
      ...seen,
      visit("lab", "2025-06-01", { kind: "lab-report" }),
      visit("next", "2025-07-01"),
      visit("unread", "2025-06-10", { processingStatus: "failed" }),
    ];
    expect(appointmentBrief(documents, [], today).lastVisit).toMatchObject({ documentId: "may" });
    expect(appointmentBrief(documents, [], today).visits.map(({ documentId }) => documentId)).toEqual([
      "may",
      "spring",
    ]);
    expect(appointmentBrief([], [], today)).toEqual({
      next: undefined,
      visits: [],
      lastVisit: undefined,
      changes: [],
      medicines: { current: [], past: [] },
      outOfRange: [],
    });
  });

  test("changes are told since the visit that is asked for, and since the latest where it is gone", () => {
    const facts = [medicineFact({ status: "started", ...day("2025-04-02") })];
    expect(appointmentBrief(seen, facts, today).changes).toEqual([]);
    expect(appointmentBrief(seen, facts, today, "spring").changes).toMatchObject([{ kind: "medicine" }]);
    expect(appointmentBrief(seen, facts, today, "deleted").lastVisit).toMatchObject({ documentId: "may" });
  });

  test("the next appointment is the first to come", () => {
    const planned = (date: string, changes: Partial<Fact> = {}): Fact => {
      const { status: _status, ...fact } = medicineFact({ name: "clinic", ...day(date), documentId: date });
      return { ...fact, kind: "appointment", ...changes };
    };
    const facts = [
      planned("2025-06-14"),
      planned("2025-10-14"),
      planned("2025-09-01", { negated: true }),
      planned("2025-09-20"),
    ];
    expect(appointmentBrief(seen, facts, today).next?.date?.date).toBe("2025-09-20");
    expect(appointmentBrief(seen, [planned(today)], today).next?.date?.date).toBe(today);
  });

  test("what was started, stopped or changed on the day of the visit or later has changed", () => {
    const facts = [
      medicineFact({ status: "started", ...day("2025-05-21") }),
      medicineFact({ name: "ibuprofen", status: "stopped", ...day("2025-06-02"), documentId: "june" }),
      medicineFact({ name: "folic acid", status: "continued", ...day("2025-06-02") }),
      medicineFact({ name: "prednisolone", status: "stopped", ...day("2025-04-02") }),
    ];
    expect(appointmentBrief(seen, facts, today).changes.map(({ kind, fact }) => `${kind} ${fact.name}`)).toEqual([
      "medicine ibuprofen",
      "medicine methotrexate",
    ]);
  });

  test("a result that is newly out of range has changed; one that was so before has not", () => {
    const facts = [
      result("ALT", "60", "2025-06-03", { flag: "high" }),
      result("ALT", "30", "2025-05-01", { flag: "normal" }),
      result("CRP", "12", "2025-06-03", { flag: "high" }),
      result("CRP", "23", "2025-02-06", { flag: "high" }),
      result("ESR", "40", "2025-05-21", { flag: "high" }),
    ];
    const { changes, outOfRange } = appointmentBrief(seen, facts, today);
    expect(changes.map(({ fact }) => fact.name)).toEqual(["ALT"]);
    expect(outOfRange.map(({ name, value }) => `${name} ${value}`)).toEqual(["ALT 60", "CRP 12", "ESR 40"]);
  });

  test("only the latest value counts: back in range is out of the list", () => {
    const facts = [
      result("CRP", "23", "2025-02-06", { flag: "high" }),
      result("CRP", "4", "2025-05-19", { flag: "normal" }),
      result("ferritin", "8", "2025-02-06", { flag: "low" }),
    ];
    expect(appointmentBrief(seen, facts, today).outOfRange.map(({ name }) => name)).toEqual(["ferritin"]);
  });

  test("a condition or symptom that is named for the first time is new, once", () => {
    const named = (name: string, date: string, documentId: string): Fact => {
      const { status: _status, ...fact } = medicineFact({ name, ...day(date), documentId });
      return { ...fact, kind: "symptom" };
    };
    const facts = [
      named("dizziness", "2025-06-01", "a"),
      named("dizziness", "2025-06-05", "b"),
      named("joint pain", "2025-06-05", "b"),
      named("joint pain", "2025-02-05", "c"),
    ];
    expect(appointmentBrief(seen, facts, today).changes).toMatchObject([
      { kind: "symptom", fact: { name: "dizziness", citation: { documentId: "a" } } },
    ]);
  });

  test("whatever the records say, nothing is invented, nothing denied is told, and their order does not matter", () => {
    const facts = fc.array(
      fc
        .record({
          kind: fc.constantFrom<Fact["kind"]>("medication", "lab", "symptom", "condition"),
          name: fc.constantFrom("a", "b"),
          status: fc.constantFrom<Fact["status"]>("started", "stopped", undefined),
          flag: fc.constantFrom<Fact["flag"]>("high", "normal", undefined),
          date: fc.constantFrom("2025-05-20", "2025-05-21", "2025-06-01", "2025-09-01"),
          negated: fc.boolean(),
          documentId: fc.constantFrom("x", "y"),
        })
        .map(({ date, ...said }): Fact => ({ ...medicineFact({ ...said, ...day(date) }), value: "1" })),
      { maxLength: 10 },
    );
    fc.assert(
      fc.property(facts, (all) => {
        const brief = appointmentBrief(seen, all, today);
        const told = [...brief.changes.map(({ fact }) => fact), ...brief.outOfRange];
        for (const fact of told) {
          expect(all).toContain(fact);
          expect(fact.negated).toBe(false);
          expect(fact.date?.date).not.toBe("2025-09-01");
        }
        expect(appointmentBrief([...seen].reverse(), [...all].reverse(), today)).toEqual(brief);
      }),
    );
  });
});
