import fastCheck from "fast-check";
import { expect, it } from "vitest";
import { createSentencePieces, type PieceVocabulary } from "#core/findings/answers/sentence-pieces.ts";

const reserved: [string, number][] = ["?", "<s>", "</s>", "1", "2", "3"].map((piece) => [piece, 0]);
const vocabulary: PieceVocabulary = [
  ...reserved,
  ["\u2581", -4],
  ["\u2581joint", -6],
  ["\u2581jo", -5],
  ["int", -5],
  ["s", -3],
  ["\u2581pain", -6],
  ["a", -4],
  ["i", -4],
  ["n", -4],
  ["p", -4],
];
const { encode } = createSentencePieces(vocabulary);
const spelled = (numbers: number[]) =>
  numbers.map((number) => (number === 0 ? "?" : vocabulary[number]?.[0])).join(" ");

it("takes the most probable pieces, not the longest first letters", () => {
  expect(spelled(encode("joints pain"))).toBe("\u2581joint s \u2581pain");
});

it("counts unknown letters that follow each other as one", () => {
  expect(spelled(encode("pain 42%"))).toBe("\u2581pain \u2581 ?");
});

it("answers nothing for an empty text", () => {
  expect(encode("  \n ")).toEqual([]);
});

it("splits any text, and the pieces that it knows stand in it in their order", () => {
  fastCheck.assert(
    fastCheck.property(fastCheck.string({ unit: "grapheme" }), (text) => {
      const marked = `\u2581${text.normalize("NFKC").replace(/\s+/g, " ").trim().replaceAll(" ", "\u2581")}`;
      let at = 0;
      for (const number of encode(text)) {
        if (number === 0) continue;
        const piece = vocabulary[number]?.[0] ?? "missing";
        const found = marked.indexOf(piece, at);
        expect(found).toBeGreaterThanOrEqual(at);
        at = found + piece.length;
      }
    }),
  );
});
