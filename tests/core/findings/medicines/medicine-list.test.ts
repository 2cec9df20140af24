import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Fact } from "#core/domain/fact.ts";
import { isTaken, medicineList } from "#core/findings/medicines/medicine-list.ts";
import { medicineFact } from "../../../support/medicine-facts.ts";

const today = "2025-06-15";
const on = (date: string): Pick<Fact, "date"> => ({
  date: { date, precision: date.length === 10 ? "day" : date.length === 7 ? "month" : "year" },
});
const namesOf = (facts: Fact[]) => {
  const { current, past } = medicineList(facts, today);
  return { current: current.map(({ name }) => name), past: past.map(({ name }) => name) };
};

describe("the list of medicines", () => {
  test("holds what is taken and what was taken, each by its latest statement", () => {
    const facts = [
      medicineFact({ status: "started", dose: "10 mg", ...on("2025-02-12") }),
      medicineFact({ status: "changed", dose: "15 mg", ...on("2025-05-21"), documentId: "may" }),
      medicineFact({ name: "ibuprofen", dose: "400 mg", ...on("2025-01-10") }),
      medicineFact({ name: "ibuprofen", status: "stopped", ...on("2025-03-01"), documentId: "march" }),
    ];
    const { current, past } = medicineList(facts, today);
    expect(current).toMatchObject([{ name: "methotrexate", differ: false, statements: [{ dose: "15 mg" }] }]);
    expect(past).toMatchObject([{ name: "ibuprofen", statements: [{ citation: { documentId: "march" } }] }]);
  });

  test.each<[string, Partial<Fact>]>([
    ["denied", { negated: true }],
    ["supposed", { hypothetical: true }],
    ["doubted", { uncertain: true }],
    ["a relative's", { subject: "relative", relative: "mother" }],
    ["an allergy", { kind: "allergy" }],
    ["planned", { status: "planned" }],
    ["declined", { status: "declined" }],
    ["only named", { status: undefined }],
    ["of a day to come", on("2025-06-16")],
    ["of a month to come", on("2025-07")],
  ])("leaves out what is %s", (_reason, change) => {
    expect(namesOf([medicineFact({ dose: undefined, ...change })])).toEqual({ current: [], past: [] });
  });

  test("takes a name with a dose, a form or a frequency as a statement, and this month's too", () => {
    for (const said of [{ dose: "5 mg" }, { form: "tablet" }, { frequency: "daily" }]) {
      expect(namesOf([medicineFact({ status: undefined, ...said, ...on("2025-06") })]).current).toHaveLength(1);
    }
  });

  test("a course that has ended, and what is only history, is past", () => {
    const ended = medicineFact({ name: "amoxicillin", endDate: { date: "2025-06-14", precision: "day" } });
    const going = medicineFact({ name: "doxycycline", endDate: { date: "2025-06", precision: "month" } });
    const history = medicineFact({ name: "sulfasalazine", status: undefined, historical: true });
    expect(namesOf([ended, going, history])).toEqual({
      current: ["doxycycline"],
      past: ["amoxicillin", "sulfasalazine"],
    });
  });

  test("two records of one day that differ both stand, among what is taken", () => {
    const letter = medicineFact({ dose: "15 mg" });
    const list = medicineFact({ dose: "20 mg", documentId: "list" });
    expect(medicineList([letter, list], today).current).toMatchObject([
      { differ: true, statements: [{ dose: "15 mg" }, { dose: "20 mg" }] },
    ]);
    const stopped = medicineFact({ status: "stopped", documentId: "note" });
    const { current, past } = medicineList([letter, stopped], today);
    expect(past).toEqual([]);
    expect(current).toMatchObject([{ differ: true, statements: [{ status: "stopped" }, { dose: "15 mg" }] }]);
  });

  test("a month is not told apart from its days; the same dose otherwise written is the same", () => {
    const day = medicineFact({ dose: "2.50 mg" });
    const month = medicineFact({ dose: "5 mg", ...on("2025-05"), documentId: "month" });
    expect(medicineList([day, month], today).current).toMatchObject([{ differ: true }]);
    const year = medicineFact({ dose: "5 mg", ...on("2025"), documentId: "year" });
    expect(medicineList([day, year], today).current).toMatchObject([{ differ: false }]);
    const same = medicineFact({ dose: "1,000 MG", documentId: "a" });
    const written = medicineFact({ dose: "1000mg", documentId: "b" });
    expect(medicineList([same, written], today).current).toMatchObject([{ differ: false }]);
  });
});

