/**
 * Shows what the product makes of folders beside what a good reader says: `tsx tests/eval/folders/look.ts PART [FOLDER…] [--in PATH]
 * [--kept] [--quiet]`, where PART is pages, structure, statements, chart, questions or summaries. With --quiet the figures only; with
 * --kept the folders that are learned from (training/folders), which have no chart.
 */
import { keptFolders } from "../../../training/training-folders.ts";
import { type Folder, readFolders } from "./folder.ts";
import { judgeAnswer } from "./judge-answers.ts";
import { judgeChart } from "./judge-chart.ts";
import { judgeSummary } from "./judge-summary.ts";
import { judgedKind } from "./judged-kind.ts";
import { readOut } from "./read-out.ts";

const argv = process.argv.slice(2);
const quiet = argv.includes("--quiet");
const inAt = argv.indexOf("--in");
const path = inAt === -1 ? `${process.env.EVAL_DATA ?? "../shared/data"}/folders` : (argv.splice(inAt, 2)[1] ?? "");
const [part = "chart", ...words] = argv.filter((word) => !word.startsWith("--"));
const kinds = words.filter((word) => word.startsWith("="))[0]?.slice(1);
const ids = words.filter((word) => !word.startsWith("="));
const say = (line: string) => {
  if (!quiet) console.log(line);
};
const folders = argv.includes("--kept") ? keptFolders(ids) : await readFolders(path, ids);
const counts = new Map<string, [number, number]>();
const count = (key: string, amount: number, of = 1) => {
  const [held, all] = counts.get(key) ?? [0, 0];
  counts.set(key, [held + amount, all + of]);
};
for (const folder of folders) await show(folder);
for (const [key, [held, all]] of [...counts].sort())
  console.log(`${key}: ${(held / Math.max(1, all)).toFixed(3)} (${held}/${all})`);

async function show(folder: Folder): Promise<void> {
  if (part === "pages") {
    for (const { name, pages } of folder.records)
      for (const page of pages) console.log(`\n=== ${folder.id}/${name} p${page.number}\n${page.text}`);
    return;
  }
  const out = readOut(folder);
  if (part === "structure" || part === "statements") {
    const { readStructure } = await import("#core/understanding/structure/read-structure.ts");
    for (const { name, pages } of folder.records) {
      const { passages, dateOfCare, kind, identity, author } = readStructure(pages, { today: folder.today });
      const gold = folder.gold.documents[name];
      count("kind", judgedKind(kind) === gold?.kind ? 1 : 0);
      count("date of care", (dateOfCare?.date ?? null) === (gold?.date ?? null) ? 1 : 0);
      count(`kind of ${gold?.kind}`, judgedKind(kind) === gold?.kind ? 1 : 0);
      count(`date of ${gold?.kind}`, (dateOfCare?.date ?? null) === (gold?.date ?? null) ? 1 : 0);
      say(
        `\n=== ${folder.id}/${name} kind ${kind} (${gold?.kind}) date ${dateOfCare?.date} (${gold?.date}) ${identity.name} ${identity.born} by ${author}`,
      );
      if (part === "structure")
        for (const passage of passages)
          say(`${passage.role.padEnd(18)} ${passage.day?.date ?? ""} ${passage.text.replace(/\n/g, " ⏎ ")}`);
      else {
        const record = out.records.find((one) => one.name === name);
        for (const { citations, documentId: _, ...statement } of record?.record.statements ?? [])
          if (kinds === undefined || kinds === statement.kind)
            say(`${JSON.stringify(statement)}\n      « ${citations.map(({ quote }) => quote).join(" | ")}`);
      }
    }
    return;
  }
  if (part === "chart" && folder.chart !== undefined) {
    say(`\n=== ${folder.id}`);
    for (const verdict of judgeChart(out.chart, folder.chart)) {
      if (verdict.part.startsWith("danger")) count(verdict.part, 1);
      else count(verdict.part, verdict.ok ? 1 : 0);
      if (kinds !== undefined && !verdict.part.includes(kinds)) continue;
      if (!verdict.ok) say(`MISS ${verdict.part}: ${verdict.what} — ${verdict.note}`);
    }
  }
  if (part === "questions") await showQuestions(folder, out);
  if (part === "summaries") showSummaries(folder, out);
}

async function showQuestions(folder: Folder, out: ReturnType<typeof readOut>): Promise<void> {
  for (const question of folder.gold.questions) {
    if (kinds !== undefined && question.kind !== kinds && question.expect !== kinds) continue;
    const verdict = judgeAnswer(question, await out.ask(question.q));
    count(`right ${question.expect}`, verdict.right ? 1 : 0);
    count(`told as nearest: ${question.expect}`, verdict.unsure ? 1 : 0);
    count("right of all", verdict.right ? 1 : 0);
    count(`kind ${question.kind}`, verdict.right ? 1 : 0);
    count("wrong said", verdict.wrong.length > 0 ? 1 : 0);
    count("danger said", verdict.danger ? 1 : 0);
    if (question.expect !== "safety") count("needless safety", verdict.safety ? 1 : 0);
    if (question.expect === "answer")
      for (const key of ["must", "lead", "evidence", "short", "direct", "found"] as const)
        count(`answers: ${key}`, verdict[key] ? 1 : 0);
    const flags = ["must", "lead", "evidence", "short"].filter((key) => !verdict[key as "must"]);
    if (!verdict.right || verdict.wrong.length > 0)
      say(
        `\n[${folder.id}] ${question.kind}/${question.expect}: ${question.q}\n   fails: ${flags.join(", ")} ${verdict.found ? "" : "not found"} ${verdict.wrong.length > 0 ? `WRONG ${verdict.wrong.join("; ")}` : ""}\n   wants: ${JSON.stringify(question.must)} lead ${JSON.stringify(question.lead ?? [])} in ${question.evidence}\n   says (${verdict.words}): ${verdict.answer}`,
      );
  }
}

function showSummaries(folder: Folder, out: ReturnType<typeof readOut>): void {
  for (const { name, summary, occurredOn } of out.records) {
    const gold = folder.gold.documents[name];
    if (gold === undefined) continue;
    const verdict = judgeSummary(summary, gold);
    count("date of care shown", (occurredOn?.date ?? null) === gold.date ? 1 : 0);
    count("summaries wrong", verdict.wrong.length > 0 ? 1 : 0);
    count("summaries dangerous", verdict.danger ? 1 : 0);
    count("lead words, mean", verdict.words);
    for (const point of verdict.points) {
      count("points leading, weighted", point.lead ? point.weight : 0, point.weight);
      count("points anywhere, weighted", point.any ? point.weight : 0, point.weight);
      count(`class ${point.class} leading`, point.lead ? 1 : 0);
      if (point.weight === 3) count("weight 3 leading", point.lead ? 1 : 0);
    }
    say(
      `\n=== ${folder.id}/${name} (${verdict.words} words) ${verdict.wrong.length > 0 ? `WRONG ${verdict.wrong.join("; ")}` : ""}`,
    );
    say(`   ${summary.sentences.map(({ text }) => text).join("\n   ")}`);
    for (const point of verdict.points)
      if (!point.lead) say(`   MISS ${point.any ? "(in more) " : ""}${point.weight} ${point.class}: ${point.gist}`);
  }
}
