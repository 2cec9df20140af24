import { expect, it } from "vitest";
import { testName } from "#features/texts/test-names.ts";
import { writtenUnit } from "#features/texts/written-unit.ts";

it.each([
  ["c-reactive protein (CRP)", "CRP  mg/L  32.6 H", "C-reactive protein (CRP)"],
  ["das28 (DAS28)", "DAS28 is 2.5.", "DAS28"],
  ["25-hydroxyvitamin d", "Vitamin D  nmol/L  27 L", "Vitamin D"],
  ["25-hydroxyvitamin d", "25 (OH) result 62", "25-hydroxyvitamin D"],
  ["hemoglobin", "Haemoglobin  g/dL  11.2 L", "Haemoglobin"],
  ["hemoglobin", "Her haemoglobin was 11.2", "Hemoglobin"],
  ["hemoglobin", "HAEMOGLOBIN 11.2", "Hemoglobin"],
  ["platelet count (Platelets)", "Platelets  302", "Platelets"],
  ["heart rate (pulse)", "pulse 84/min", "Heart rate (pulse)"],
  ["anti-ccp antibody (Anti-CCP antibodies)", "", "Anti-CCP antibodies"],
  ["urea (post)", "urea (post) 4.1", "Urea (post)"],
])("%s in “%s” is called %s", (name, quote, called) => {
  expect(testName(name, quote)).toBe(called);
});

it.each([
  ["10^9/L", "10⁹/L"],
  ["x10*12/L", "10¹²/L"],
  ["umol/L", "µmol/L"],
  ["ug/L", "µg/L"],
  ["mmol/L", "mmol/L"],
  ["units", "units"],
  [undefined, undefined],
])("the unit %s is written %s", (unit, written) => {
  expect(writtenUnit(unit)).toBe(written);
});
