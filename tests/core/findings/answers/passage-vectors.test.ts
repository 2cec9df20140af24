import { expect, it } from "vitest";
import type { Page } from "#core/domain/page.ts";
import type { Embedder } from "#core/findings/answers/embedder.ts";
import { fusePassages } from "#core/findings/answers/fuse-passages.ts";
import { makeVectorPiece, PassageVectors } from "#core/findings/answers/passage-vectors.ts";
import { SearchIndex } from "#core/findings/answers/search-index.ts";
import { vectorPieceName } from "#core/findings/answers/vector-piece-name.ts";

/** Counts letters: texts of the same letters lie near, which is enough to see what is kept and found. */
const letters: Embedder = {
  version: "letters/1",
  dimensions: 26,
  async embed(texts) {
    return texts.map((text) => {
      const vector = new Float32Array(26);
      for (const letter of text.toLowerCase()) {
        const at = letter.charCodeAt(0) - 97;
        if (at >= 0 && at < 26) vector[at] = (vector[at] ?? 0) + 1;
      }
      const length = Math.hypot(...vector) || 1;
      return vector.map((value) => value / length);
    });
  },
};

const page = (text: string): Page[] => [{ number: 1, text, lines: [], source: "text-layer" }];
const firstText = "The cat slept on the mat.\nPlease come back in three weeks.";
const secondText = "Sugar was high before lunch.";

async function vectorsOf(texts: Record<string, string>): Promise<PassageVectors> {
  const vectors = new PassageVectors();
  for (const [id, text] of Object.entries(texts)) {
    const state = await makeVectorPiece({ fingerprint: `${id}/1` }, page(text), letters);
    expect(vectors.load(vectorPieceName(id), state, letters.version)).toBe(true);
  }
  return vectors;
}

const vectorOf = async (text: string) => (await letters.embed([text]))[0] ?? new Float32Array();

it("finds the passage itself first, at its place, as near as one byte a dimension allows", async () => {
  const vectors = await vectorsOf({ first: firstText, second: secondText });
  const [best] = vectors.near(await vectorOf("Please come back in three weeks."), 3);
  expect(best).toMatchObject({ documentId: "first", page: 1 });
  expect(firstText.slice(best?.start, best?.end)).toBe("Please come back in three weeks.");
  expect(best?.similarity).toBeGreaterThan(0.999);
});

it("finds a passage of hard words by what they mean, and lists it once", async () => {
  const vectors = await vectorsOf({ eyes: "She has keratoconjunctivitis sicca." });
  const near = vectors.near(await vectorOf("dry eyes"), 5);
  expect(near).toHaveLength(1);
  const plain = near[0]?.similarity ?? 0;
  const printed = await vectorOf("She has keratoconjunctivitis sicca.");
  const asked = await vectorOf("dry eyes");
  expect(plain).toBeGreaterThan(printed.reduce((sum, value, at) => sum + value * (asked[at] ?? 0), 0));
});

it("refuses pieces of another embedder, other bytes and other names", async () => {
  const state = await makeVectorPiece({ fingerprint: "1" }, page(firstText), letters);
  const vectors = new PassageVectors();
  expect(vectors.load(vectorPieceName("first"), state, "letters/2")).toBe(false);
  expect(vectors.load("search-0:first", state, letters.version)).toBe(false);
  expect(vectors.load(vectorPieceName("first"), new Uint8Array([0, 0, 0, 9, 123]), letters.version)).toBe(false);
  expect(vectors.load(vectorPieceName("first"), state.subarray(0, state.length - 5), letters.version)).toBe(false);
  expect(vectors.documentCount).toBe(0);
});

it("drops what is gone or was read anew, and says what is missing", async () => {
  const vectors = await vectorsOf({ first: firstText, second: secondText });
  const missing = vectors.synchronise(
    new Map([
      ["first", "first/2"],
      ["third", "third/1"],
    ]),
  );
  expect(missing).toEqual(["first", "third"]);
  expect(vectors.near(await vectorOf("sugar"), 5)).toEqual([]);
});

it("shows a passage that only its meaning finds, before one that the words find badly", async () => {
  const vectors = await vectorsOf({ first: firstText, second: secondText });
  const index = new SearchIndex();
  const document = (id: string) => ({
    ...{ id, originalFilename: `${id}.txt`, title: undefined, kind: undefined, occurredOn: undefined },
    ...{ uploadedAt: "2026-01-01T00:00:00Z", fingerprint: `${id}/1`, version: "1" },
  });
  index.add(document("first"), { pages: page(firstText), facts: [] });
  index.add(document("second"), { pages: page(secondText), facts: [] });
  const byWords = index.search([[["cat"]], [["nowhere"]], [["absent"]]], 5);
  expect(byWords).toHaveLength(1);
  const question = await vectorOf("high sugar before a lunch");
  const fused = fusePassages(byWords, { question, vectors }, index);
  expect(fused[0]?.document.id).toBe("second");
  expect(fused.map((passage) => passage.document.id)).toContain("first");
});
