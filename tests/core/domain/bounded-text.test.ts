import fc from "fast-check";
import { expect, it } from "vitest";
import { bounded, cutWithin, inPieces, longestPassage } from "#core/domain/bounded-text.ts";
import { readPassages } from "#core/reading/passages.ts";
import { contextReader } from "#core/understanding/facts/context.ts";
import { recordsOf, textPage } from "../../support/record-fixtures.ts";

const long = fc.stringMatching(/^[a-z ,.\n]{0,40}$/).map((piece) => `${piece} word`.repeat(90));

it("leaves a short text alone, and cuts a long one at a space", () => {
  expect(bounded("no pain")).toBe("no pain");
  expect(bounded("one two three", 9)).toBe("one two");
  expect(cutWithin("😀😀😀", 0, 6, 3)).toBe(2);
});

it("gives all of a text, piece by piece", () => {
  fc.assert(
    fc.property(long, (text) => {
      const pieces = inPieces(text, (piece, start) => [{ piece, start }]);
      expect(pieces.map(({ piece }) => piece).join("")).toBe(text);
      for (const { piece, start } of pieces) {
        expect(piece.length).toBeLessThanOrEqual(longestPassage);
        expect(text.startsWith(piece, start)).toBe(true);
      }
    }),
  );
});

it("no passage of a page is longer than what is read at a time, and no word of it is lost", () => {
  fc.assert(
    fc.property(long, (text) => {
      const passages = readPassages([textPage(text)]);
      for (const passage of passages) expect(passage.text.length).toBeLessThanOrEqual(longestPassage);
      const said = passages.map((passage) => passage.text).join(" ");
      expect(said.match(/word/g)?.length).toBe(text.match(/word/g)?.length);
    }),
    { numRuns: 30 },
  );
});

it("a denial reaches to the end of its scope, however many stand before it", () => {
  const text = `${"no pain, ".repeat(60)}no fever; cough but chills`;
  const [passage] = readPassages([textPage(text)]);
  if (passage === undefined) throw new Error("There is no passage.");
  const contextOf = contextReader(passage);
  const at = (word: string) => contextOf(text.indexOf(word), text.indexOf(word) + word.length);
  expect(at("fever")).toMatchObject({ negated: true, from: 0 });
  expect(at("cough").negated).toBe(false);
  expect(at("chills").negated).toBe(false);
});

it("a question that is longer than what is read is answered from its beginning, and the answer says so", async () => {
  const ask = recordsOf({ letter: "Clinic letter\nDate: 3 March 2025\n\nYour ferritin was 9 ug/L." });
  const asked = "What was my ferritin? ";
  expect((await ask(asked)).notice).not.toContain("very long");
  const answer = await ask(
    `${asked}${"I went for a walk and sat down. ".repeat(120)} I have crushing chest pain right now.`,
  );
  expect(answer.notice).toContain("its first 1,000 letters were read");
  expect(answer.safety).toContain("emergency");
});