const anyFact = fc.record({
  name: fc.constantFrom("methotrexate", "ibuprofen", "folic acid"),
  status: fc.constantFrom<Fact["status"]>("started", "stopped", "changed", "continued", "planned", undefined),
  dose: fc.constantFrom("5 mg", "10 mg", undefined),
  date: fc.constantFrom("2025-05-21", "2025-05", "2024", "2025-06-01", "2026-01-01", undefined),
  documentId: fc.constantFrom("a", "b", "c"),
  negated: fc.boolean(),
  historical: fc.boolean(),
  start: fc.nat(50),
});
const anyFacts = fc.array(
  anyFact.map(({ date, start, ...said }) => {
    const fact = medicineFact({ ...said, ...(date === undefined ? { date: undefined } : on(date)) });
    return { ...fact, citation: { ...fact.citation, start, end: start + 3 } };
  }),
  { maxLength: 12 },
);

describe("whatever the records say", () => {
  test("the list does not depend on their order", () => {
    fc.assert(
      fc.property(anyFacts, fc.infiniteStream(fc.nat()), (facts, keys) => {
        const shuffled = facts
          .map((fact) => ({ fact, key: keys.next().value ?? 0 }))
          .sort((one, other) => one.key - other.key)
          .map(({ fact }) => fact);
        expect(medicineList(shuffled, today)).toEqual(medicineList(facts, today));
      }),
    );
  });

  test("each medicine stands once, by statements that are its own, the first of them the newest", () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const { current, past } = medicineList(facts, today);
        const all = [...current, ...past];
        expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
        for (const { name, statements, differ } of all) {
          for (const statement of statements) expect(facts).toContain(statement);
          expect(statements.every((statement) => statement.name === name && !statement.negated)).toBe(true);
          expect(differ).toBe(statements.length > 1);
          const counted = facts.filter(
            (fact) =>
              fact.name === name && !fact.negated && fact.status !== "planned" && fact.date?.date !== "2026-01-01",
          );
          const said = counted.filter(({ status, dose, historical }) => status || dose || historical);
          const newest = said
            .map(({ date }) => date?.date ?? "")
            .sort()
            .at(-1);
          expect(statements[0].date?.date ?? "").toBe(newest);
        }
        for (const { statements } of past) expect(statements.some((each) => isTaken(each, today))).toBe(false);
        for (const { statements } of current) expect(statements.some((each) => isTaken(each, today))).toBe(true);
      }),
    );
  });

  test("what does not count changes nothing", () => {
    fc.assert(
      fc.property(anyFacts, anyFacts, (facts, noise) => {
        const silent = noise.map((fact): Fact => ({ ...fact, negated: true }));
        expect(medicineList([...facts, ...silent], today)).toEqual(medicineList(facts, today));
      }),
    );
  });

  test("a later statement decides", () => {
    fc.assert(
      fc.property(anyFacts, fc.constantFrom<Fact["status"]>("started", "stopped"), (facts, status) => {
        const later = medicineFact({ status, ...on("2025-06-10"), documentId: "last" });
        const { current, past } = medicineList([...facts, later], today);
        const list = status === "stopped" ? past : current;
        expect(list.find(({ name }) => name === "methotrexate")?.statements).toEqual([later]);
      }),
    );
  });
});
