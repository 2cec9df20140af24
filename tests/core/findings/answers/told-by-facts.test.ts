import { describe, expect, it } from "vitest";
import { readQuestion } from "#core/findings/answers/question.ts";
import { isToldByFacts } from "#core/findings/answers/told-by-facts.ts";
import { wordsBesides } from "#core/findings/answers/words-besides.ts";

const read = (text: string) => readQuestion(text, "2026-02-12");
const isTold = (text: string) => isToldByFacts(read(text));

describe("what only counting or comparing can tell", () => {
  it.each([
    "What is the highest potassium I ever had, and when?",
    "hb now",
    "Has my weight gone up or down since it was first measured?",
    "Has my CRP come down since December?",
    "How many flu vaccinations are in my records?",
    "When was my last flu shot?",
    "What was my creatinine on February 2, 2017?",
    "Compare my potassium in February 2024 and May 2025",
    "What was my vitamin D?",
  ])("%s", (question) => {
    expect(isTold(question)).toBe(true);
  });
});

describe("what asks for something besides, and stands in the records' own words", () => {
  it.each([
    "what was it made my potassium go up, the salt thing",
    "blood pressure standing, has it come up",
    "what were my home bp readings since feb",
    "how many times a day the methyldopa now",
    "melatonin - does she still take it",
    "What did the stool test show?",
    "how long between tums and my thyroid tablet",
    "did i have a heart attack in 2024",
    "my sugar is up, is it diabetes?",
    "why was the iron stopped",
  ])("%s", (question) => {
    expect(isTold(question)).toBe(false);
  });

  it("counts the words that name none of its things", () => {
    expect(wordsBesides(read("hb now"))).toBe(0);
    expect(wordsBesides(read("blood pressure standing"))).toBe(1);
  });
});
