/**
 * Learns where lines are joined: `EVAL_DATA=../shared/data tsx training/line-joins.ts [--write]`. Logistic regression by gradient descent, fixed order;
 * prints what cross-validation by folder says.
 */
import { writeFileSync } from "node:fs";
import { lineJoinFeatures, placeLines } from "#core/reading/line-joins.ts";
import { readableLines } from "#core/reading/text-lines.ts";
import { readLineJoinLabels } from "./line-join-labels.ts";
import { trainingFolders } from "./training-folders.ts";

interface Sample {
  folder: string;
  features: string[];
  joined: boolean;
  placed: boolean;
}

const target = new URL("../src/core/reading/line-join-weights.json", import.meta.url);
const rounds = 120;
const rate = 0.05;
const shrink = 0.0004;

async function readSamples(): Promise<Sample[]> {
  const labels = new Map(readLineJoinLabels().map((label) => [`${label.record} ${label.page} ${label.start}`, label]));
  const samples: Sample[] = [];
  // Text that was typed or pasted has no places: each page is learned from with them and without.
  for (const folder of await trainingFolders())
    for (const { name, pages } of folder.records)
      for (const page of pages.flatMap((page) => [page, { ...page, lines: [] }])) {
        const lines = readableLines(page.text);
        const places = placeLines(page, lines);
        lines.forEach((line, index) => {
          const label = labels.get(`${folder.id}/${name} ${page.number} ${line.start}`);
          if (label === undefined || index === 0) return;
          const placed = page.lines.length > 0;
          samples.push({ folder: folder.id, features: lineJoinFeatures(places, index), joined: label.joined, placed });
        });
      }
  return samples;
}

function learn(samples: readonly Sample[]): Map<string, number> {
  const weights = new Map<string, number>();
  for (let round = 0; round < rounds; round++) {
    const step = rate / (1 + round / 20);
    for (const { features, joined } of samples) {
      const error = (joined ? 1 : 0) - probability(weights, features);
      for (const feature of features) {
        const weight = weights.get(feature) ?? 0;
        weights.set(feature, weight + step * (error - shrink * weight));
      }
    }
  }
  return weights;
}

function probability(weights: ReadonlyMap<string, number>, features: readonly string[]): number {
  return 1 / (1 + Math.exp(-features.reduce((sum, feature) => sum + (weights.get(feature) ?? 0), 0)));
}

const samples = await readSamples();
const folders = [...new Set(samples.map(({ folder }) => folder))];
const right = { placed: 0, typed: 0 };
const falseJoins = { placed: 0, typed: 0 };
for (let part = 0; part < 5; part++) {
  const held = new Set(folders.filter((_, index) => index % 5 === part));
  const weights = learn(samples.filter(({ folder }) => !held.has(folder)));
  for (const { features, joined, placed } of samples.filter(({ folder }) => held.has(folder))) {
    const said = probability(weights, features) > 0.5;
    const kind = placed ? "placed" : "typed";
    if (said === joined) right[kind]++;
    else if (said) falseJoins[kind]++;
  }
}
for (const kind of ["placed", "typed"] as const) {
  const all = samples.length / 2;
  console.log(`${kind}: ${all} line ends, right ${(right[kind] / all).toFixed(3)}, joined wrongly ${falseJoins[kind]}`);
}
if (process.argv.includes("--write")) {
  const weights = [...learn(samples)].filter(([, weight]) => Math.abs(weight) > 0.02).sort();
  writeFileSync(
    target,
    `${JSON.stringify(Object.fromEntries(weights.map(([name, weight]) => [name, Number(weight.toFixed(2))])), null, 0)}\n`,
  );
}
