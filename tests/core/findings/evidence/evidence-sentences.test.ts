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

it("closes no bracket that was never opened", () => {
  const sentences = said("Findings\nBlood tests are due (count and liver\n");
  expect(sentences.join(" ")).not.toContain("(");
});
