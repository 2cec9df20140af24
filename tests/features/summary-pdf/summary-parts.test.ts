import fc from "fast-check";
import { expect, it } from "vitest";
import { trendData } from "#demo/trend-data.ts";
import { cutMedication, medicationList } from "#features/summary-pdf/medication-list.ts";
import { summaryFileName } from "#features/summary-pdf/summary-file-name.ts";
import { point } from "./summary-samples.ts";

it("names the file by prefix, patient and date", () => {
  expect(summaryFileName("Nora Ellis", new Date(2025, 5, 1))).toBe("red-thread-summary_Nora_Ellis_2025-06-01.pdf");
  expect(summaryFileName("Ana María  de la Cruz", new Date(2026, 10, 23))).toBe(
    "red-thread-summary_Ana_María_de_la_Cruz_2026-11-23.pdf",
  );
});

it("cuts a medicine's text to 25 characters, and says that there was more", () => {
  expect(cutMedication("Colecalciferol 1000 units")).toBe("Colecalciferol 1000 units");
  expect(cutMedication("Colecalciferol 10000 units")).toBe("Colecalciferol 10000 unit…");
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 60 }), (text) => {
      const cut = cutMedication(text);
      expect([...cut].length).toBeLessThanOrEqual(26);
      if ([...text].length <= 25) expect(cut).toBe(text);
      else expect(cut.endsWith("…")).toBe(true);
    }),
  );
});

it("lists each medicine at each dose once, with the first and last day that names it", () => {
  const points = [
    point("2025-01-02", 5, "Methotrexate 10 mg, folic acid 5 mg"),
    point("2025-01-01", 5, "Folic acid 5 mg"),
    point("2025-01-03", 5, ""),
    point("2025-01-09", 5, "Methotrexate 15 mg"),
  ];
  expect(medicationList(points)).toEqual([
    { name: "Folic acid 5 mg", first: "2025-01-01", last: "2025-01-02" },
    { name: "Methotrexate 10 mg", first: "2025-01-02", last: "2025-01-02" },
    { name: "Methotrexate 15 mg", first: "2025-01-09", last: "2025-01-09" },
  ]);
  expect(medicationList(trendData).map(({ name }) => name)).toContain("Methotrexate 15 mg");
  expect(medicationList([])).toEqual([]);
});
