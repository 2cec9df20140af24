import { describe, expect, test } from "vitest";
import { resultStatements } from "#core/understanding/statements/result-statements.ts";
import { readStructure } from "#core/understanding/structure/read-structure.ts";
import { statementsIn } from "./record-of-text.ts";

const today = "2026-02-12";

function resultsOf(text: string): string[] {
  const pages = [{ number: 1, text, lines: [], source: "text-layer" as const }];
  const structure = readStructure(pages, { today });
  const results = resultStatements({ document: { id: "a", originalFilename: "a.pdf" }, pages, structure, today });
  for (const { citations } of results)
    for (const { start, end, quote } of citations) expect(text.slice(start, end)).toBe(quote);
  return results.map(({ name, value, unit, date }) => [name, value, unit ?? "-", date?.date ?? "-"].join(" | "));
}

test("takes no day and no count of weeks for a value", () => {
  const told = (text: string) => statementsIn(text, "result").map(({ value, date }) => [value, date?.date]);
  expect(told("Breathing steady: FVC on 15 Jan 1.51 L (66 %).")).toEqual([["1.51", "2025-01-15"]]);
  expect(told("Sodium in 2 to 3 weeks after the dose change")).toEqual([]);
});

test("a row that says who asked and when it was told is no result", () => {
  const found = resultsOf(
    "Sample collected: 5 May 2025\nRequested by    Dr Marigold Penhallow    Reported    6 May 2025\nTest  Result  Units  Reference\nRequested by:  Dr Marigold Penhallow  Reported:  6 May 2025\nSodium  139  mmol/L  133-146\n",
  );
  expect(found).toEqual(["sodium | 139 | mmol/L | 2025-05-05"]);
});

describe("results", () => {
  test("a table with a column of earlier values gives each its own day", () => {
    const found = resultsOf(
      "Collected: 4 June 2025\nTest  Result  Units  Reference  Previous 03/02/2025\nSodium  139  mmol/L  133-146  141\nWobblase  212  U/L  60-110  99\n",
    );
    expect(found).toContain("sodium | 141 | mmol/L | 2025-02-03");
    expect(found).toContain("sodium | 139 | mmol/L | 2025-06-04");
    expect(found).toContain("wobblase | 212 | U/L | 2025-06-04");
  });

  test("a value in brackets has the day in its brackets", () => {
    const found = resultsOf(
      "Clinic 14 May 2025\nDear Dr Lamb,\nHer creatinine is 92 umol/L (was 81 in January 2025).\n",
    );
    expect(found).toContain("creatinine | 92 | umol/L | 2025-05-14");
    expect(found).toContain("creatinine | 81 | - | 2025-01");
  });

  test("thresholds, targets and doses are no results", () => {
    const found = resultsOf(
      "Clinic 14 May 2025\nPlan: stop if potassium >5.5. Aim HbA1c <53. Lithium 800 mg at night. Vitamin D 1000 IU daily.\n",
    );
    expect(found).toEqual([]);
  });

  test("two tables side by side keep each value with its own test", () => {
    const found = resultsOf(
      "Collected: 4 June 2025\nTest  Result  Unit  Range  Test  Result  Unit  Range\nESR  24  mm/h  0-20  CRP  9.6  mg/L  0-5\nHaemoglobin  11.5  g/dL  12.0-15.5  ALT  33  U/L  7-40\nPlatelets  371  10^9/L  150-400\n",
    );
    expect(found.map((row) => row.split(" | ").slice(0, 2).join(" "))).toEqual([
      "erythrocyte sedimentation rate 24",
      "c-reactive protein 9.6",
      "hemoglobin 11.5",
      "alanine aminotransferase 33",
      "platelet count 371",
    ]);
  });

  test("a pressure in a log is one whatever its column is called", () => {
    const found = resultsOf("Date  AM  PM  Pulse\n1 May 2025  142/88  138/84  72\n");
    expect(found).toContain("blood pressure | 138/84 | - | 2025-05-01");
  });

  test("thousands a space apart are one number, two values a space apart are two", () => {
    const found = resultsOf(
      "Clinic 14 May 2025\nViral load 1 240 copies/mL (was <50 in January 2025). Platelets 212\u2009000. ALT 34 388 today.\n",
    );
    expect(found.map((row) => row.split(" | ").slice(0, 2).join(" "))).toEqual(
      expect.arrayContaining(["hiv viral load 1 240", "hiv viral load <50", "platelet count 212 000"]),
    );
    expect(found.join("\n")).not.toMatch(/34 ?388/);
  });

  test("heads whose years have two digits date their columns", () => {
    const found = resultsOf("Test  19-01-26  22-12-25  20-11-25  Range\nALT (SGPT)  49  68  141  <41 U/L\n");
    expect(found.map((row) => row.split(" | ").slice(1).join(" "))).toEqual([
      "49 U/L 2026-01-19",
      "68 U/L 2025-12-22",
      "141 U/L 2025-11-20",
    ]);
  });

  test("older values below a row have their own days", () => {
    const found = resultsOf(
      "Collected: 8 January 2026\nTEST  RESULT  REFERENCE  PREVIOUS\nPSA  4.9 ng/mL  0 - 4.0  3.1 (14-OCT-25)\n18.4 (15-JUL-25)\n212 (11-MAR-25)\n",
    );
    expect(found).toContain("prostate specific antigen | 18.4 | ng/mL | 2025-07-15");
    expect(found).toContain("prostate specific antigen | 212 | ng/mL | 2025-03-11");
  });

  test("a row whose name wraps does not end its table", () => {
    const found = resultsOf(
      "Collected: 12 January 2026\nTest  Result  Reference  20 October 2025\nProtein/creatinine\n0.38  <0.20  0.50\nratio\nComplement C3\n95  83-193  91\n(mg/dL)\nIMMUNOLOGY\nFerritin  33  30-400  41\n",
    );
    expect(found).toContain("ferritin | 41 | - | 2025-10-20");
  });

  test("a name and its value in one cell are told apart", () => {
    const found = resultsOf(
      "Sample 22 January 2026\nTest  Result  Unit  Range  28 August 2025\nLDL cholesterol 118 H mg/dL  <55  71\n",
    );
    expect(found).toContain("ldl cholesterol | 118 | mg/dL | 2026-01-22");
    expect(found).toContain("ldl cholesterol | 71 | - | 2025-08-28");
  });
});

test("a carer's own value is nobody's result here", () => {
  const carers = statementsIn("My own INR is 2.4, warfarin same.", "result");
  expect(carers.every(({ subject }) => subject !== undefined)).toBe(true);
});
