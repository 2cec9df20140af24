import { expect, test } from "vitest";
import type { EvidenceSentence } from "#core/findings/evidence/evidence-sentences.ts";
import { isNoEvidence } from "#core/findings/evidence/no-evidence.ts";
import type { Operation } from "#core/findings/evidence/operation.ts";

const says = (text: string, kind: EvidenceSentence["kind"] = "sentence", operations: readonly Operation[] = ["what"]) =>
  !isNoEvidence({ text, kind } as EvidenceSentence, operations);

test.each([
  "Dear Dr Lohan,",
  "Dear Mr and Mrs Geddes",
  "Yours sincerely, Dr A. Moss",
  "With kind regards, Marek Kowalczyk",
  "Kia ora Wi.",
  "Thanks Tamsin.",
  "GEDDES A 1804511173 Page 1 of 1",
  "1 of 1",
  "My own INR is 2.4, warfarin same.",
])("%s tells nothing of the patient", (text) => {
  expect(says(text)).toBe(false);
});

test.each([
  "Salaam, wheezing is gone since I stopped the labetalol.",
  "Hi Gráinne, got your voicemail.",
  "Thank you for asking me to see Deepa again, with her seizures.",
  "Dear Dr Wishart, copy of the scan of 3 May",
  "I brought my own machine and the reading was 130/80.",
])("%s tells something", (text) => {
  expect(says(text)).toBe(true);
});

test("who is asked for may stand in a closing line", () => {
  expect(says("Yours sincerely, Dr A. Moss", "sentence", ["who"])).toBe(true);
});

test("a row of a table is no greeting", () => {
  expect(says("Thank you", "row")).toBe(true);
});
