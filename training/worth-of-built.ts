/**
 * Learns when an answer that was built from the chart is told, and when the records' own words: `EVAL_DATA=… tsx training/worth-of-built.ts [--write]`, after
 * `confidence.ts` and `goes-on.ts`. Readers graded both answers to each question where they differ (`graded-answers.json.gz`: 0 false or misleading, 1 near,
 * 2 partly, 3 right); where folders have judged questions, their judge's word is taken besides. The ranker and the readers have learned from none of
 * these folders but some of the given ones. Cross-validated by folder it prints the mean grade of what is told.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { builtDraft } from "#core/findings/answers/built-draft.ts";
import type { Draft } from "#core/findings/answers/draft.ts";
import { bothFor } from "#core/findings/evidence/answer-from-evidence.ts";
import { worthFeatures } from "#core/findings/evidence/worth-of-built.ts";
import { type GoldQuestion, readFolders } from "../tests/eval/folders/folder.ts";
import { judgeAnswer } from "../tests/eval/folders/judge-answers.ts";
import { readOut } from "../tests/eval/folders/read-out.ts";
import { boostedTrees, flatTrees, type Tree, treesSum } from "./boosted-trees.ts";
import { keptFolders } from "./training-folders.ts";

interface Graded {
  folder: string;
  question: string;
  built: number;
  evidence: number;
}

interface Sample extends Graded {
  set: "readers" | "judge";
  features: string[];
  target: number;
}

const most = 3;
const options = { trees: 60, depth: 3, rate: 0.08, penalty: 12, fewest: 12 };
const file = new URL("./graded-answers.json.gz", import.meta.url);
const graded: Graded[] = JSON.parse(gunzipSync(readFileSync(file)).toString("utf8"));
const ofReaders = new Set(graded.map(({ folder }) => folder));
/** Whole folders that came after the last learning of the readers. */
const isJudged = (id: string) => /^[np][AB]\d$/.test(id);
const folders = [
  ...keptFolders().filter(({ id }) => ofReaders.has(id) || isJudged(id)),
  ...(await readFolders(`${process.env.EVAL_DATA ?? "../shared/data"}/folders`)),
];
const ids = folders.map(({ id }) => id);
const samples: Sample[] = [];
for (const folder of folders) {
  const { source } = readOut(folder);
  const now = new Date(`${folder.today}T10:00:00Z`);
  for (const one of graded.filter((each) => each.folder === folder.id)) {
    const { question, built } = await builtDraft({ question: one.question, history: [], now, records: source });
    const [found, evidence] = await bothFor(question, source, folder.today);
    const features = worthFeatures(found, built, evidence);
    samples.push({ ...one, set: "readers", features, target: (one.built - one.evidence) / most });
  }
  if (ofReaders.has(folder.id)) continue;
  for (const gold of folder.gold.questions.filter(({ expect }) => expect !== "safety")) {
    const { question, built, stands } = await builtDraft({ question: gold.q, history: [], now, records: source });
    if (stands) continue;
    const [found, evidence] = await bothFor(question, source, folder.today);
    if (wordsOf(built) === wordsOf(evidence)) continue;
    const [ofBuilt, ofEvidence] = [grade(gold, built), grade(gold, evidence)];
    const features = worthFeatures(found, built, evidence);
    samples.push({
      ...{ folder: folder.id, question: gold.q, set: "judge", features },
      ...{ built: ofBuilt, evidence: ofEvidence, target: (ofBuilt - ofEvidence) / most },
    });
  }
}
const names = [...new Set(samples.flatMap(({ features }) => features))].sort();
const worth = new Map<Sample, number>();
for (const id of ids) {
  const trees = learn(samples.filter(({ folder }) => folder !== id));
  for (const sample of samples) if (sample.folder === id) worth.set(sample, treesSum(trees, new Set(sample.features)));
}
report(
  "readers, dossiers",
  samples.filter(({ folder, set }) => set === "readers" && folder.length === 4),
);
report(
  "readers, folders",
  samples.filter(({ folder, set }) => set === "readers" && folder.length === 3),
);
report(
  "judge, new folders",
  samples.filter(({ folder, set }) => set === "judge" && isJudged(folder)),
);
report(
  "judge, given folders",
  samples.filter(({ folder, set }) => set === "judge" && !isJudged(folder)),
);
if (process.argv.includes("--write")) {
  const to = new URL("../src/core/findings/evidence/worth-of-built-trees.json", import.meta.url);
  writeFileSync(to, `${JSON.stringify(flatTrees(learn(samples)))}\n`);
}

function wordsOf({ sentences }: Draft): string {
  return sentences.map(({ text }) => text).join(" ");
}

/** The judge's word, as readers grade. */
function grade(gold: GoldQuestion, draft: Draft): number {
  const { right, wrong, must } = judgeAnswer(gold, {
    ...{ answer: wordsOf(draft), sentences: draft.sentences, found: draft.found, engine: "", notice: "" },
    ...(draft.unsure ? { preface: "" } : {}),
  });
  if (gold.expect === "absent") return right ? most : draft.unsure ? 2 : 0;
  return right ? most : wrong.length > 0 ? 0 : must ? 2 : 1;
}

function report(name: string, some: readonly Sample[]): void {
  const mean = (grade: (sample: Sample) => number) =>
    (some.reduce((sum, sample) => sum + grade(sample), 0) / some.length).toFixed(2);
  const zeros = (grade: (sample: Sample) => number) => some.filter((sample) => grade(sample) === 0).length;
  const told = (from: number) => (sample: Sample) =>
    (worth.get(sample) ?? 0) >= from ? sample.built : sample.evidence;
  const ways: [string, (sample: Sample) => number][] = [
    ["built", ({ built }) => built],
    ["evidence", ({ evidence }) => evidence],
    ["the better", ({ built, evidence }) => Math.max(built, evidence)],
    ...[-0.15, -0.1, -0.05, 0, 0.05, 0.1, 0.15].map((from): [string, (sample: Sample) => number] => [
      `from ${from}`,
      told(from),
    ]),
  ];
  for (const [way, grade] of ways)
    console.log(`${name} (${some.length}), ${way}: ${mean(grade)}, ${zeros(grade)} false`);
}

function learn(known: readonly Sample[]): Tree[] {
  return boostedTrees(known, names, options);
}
