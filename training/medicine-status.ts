/**
 * Learns what a record tells of each medicine that it names: `EVAL_DATA=… tsx training/medicine-status.ts [--write] [--show]`. Prints what
 * the rules alone, the learned reader alone and both together reach on folders that took no part (cross-validation by folder).
 */
import { writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { patientNames } from "#core/understanding/statements/medication-statements.ts";
import { featuresWithRules } from "#core/understanding/statements/medications/decide-medicine.ts";
import { medicineFeatures, ruledStatus } from "#core/understanding/statements/medications/medicine-features.ts";
import { medicineMentions } from "#core/understanding/statements/medications/medicine-mentions.ts";
import {
  type MedicineStatus,
  medicineStatuses,
  standingOf,
} from "#core/understanding/statements/medications/medicine-status.ts";
import { statusReader } from "#core/understanding/statements/status/learned-status.ts";
import { readStructure } from "#core/understanding/structure/read-structure.ts";
import { labelsOf, readMentionLabels } from "./mention-labels.ts";
import { multinomial, quantised } from "./multinomial.ts";
import { trainingFolders } from "./training-folders.ts";

interface Sample {
  folder: string;
  record: string;
  text: string;
  name: string;
  features: string[];
  ruled: MedicineStatus;
  label: MedicineStatus;
}

const argv = process.argv.slice(2);
const option = (name: string, otherwise: number) =>
  Number(argv.find((word) => word.startsWith(`--${name}=`))?.split("=")[1] ?? otherwise);
const penalty = option("penalty", 4);
/** What fewer folders show weighs more than it tells: every kilobyte is loaded before the demo answers. */
const fewest = option("fewest", 11);
const parts = option("parts", 5);
const labels = readMentionLabels();
const samples: Sample[] = [];
const only = argv.find((word) => word.startsWith("--only="))?.slice(7);
const without = argv.find((word) => word.startsWith("--without="))?.slice(10);
for (const folder of await trainingFolders()) {
  if (only !== undefined && !new RegExp(only).test(folder.id)) continue;
  if (without !== undefined && new RegExp(without).test(folder.id)) continue;
  for (const { name, document, pages } of folder.records) {
    const known = labelsOf(labels, `${folder.id}/${name}`);
    if (known.size === 0) continue;
    const structure = readStructure(pages, { today: folder.today });
    const source = { document, pages, structure, today: folder.today };
    const names = patientNames(source);
    structure.passages.forEach((_, index) => {
      for (const mention of medicineMentions(source, index, names)) {
        const { passage, start } = mention;
        const label = known.get(`m${passage.page}:${passage.start + start}`);
        if (label === undefined) continue;
        samples.push({
          folder: folder.id,
          record: name,
          text: passage.text.replace(/\s+/g, " "),
          name: mention.clause.medicine.printedName,
          features: medicineFeatures(mention),
          ruled: ruledStatus(mention),
          label: label as MedicineStatus,
        });
      }
    });
  }
}
const folders = [...new Set(samples.map(({ folder }) => folder))].sort();
console.log(`${samples.length} mentions in ${folders.length} folders`);

const withRules = ({ features, ruled }: Sample) => featuresWithRules(features, ruled);

type Reading = ReadonlyMap<MedicineStatus, number>;

function learn(known: readonly Sample[], featuresOf: (sample: Sample) => string[]) {
  const inFolders = new Map<string, Set<string>>();
  const all = known.map((sample) => ({ features: featuresOf(sample), label: sample.label, folder: sample.folder }));
  for (const { features, folder } of all)
    for (const feature of features) inFolders.set(feature, (inFolders.get(feature) ?? new Set()).add(folder));
  const names = [...inFolders]
    .filter(([, held]) => held.size >= fewest)
    .map(([name]) => name)
    .sort();
  return quantised(multinomial(all, names, medicineStatuses, { penalty }));
}

function crossValidated(featuresOf: (sample: Sample) => string[]): Map<Sample, Reading> {
  const readings = new Map<Sample, Reading>();
  for (let part = 0; part < parts; part++) {
    const held = new Set(folders.filter((_, index) => index % parts === part));
    const read = statusReader<MedicineStatus>(
      learn(
        samples.filter(({ folder }) => !held.has(folder)),
        featuresOf,
      ),
    );
    for (const sample of samples) if (held.has(sample.folder)) readings.set(sample, read(featuresOf(sample)));
  }
  return readings;
}

const best = (reading: Reading) => [...reading].reduce((one, other) => (other[1] > one[1] ? other : one))[0];
const shareOn = (reading: Reading) =>
  [...reading].reduce((sum, [status, share]) => sum + (standingOf(status) === "on" ? share : 0), 0);

function report(name: string, statusOf: (sample: Sample) => MedicineStatus): void {
  let [exact, standing, said, meant, both, wrongOff, offs] = [0, 0, 0, 0, 0, 0, 0];
  for (const sample of samples) {
    const status = statusOf(sample);
    if (status === sample.label) exact++;
    if (standingOf(status) === standingOf(sample.label)) standing++;
    const isOn = standingOf(status) === "on";
    const shouldOn = standingOf(sample.label) === "on";
    if (isOn) said++;
    if (shouldOn) meant++;
    if (isOn && shouldOn) both++;
    if (standingOf(status) === "off") {
      offs++;
      if (shouldOn) wrongOff++;
    }
  }
  const of = (part: number, whole: number) => (part / Math.max(1, whole)).toFixed(3);
  console.log(
    `${name.padEnd(22)} status ${of(exact, samples.length)}  standing ${of(standing, samples.length)}  taken: precise ${of(both, said)} recalled ${of(both, meant)} (wrong ${said - both})  wrongly over ${wrongOff}/${offs}`,
  );
}

if (!argv.includes("--quick")) show();
if (argv.includes("--write")) {
  const model = learn(samples, withRules);
  const text = `${JSON.stringify(model)}\n`;
  const target = "../src/core/understanding/statements/medications/medicine-status-weights.json";
  writeFileSync(new URL(target, import.meta.url), text);
  console.log(`${model.features.split("\n").length} features, ${(gzipSync(text).length / 1000).toFixed(0)} kB gzip`);
}

function show(): void {
  const alone = crossValidated((sample) => sample.features);
  const together = crossValidated(withRules);
  report("rules alone", ({ ruled }) => ruled);
  report("learned alone", (sample) => best(alone.get(sample) as Reading));
  report("both", (sample) => best(together.get(sample) as Reading));
  for (const [low, high] of [
    [0, 0.1],
    [0.1, 0.3],
    [0.3, 0.5],
    [0.5, 0.7],
    [0.7, 0.9],
    [0.9, 1.01],
  ] as const) {
    const inside = samples.filter((sample) => {
      const share = shareOn(together.get(sample) as Reading);
      return share >= low && share < high;
    });
    const held = inside.filter(({ label }) => standingOf(label) === "on").length;
    console.log(
      `  taken at ${low}-${Math.min(1, high)}: ${(held / Math.max(1, inside.length)).toFixed(2)} of ${inside.length}`,
    );
  }
  if (argv.includes("--show"))
    for (const sample of samples) {
      const reading = together.get(sample) as Reading;
      const said = best(reading);
      if (standingOf(said) === standingOf(sample.label)) continue;
      const top = [...reading].sort((one, other) => other[1] - one[1]).slice(0, 3);
      console.log(
        `${sample.folder}/${sample.record} ${sample.name}: ${sample.label}, said ${top.map(([status, share]) => `${status} ${share.toFixed(2)}`).join(", ")}; rules ${sample.ruled}\n      ${sample.text.slice(0, 240)}`,
      );
    }
}
