/**
 * Learns what a clause of a record is worth in its summary: `EVAL_DATA=… tsx training/summary-sentences.ts [--write]`. Weak labels: a clause that
 * meets a point of the folder's gold gets its weight. Cross-validated by folder; writes src/core/findings/summaries/unit-trees.json with --write.
 */
import { writeFileSync } from "node:fs";
import type { Page } from "#core/domain/page.ts";
import { chooseUnits } from "#core/findings/summaries/choose-units.ts";
import { candidatesOf } from "#core/findings/summaries/record-units.ts";
import { summaryRecord } from "#core/findings/summaries/summary-record.ts";
import type { GoldDocument } from "../tests/eval/folders/folder.ts";
import { clean, meets } from "../tests/eval/folders/words.ts";
import { boostedTrees, flatTrees, type Tree, treesSum } from "./boosted-trees.ts";
import { ridge } from "./ridge.ts";
import { trainingFolders } from "./training-folders.ts";

interface Sample {
  folder: string;
  record: number;
  features: string[];
  target: number;
  text: string;
}

const argv = process.argv.slice(2);
const option = (name: string, otherwise: number) =>
  Number(argv.find((word) => word.startsWith(`--${name}=`))?.split("=")[1] ?? otherwise);
const penalty = option("penalty", 60);
const fewestFolders = option("folders", 4);
const share = option("share", 0);
const budget = option("budget", 95);
const folders = await trainingFolders();
const records = folders.flatMap((folder) =>
  folder.records.flatMap(({ name, document, pages }) => {
    const gold = folder.gold.documents[name];
    return gold === undefined ? [] : [{ folder: folder.id, name, gold, ...unitsOf(document, pages, folder.today) }];
  }),
);
const samples = records.flatMap(({ folder, units, gold }, record) => {
  const targets = targetsOf(
    units.map(({ text }) => clean(text)),
    gold,
  );
  return units.map(
    ({ features, text }, index): Sample => ({ folder, record, features, text, target: targets[index] ?? 0 }),
  );
});
console.log(`${samples.length} clauses, ${samples.filter(({ target }) => target > 0).length} of them meet a point`);
const worthOf = new Map<Sample, number>();
const parts = option("parts", 4);
const partOf = new Map(folders.map(({ id }, index) => [id, index % parts]));
for (let held = 0; held < parts; held++) {
  const weights = learn(samples.filter(({ folder }) => partOf.get(folder) !== held));
  for (const sample of samples)
    if (partOf.get(sample.folder) === held) worthOf.set(sample, worth(weights, sample.features));
}
measure(worthOf);
const all = learn(samples);
const own = new Map(samples.map((sample) => [sample, worth(all, sample.features)]));
console.log("on what it was learned from:");
measure(own);
if (argv.includes("--write")) {
  const target = new URL("../src/core/findings/summaries/unit-trees.json", import.meta.url);
  writeFileSync(target, `${JSON.stringify(flatTrees(all.trees))}\n`);
}

function unitsOf(document: { id: string; originalFilename: string }, pages: Page[], today: string) {
  return { units: candidatesOf(summaryRecord(document, pages, today)) };
}

/** Each clause gets the weight of the points that it meets; two near ones that meet a point only together share it. */
function targetsOf(texts: readonly string[], gold: GoldDocument): number[] {
  const targets = texts.map(() => 0);
  const add = (index: number, amount: number) => {
    targets[index] = (targets[index] ?? 0) + amount;
  };
  for (const { must, weight } of gold.points) {
    const alone = texts.flatMap((text, index) => (meets(must, text) ? [index] : []));
    for (const index of alone) add(index, weight / Math.sqrt(Math.max(1, alone.length - 1)));
    if (alone.length > 0) continue;
    for (let reach = 1; reach <= 3; reach++) {
      const pairs = texts.flatMap((text, index) => {
        const other = texts[index + reach];
        return other !== undefined && meets(must, `${text} ${other}`) ? [index] : [];
      });
      for (const index of pairs) {
        add(index, (0.55 * weight) / Math.max(1, pairs.length));
        add(index + reach, (0.55 * weight) / Math.max(1, pairs.length));
      }
      if (pairs.length > 0) break;
    }
  }
  return targets;
}

interface Model {
  weights: Map<string, number>;
  trees: Tree[];
}

function learn(known: readonly Sample[]): Model {
  const inFolders = new Map<string, Set<string>>();
  for (const { folder, features } of known)
    for (const feature of features) {
      const held = inFolders.get(feature);
      if (held === undefined) inFolders.set(feature, new Set([folder]));
      else held.add(folder);
    }
  const names = [...inFolders]
    .filter(([, held]) => held.size >= fewestFolders)
    .map(([name]) => name)
    .sort();
  const given = known.map(({ features, target }) => ({ features, target: Math.min(4, target) }));
  const weights = share === 0 ? new Map<string, number>() : ridge(given, names, penalty);
  const trees =
    share === 1
      ? []
      : boostedTrees(given, names, {
          trees: option("trees", 500),
          depth: option("depth", 4),
          rate: option("rate", 0.06),
          penalty: option("leaf", 10),
          fewest: option("fewest", 12),
        });
  return { weights, trees };
}

function worth({ weights, trees }: Model, features: readonly string[]): number {
  const linear = features.reduce((sum, feature) => sum + (weights.get(feature) ?? 0), 0);
  return share * linear + (1 - share) * treesSum(trees, new Set(features));
}

function measure(worths: ReadonlyMap<Sample, number>): void {
  let [held, whole, words, heavy, heavies] = [0, 0, 0, 0, 0];
  records.forEach(({ gold, units, folder, name }, record) => {
    const mine = samples.filter((sample) => sample.record === record);
    const chosen = chooseUnits(
      units.map((one, index) => ({ ...one, worth: worths.get(mine[index] as Sample) ?? 0 })),
      budget,
    );
    const order = new Set(chosen.map(({ unit }) => unit));
    const text = clean(
      units
        .filter(({ unit }) => order.has(unit))
        .map((one) => one.text)
        .join(" "),
    );
    words += text.split(" ").length;
    if (argv.includes("--show") && worths === worthOf) {
      console.log(`\n=== ${folder}/${name}`);
      for (const [index, { text, unit }] of units.entries())
        console.log(
          `${order.has(unit) ? "*" : " "} ${(worths.get(mine[index] as Sample) ?? 0).toFixed(2)} ${(mine[index]?.target ?? 0).toFixed(1)} ${unit.role}: ${text}`,
        );
      for (const point of gold.points)
        if (!meets(point.must, text))
          console.log(`   MISS ${point.weight} ${point.class}: ${point.gist} ${JSON.stringify(point.must)}`);
    }
    for (const point of gold.points) {
      whole += point.weight;
      const met = meets(point.must, text);
      if (met) held += point.weight;
      if (point.weight === 3) {
        heavies++;
        if (met) heavy++;
      }
    }
  });
  console.log(
    `points ${(held / whole).toFixed(3)}, weight 3 ${(heavy / heavies).toFixed(3)}, words ${(words / records.length).toFixed(0)}`,
  );
}
