/**
 * Trains which questions want the whole list of medicines: `tsx training/medicine-list-questions.ts [--write] [--show]`. It learns from questions that
 * somebody else wrote for it (`list-questions/written.txt`: "y | question" or "n | question", half of the latter near misses), from those of readers
 * that name medicines (`asked.txt`, labelled), and from readers' questions of which none asks for it. Cross-validated by parts.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { medicineListFeatures } from "#core/findings/evidence/asks-for-medicines.ts";
import { statusReader } from "#core/understanding/statements/status/learned-status.ts";
import { askedOfFolder } from "./asked-questions.ts";
import { multinomial, quantised } from "./multinomial.ts";
import { trainingFolders } from "./training-folders.ts";

const classes = ["list", "other"] as const;
type Kind = (typeof classes)[number];
interface Sample {
  text: string;
  kind: Kind;
  features: string[];
}

const penalty = 0.3;
const fewest = 3;
const parts = 5;
/** Of readers' questions that name no medicine every so many-th is enough. */
const everyOther = 8;

const labelled = ["written", "asked"].flatMap((name) =>
  readFileSync(new URL(`./list-questions/${name}.txt`, import.meta.url), "utf8")
    .split("\n")
    .filter((line) => line.includes(" | "))
    .map((line) => sample(line.slice(4), line.startsWith("y") ? "list" : "other")),
);
const known = new Set(labelled.map(({ text }) => text));
const others = (await trainingFolders())
  .flatMap(({ id }) => askedOfFolder(id))
  .map(({ question }) => question)
  .filter((question) => !known.has(question) && !namesMedicines(question))
  .filter((_, index) => index % everyOther === 0)
  .map((question) => sample(question, "other"));
const samples = [...labelled, ...others];
console.log(`${labelled.length} labelled, ${others.length} others`);

const shares = new Map<Sample, number>();
for (let part = 0; part < parts; part++) {
  const read = reader(samples.filter((_, index) => index % parts !== part));
  samples.forEach((one, index) => {
    if (index % parts === part) shares.set(one, read(one.features).get("list") ?? 0);
  });
}
for (const least of [0.3, 0.4, 0.5, 0.6, 0.7]) {
  const told = samples.filter((one) => (shares.get(one) ?? 0) >= least);
  const right = told.filter(({ kind }) => kind === "list").length;
  const all = samples.filter(({ kind }) => kind === "list").length;
  console.log(
    `from ${least}: found ${(right / all).toFixed(3)} of ${all}, precise ${(right / told.length).toFixed(3)}`,
  );
}
if (process.argv.includes("--show"))
  for (const one of samples) {
    const share = shares.get(one) ?? 0;
    if (share >= 0.5 !== (one.kind === "list")) console.log(`${one.kind} ${share.toFixed(2)}: ${one.text}`);
  }
if (process.argv.includes("--write")) {
  const text = `${JSON.stringify(model(samples))}\n`;
  writeFileSync(new URL("../src/core/findings/evidence/medicine-list-weights.json", import.meta.url), text);
  console.log(`${(gzipSync(text).length / 1000).toFixed(0)} kB gzip`);
}

function sample(text: string, kind: Kind): Sample {
  return { text, kind, features: medicineListFeatures(text) };
}

function namesMedicines(question: string): boolean {
  return /\b(?:medic\w*|meds?|tablets?|tabs|pills?|drugs?|taking|takes?)\b/i.test(question);
}

function reader(some: readonly Sample[]) {
  return statusReader<Kind>(model(some));
}

function model(some: readonly Sample[]) {
  const seen = new Map<string, number>();
  for (const { features } of some) for (const one of features) seen.set(one, (seen.get(one) ?? 0) + 1);
  const names = [...seen].filter(([, count]) => count >= fewest).map(([name]) => name);
  const known = some.map(({ features, kind }) => ({ features, label: kind }));
  return quantised(multinomial(known, names, classes, { penalty }), 16);
}
