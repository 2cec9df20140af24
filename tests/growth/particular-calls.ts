import { readFileSync } from "node:fs";
import { statementsOf } from "#core/chart/chart-record.ts";
import { asMedicine, type Course } from "#core/chart/medications/course-as-medicine.ts";
import type { MedicationEvent } from "#core/chart/medications/medication-events.ts";
import { whoseRecords } from "#core/chart/whose-records.ts";
import { byPlace } from "#core/domain/by-place.ts";
import { CitedPlaces } from "#core/domain/cited-places.ts";
import type { Correction } from "#core/domain/correction.ts";
import { Places } from "#core/domain/places.ts";
import { encodeText } from "#core/domain/text-encoding.ts";
import { SearchIndex } from "#core/findings/answers/search-index.ts";
import { PairReader } from "#core/findings/evidence/reranking/pair-reader.ts";
import { pairReaderFile } from "#core/findings/evidence/reranking/pair-reader-file.ts";
import { type ReaderFile, SentenceReader } from "#core/findings/evidence/reranking/sentence-reader.ts";
import { WordVectors } from "#core/findings/evidence/reranking/word-vectors.ts";
import { weighCues } from "#core/findings/safety/cue-weight.ts";
import { withDays } from "#core/findings/summaries/dated-clauses.ts";
import type { Candidate } from "#core/findings/summaries/record-units.ts";
import type { SummaryUnit } from "#core/findings/summaries/summary-unit.ts";
import { withSubjects } from "#core/findings/summaries/whole-clauses.ts";
import { findThreads } from "#core/findings/threads/find-threads.ts";
import { emptyThreadState, updateThreads } from "#core/findings/threads/thread-state.ts";
import { layOutRecognised, type TesseractBlock } from "#core/reading/recognised-page.ts";
import { splitSegment } from "#core/reading/speech-page.ts";
import { standApart } from "#core/reading/text-layer-apart.ts";
import { linesOfRegion } from "#core/reading/text-layer-cells.ts";
import { groupIntoRows, joinRow, type Piece, splitIntoSegments } from "#core/reading/text-layer-rows.ts";
import { readWritten } from "#core/reading/written/read-written.ts";
import { changeLines } from "#core/understanding/corrections/change-line.ts";
import { correctFacts } from "#core/understanding/corrections/correct-facts.ts";
import { valueOfTest } from "#core/understanding/statements/result/result-values.ts";
import { TermTrie } from "#core/understanding/vocabulary/term-trie.ts";
import { tokenise } from "#core/understanding/vocabulary/tokens.ts";
import { ClaimStream } from "#core/wording/claim-stream.ts";
import { writtenLibraries } from "#workers/written/libraries.ts";
import { type PoisonedRecord, poisonedEntry, today } from "./poisoned-record.ts";
import { waysToMake } from "./ways-to-make.ts";

const noon = new Date(`${today}T12:00:00Z`);
const made = <Made>(type: string, poisoned: PoisonedRecord) => waysToMake[type]?.(poisoned, "") as Made;

function pieces({ text }: PoisonedRecord): Piece[] {
  return text.split(/\s/).map((word, index) => ({
    ...{ text: word, left: (index % 60) * 10, right: (index % 60) * 10 + 8, baseline: 20 * Math.floor(index / 60) },
    ...{ em: 10, rightToLeft: false, spaceAfter: false },
  }));
}

const weights = new URL("../../src/core/findings/evidence/reranking/sentence-reader-weights.json", import.meta.url);
const readerFile = JSON.parse(readFileSync(weights, "utf8")) as ReaderFile;

/** A sentence of the whole text, read again for a question of the whole text. */
function readAgain({ text }: PoisonedRecord): () => unknown {
  const reader = new SentenceReader(readerFile);
  const tokens = tokenise(text).map(({ key }) => key);
  return () =>
    reader.scores(tokens, [{ tokens, heading: tokens, before: tokens, after: tokens, features: [], score: 0 }]);
}

