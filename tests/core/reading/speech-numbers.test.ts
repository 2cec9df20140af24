import { expect, it } from "vitest";
import { withWholePressures } from "#core/reading/speech-numbers.ts";
import { splitSegment } from "#core/reading/speech-page.ts";

it("writes a blood pressure that was heard in two parts as the one number that was said", () => {
  const text = "My blood pressure was 100 and 42 over 88.";
  const [sentence] = splitSegment({ text, startMs: 0, endMs: 4000, confidence: 0.8 }, []);
  expect(sentence?.text).toBe("My blood pressure was 142 over 88.");
  expect(withWholePressures("100 and 5 over 70")).toBe("105 over 70");
});

it("leaves other numbers as they were heard", () => {
  for (const text of [
    "between 100 and 90",
    "my pulse was 100 and 42 the day after",
    "142 over 88",
    "100 and 20 over",
  ]) {
    expect(withWholePressures(text)).toBe(text);
  }
});
