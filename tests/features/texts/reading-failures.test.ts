import { expect, it } from "vitest";
import { readingFailureCodes } from "#core/domain/failure.ts";
import { readingFailure } from "#features/texts/reading-failures.ts";
import { readingFailuresEs } from "#features/texts/reading-failures-es.ts";
import { passwordWaiting, speechWaiting, wrongPasswordWaiting } from "#pipeline/waiting-sentences.ts";

it("in English a record says what stands with it", () => {
  expect(readingFailure({ code: "empty", message: "This file is empty." })).toBe("This file is empty.");
});

it("in Spanish there is a sentence for every reason", () => {
  const waiting = [passwordWaiting, speechWaiting, wrongPasswordWaiting].map(({ code }) => code);
  expect(Object.keys(readingFailuresEs).sort()).toEqual([...new Set([...readingFailureCodes, ...waiting])].sort());
  for (const sentence of Object.values(readingFailuresEs)) expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
});
