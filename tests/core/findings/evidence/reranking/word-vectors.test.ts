import { expect, test } from "vitest";
import { WordVectors, wordForm } from "#core/findings/evidence/reranking/word-vectors.ts";

const vectors = new WordVectors({
  words: "pill tablet",
  dimensions: 2,
  vectors: Buffer.from([0xf8, 0xbc]).toString("base64"),
  rarities: Buffer.from([255, 0, 51, 102]).toString("base64"),
  rarityScale: 1.5,
  unknown: [1.2, 0.9],
});

test.each([
  ["Tablets", "tablets"],
  ["7", "<n1>"],
  ["2025", "<n4>"],
  ["123456789", "<n5>"],
  ["14/3/25", "<num>"],
  ["q6h", "<mix>"],
  ["mum’s", "mum's"],
])("%s counts as %s", (token, form) => {
  expect(wordForm(token)).toBe(form);
});

test("a word has its direction, how common and rare it is, and its length", () => {
  const { vector, traits } = vectors.of("tablet");
  expect([...(vector ?? [])].map((value) => Number(value.toFixed(2)))).toEqual([0.6, 0.8]);
  expect(traits.map((trait) => Number(trait.toFixed(2)))).toEqual([0.3, 0.6, 0.5]);
});

test("a plural and a possessive are read as their word", () => {
  expect(vectors.of("tablets").vector).toEqual(vectors.of("tablet").vector);
  expect(vectors.of("pill's").vector).toEqual(vectors.of("pill").vector);
});

test("a word that nobody knows has no direction, and the traits of the rarest", () => {
  expect(vectors.of("zzyzx")).toEqual({ vector: undefined, traits: [1.2, 0.9, 5 / 12] });
});
