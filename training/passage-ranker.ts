/**
 * Trains the ranker of passages: `EVAL_DATA=… tsx training/passage-ranker.ts [--write] [--unmeasured]`. Cross-validates by folder over the development
 * folders and prints how often the answer stands among the first sentences; with --write all of them make the weights.
 */
import { writeFileSync } from "node:fs";
import { featureNames } from "#core/findings/evidence/passage-features.ts";
import { scoreOf } from "#core/findings/evidence/passage-ranker.ts";
import { meets, wordCount } from "../tests/eval/folders/words.ts";
import {
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
import { trainingFolders } from "./training-folders.ts";

/** Made questions count less than asked ones. */
const pointWeight = 0.4;
const ridge = 0.003;
const folders = await trainingFolders();
const questions: LabelledQuestion[] = [];
const extra: LabelledQuestion[] = [];
const readers: LabelledQuestion[] = [];
for (const folder of folders) {
  const records = recordsOf(folder);
  for (const gold of goldQuestionsOf(folder)) questions.push(labelQuestion(folder, records, gold));
  for (const gold of pointQuestions(folder)) {
    const labelled = labelQuestion(folder, records, gold);
    extra.push({ ...labelled, sentences: nearest(labelled.sentences), weight: pointWeight });
  }
  readers.push(...readersQuestions(folder, records));
}
const today = "2026-02-12";
for (const set of laySets) {
  const records = layRecordsOf(set, today);
  for (const lay of layQuestionsOf(set)) extra.push(labelByWords(`lay${set}`, records, lay, today));
}
const bare = [...questions, ...extra].filter(({ sentences }) => sentences.every(({ label }) => label === 0));
console.log(
  `${questions.length} + ${extra.length} questions and ${readers.length} of readers, ${bare.length} without a labelled sentence`,
);
for (const { folder, gold } of bare.filter((one) => extra.includes(one)))
  console.log(`unlabelled: ${folder} ${gold.q}`);

const names = [...folders.map(({ id }) => id), ...laySets.map((set) => `lay${set}`)];
const parts = [0, 1, 2, 3].map((part) => names.filter((_, index) => index % 4 === part));
const rounds = process.argv.includes("--unmeasured")
  ? []
  : ([
      ["without readers' questions", [...questions, ...extra]],
      ["learned", [...questions, ...extra, ...readers]],
    ] as const);
for (const [name, learned] of rounds) {
  const byFolder = new Map<string, number[]>();
  for (const held of parts) {
    const weights = learn(
      learned.filter(({ folder }) => !held.includes(folder)),
      { ridge },
    );
    for (const folder of held) byFolder.set(folder, weights);
  }
  report(`${name}, by folder`, questions, (folder) => byFolder.get(folder) ?? []);
  report("   on own questions", extra, (folder) => byFolder.get(folder) ?? []);
  report("   on readers' questions", readers, (folder) => byFolder.get(folder) ?? []);
}

if (process.argv.includes("--write")) {
  const weights = learn([...questions, ...extra, ...readers], { ridge });
  const named = featureNames.flatMap((name, index) => {
    const weight = Number((weights[index] ?? 0).toFixed(3));
    return Math.abs(weight) < 0.02 ? [] : [[name, weight] as const];
  });
  const file = new URL("../src/core/findings/evidence/passage-weights.json", import.meta.url);
  writeFileSync(file, `${JSON.stringify({ weights: Object.fromEntries(named) }, undefined, 2)}\n`);
  console.log(`${named.length} weights written`);
}

/** How often the first sentence is a labelled one, how often one of the first three is, and all that is wanted within so many words. */
function report(name: string, of: readonly LabelledQuestion[], weights: (folder: string) => readonly number[]): void {
  let first = 0;
  let three = 0;
  let within = [0, 0];
  for (const { folder, gold, sentences } of of) {
    const own = weights(folder);
    const ranked = sentences
      .map((one) => ({ ...one, score: scoreOf(one.features, own) }))
      .sort((one, other) => other.score - one.score);
    const best = Math.max(...sentences.map(({ label }) => label));
    const good = (index: number) => (ranked[index]?.label ?? 0) > 0 && (ranked[index]?.label ?? 0) >= best * 0.4;
    if (good(0)) first++;
    if ([0, 1, 2].some(good)) three++;
    within = within.map((sum, index) => sum + (meets(gold.must, taken(ranked, [45, 85][index] ?? 0)) ? 1 : 0));
  }
  const share = (count: number) => (count / Math.max(1, of.length)).toFixed(3);
  console.log(
    `${name}: first ${share(first)}, in three ${share(three)}, all within 45 words ${share(within[0] ?? 0)}, within 85 ${share(within[1] ?? 0)}`,
  );
}

function taken(ranked: readonly { text: string }[], words: number): string {
  const said: string[] = [];
  let count = 0;
  for (const { text } of ranked.slice(0, 8)) {
    if (count > 0 && count + wordCount(text) > words) break;
    said.push(text);
    count += wordCount(text);
  }
  return said.join(" ");
}
