import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Evidence } from "#core/wording/claim.ts";
import { verifyClaim } from "#core/wording/verify-claim.ts";

function evidenceOf(...texts: string[]): Evidence[] {
  return texts.map((text, index) => ({ number: index + 1, text, citations: [] }));
}

const letter = evidenceOf(
  "CRP 18 mg/L (0-5) H on 3 May 2025.",
  "Methotrexate 15 mg once weekly was started on 12 January 2025. Amitriptyline was stopped because of drowsiness.",
  "She denies chest pain. MRI of the left knee shows a possible tear of the meniscus. Her mother has lupus.",
);

function reasonFor(text: string, evidence: readonly number[] = [1, 2, 3]): string {
  const verdict = verifyClaim({ text, evidence }, letter);
  return verdict.kept ? "kept" : verdict.reason;
}

describe("a claim", () => {
  test.each([
    "Your CRP was 18 mg/L on 3 May 2025, above the range of 0-5.",
    "On 12 January 2025 you started methotrexate, 15 mg once a week.",
    "You have no chest pain.",
    "There may be a tear in the meniscus of your left knee.",
    "Your mother has lupus.",
    "You stopped amitriptyline because of drowsiness.",
  ])("that says no more than its evidence is kept: %s", (text) => {
    expect(reasonFor(text)).toBe("kept");
  });

  test.each([
    ["Your CRP was 81 mg/L.", "number"],
    ["Your CRP was 18 g/L.", "number"],
    ["Your CRP was 18 mg/L on 5 March 2025.", "date"],
    ["Your CRP was normal at 18 mg/L.", "direction"],
    ["Methotrexate was started at 18 mg.", "number"],
    ["Methotrexate 15 mg is taken every day.", "frequency"],
    ["Prednisolone 15 mg was started on 12 January 2025.", "value"],
    ["You have chest pain.", "negation"],
    ["The MRI shows a tear of the meniscus.", "certainty"],
    ["The MRI of the right knee shows a possible tear.", "outside"],
    ["You have lupus.", "subject"],
    ["You take amitriptyline.", "status"],
    ["You should stop methotrexate.", "advice"],
    ["The possible tear will need an operation.", "outside"],
    ["See https://example.org for your CRP.", "form"],
    ["Setzen Sie alle Medikamente sofort ab, sagt der Arzt.", "form"],
    ["Your note says “the CRP is fine”.", "quote"],
  ])("that says more is dropped: %s (%s)", (text, reason) => {
    expect(reasonFor(text)).toBe(reason);
  });

  test("that names no evidence, or evidence that there is none of, is dropped", () => {
    expect(reasonFor("Your mother has lupus.", [])).toBe("no-evidence");
    expect(reasonFor("Your mother has lupus.", [3, 9])).toBe("no-evidence");
    expect(reasonFor("Your mother has lupus.", [1])).toBe("outside");
  });
});

test("of 200 claims written by hand no wrong one passes, and at most 11 right ones are dropped", () => {
  const claims = readFileSync(new URL("../../eval/claims/hand-written.jsonl", import.meta.url), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  const kept = claims.filter(
    ({ claim, evidence, cites }) => verifyClaim({ text: claim, evidence: cites }, evidenceOf(...evidence)).kept,
  );
  expect(kept.filter(({ right }) => !right)).toEqual([]);
  expect(kept.filter(({ right }) => right).length).toBeGreaterThanOrEqual(89);
});
