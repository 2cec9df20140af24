import { stem, stems } from "#core/findings/answers/search-words.ts";
import { stopWords } from "#core/findings/answers/stop-words.ts";
import { findDates } from "#core/understanding/facts/find-dates.ts";
import { explainedWords } from "#core/understanding/vocabulary/plain-words.ts";
import { tokenise } from "#core/understanding/vocabulary/tokens.ts";
import type { EvidenceRecord } from "./evidence-record.ts";
import { type EvidenceSentence, evidenceSentences } from "./evidence-sentences.ts";
import { type Content, contentsOf } from "./passage-contents.ts";

/** A sentence with all that a question is held against. */
export interface ReadSentence extends EvidenceSentence {
  /** Its words by their stems, in order, small words left out. */
  words: string[];
  wordSet: ReadonlySet<string>;
  /** Stems of what its hard words mean. */
  explained: ReadonlySet<string>;
  headingWords: ReadonlySet<string>;
  contents: ReadonlySet<Content>;
  /** ISO dates that it names, cut to their precision. */
  dates: string[];
}

/** A record with its sentences, and the words by which people name it. */
export interface ReadEvidence {
  record: EvidenceRecord;
  sentences: ReadSentence[];
  /** Stems of its letterhead, title and file kind: "the ER paper", "the physio". */
  ownWords: ReadonlySet<string>;
  /** All stems that it holds. */
  allWords: ReadonlySet<string>;
}

const known = new WeakMap<object, ReadEvidence>();
const headPassages = 7;

/** Reads a record for answering, once for each structure. */
export function readEvidence(record: EvidenceRecord): ReadEvidence {
  const before = known.get(record.structure);
  if (before !== undefined) return before;
  const sentences = evidenceSentences(record).map((sentence) => readSentence(sentence, record.date));
  const head = record.structure.passages.slice(0, headPassages).map(({ text }) => text.slice(0, 200));
  const ownWords = new Set(
    stems(
      [record.title ?? "", record.structure.author ?? "", record.structure.kind.replace("-", " "), ...head].join(" "),
    ),
  );
  const allWords = new Set(ownWords);
  for (const { wordSet, headingWords } of sentences) {
    for (const word of wordSet) allWords.add(word);
    for (const word of headingWords) allWords.add(word);
  }
  const evidence = { record, sentences, ownWords, allWords };
  known.set(record.structure, evidence);
  return evidence;
}

function readSentence(sentence: EvidenceSentence, date: string | undefined): ReadSentence {
  const words = tokenise(sentence.text)
    .filter((token) => !stopWords.has(token.key))
    .map((token) => stem(token.key));
  const explained = new Set(explainedWords(sentence.text).flatMap(({ key, plain }) => stems(`${key} ${plain}`)));
  const anchor = date === undefined ? {} : { anchor: date.length === 10 ? date : `${date.slice(0, 4)}-01-01` };
  return {
    ...sentence,
    words,
    wordSet: new Set(words),
    explained,
    headingWords: new Set(stems(sentence.heading ?? "")),
    contents: contentsOf(sentence.text),
    dates: findDates(sentence.text, 0, { ...anchor, dayFirst: sentence.record.structure.dayFirst }).map(
      (found) => found.date,
    ),
  };
}
