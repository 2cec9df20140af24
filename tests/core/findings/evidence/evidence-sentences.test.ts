import { describe, expect, it } from "vitest";
import { structureOfPages } from "#core/findings/evidence/evidence-record.ts";
import { plainSentence } from "#core/findings/evidence/plain-sentence.ts";
import { readEvidence } from "#core/findings/evidence/read-evidence.ts";

function said(text: string): string[] {
  const pages = [{ number: 1, text, lines: [], source: "text-layer" as const }];
  const structure = structureOfPages(pages, "2026-02-12");
  const record = { id: "a", originalFilename: "a.pdf", title: undefined, date: undefined, pages, structure };
  return readEvidence(record).sentences.map(plainSentence);
}

describe("a sentence that a line has parted", () => {
  it("goes on after a comma and in an open bracket", () => {
    const sentences = said(
      "Progress\nShe was given ceftriaxone twice a day,\nAzithral 500 for three days.\nThe blood tests are repeated (count, liver,\nKidney function) in a week.\n",
    ).join("\n");
    expect(sentences).toContain("ceftriaxone twice a day, Azithral 500 for three days.");
    expect(sentences).toContain("(count, liver, Kidney function) in a week.");
  });

  it("does not take the next item of a list", () => {
    const sentences = said("Plan\n- Continue the tablets with\n- Blood test in two weeks\n");
    expect(sentences.some((text) => /tablets.*Blood test/.test(text))).toBe(false);
  });
});

describe("a message or an entry beside its time", () => {
  it("goes on in the lines below it", () => {
    const sentences = said(
      "Chat\n11 Feb 2026 11:06  CDU: Planning appt with Dr Sarah Yeo was 2 Mar,\ncancelled as chemo will end later.\n11 Feb 2026 11:09  CDU: The unit is closed on 17 & 18\nFeb. Please come on the 19th.\n",
    );
    expect(sentences.some((text) => /was 2 Mar, cancelled as chemo will end later/.test(text))).toBe(true);
    expect(sentences.some((text) => /closed on 17 & 18 Feb/.test(text))).toBe(true);
  });

  it("does not take a line below a row of numbers", () => {
    const sentences = said("Results\nPotassium  4.7 mmol/L\nsample not haemolysed\n");
    expect(sentences.some((text) => /4\.7.*haemolysed/.test(text))).toBe(false);
  });
});

it("says a paragraph that stands beside a cell sentence by sentence", () => {
  const paragraph =
    "I reviewed this retired engineer with his wife. He was open about it once it was mentioned and was upset. Motor wise he is slower in the late morning and the mid afternoon. Tremor of the right hand is as before. Two near falls on getting out of his chair, no actual falls.";
  const sentences = said(`Diagnoses\nHypertension  ${paragraph}\n`);
  expect(sentences.every((text) => text.split(" ").length < 25)).toBe(true);
  expect(sentences).toContain("Tremor of the right hand is as before.");
});

it("closes no bracket that was never opened", () => {
  const sentences = said("Findings\nBlood tests are due (count and liver\n");
  expect(sentences.join(" ")).not.toContain("(");
});
