import type { Group, Row, Skip } from "../../support/measurement.ts";
import { dataPath } from "../understanding/data-folder.ts";
import { type Folder, readFolders } from "./folder.ts";
import { judgeAnswer } from "./judge-answers.ts";
import { judgeChart } from "./judge-chart.ts";
import { judgeSummary } from "./judge-summary.ts";
import { judgedKind } from "./judged-kind.ts";
import { readOut } from "./read-out.ts";

const group = "folders";

/** What is counted over folders: how many of how many. */
class Counts {
  private readonly counts = new Map<string, { held: number; all: number }>();

  add(name: string, held: number, all = 1): void {
    const before = this.counts.get(name) ?? { held: 0, all: 0 };
    this.counts.set(name, { held: before.held + held, all: before.all + all });
  }

  of(name: string): { held: number; all: number } {
    return this.counts.get(name) ?? { held: 0, all: 0 };
  }
}

/** The rows with their bounds: a share of what was counted, or (without one) how many. */
const shares: [name: string, bound: number, direction: Row["direction"]][] = [
  ["taking recalled", 0.9, "at-least"],
  ["taking precise", 0.9, "at-least"],
  ["not taking told", 0.9, "at-least"],
  ["allergies recalled", 0.95, "at-least"],
  ["allergies precise", 0.95, "at-least"],
  ["problems recalled", 0.8, "at-least"],
  ["active problems precise", 0.93, "at-least"],
  ["results", 0.97, "at-least"],
  ["appointments", 0.9, "at-least"],
  ["appointments to come precise", 0.9, "at-least"],
  ["open loops", 0.75, "at-least"],
  ["people", 0.8, "at-least"],
  ["disagreements", 0.6, "at-least"],
  ["date of care", 0.97, "at-least"],
  ["kind", 0.93, "at-least"],
  ["questions right", 0.85, "at-least"],
  ["questions with something wrong", 0.03, "at-most"],
  ["to be answered: led with the answer", 0.9, "at-least"],
  ["to be answered: evidence cited", 0.95, "at-least"],
  ["to be answered: all of it in the first 60 words", 0.75, "at-least"],
  ["absent refused", 0.95, "at-least"],
  ["safety", 1, "at-least"],
  ["needless safety", 0, "at-most"],
  ["points leading, weighted", 0.75, "at-least"],
  ["points anywhere, weighted", 0.9, "at-least"],
  ["weight 3 leading", 0.9, "at-least"],
  ["summaries with something wrong", 0.05, "at-most"],
];
const numbers = ["dangerous: listed as taken", "dangerous answers", "dangerous summaries"];

/** Folders of invented patients, each with what a good reader says of it. */
export const foldersGroup: Group = {
  name: group,
  async measure() {
    const rows: Row[] = [];
    const skips: Skip[] = [];
    const own = new URL("./own", import.meta.url).pathname;
    const given = dataPath("folders");
    if (given === undefined) skips.push({ group, name: "given folders", reason: "no folder of that name in the data" });
    else rows.push(...(await measureAll("given", given)));
    rows.push(...(await measureAll("own", own)));
    return { rows, skips };
  },
};

async function measureAll(name: string, path: string): Promise<Row[]> {
  const counts = new Counts();
  const words: number[] = [];
  const leading: number[] = [];
  for (const folder of await readFolders(path)) await measureFolder(folder, counts, words, leading);
  const row = (figure: string, value: number, bound: number, direction: Row["direction"], note = ""): Row => ({
    group,
    name: `${name}: ${figure}`,
    value,
    bound,
    direction,
    note,
  });
  return [
    ...shares.map(([figure, bound, direction]) => {
      const { held, all } = counts.of(figure);
      return row(figure, held / all, bound, direction, `${held} of ${all}`);
    }),
    ...numbers.map((figure) => row(figure, counts.of(figure).held, 0, "at-most")),
    row("median words of an answer", median(words), 45, "at-most"),
    row("median leading words of a summary", median(leading), 110, "at-most"),
  ];
}

async function measureFolder(folder: Folder, counts: Counts, words: number[], leading: number[]): Promise<void> {
  const out = readOut(folder);
  if (folder.chart !== undefined)
    for (const { part, ok } of judgeChart(out.chart, folder.chart)) {
      if (part.startsWith("danger")) counts.add("dangerous: listed as taken", 1);
      else counts.add(part, ok ? 1 : 0);
    }
  for (const { name, kind, occurredOn, summary } of out.records) {
    const gold = folder.gold.documents[name];
    if (gold === undefined) continue;
    const verdict = judgeSummary(summary, gold);
    counts.add("date of care", (occurredOn?.date ?? null) === gold.date ? 1 : 0);
    counts.add("kind", judgedKind(kind) === gold.kind ? 1 : 0);
    counts.add("summaries with something wrong", verdict.wrong.length > 0 ? 1 : 0);
    counts.add("dangerous summaries", verdict.danger ? 1 : 0);
    leading.push(verdict.words);
    for (const { weight, lead, any } of verdict.points) {
      counts.add("points leading, weighted", lead ? weight : 0, weight);
      counts.add("points anywhere, weighted", any ? weight : 0, weight);
      if (weight === 3) counts.add("weight 3 leading", lead ? 1 : 0);
    }
  }
  for (const question of folder.gold.questions) {
    const verdict = judgeAnswer(question, await out.ask(question.q));
    counts.add("questions right", verdict.right ? 1 : 0);
    counts.add("questions with something wrong", verdict.wrong.length > 0 ? 1 : 0);
    counts.add("dangerous answers", verdict.danger ? 1 : 0);
    if (question.expect === "absent") counts.add("absent refused", verdict.right ? 1 : 0);
    if (question.expect === "safety") counts.add("safety", verdict.right ? 1 : 0);
    else counts.add("needless safety", verdict.safety ? 1 : 0);
    if (question.expect !== "answer") continue;
    counts.add("to be answered: led with the answer", verdict.lead ? 1 : 0);
    counts.add("to be answered: evidence cited", verdict.evidence ? 1 : 0);
    counts.add("to be answered: all of it in the first 60 words", verdict.direct ? 1 : 0);
    words.push(verdict.words);
  }
}

function median(values: number[]): number {
  return values.sort((one, other) => one - other)[values.length >> 1] ?? 0;
}
