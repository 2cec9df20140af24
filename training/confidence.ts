/**
 * Trains when an answer is given: `EVAL_DATA=… tsx training/confidence.ts PATH [--write] [=0.55]`, after the reader's `--measure`, whose scores in PATH it goes
 * by: of a reader that did not learn from the folder. Questions that have an answer against those that have none; cross-validated by folder.
 */
import { writeFileSync } from "node:fs";
import { readQuestion } from "#core/findings/answers/question.ts";
import { readAsked } from "#core/findings/evidence/asked-terms.ts";
import { confidenceFeatures } from "#core/findings/evidence/confidence.ts";
import { rankSentences } from "#core/findings/evidence/passage-ranker.ts";
import type { ReadEvidence } from "#core/findings/evidence/read-evidence.ts";
import { loadSentenceReader, rerankSentences } from "#core/findings/evidence/reranking/rerank-sentences.ts";
import { absentQuestions } from "./absent-questions.ts";
import { askedOfFolder } from "./asked-questions.ts";
import { heldScores, rankedByHeld } from "./held-scores.ts";
import { recordsOf } from "./labelled-questions.ts";
import { layQuestionsOf, layRecordsOf, laySets } from "./lay-questions.ts";
import { trainingFolders } from "./training-folders.ts";

interface Example {
  folder: string;
  question: string;
  features: Record<string, number>;
  answered: boolean;
  /** Written by others, over the folder itself. */
  given: boolean;
  weight: number;
}

const today = "2026-02-12";
const reader = await loadSentenceReader();
const examples: Example[] = [];
const held = heldScores(process.argv[2] ?? "");
const add = (folder: string, records: readonly ReadEvidence[], question: string, answered: boolean, given: boolean) => {
  const known = rankedByHeld(held, { folder, question, today }, records);
  const asked = known?.asked ?? readAsked(readQuestion(question, today), records, today);
  const ranked = known?.ranked ?? rerankSentences(asked, rankSentences(asked, records), reader);
  const features = confidenceFeatures(asked, ranked);
  examples.push({ folder, question, features, answered, given, weight: 1 });
};
const folders = (await trainingFolders()).filter(({ id }) => [...held.keys()].some((key) => key.startsWith(`${id}/`)));
for (const folder of folders) {
  const records = recordsOf(folder);
  const text = folder.records.flatMap(({ pages }) => pages.map((page) => page.text)).join("\n");
  for (const { q, expect } of folder.gold.questions)
    if (expect !== "safety") add(folder.id, records, q, expect === "answer", true);
  for (const { question, places } of askedOfFolder(folder.id))
    add(folder.id, records, question, places.length > 0, true);
  for (const [question, would] of absentQuestions)
    if (!would.test(text)) add(folder.id, records, question, false, false);
}
for (const set of laySets) {
  const records = layRecordsOf(set, today);
  for (const { question } of layQuestionsOf(set)) add(`lay${set}`, records, question, true, false);
}
const names = [...new Set(examples.flatMap(({ features }) => Object.keys(features)))];
const of = (answered: boolean) => examples.filter((one) => one.answered === answered);
for (const one of examples)
  one.weight = (one.given && !one.answered ? 4 : 1) * (one.answered ? 1 : of(true).length / of(false).length / 2);
console.log(`${of(true).length} with an answer, ${of(false).length} without`);

const places = [...new Set(examples.map(({ folder }) => folder))];
const judged = new Map<Example, number>();
for (const part of [0, 1, 2, 3]) {
  const out = new Set(places.filter((_, index) => index % 4 === part));
  const model = learnLogistic(examples.filter(({ folder }) => !out.has(folder)));
  for (const one of examples) if (out.has(one.folder)) judged.set(one, probability(model, one));
}
const rate = (some: readonly Example[], threshold: number) =>
  (
    some.filter((one) => (judged.get(one) ?? 0) >= threshold === one.answered).length / Math.max(1, some.length)
  ).toFixed(3);
for (const threshold of [0.3, 0.35, 0.4, 0.45, 0.5, 0.55, 0.6, 0.65, 0.7])
  console.log(
    `from ${threshold}: answered ${rate(
      of(true).filter(({ given }) => given),
      threshold,
    )}, own ${rate(
      of(true).filter(({ given }) => !given),
      threshold,
    )}, refused ${rate(
      of(false).filter(({ given }) => given),
      threshold,
    )}, own ${rate(
      of(false).filter(({ given }) => !given),
      threshold,
    )}`,
  );
const enough = Number(process.argv.find((word) => word.startsWith("="))?.slice(1) ?? 0.5);
for (const one of examples)
  if (one.given && (judged.get(one) ?? 0) >= enough !== one.answered)
    console.log(`${one.answered ? "LOST" : "GIVEN"} ${judged.get(one)?.toFixed(2)} [${one.folder}] ${one.question}`);
const model = learnLogistic(examples);
if (process.argv.includes("--write")) {
  const weights = Object.fromEntries(names.map((name, index) => [name, Number((model[index + 1] ?? 0).toFixed(3))]));
  const file = new URL("../src/core/findings/evidence/confidence-weights.json", import.meta.url);
  writeFileSync(
    file,
    `${JSON.stringify({ enough, bias: Number((model[0] ?? 0).toFixed(3)), weights }, undefined, 2)}\n`,
  );
}

function probability(model: readonly number[], { features }: Example): number {
  const sum = names.reduce(
    (total, name, index) => total + (features[name] ?? 0) * (model[index + 1] ?? 0),
    model[0] ?? 0,
  );
  return 1 / (1 + Math.exp(-sum));
}

function learnLogistic(some: readonly Example[]): number[] {
  const model = new Array<number>(names.length + 1).fill(0);
  const total = some.reduce((sum, { weight }) => sum + weight, 0);
  for (let step = 0; step < 1500; step++) {
    const slope = new Array<number>(model.length).fill(0);
    for (const one of some) {
      const error = (probability(model, one) - (one.answered ? 1 : 0)) * one.weight;
      slope[0] = (slope[0] ?? 0) + error;
      names.forEach((name, index) => {
        slope[index + 1] = (slope[index + 1] ?? 0) + error * (one.features[name] ?? 0);
      });
    }
    model.forEach((value, index) => {
      model[index] = value - 1.5 * ((slope[index] ?? 0) / total + 0.0005 * value);
    });
  }
  return model;
}