/** The whole text, read together with a question of the whole text. */
function readPair({ text }: PoisonedRecord): () => unknown {
  const reader = new PairReader(pairReaderFile);
  return () => {
    const pieces = reader.piecesOf(text);
    return reader.scores(text, [{ pieces, heading: pieces, features: [], score: 0 }]);
  };
}

/**
 * How a function is called that no table of types can call, by its file and name; a class by what takes text of it. What is made of the
 * poison on the way is made before the clock runs: the answer is the call.
 */
export const particularCalls: Readonly<Record<string, (poisoned: PoisonedRecord) => () => unknown>> = {
  "findings/evidence/reranking/rerank-sentences.ts rerankSentences": readAgain,
  "findings/evidence/reranking/sentence-reader.ts SentenceReader": readAgain,
  "findings/evidence/reranking/pair-encoder.ts PairEncoder": readPair,
  "findings/evidence/reranking/pair-reader.ts PairReader": readPair,
  "findings/evidence/reranking/read-pairs.ts readBestPairs": readPair,
  "findings/evidence/reranking/word-vectors.ts WordVectors": ({ text }) => {
    const vectors = new WordVectors(readerFile.words);
    return () => vectors.of(text);
  },
  "reading/written/read-written.ts readWritten": ({ text }) => {
    const page = encodeText(`<table><tr><td>${text}</td></tr></table><p>${text}`);
    const files = [
      { bytes: Uint8Array.from(page), mediaType: "text/html" },
      { bytes: Uint8Array.from(encodeText(text)), mediaType: "text/csv" },
      { bytes: Uint8Array.from(encodeText(text)), mediaType: "text/plain" },
    ];
    return () => Promise.all(files.map((file) => readWritten(writtenLibraries, file)));
  },
  "chart/chart-record.ts statementsOf": ({ chartRecord }) => {
    const source = { records: [chartRecord], today };
    return () => statementsOf(source, "problem");
  },
  "chart/medications/course-as-medicine.ts asMedicine": (poisoned) => {
    const event = made<MedicationEvent>("MedicationEvent", poisoned);
    const { text } = poisoned;
    const said = {
      dose: text,
      frequency: text,
      reason: text,
      decided: event,
      doseFrom: undefined,
      doseBefore: undefined,
      frequencyFrom: undefined,
      oldDose: [],
      doses: [],
      last: today,
    };
    const course: Course = {
      ...{ ...said, status: "taking", asNeeded: false, since: today, until: undefined, listedAgain: [] },
    };
    return () => asMedicine(course, [event], []);
  },
  "understanding/statements/result/result-values.ts valueOfTest": ({ text }) => {
    return () => valueOfTest({ name: "viral load" }, text, 0);
  },
  "findings/summaries/whole-clauses.ts withSubjects": (poisoned) => {
    const unit = made<SummaryUnit>("SummaryUnit", poisoned);
    const candidate: Candidate = {
      ...{ unit, text: poisoned.text, citations: [poisoned.citation], features: [] },
      ...{ medicine: false, days: [], kind: "allergies" },
    };
    return () => withSubjects([candidate, candidate], new Set([unit]));
  },
  "findings/summaries/dated-clauses.ts withDays": (poisoned) => {
    const unit = made<SummaryUnit>("SummaryUnit", poisoned);
    const candidate: Candidate = {
      ...{ unit, text: poisoned.text, citations: [poisoned.citation], features: [] },
      ...{ medicine: false, days: [], kind: "told" },
    };
    const record = poisoned.summaryRecord;
    const message = { ...record, structure: { ...record.structure, kind: "message" as const } };
    return () => withDays([candidate, candidate], message);
  },
  "findings/safety/cue-weight.ts weighCues":
    ({ text }) =>
    () =>
      weighCues(text, [[1, /\bpain\b/]]),
  "findings/answers/search-index.ts SearchIndex":
    ({ page, facts }) =>
    () => {
      const index = new SearchIndex();
      index.add(poisonedEntry, { pages: [page], facts });
      return index.takeChanges();
    },
  "domain/by-place.ts byPlace": ({ text }) => {
    const words = [...text.matchAll(/\S+/g)].map(({ index }) => ({ page: 1, start: index, end: index + 9 }));
    return () => {
      const beginning = byPlace(words, (word) => word);
      return words.map(beginning);
    };
  },
  "domain/cited-places.ts CitedPlaces": ({ text, citation }) => {
    const words = [...text.matchAll(/\S+/g)].map(({ index }) => ({ ...citation, start: index, end: index + 9 }));
    return () => {
      const cited = new CitedPlaces(words);
      return words.map(({ page, start, end }) => cited.on(page).lengthWithin(start, end));
    };
  },
  "domain/places.ts Places": ({ text }) => {
    const words = [...text.matchAll(/\S+/g)].map(({ index, 0: word }) => ({ start: index, end: index + word.length }));
    return () => {
      const places = new Places(words);
      return words.filter(({ start, end }) => places.meets(start, end) && places.holds(start, end));
    };
  },
  "chart/whose-records.ts whoseRecords":
    ({ chartRecord }) =>
    () =>
      whoseRecords([chartRecord]),
  "findings/threads/find-threads.ts findThreads":
    ({ document, page, facts }) =>
    () =>
      findThreads({ now: noon, documents: [document], readings: [{ documentId: document.id, pages: [page], facts }] }),
  "findings/threads/thread-state.ts updateThreads":
    ({ document, page, facts }) =>
    () =>
      updateThreads(emptyThreadState(), document, { pages: [page], facts }),
  "reading/recognised-page.ts layOutRecognised": (poisoned) => {
    const block = made<TesseractBlock>("TesseractBlock", poisoned);
    return () => layOutRecognised([block], { width: 600, height: 100_000 });
  },
  "reading/speech-page.ts splitSegment":
    ({ text }) =>
    () =>
      splitSegment({ text, startMs: 0, endMs: 60_000, confidence: 1 } as never, []),
  "reading/text-layer-cells.ts linesOfRegion": (poisoned) => {
    const segments = groupIntoRows(pieces(poisoned)).flatMap(splitIntoSegments);
    return () => linesOfRegion(segments);
  },
  "reading/text-layer-apart.ts standApart": (poisoned) => {
    const segments = groupIntoRows(pieces(poisoned)).flatMap(splitIntoSegments);
    return () => standApart(segments, segments);
  },
  "reading/text-layer-rows.ts groupIntoRows": (poisoned) => {
    const items = pieces(poisoned);
    return () => groupIntoRows(items);
  },
  "reading/text-layer-rows.ts splitIntoSegments": (poisoned) => {
    const items = pieces(poisoned);
    return () => splitIntoSegments(items);
  },
  "reading/text-layer-rows.ts joinRow": (poisoned) => {
    const items = pieces(poisoned);
    return () => joinRow(items);
  },
  "understanding/corrections/change-line.ts changeLines": (poisoned) => {
    const correction = made<Correction>("Correction", poisoned);
    return () => changeLines(poisoned.page, [correction], { first: 0, last: 0 }, `${poisoned.text} `);
  },
  "understanding/corrections/correct-facts.ts correctFacts": (poisoned) => {
    const correction = made<Correction>("Correction", poisoned);
    return () => correctFacts([poisoned.fact], [correction], new Map(), () => poisoned.citation);
  },
  "understanding/vocabulary/term-trie.ts TermTrie": ({ text }) => {
    const trie = new TermTrie<string>();
    trie.add("pain", "pain");
    const tokens = tokenise(text);
    return () => trie.findAll(tokens);
  },
  "wording/claim-stream.ts ClaimStream":
    ({ text }) =>
    () => {
      const stream = new ClaimStream();
      stream.push(`{"claims": [{"text": "${text}`);
      return stream.unfinished;
    },
};
