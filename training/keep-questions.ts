/**
 * Keeps the questions that readers wrote over the training folders: `EVAL_DATA=… tsx training/keep-questions.ts PATH`, where PATH holds
 * FOLDER.txt, a line for each question: "question | 3.12 3.4", the sentences that answer it, the most important first, or "-" where none
 * does. "3.12" is the sentence 12 of the record 3. Kept by place, so that they hold whatever way sentences are cut later.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { type AskedOfFolder, questionsAt } from "./asked-questions.ts";
import { recordsOf } from "./labelled-questions.ts";
import { trainingFolders } from "./training-folders.ts";

const path = process.argv[2] ?? "";
mkdirSync(questionsAt, { recursive: true });
for (const folder of await trainingFolders()) {
  const file = join(path, `${folder.id}.txt`);
  if (!existsSync(file)) continue;
  const records = recordsOf(folder);
  const lines = readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "");
  const asked: AskedOfFolder = lines.map((line) => {
    const [question = "", numbers = ""] = line.split("|").map((part) => part.trim());
    const places = numbers === "-" ? [] : numbers.split(/\s+/).map((number) => placeOf(number, line));
    return { question, places };
  });
  writeFileSync(join(questionsAt, `${folder.id}.json.gz`), gzipSync(JSON.stringify(asked), { level: 9 }));
  console.log(
    `${folder.id}: ${asked.length} questions, ${asked.filter(({ places }) => places.length === 0).length} without an answer`,
  );

  function placeOf(number: string, line: string): AskedOfFolder[number]["places"][number] {
    const [record = 0, sentence = 0] = number.split(".").map(Number);
    const evidence = records[record - 1];
    const place = evidence?.sentences[sentence]?.places[0];
    if (evidence === undefined || place === undefined) throw new Error(`${folder.id}: there is no ${number}: ${line}`);
    return [folder.records[record - 1]?.name ?? "", place.page, place.start, place.end];
  }
}
