import { expect, it } from "vitest";
import { resultName } from "#features/texts/result-names.ts";

const place = { documentId: "a", originalFilename: "a.pdf", page: 1, start: 0, end: 1 };

it.each([
  ["c-reactive protein", "23.4", "CRP  23.4  mg/L  0-5  H", "CRP"],
  ["c-reactive protein", "23.4", "CRP was 23.4 mg/L", "CRP"],
  ["25-hydroxyvitamin d", "38", "Vitamin D  38  nmol/L  50-175  L", "Vitamin D"],
  ["anti-ccp antibody", "120", "Anti-CCP antibodies  120  U/mL", "Anti-CCP antibodies"],
  ["hemoglobin", "11.2", "haemoglobin of 11.2 g/dL", "Haemoglobin"],
  ["hemoglobin", "11.2", "Your blood count in May showed a haemoglobin of 11.2", "Hemoglobin"],
  ["hemoglobin", "11.2", "11.2 g/dL", "Hemoglobin"],
  ["urine culture", undefined, "no growth", "Urine culture"],
])("%s, %s in %j: %s", (name, value, quote, expected) => {
  expect(resultName({ name, value, citation: { ...place, quote } })).toBe(expected);
});
