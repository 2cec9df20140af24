import { describe, expect, it } from "vitest";
import { isSlipOf } from "#core/findings/evidence/near-words.ts";
import { operationsOf } from "#core/findings/evidence/operation.ts";
import { inPlainWords } from "#core/findings/evidence/plain-sentence.ts";
import { saidByQuotes } from "#core/findings/evidence/said-by-quotes.ts";

describe("clinical shorthand", () => {
  it.each([
    ["Naproxen 500 mg BD for 2/52", "Naproxen 500 mg twice a day for 2 weeks"],
    ["?PE, NKDA", "possible PE, no known drug allergies"],
    ["HR 88, seen 8/12/2025", "HR 88, seen 8/12/2025"],
  ])("is said in plain words: %s", (printed, plain) => {
    expect(inPlainWords(printed)).toBe(plain);
  });
});

describe("what a sentence says", () => {
  const citations = [
    { documentId: "a", originalFilename: "a.pdf", page: 1, start: 0, end: 20, quote: "No fracture, 6 mm gap" },
  ];

  it("stands in its quotes, numbers and negations too", () => {
    expect(saidByQuotes({ text: "No fracture, 6 mm gap.", citations })).toBe(true);
    expect(saidByQuotes({ text: "No fracture, 9 mm gap.", citations })).toBe(false);
    expect(saidByQuotes({ text: "No fracture, and no gap of 6 mm.", citations })).toBe(false);
  });
});

it("reads what a question asks", () => {
  expect(operationsOf("Why was it stopped and who said so?")).toEqual(expect.arrayContaining(["why", "who"]));
  expect(operationsOf("ankle brace")).toEqual(["what"]);
});

it("knows a slip of the keyboard from another word", () => {
  expect(isSlipOf("penicilin", "penicillin")).toBe(true);
  expect(isSlipOf("renal", "penal")).toBe(false);
});
