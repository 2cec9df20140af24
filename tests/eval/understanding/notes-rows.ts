import { readFileSync } from "node:fs";
import type { CitedSentence } from "#core/domain/citation.ts";
import { understandDocument } from "#core/findings/summaries/understand-document.ts";
import { readCsv } from "./csv.ts";
import { dataPath } from "./data-folder.ts";
import { hardestWords } from "./hard-words.ts";
import { keptFacts, keyFactsOf } from "./key-facts.ts";
import { atLeast, atMost, type MeasuredPart } from "./measured-part.ts";
import { plantedPlaces, withOppositeNegation, withOtherNumbers, withOtherUnit } from "./planted-errors.ts";
import { textPage } from "./qa-run.ts";
import { fleschKincaidGrade, ownWords } from "./readability.ts";
import { share } from "./shares.ts";
import { faultsOf } from "./summary-checker.ts";

interface Summary {
  note: string;
  leading: CitedSentence[];
  all: CitedSentence[];
}

const sources: { name: string; files: string[][]; field: string }[] = [
  {
    name: "notes/aci-bench",
    files: [
      ["aci-bench", "train.csv"],
      ["aci-bench", "valid.csv"],
    ],
    field: "note",
  },
  {
    name: "notes/mts-dialog",
    files: [
      ["mts-dialog", "MTS-Dialog-TrainingSet.csv"],
      ["mts-dialog", "MTS-Dialog-ValidationSet.csv"],
    ],
    field: "section_text",
  },
];

const written = (sentence: CitedSentence) => ({
  text: sentence.text,
  quotes: sentence.citations.map((citation) => citation.quote),
});
const textOf = (sentences: readonly CitedSentence[]) => sentences.map((sentence) => sentence.text).join(" ");

/** Summaries of clinical notes: nothing altered, what matters kept, in words that can be read. */
export function notesPart(): MeasuredPart {
  const part: MeasuredPart = { rows: [], skips: [] };
  const hard = hardestWords();
  for (const { name, files, field } of sources) {
    const paths = files.map((file) => dataPath("notes", ...file)).filter((path) => path !== undefined);
    if (paths.length === 0) {
      part.skips.push({ group: "understanding", name, reason: `no folder ${name} in the evaluation's data` });
      continue;
    }
    const notes = paths.flatMap((path) => readCsv(readFileSync(path, "utf8")).map((row) => row[field] ?? ""));
    part.rows.push(...rowsOf(name, notes.filter((note) => note.trim() !== "").map(summarise), hard));
  }
  return part;
}

function summarise(note: string): Summary {
  const document = { id: "note", originalFilename: "note" };
  const { summary } = understandDocument({ document, pages: [textPage(note)], now: new Date("2026-01-15T12:00:00Z") });
  return { note, leading: summary.sentences, all: [...summary.sentences, ...summary.more] };
}

function rowsOf(name: string, summaries: readonly Summary[], hard: readonly string[]): MeasuredPart["rows"] {
  const sentences = summaries.flatMap((summary) => summary.all);
  const faulty = sentences.map(written).filter((sentence) => faultsOf(sentence).length > 0);
  const keys = summaries.map((summary) => keyFactsOf(summary.note));
  const keyCount = keys.reduce((sum, facts) => sum + facts.length, 0);
  const kept = (of: (summary: Summary) => CitedSentence[]) =>
    summaries.reduce((sum, summary, index) => sum + keptFacts(keys[index] ?? [], textOf(of(summary))), 0);
  const [caught, planted] = plantedFound(sentences);
  const [explained, occurring] = explainedHardWords(summaries, hard);
  const rows = [
    atMost({
      name: `${name}: sentences that differ from their evidence`,
      value: faulty.length,
      bound: 0,
      note: `${sentences.length} sentences of ${summaries.length} summaries`,
    }),
    atLeast({
      name: `${name}: planted errors found by the checker`,
      value: share(caught, planted),
      bound: 1,
      note: `${planted} planted`,
    }),
    atLeast({
      name: `${name}: key facts in the leading sentences`,
      value: share(
        kept((summary) => summary.leading),
        keyCount,
      ),
      bound: 0.6,
      note: `${keyCount} key facts`,
    }),
    atLeast({
      name: `${name}: key facts with “More”`,
      value: share(
        kept((summary) => summary.all),
        keyCount,
      ),
      bound: 0.9,
    }),
    atMost({
      name: `${name}: Flesch-Kincaid grade of our own words`,
      value: Math.round(fleschKincaidGrade(sentences.map((sentence) => ownWords(sentence.text))) * 100) / 100,
      bound: 7,
    }),
  ];
  if (hard.length > 0) {
    rows.push(
      atLeast({
        name: `${name}: hard words explained in place`,
        value: share(explained, occurring),
        bound: 0.7,
        note: `${occurring} times one of the 500 hardest words of plain-language/cochrane is quoted`,
      }),
    );
  }
  return rows;
}

/** Sentences altered in one way each: a number, a unit, a negation. The checker must object to every one. */
function plantedFound(sentences: readonly CitedSentence[]): [number, number] {
  const alterations = [withOtherNumbers, withOtherUnit, withOppositeNegation];
  let caught = 0;
  let planted = 0;
  for (const [turn, place] of plantedPlaces(sentences.length).entries()) {
    const sentence = sentences[place];
    if (sentence === undefined) continue;
    const { text, quotes } = written(sentence);
    const altered = [0, 1, 2]
      .map((step) => alterations[(turn + step) % 3]?.(text) ?? text)
      .find((candidate) => candidate !== text);
    if (altered === undefined) continue;
    planted++;
    if (faultsOf({ text: altered, quotes }).length > 0) caught++;
  }
  return [caught, planted];
}

/** Of the hard words that stand in quotes, those with an explanation (after the quote, or as a quoted word and a colon). */
function explainedHardWords(summaries: readonly Summary[], hard: readonly string[]): [number, number] {
  let explained = 0;
  let occurring = 0;
  for (const summary of summaries) {
    const text = textOf(summary.all).toLowerCase();
    for (const word of hard) {
      if (!text.includes(word) || !new RegExp(`“[^”]*\\b${word}\\b`).test(text)) continue;
      occurring++;
      if (new RegExp(`“[^”]*\\b${word}\\b[^”]*”(?:: | \\()`).test(text)) explained++;
    }
  }
  return [explained, occurring];
}
