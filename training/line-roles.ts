/**
 * Learns the roles of passages: `EVAL_DATA=… tsx training/line-roles.ts [--write]`. Prints, cross-validated by folder, how often a role is right by
 * the rules alone, learned without them, and both together.
 */
import { writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { lineRoles } from "#core/domain/line-role.ts";
import { type RolesKnown, roleFeatures, stepsOf } from "#core/understanding/structure/learned/role-features.ts";
import { readRoles } from "#core/understanding/structure/read-roles.ts";
import { readLayout } from "#core/understanding/structure/read-structure.ts";
import { annotatedRecords, markedRole } from "./annotated-records.ts";
import { weightsFile } from "./role-weights.ts";
import { learnSequences, type Sequence, type SequenceModel, scoresOf } from "./sequence-model.ts";

const argv = process.argv.slice(2);
const option = (name: string, otherwise: number) =>
  Number(argv.find((word) => word.startsWith(`--${name}=`))?.split("=")[1] ?? otherwise);
const parts = option("parts", 6);

interface Sample {
  folder: string;
  name: string;
  texts: string[];
  /** What is seen of each passage, and the same without the rules' roles. */
  names: number[][];
  alone: number[][];
  steps: number[];
  rules: number[];
  right: number[];
}
const samples: Sample[] = [];
/** How many passages of a record's top, and how many of its middle, make a piece. */
const cuts = [
  { top: 0, rest: 1 },
  { top: 0, rest: 1 },
  { top: 0, rest: 5 },
  { top: 2, rest: 1 },
  { top: 3, rest: 1 },
  { top: 3, rest: 2 },
  { top: 4, rest: 1 },
  { top: 6, rest: 3 },
];
/** Pieces of records, so that a page without its top and a patient's own line are known too; nothing is measured on them. */
const pieces: Sample[] = [];
for (const [index, { folder, name, pages, today, annotations }] of (await annotatedRecords()).entries()) {
  const known = { pages, ...readLayout(pages, today) };
  const sampleOf = (part: RolesKnown): Sample => ({
    folder,
    name,
    texts: part.passages.map(({ text }) => text),
    names: numbersOf(part),
    alone: numbersOf({ ...part, rules: part.passages.map(() => "other") }),
    steps: stepsOf(part),
    rules: part.rules.map((role) => lineRoles.indexOf(role)),
    right: part.passages.map((passage) => lineRoles.indexOf(markedRole(passage, annotations) as never)),
  });
  samples.push(sampleOf(known));
  const { length } = known.passages;
  for (const [at, { top, rest }] of cuts.entries()) {
    const from = Math.max(top, (index * 7 + at * 11) % Math.max(1, length));
    pieces.push(
      sampleOf(pieceOf(known, (place) => place < top || (place >= from && place < from + rest), at % 2 === 0)),
    );
  }
}
const folders = [...new Set(samples.map(({ folder }) => folder))];
const passages = samples.reduce((sum, { right }) => sum + right.length, 0);
console.log(`${folders.length} folders, ${samples.length} records, ${passages} passages`);
const writers = argv.includes("--writers");
const groupOf = (folder: string) =>
  writers ? (/^d/.test(folder) ? folder.slice(0, 2) : "given") : String(folders.indexOf(folder) % parts);
const groups = [...new Set(folders.map(groupOf))];
const ways: [string, "names" | "alone"][] = [
  ["learned", "alone"],
  ["both", "names"],
];
if (argv.includes("--both")) ways.splice(0, 1);
const results = new Map<string, Map<Sample, number[]>>([["rules", new Map(samples.map((one) => [one, one.rules]))]]);
if (!argv.includes("--write")) {
  for (const [way, seen] of ways) {
    const found = new Map<Sample, number[]>();
    for (const group of groups) {
      const { read } = learn(
        samples.filter(({ folder }) => groupOf(folder) !== group),
        seen,
      );
      for (const one of samples) if (groupOf(one.folder) === group) found.set(one, read(one));
    }
    results.set(way, found);
  }
  report();
} else {
  const only = new RegExp(argv.find((word) => word.startsWith("--only="))?.slice(7) ?? ".");
  const { names, model } = learn(
    samples.filter(({ folder }) => only.test(folder)),
    "names",
  );
  const target = new URL("../src/core/understanding/structure/learned/role-weights.json", import.meta.url);
  const content = `${JSON.stringify(weightsFile(names, model))}\n`;
  writeFileSync(target, content);
  console.log(`${content.length} bytes, ${gzipSync(content).length} gzip`);
}

function pieceOf(known: RolesKnown, holds: (place: number) => boolean, isPlain: boolean): RolesKnown {
  const piece = {
    pages: known.pages,
    passages: known.passages.filter((_, place) => holds(place)),
    places: known.places.filter((_, place) => holds(place)),
    tables: new Map(),
    entries: new Set<number>(),
    kind: isPlain ? "other" : known.kind,
  };
  return { ...piece, rules: readRoles(piece) };
}

function numbersOf(known: RolesKnown): number[][] {
  return roleFeatures(known).map((row) => [...new Set(row)]);
}

function learn(whole: readonly Sample[], seen: "names" | "alone") {
  const inside = new Set(whole.map(({ folder }) => folder));
  const known = [...whole, ...pieces.filter(({ folder }) => inside.has(folder))];
  const inFolders = new Map<number, Set<string>>();
  for (const { folder, [seen]: rows } of known)
    for (const row of rows)
      for (const name of row) {
        const held = inFolders.get(name);
        if (held === undefined) inFolders.set(name, new Set([folder]));
        else held.add(folder);
      }
  const chosen = [...inFolders]
    .filter(([, held]) => held.size >= option("folders", 4))
    .map(([name]) => name)
    .sort((one, other) => one - other);
  const indexOf = new Map(chosen.map((name, index) => [name, index]));
  const sequence = ({ [seen]: rows, steps, right }: Sample): Sequence => ({
    features: rows.map((row) => Int32Array.from(row.flatMap((name) => indexOf.get(name) ?? []))),
    steps,
    classes: right,
  });
  const started = performance.now();
  const model = learnSequences(known.map(sequence), {
    classes: lineRoles.length,
    features: chosen.length,
    steps: 3,
    rounds: option("rounds", 10),
    rate: option("rate", 0.1),
    ridge: option("ridge", 0.001),
    lasso: option("lasso", 0.01),
    dropout: option("dropout", 0.3),
  });
  const kept = model.weights.reduce((sum, weight) => sum + (weight === 0 ? 0 : 1), 0);
  console.log(`${chosen.length} features, ${kept} weights, ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return { model, names: chosen, read: (sample: Sample) => bestPath(model, sequence(sample)) };
}

function bestPath(model: SequenceModel, { features, steps }: Sequence): number[] {
  const { classes, moves } = model;
  const scores = scoresOf(model, features);
  const back: Int32Array[] = [];
  let ahead = scores.slice(0, classes);
  for (let place = 1; place < features.length; place++) {
    const step = (steps[place] ?? 0) * classes * classes;
    const from = new Int32Array(classes);
    const next = new Float64Array(classes);
    for (let to = 0; to < classes; to++) {
      let most = Number.NEGATIVE_INFINITY;
      for (let one = 0; one < classes; one++) {
        const score = (ahead[one] as number) + (moves[step + one * classes + to] as number);
        if (score > most) [most, from[to]] = [score, one];
      }
      next[to] = most + (scores[place * classes + to] as number);
    }
    back.push(from);
    ahead = next;
  }
  if (features.length === 0) return [];
  let at = ahead.indexOf(Math.max(...ahead));
  const path = [at];
  for (const from of back.reverse()) {
    at = from[at] as number;
    path.unshift(at);
  }
  return path;
}

function report(): void {
  const rows = new Map<string, Map<string, [number, number, number]>>();
  for (const [way, found] of results)
    for (const sample of samples) {
      const roles = found.get(sample) ?? [];
      sample.right.forEach((right, place) => {
        if (right < 0) return;
        const said = roles[place] ?? -1;
        const put = (role: string, at: 0 | 1 | 2) => {
          const row = rows.get(role) ?? new Map<string, [number, number, number]>();
          const counts = row.get(way) ?? [0, 0, 0];
          counts[at]++;
          row.set(way, counts);
          rows.set(role, row);
        };
        for (const key of ["all", `of ${/^d/.test(sample.folder) ? sample.folder.slice(0, 2) : "given"}`]) {
          put(key, 1);
          put(key, 2);
          if (said === right) put(key, 0);
        }
        put(lineRoles[right] as string, 1);
        if (said >= 0) put(lineRoles[said] as string, 2);
        if (said === right) put(lineRoles[right] as string, 0);
        if (argv.includes(`--show=${sample.folder}`) && said !== right && way === "both")
          console.log(
            `${sample.folder}/${sample.name} ${lineRoles[right]} <- ${lineRoles[said]} (rules ${lineRoles[sample.rules[place] as number]}): ${sample.texts[place]?.replace(/\n/g, " ").slice(0, 140)}`,
          );
      });
    }
  const names = [...results.keys()];
  console.log(`${"F1 of".padEnd(20)} ${names.map((way) => way.padStart(8)).join(" ")}     count`);
  for (const [role, row] of [...rows].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const f1 = names.map((way) => {
      const [hit, marked, said] = row.get(way) ?? [0, 0, 0];
      return ((2 * hit) / Math.max(1, marked + said)).toFixed(3).padStart(8);
    });
    console.log(`${role.padEnd(20)} ${f1.join(" ")} ${String(row.get(names[0] as string)?.[1] ?? 0).padStart(8)}`);
  }
}
