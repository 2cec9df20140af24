import { describe, expect, it } from "vitest";
import { countCharacters, isGarbled, needsRecognition } from "#core/reading/text-layer-quality.ts";

const letter = "Haemoglobin was 11.2 g/dL. She takes methotrexate once a week and has no fever. ".repeat(3);
const noImage = { imageCoverage: 0, wordlessCoverage: 0, hasInvisibleText: false, painted: true };
const scan = { ...noImage, imageCoverage: 0.95 };

function needed(text: string, graphics = noImage): boolean {
  return needsRecognition(countCharacters(text), graphics);
}

describe("whether a page has to be recognised", () => {
  it("believes words", () => {
    expect(needed(letter)).toBe(false);
    expect(needed(letter, scan)).toBe(false);
    expect(needed("Page left blank.")).toBe(false);
  });

  it("recognises what is painted without a word, and leaves empty pages alone", () => {
    expect(needed("", noImage)).toBe(true);
    expect(needed(" \n ", { ...noImage, painted: false })).toBe(false);
  });

  it("recognises a scan with a stamp or a page number", () => {
    expect(needed("Page 3 of 9", scan)).toBe(true);
  });

  it("does not believe glyphs without a meaning, nor a shifted alphabet", () => {
    expect(needed("\uE012\uE013\uE044 \uFFFD\uFFFD\uE055 \uE066\uE012")).toBe(true);
    const shifted = letter
      .replace(/[a-z]/gi, (character) => String.fromCharCode(((character.charCodeAt(0) + 3 - 65) % 58) + 65))
      .replace(/[aeiouy]/gi, "x");
    expect(isGarbled(countCharacters(shifted))).toBe(true);
  });

  it("believes tables of contents, tables of numbers and other scripts", () => {
    expect(
      needed(`Findings ${".".repeat(90)} 4\nPlan ${". ".repeat(90)} 9\nResults ${".".repeat(90)} 12\n${letter}`),
    ).toBe(false);
    expect(needed("1.0 2.5 3.4 10-20 4.4 8.8 9.1 7.7\n".repeat(5))).toBe(false);
    expect(needed("환자는 열이 없고 통증이 있습니다. ".repeat(8))).toBe(false);
  });
});
