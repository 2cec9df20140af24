import { describe, expect, it } from "vitest";
import * as data from "#core/understanding/vocabulary/data.ts";
import { findMentions } from "#core/understanding/vocabulary/find-concepts.ts";
import { editDistance, proposeName } from "#core/understanding/vocabulary/near-miss.ts";
import { explainedWords } from "#core/understanding/vocabulary/plain-words.ts";
import { phraseKey, tokenise } from "#core/understanding/vocabulary/tokens.ts";

const namesIn = (text: string, strictCase = true) =>
  findMentions(text, 0, tokenise(text), strictCase).map(({ surfaces }) => surfaces[0]?.concept.name);

describe("our data files", () => {
  it("are as large as they must be, each name once in its file", () => {
    expect(data.medicines.length).toBeGreaterThanOrEqual(600);
    expect(data.observations.length).toBeGreaterThanOrEqual(300);
    expect(data.conditions.length + data.symptoms.length).toBeGreaterThanOrEqual(500);
    expect(data.terms.length).toBeGreaterThanOrEqual(600);
    for (const entries of [
      data.medicines,
      data.observations,
      data.conditions,
      data.symptoms,
      data.procedures,
      data.vaccines,
      data.allergens,
      data.bodyParts,
    ]) {
      const names = entries.map((entry) => entry.name);
      expect(new Set(names).size).toBe(names.length);
      expect(names.every((name) => name.trim() === name && name !== "")).toBe(true);
    }
  });
});

describe("looking words up", () => {
  it("finds the longest name, in singular and plural, in British and American spelling", () => {
    expect(namesIn("chronic migraines and anaemia")).toEqual(
      expect.arrayContaining([expect.stringMatching(/migraine/), "anemia"]),
    );
    expect(phraseKey("Haemoglobins")).toBe(phraseKey("hemoglobin"));
    expect(namesIn("low density lipoprotein cholesterol")).toEqual(["ldl cholesterol"]);
  });

  it("takes an abbreviation in running text only for what it is in capitals, or before a number", () => {
    expect(namesIn("the bp was taken")).toEqual([]);
    expect(namesIn("BP was taken")).toEqual(["blood pressure"]);
    expect(namesIn("Hgb 11.2")).toEqual(["hemoglobin"]);
  });

  it("proposes near-misses of OCR and speech, and nothing for what is known, short or far", () => {
    expect(proposeName("prednis0ne", "medication")).toBe("prednisone");
    expect(proposeName("pregnizone", "medication")).toBe("prednisone");
    expect(proposeName("prednisone", "medication")).toBeUndefined();
    expect(proposeName("table", "medication")).toBeUndefined();
    expect(proposeName("Wednesday", "medication")).toBeUndefined();
    expect(editDistance("kitten", "sitting", 3)).toBe(3);
  });

  it("explains hard words, never with a number or a negation of its own", () => {
    expect(explainedWords("She has dyspnea.").map(({ plain }) => plain)).toHaveLength(1);
    for (const entry of [...data.conditions, ...data.symptoms, ...data.observations]) {
      for (const { plain } of explainedWords(entry.name))
        expect(plain).not.toMatch(/\d|\b(?:no|not|never|none|without|cannot)\b/i);
    }
  });
});
