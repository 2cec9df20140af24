/**
 * Trains when a safe answer comes first, and which: `EVAL_DATA=… tsx training/safety.ts [--write] [--show]`. It learns from messages that somebody else
 * wrote (`safety-messages/needed.txt`: "kind | message", and `not-needed.txt`, which look alike and ask what the records say), and from the questions
 * of the training folders. Cross-validated by folder and by parts of the messages, beside the rules alone.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { safetyClasses } from "#core/findings/safety/learned-safety.ts";
import { safetyOf } from "#core/findings/safety/safety.ts";
import { safetyFeatures } from "#core/findings/safety/safety-features.ts";
import { statusReader } from "#core/understanding/statements/status/learned-status.ts";
import { askedOfFolder } from "./asked-questions.ts";
import { multinomial, quantised } from "./multinomial.ts";
import { trainingFolders } from "./training-folders.ts";

type Kind = (typeof safetyClasses)[number];
interface Sample {
  /** Samples of a group are learned from or measured with together. */
  group: string;
  set: "messages" | "questions" | "readers";
  text: string;
  /** Of a folder's question it is known only that some safe answer is needed. */
  kind: Kind | "some";
  features: string[];
  weight: number;
}

const groupsOfMessages = 40;
const readersWeight = 0.3;
const penalty = 0.5;
const fewest = 3;

const samples = [...messages(), ...(await questions())];
const seen = new Map<string, number>();
for (const { features } of samples) for (const one of features) seen.set(one, (seen.get(one) ?? 0) + 1);
const names = [...seen].filter(([name, count]) => count >= fewest || name.startsWith("rule ")).map(([name]) => name);
console.log(`${samples.length} messages and questions, ${names.length} features`);

const groups = [...new Set(samples.map(({ group }) => group))];
const safeShare = new Map<Sample, number>();
for (const part of [0, 1, 2, 3]) {
  const held = new Set(groups.filter((_, index) => index % 4 === part));
  const read = statusReader<Kind>(learn(samples.filter(({ group }) => !held.has(group))));
  for (const sample of samples)
    if (held.has(sample.group)) safeShare.set(sample, 1 - (read(sample.features).get("none") ?? 1));
}
for (const set of ["messages", "questions"] as const) {
  report(set, "rules", ({ text }) => safetyOf(text) !== undefined);
  for (const least of [0.2, 0.25, 0.3, 0.4, 0.5])
    report(set, `learned, from ${least}`, (sample) => (safeShare.get(sample) ?? 0) >= least);
}
if (process.argv.includes("--show"))
  for (const sample of samples) {
    const share = safeShare.get(sample) ?? 0;
    if (sample.set !== "readers" && share >= 0.25 !== (sample.kind !== "none"))
      console.log(`${sample.kind} ${share.toFixed(2)}, rules ${safetyOf(sample.text) ?? "none"}: ${sample.text}`);
  }
if (process.argv.includes("--write")) {
  const text = `${JSON.stringify(learn(samples))}\n`;
  writeFileSync(new URL("../src/core/findings/safety/safety-weights.json", import.meta.url), text);
  console.log(`${(gzipSync(text).length / 1000).toFixed(0)} kB gzip`);
}

function messages(): Sample[] {
  return ["needed", "not-needed"].flatMap((name) =>
    readFileSync(new URL(`./safety-messages/${name}.txt`, import.meta.url), "utf8")
      .split("\n")
      .filter((line) => line.includes("|"))
      .map((line, index): Sample => {
        const [kind = "", text = ""] = line.split("|").map((part) => part.trim());
        const group = `${name} ${index % groupsOfMessages}`;
        return { group, set: "messages", text, kind: kind as Kind, features: safetyFeatures(text), weight: 1 };
      }),
  );
}

async function questions(): Promise<Sample[]> {
  return (await trainingFolders()).flatMap((folder): Sample[] => {
    const known = folder.gold.questions.map(({ q: text, expect }): Sample => {
      const kind = expect === "safety" ? "some" : "none";
      return { group: folder.id, set: "questions", text, kind, features: safetyFeatures(text), weight: 1 };
    });
    // Readers asked what the records say; where the rules see danger all the same, nobody has said which it is.
    const asked = askedOfFolder(folder.id).filter(({ question }) => safetyOf(question) === undefined);
    const others = asked.map(({ question: text }): Sample => {
      const features = safetyFeatures(text);
      return { group: folder.id, set: "readers", text, kind: "none", features, weight: readersWeight };
    });
    return [...known, ...others];
  });
}

/** Where only some safe answer is known to be needed, it is the likeliest by those whose kind is known. */
function learn(some: readonly Sample[]) {
  const known = some.filter(({ kind }) => kind !== "some");
  const labelled = known.map(({ features, kind, weight }) => ({ features, label: kind, weight }));
  const read = statusReader<Kind>(quantised(multinomial(labelled, names, safetyClasses, { penalty })));
  const guessed = some
    .filter(({ kind }) => kind === "some")
    .map(({ features, weight }) => {
      const shares = [...read(features)].filter(([kind]) => kind !== "none");
      const [label] = shares.reduce((best, one) => (one[1] > best[1] ? one : best));
      return { features, label, weight };
    });
  return quantised(multinomial([...labelled, ...guessed], names, safetyClasses, { penalty }));
}

function report(set: Sample["set"], name: string, says: (sample: Sample) => boolean): void {
  const share = (needed: boolean) => {
    const some = samples.filter((sample) => sample.set === set && (sample.kind !== "none") === needed);
    return `${(some.filter(says).length / some.length).toFixed(3)} of ${some.length}`;
  };
  console.log(`${set}, ${name}: given where needed ${share(true)}, where not ${share(false)}`);
}
