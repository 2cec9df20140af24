import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readCsv } from "../understanding/csv.ts";
import { dataPath } from "../understanding/data-folder.ts";

/** A sentence of a real note, and the document it is of. */
export interface RealSentence {
  text: string;
  document: string;
}

/** Sentences of clinical notes and records, as they stand there: whole, of 30 to 220 characters, with at least five words. */
export function realSentences(): RealSentence[] {
  return [
    ...notes("aci-bench", "train.csv", "note"),
    ...notes("mts-dialog", "MTS-Dialog-TrainingSet.csv", "section_text"),
    ...records(),
  ];
}

function notes(folder: string, file: string, field: string): RealSentence[] {
  const path = dataPath("notes", folder, file);
  if (path === undefined) return [];
  return readCsv(readFileSync(path, "utf8")).flatMap((row, index) =>
    sentencesOf(row[field] ?? "", `${folder}/${index}`),
  );
}

function records(): RealSentence[] {
  const root = dataPath("qa", "records");
  if (root === undefined) return [];
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap((entry) =>
      readdirSync(join(root, entry.name)).flatMap((file) =>
        sentencesOf(readFileSync(join(root, entry.name, file), "utf8"), `${entry.name}/${file}`),
      ),
    );
}

function sentencesOf(text: string, document: string): RealSentence[] {
  return text
    .split(/\n+|(?<=[a-z0-9)%][.!?])\s+(?=[A-Z])/)
    .map((sentence) => sentence.replace(/\s+/g, " ").trim())
    .filter(
      (sentence) =>
        sentence.length >= 30 &&
        sentence.length <= 220 &&
        sentence.split(" ").length >= 5 &&
        /^[A-Z]/.test(sentence) &&
        /[.!?]$/.test(sentence),
    )
    .map((sentence) => ({ text: sentence, document }));
}
