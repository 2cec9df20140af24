import { expect, test } from "vitest";
import { assertionOf, surroundingsOf } from "#core/understanding/statements/problem/problem-assertion.ts";

function meant(text: string, name: string): string {
  const start = text.indexOf(name);
  return assertionOf("narrative", name, surroundingsOf(text, start, start + name.length));
}

test.each([
  ["She has asthma and hay fever.", "asthma", "affirmed"],
  ["No pneumonia, effusion or abscess.", "abscess", "denied"],
  ["No evidence of sarcoidosis.", "sarcoidosis", "ruled-out"],
  ["Stroke considered and NOT supported on the scan.", "Stroke", "ruled-out"],
  ["?gallstones", "gallstones", "possible"],
  ["Probable sleep apnoea.", "sleep apnoea", "possible"],
  ["Previous cellulitis of the left leg.", "cellulitis", "resolved"],
  ["Pneumonia, now resolved.", "Pneumonia", "resolved"],
  ["Screening for diabetes is due.", "diabetes", "screening-only"],
  ["Apixaban to prevent stroke.", "stroke", "screening-only"],
])("%s", (text, name, assertion) => {
  expect(meant(text, name)).toBe(assertion);
});
