/**
 * Learns which sentences go on with an answer: `EVAL_DATA=… tsx training/goes-on.ts [--write]`, last of all. Readers' questions over the folders that nothing else
 * learns from (`heldFolders`), their sentences in the order that the finished ranker and readers give; a sentence that a reader named goes on.
 * Cross-validated by folder it prints how many of the sentences that are taken from so sure on are right, and how many of the right ones are taken.
 */
import { writeFileSync } from "node:fs";
import { bestSentences } from "#core/findings/evidence/answer-from-evidence.ts";
import { goesOnFeatures, lookedAt } from "#core/findings/evidence/goes-on.ts";
import { boostedTrees, flatTrees, type Tree, treesSum } from "./boosted-trees.ts";
import { readersQuestions, recordsOf } from "./labelled-questions.ts";
import { heldFolders } from "./training-folders.ts";

interface Sample {
  folder: string;
  place: number;
  features: string[];
  target: number;
}

const fewest = 30;
const options = { trees: 160, depth: 4, rate: 0.06, penalty: 20, fewest };
const samples: Sample[] = [];
for (const folder of heldFolders()) {
  const records = recordsOf(folder);
  for (const { asked, sentences } of readersQuestions(folder, records)) {
    const right = new Set(sentences.flatMap(({ sentence, label }) => (label > 0 ? [sentence] : [])));
    const { ranked } = await bestSentences(asked, records);
    ranked.slice(0, lookedAt).forEach(({ sentence }, place) => {
      const features = goesOnFeatures(asked, ranked, place);
      samples.push({ folder: folder.id, place, features, target: right.has(sentence) ? 1 : 0 });
    });
  }
}
const names = [...new Set(samples.flatMap(({ features }) => features))].sort();
console.log(`${samples.length} sentences, ${samples.filter(({ target }) => target === 1).length} of them right`);
const folders = [...new Set(samples.map(({ folder }) => folder))];
const likely = new Map<Sample, number>();
for (const part of [0, 1, 2, 3]) {
  const held = new Set(folders.filter((_, at) => at % 4 === part));
  const trees = learn(samples.filter(({ folder }) => !held.has(folder)));
  for (const sample of samples)
    if (held.has(sample.folder)) likely.set(sample, treesSum(trees, new Set(sample.features)));
}
const rest = samples.filter(({ place }) => place > 0);
for (const least of [0.1, 0.15, 0.2, 0.25, 0.3, 0.35, 0.4, 0.5]) {
  const taken = rest.filter((sample) => (likely.get(sample) ?? 0) >= least);
  const right = taken.filter(({ target }) => target === 1).length;
  const all = rest.filter(({ target }) => target === 1).length;
  const each = taken.length / samples.filter(({ place }) => place === 0).length;
  console.log(
    `from ${least}: ${(right / taken.length).toFixed(3)} of them right, ${(right / all).toFixed(3)} of the right, ${each.toFixed(2)} a question`,
  );
}
if (process.argv.includes("--write")) {
  const file = new URL("../src/core/findings/evidence/goes-on-trees.json", import.meta.url);
  writeFileSync(file, `${JSON.stringify(flatTrees(learn(samples)))}\n`);
}

function learn(known: readonly Sample[]): Tree[] {
  return boostedTrees(known, names, options);
}
