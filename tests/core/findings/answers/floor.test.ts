import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { safetyOf } from "#core/findings/safety/safety.ts";
import { judgeLayQuestions, layQuestions } from "../../../eval/understanding/lay-rows.ts";

/** What was reached on our own fixtures. These numbers may only be made stricter. */
describe("the floor of the understanding", () => {
  it("finds the right passage for at least 52 of 60 lay questions", async () => {
    const judged = await judgeLayQuestions(layQuestions);
    expect(judged).toHaveLength(60);
    expect(judged.filter(({ hit }) => hit).length).toBeGreaterThanOrEqual(52);
  }, 120_000);

  it.each([
    ["safety.jsonl", 0, 0],
    ["safety-second.jsonl", 0, 0],
    ["safety-third.jsonl", 0, 0],
    ["safety-fourth.jsonl", 3, 0],
  ])("%s: at most %i safe answers missed and %i given without need", (file, missed, needless) => {
    const questions = readFileSync(new URL(`../../../eval/understanding/${file}`, import.meta.url), "utf8")
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as { question: string; safe: boolean });
    expect(
      questions.filter(({ question, safe }) => safe && safetyOf(question) === undefined).length,
    ).toBeLessThanOrEqual(missed);
    expect(
      questions.filter(({ question, safe }) => !safe && safetyOf(question) !== undefined).length,
    ).toBeLessThanOrEqual(needless);
  });
});
