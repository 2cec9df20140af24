/**
 * Keeps short patients' records that were written to ask questions of: `tsx training/keep-dossiers.ts NAME PATH`, where PATH holds NN.txt. Each becomes a folder
 * `NAMENN` of records without a summary, and the questions over it. In a file, "## record DAY KIND | NAME" opens a record whose lines begin with a number of their own
 * ("a4 …", "a5~ …" where the paragraph goes on); after "## questions" stands "question | a5 a1", the lines that answer it, the most important first, or "-".
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { type AskedOfFolder, questionsAt } from "./asked-questions.ts";
import { type KeptFolder, keptAt } from "./training-folders.ts";

type Place = AskedOfFolder[number]["places"][number];
const [name = "", path = ""] = process.argv.slice(2);
mkdirSync(keptAt, { recursive: true });
mkdirSync(questionsAt, { recursive: true });
for (const file of readdirSync(path).filter((one) => one.endsWith(".txt"))) {
  const id = `${name}${file.replace(/\.txt$/, "")}`;
  const { today, records, places, questions } = dossier(readFileSync(join(path, file), "utf8"));
  const kept: KeptFolder = {
    ...{ id, today, name: "", gold: { documents: {}, questions: [] } },
    records: records.map((record) => ({
      name: record.name,
      pages: [{ number: 1, text: record.text, lines: [], source: "text-layer" }],
    })),
  };
  const lost: string[] = [];
  const asked: AskedOfFolder = questions.flatMap(({ question, numbers }) => {
    const found = numbers.map((number) => places.get(number)).filter((place) => place !== undefined);
    if (found.length < numbers.length) lost.push(question);
    return found.length < numbers.length ? [] : [{ question, places: found }];
  });
  writeFileSync(join(keptAt, `${id}.json.gz`), gzipSync(JSON.stringify(kept), { level: 9 }));
  writeFileSync(join(questionsAt, `${id}.json.gz`), gzipSync(JSON.stringify(asked), { level: 9 }));
  console.log(`${id}: ${records.length} records, ${asked.length} questions, ${lost.length} lost ${lost.join(" / ")}`);
}

function dossier(whole: string) {
  const records: { name: string; text: string }[] = [];
  const places = new Map<string, Place>();
  const questions: { question: string; numbers: string[] }[] = [];
  let asks = false;
  let today = "";
  for (const line of whole.split("\n").map((one) => one.trimEnd())) {
    const opens = /^## record\s+.*?\|\s*(.+)$/.exec(line);
    const said = /^([a-z]+\d+)(~?)\s+(.*)$/.exec(line);
    const record = records.at(-1);
    today = /^## today\s+(\S+)/.exec(line)?.[1] ?? today;
    if (opens) {
      const number = String(records.length + 1).padStart(2, "0");
      records.push({ name: `${number}-${(opens[1] ?? "").trim().replace(/\s+/g, "-")}`, text: "" });
    } else if (line.startsWith("## questions")) asks = true;
    else if (asks && line.includes("|")) {
      const [question = "", numbers = ""] = line.split(/\s*\|\s*(?=[^|]*$)/);
      questions.push({ question, numbers: numbers === "-" ? [] : numbers.split(/[\s,;]+/).filter(Boolean) });
    } else if (record && said && !asks) {
      const [, number = "", goesOn, text = ""] = said;
      record.text += record.text === "" ? "" : goesOn ? " " : "\n";
      places.set(number, [record.name, 1, record.text.length, record.text.length + text.length]);
      record.text += text;
    }
  }
  return { today, records, places, questions };
}
