import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readStructure } from "#core/understanding/structure/read-structure.ts";
import { pageOfLines } from "../corrections/page-samples.ts";

const today = "2026-02-12";
const read = (...lines: string[]) => readStructure([pageOfLines(lines)], { today });
const roleOf = (lines: string[], words: string) =>
  read(...lines).passages.find(({ text }) => text.includes(words))?.role;

describe("the roles of passages", () => {
  const letter = [
    "Hillcrest Surgery",
    "Clinic date: 14/03/2025",
    "Dear Dr Abara,",
    "Re: Ms Ida Quist, DOB 02/05/1961",
    "Thank you for asking me to see this retired weaver, who has been dizzy since the autumn.",
    "PMHx: appendicectomy 1999. FHx: father had gout. Meds: ramipril 5 mg od, paracetamol prn.",
    "O/E: BP 132/80, chest clear.",
    "Plan:",
    "1. Stop ramipril.",
    "2. Bloods: U&E in two weeks.",
    "3. GP kindly to refer to the falls clinic.",
    "She should ring us if she faints.",
    "Yours sincerely",
    "Dr P. Lunde, Consultant Physician",
  ];
  it.each([
    ["appendicectomy", "history"],
    ["father had gout", "family-history"],
    ["ramipril 5 mg", "medicines-now"],
    ["BP 132/80", "examination"],
    ["Stop ramipril", "plan"],
    ["U&E in two weeks", "plan"],
    ["falls clinic", "request"],
    ["if she faints", "safety-netting"],
    ["retired weaver", "narrative"],
    ["Dr P. Lunde", "administration"],
  ])("%s", (words, role) => {
    expect(roleOf(letter, words)).toBe(role);
  });

  it("a list that was taken over is told from what is taken now", () => {
    expect(roleOf(["DISCHARGE SUMMARY", "Meds (from old list, not verified): digoxin 125 mcg od"], "digoxin")).toBe(
      "copied-forward",
    );
  });

  it("a leaflet reaches to the record's end", () => {
    const lines = ["Plan: rest.", "Information sheet 3: back pain (general information)", "Take ibuprofen if you can."];
    expect(roleOf(lines, "ibuprofen")).toBe("leaflet");
  });

  it("every passage quotes its page, whatever the page holds", () => {
    const line = fc.constantFrom(
      "PLAN",
      "1. Rest.",
      "Meds: aspirin 75 mg",
      "12/03/2025 slept badly",
      "Test  Result  Units",
      "K  4.1  mmol/L",
      "",
      "O/E",
      "- ring if worse",
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 24 }), (lines) => {
        const page = pageOfLines(lines);
        for (const { text, start, end } of readStructure([page], { today }).passages)
          expect(page.text.slice(start, end)).toBe(text);
      }),
      { numRuns: 40 },
    );
  });
});

describe("the date of care", () => {
  it.each([
    [["Clinic date: 03/04/2025  Typed: 20/04/2025", "Ida Quist  DOB 02/05/1961  NHS 000 000 0000"], "2025-04-03"],
    [["Seen: Sun 11/01/2026", "She was well."], "2026-01-11"],
    [
      [
        "My diary",
        "Mon 3 Nov slept badly, I ached",
        "Tues 4 Nov better, I walked",
        "Fri 7 Nov I rested",
        "Next visit 3 March 2026",
      ],
      "2025-11-07",
    ],
    [["Ida Quist, DOB 02/05/1961", "She was well."], undefined],
  ])("%s", (lines, date) => {
    expect(read(...lines).dateOfCare?.date).toBe(date);
  });
});

describe("the heads of columns", () => {
  it("a column of an earlier day keeps its day", () => {
    const { passages } = read(
      "LABORATORY REPORT",
      "Collected: 14/03/2025",
      "Test  Result  Units  Range  Prev 02/01/2025",
      "Potassium  4.1  mmol/L  3.5-5.3  4.9",
    );
    const row = passages.find(({ text }) => text.startsWith("Potassium"));
    expect(row?.columns.map(({ kind }) => kind)).toEqual(["test", "result", "unit", "range", "result"]);
    expect(row?.columns[4]).toMatchObject({ date: { date: "2025-01-02" } });
  });
});
