/**
 * Trains when an answer is given: `tsx training/confidence.ts PATH [--write] [=0.5]`, after `reader-questions.ts PATH` and `pair-reader.py PATH`.
 * Questions that have an answer against those that have none: first what the ranker's best sentences say of the question, learned from all folders by
 * the scores of rankers that had not learned from them; then that beside what the reader thinks of them, learned from the folders that are new to it. The
 * table is cross-validated by folder.
 */
import { writeFileSync } from "node:fs";
import { type WrittenQuestion, writtenQuestions } from "./held-scores.ts";

interface Model {
  bias: number;
  weights: number[];
}

interface Example {
  folder: string;
  question: string;
  inputs: number[];
  answered: boolean;
}

/** Pulls weights to nothing. */
const ridge = 0.001;
const without = new Map<string, Model>();
const questions = writtenQuestions(process.argv[2] ?? "").filter(({ set }) => set !== "point" && set !== "held");
const enough = Number(process.argv.find((word) => word.startsWith("="))?.slice(1) ?? 0.5);
const names = [...new Set(questions.flatMap(({ c }) => Object.keys(c)))].sort();
const isAnswered = ({ set }: WrittenQuestion) => set !== "absent";

const byWords = questions.map((question): Example => {
  const inputs = names.map((name) => question.c[name] ?? 0);
  return { folder: question.folder, question: question.q, inputs, answered: isAnswered(question) };
});
const words = learnLogistic(byWords);
const withReader = questions.flatMap((question, at): Example[] => {
  const example = byWords[at];
  if (question.answers === undefined || example === undefined) return [];
  // What the words say is learned without the folder: it is new to them too.
  return [{ ...example, inputs: [sumOf(wordsWithout(question.folder), example.inputs), question.answers] }];
});

const folders = [...new Set(withReader.map(({ folder }) => folder))];
const judged = new Map<Example, number>();
for (const folder of folders) {
  const model = learnLogistic(withReader.filter((one) => one.folder !== folder));
  for (const one of withReader) if (one.folder === folder) judged.set(one, probability(model, one));
}
const rate = (answered: boolean, threshold: number) => {
  const some = withReader.filter((one) => one.answered === answered);
  return (some.filter((one) => (judged.get(one) ?? 0) >= threshold === answered).length / some.length).toFixed(3);
};
for (const threshold of [0.2, 0.25, 0.3, 0.35, 0.4, 0.45, 0.5, 0.55, 0.6])
  console.log(`from ${threshold}: answered ${rate(true, threshold)}, refused ${rate(false, threshold)}`);
for (const one of withReader)
  if ((judged.get(one) ?? 0) >= enough !== one.answered)
    console.log(`${one.answered ? "LOST" : "GIVEN"} ${judged.get(one)?.toFixed(2)} [${one.folder}] ${one.question}`);

const read = learnLogistic(withReader);
if (process.argv.includes("--write")) {
  const rounded = (value = 0) => Number(value.toFixed(3));
  const content = {
    enough,
    bias: rounded(words.bias),
    weights: Object.fromEntries(names.map((name, index) => [name, rounded(words.weights[index])])),
    read: { bias: rounded(read.bias), words: rounded(read.weights[0]), reader: rounded(read.weights[1]) },
  };
  const file = new URL("../src/core/findings/evidence/confidence-weights.json", import.meta.url);
  writeFileSync(file, `${JSON.stringify(content, undefined, 2)}\n`);
}

function wordsWithout(folder: string): Model {
  const known = without.get(folder) ?? learnLogistic(byWords.filter((one) => one.folder !== folder));
  without.set(folder, known);
  return known;
}

function sumOf({ bias, weights }: Model, inputs: readonly number[]): number {
  return weights.reduce((sum, weight, index) => sum + weight * (inputs[index] ?? 0), bias);
}

function probability(model: Model, { inputs }: Example): number {
  return 1 / (1 + Math.exp(-sumOf(model, inputs)));
}

/** Both classes weigh the same. */
function learnLogistic(some: readonly Example[]): Model {
  const model: Model = { bias: 0, weights: new Array<number>(some[0]?.inputs.length ?? 0).fill(0) };
  const share = some.filter(({ answered }) => answered).length / some.length;
  for (let step = 0; step < 800; step++) {
    let bias = 0;
    const slope = new Array<number>(model.weights.length).fill(0);
    for (const one of some) {
      const weight = one.answered ? 0.5 / share : 0.5 / (1 - share);
      const error = (probability(model, one) - (one.answered ? 1 : 0)) * weight;
      bias += error;
      for (let at = 0; at < slope.length; at++) slope[at] = (slope[at] ?? 0) + error * (one.inputs[at] ?? 0);
    }
    const rate = 0.5 / some.length;
    model.bias -= rate * bias;
    model.weights = model.weights.map(
      (weight, at) => weight - rate * ((slope[at] ?? 0) + ridge * some.length * weight),
    );
  }
  return model;
}
