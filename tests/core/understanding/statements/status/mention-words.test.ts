import { describe, expect, it } from "vitest";
import { wordsAfter, wordsBefore } from "#core/understanding/statements/status/mention-words.ts";

const text = "She stopped it in May. Takes ramipril 5 mg and bisoprolol; feels well.";
const start = text.indexOf("ramipril");

describe("the words around a mention", () => {
  it("come nearest first, and know what stands beyond the sentence", () => {
    expect(wordsBefore(text, start, []).slice(0, 3)).toEqual([
      { key: "take", beyond: false },
      { key: ".", beyond: true },
      { key: "may", beyond: true },
    ]);
  });

  it("see numbers and other medicines as signs", () => {
    const other = text.indexOf("bisoprolol");
    const masked = [{ start: other, end: other + 10, key: "<medicine>" }];
    const keys = wordsAfter(text, start + 8, masked).map(({ key }) => key);
    expect(keys.slice(0, 5)).toEqual(["#", "mg", "and", "<medicine>", ";"]);
  });

  it("are few, however long the text is", () => {
    expect(wordsAfter("word ".repeat(100_000), 0, []).length).toBeLessThanOrEqual(14);
  });
});
