/**
 * Trains which messages tell of danger: `EVAL_DATA=… tsx training/danger.ts [--write]`, after `safety.ts`. It learns from all messages that somebody else wrote
 * (`safety-messages/`: `moments.txt` is danger told in everyday words and what only looks like it, `flagged.txt` and `flagged-second.txt` are readers' questions that had a safe answer, with
 * what they need), from questions for the list of medicines, and from the questions of the training folders, which ask what the records say. It prints by groups held out, and for 600 messages that it never learns from, what is given and missed.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { dangerClasses } from "#core/findings/safety/learned-danger.ts";
import { safetyOf } from "#core/findings/safety/safety.ts";
import { safetyFeatures } from "#core/findings/safety/safety-features.ts";
import { statusReader } from "#core/understanding/statements/status/learned-status.ts";
import { askedOfFolder } from "./asked-questions.ts";
import { multinomial, quantised } from "./multinomial.ts";
import { trainingFolders } from "./training-folders.ts";

type Kind = (typeof dangerClasses)[number];
interface Sample {
  /** Samples of a group are learned from or measured with together. */
  group: string;
  set: "messages" | "questions";
  text: string;
  kind: Kind;
  features: string[];
  weight: number;
}

const groupsOfMessages = 40;
const readersWeight = 0.3;
const penalty = 0.5;
const fewest = 7;

const written = [
  ...["needed", "not-needed", "flagged", "flagged-second", "moments"].flatMap(messages),
  ...listQuestions(),
];
const samples = [...written, ...(await questions(new Set(written.map(({ text }) => text))))];
const seen = new Map<string, number>();
for (const { features } of samples) for (const one of features) seen.set(one, (seen.get(one) ?? 0) + 1);
const names = [...seen].filter(([name, count]) => count >= fewest || name.startsWith("rule ")).map(([name]) => name);
console.log(`${samples.length} messages and questions, ${names.length} features`);

const groups = [...new Set(samples.map(({ group }) => group))];
const share = new Map<Sample, number>();
for (const part of [0, 1, 2, 3]) {
  const held = new Set(groups.filter((_, index) => index % 4 === part));
  const danger = readerOf(samples.filter(({ group }) => !held.has(group)));
  for (const sample of samples) if (held.has(sample.group)) share.set(sample, danger(sample.features));
}
const ruled = new Set(samples.filter(({ text }) => isRuled(text)));
const ways: [string, (sample: Sample) => boolean][] = [["rules", (sample) => ruled.has(sample)]];
for (const least of [0.05, 0.1, 0.15, 0.2])
  for (const leastRuled of [0, 0.02, 0.05, least])
    ways.push([
      `from ${least}, by rule from ${leastRuled}`,
      (sample) => (share.get(sample) ?? 0) >= (ruled.has(sample) ? leastRuled : least),
    ]);
for (const [name, given] of ways) {
  const inDanger = samples.filter(({ kind }) => kind !== "none");
  const needless = (["messages", "questions"] as const).map((set) => {
    const others = samples.filter((one) => one.set === set && one.kind === "none");
    return `${others.filter(given).length} of ${others.length} ${set}`;
  });
  console.log(
    `${name}: ${inDanger.filter(given).length} of ${inDanger.length} in danger, needlessly ${needless.join(", ")}`,
  );
}
const whole = readerOf(samples);
for (const name of ["danger", "harmless"]) {
  const texts = linesOf(`held-${name}`).map((line) => line.replace(/^[a-z-]+ \| /, ""));
  const given = (least: number, leastRuled: number) =>
    texts.filter((text) => whole(safetyFeatures(text)) >= (isRuled(text) ? leastRuled : least)).length;
  console.log(
    `held, ${name}, ${texts.length}: rules ${texts.filter(isRuled).length}, from 0.1 and by rule from 0.05 ${given(0.1, 0.05)}, from 0.2 and 0.1 ${given(0.2, 0.1)}`,
  );
}
if (process.argv.includes("--write")) {
  const text = `${JSON.stringify(learn(samples))}\n`;
  writeFileSync(new URL("../src/core/findings/safety/danger-weights.json", import.meta.url), text);
  console.log(`${(gzipSync(text).length / 1000).toFixed(0)} kB gzip`);
}

function linesOf(name: string): string[] {
  return readFileSync(new URL(`./safety-messages/${name}.txt`, import.meta.url), "utf8")
    .split("\n")
    .filter((line) => line !== "");
}

function messages(name: string): Sample[] {
  return linesOf(name)
    .filter((line) => line.includes("|"))
    .map((line, index): Sample => {
      const [kind = "", text = ""] = line.split("|").map((part) => part.trim());
      const group = `${name} ${index % groupsOfMessages}`;
      return { group, set: "messages", text, kind: dangerOf(kind), features: safetyFeatures(text), weight: 1 };
    });
}

/** Who asks for the list of medicines, for a form or a bag, is in no danger, whatever else they tell. */
function listQuestions(): Sample[] {
  return readFileSync(new URL("./list-questions/written.txt", import.meta.url), "utf8")
    .split("\n")
    .filter((line) => line.includes(" | "))
    .map((line, index) => {
      const text = line.slice(4);
      const group = `lists ${index % groupsOfMessages}`;
      return { group, set: "messages", text, kind: "none", features: safetyFeatures(text), weight: 1 };
    });
}

/** What asks for advice is in no danger. */
function dangerOf(kind: string): Kind {
  return dangerClasses.find((one) => one === kind) ?? "none";
}

async function questions(known: ReadonlySet<string>): Promise<Sample[]> {
  return (await trainingFolders()).flatMap((folder): Sample[] => {
    const gold = folder.gold.questions
      .filter(({ expect }) => expect !== "safety")
      .map(({ q }) => ({ text: q, weight: 1 }));
    const asked = askedOfFolder(folder.id)
      .filter(({ question }) => safetyOf(question) === undefined)
      .map(({ question }) => ({ text: question, weight: readersWeight }));
    return [...gold, ...asked]
      .filter(({ text }) => !known.has(text))
      .map(({ text, weight }) => {
        const features = safetyFeatures(text);
        return { group: folder.id, set: "questions", text, kind: "none", features, weight };
      });
  });
}

function isRuled(text: string): boolean {
  return dangerOf(safetyOf(text) ?? "") !== "none";
}

function learn(some: readonly Sample[]) {
  const labelled = some.map(({ features, kind, weight }) => ({ features, label: kind, weight }));
  return quantised(multinomial(labelled, names, dangerClasses, { penalty }));
}

/** How likely what is seen of a message is danger. */
function readerOf(some: readonly Sample[]): (features: readonly string[]) => number {
  const read = statusReader<Kind>(learn(some));
  return (features) => 1 - (read(features).get("none") ?? 1);
}
