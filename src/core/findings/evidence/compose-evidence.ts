import type { Citation, CitedSentence } from "#core/domain/citation.ts";
import { machineSpeech } from "#core/reading/machine-speech.ts";
import type { Asked } from "./asked-terms.ts";
import { deniesAsked } from "./denies-asked.ts";
import type { EvidenceRecord } from "./evidence-record.ts";
import { type EvidenceSentence, type Place, pageText } from "./evidence-sentences.ts";
import type { RankedSentence } from "./passage-ranker.ts";
import { plainSentence, saysHeads } from "./plain-sentence.ts";
import { readEvidence } from "./read-evidence.ts";
import { recordName } from "./record-name.ts";
import { saidByQuotes } from "./said-by-quotes.ts";

const mostSentences = 4;
/** A sentence that is so much worse than the first says something else. */
const mostBehind = 2.1;
const wantedWords = 48;
const mostWords = 78;

interface Chosen {
  record: EvidenceRecord;
  sentences: EvidenceSentence[];
}

/** The answer: the sentence that answers best, then what goes on with it, each record named once. */
export function composeEvidence(asked: Asked, ranked: readonly RankedSentence[]): CitedSentence[] {
  const chosen = choose(ranked);
  const said: CitedSentence[] = [];
  let words = 0;
  for (const { record, sentences } of chosen) {
    const name = recordName(record);
    sentences.forEach((sentence, index) => {
      const plain = plainSentence(sentence);
      const lead = said.length === 0 && deniesAsked(asked, sentence.text) ? "No: " : "";
      const last = index === sentences.length - 1;
      const text = `${lead}${last ? `${plain.replace(/\.$/, "")} (${name}).` : plain}`;
      const count = text.split(/\s+/).length;
      if (said.length > 0 && words + count > mostWords + 10) return;
      const cited: CitedSentence = { text, citations: citationsOf(sentence, last ? datePlace(record) : undefined) };
      if (machineSpeech(text) !== undefined || !saidByQuotes(cited)) return;
      words += count;
      said.push(cited);
    });
  }
  return said;
}

function choose(ranked: readonly RankedSentence[]): Chosen[] {
  const [best] = ranked;
  if (best === undefined) return [];
  const chosen: Chosen[] = [];
  const taken: EvidenceSentence[] = [];
  let words = 0;
  for (const { sentence, score } of ranked.slice(0, 12)) {
    if (taken.length >= mostSentences || (taken.length > 0 && score < best.score - mostBehind)) break;
    const parts = withContext(sentence).filter((part) => !taken.includes(part));
    const count = parts.reduce((sum, part) => sum + part.text.split(" ").length, 0);
    if (parts.length === 0 || isRepeated(sentence, taken)) continue;
    if (taken.length > 0 && (words + count > mostWords || words >= wantedWords)) continue;
    words += count;
    taken.push(...parts);
    const same = chosen.find(({ record }) => record.id === sentence.record.id);
    if (same === undefined) chosen.push({ record: sentence.record, sentences: parts });
    else same.sentences.push(...parts);
  }
  const [first, ...others] = chosen;
  if (first === undefined) return [];
  const lead = first.sentences[0];
  for (const { sentences } of others) sentences.sort((one, other) => one.at - other.at);
  first.sentences = [
    ...first.sentences.filter((one) => one === lead),
    ...first.sentences.filter((one) => one !== lead).sort((one, other) => one.at - other.at),
  ];
  others.sort((one, other) => (other.record.date ?? "").localeCompare(one.record.date ?? ""));
  return [first, ...others];
}

const pointsBack =
  /^(?:this|these|those|it|its|he|she|they|his|her|their|that|both|such|so|then|hence|therefore|also)\b(?! (?:letter|report|record|form|sheet|document|message)\b)/i;
const shortContext = 26;

/** The sentence with the one that it points back to. */
function withContext(sentence: EvidenceSentence): EvidenceSentence[] {
  const { sentences } = readEvidence(sentence.record);
  const before = sentences[sentence.at - 1];
  if (
    before !== undefined &&
    pointsBack.test(sentence.text) &&
    before.kind === "sentence" &&
    before.text.split(" ").length <= shortContext
  )
    return [before, sentence];
  return [sentence];
}

/** Whether what a sentence says was said already, nearly in the same words. */
function isRepeated(sentence: EvidenceSentence, taken: readonly EvidenceSentence[]): boolean {
  const words = new Set(sentence.text.toLowerCase().match(/[\p{L}\d./]+/gu) ?? []);
  return taken.some((other) => {
    const held = other.text.toLowerCase().match(/[\p{L}\d./]+/gu) ?? [];
    const both = held.filter((word) => words.has(word)).length;
    return both >= 0.8 * Math.min(words.size, held.length) && Math.abs(words.size - held.length) <= 4;
  });
}

function citationsOf(sentence: EvidenceSentence, date: Place | undefined): Citation[] {
  const { record } = sentence;
  const places = [...sentence.places];
  if (saysHeads(sentence) && sentence.header !== undefined) {
    const [first] = sentence.header;
    const last = sentence.header.at(-1);
    const page = sentence.places[0]?.page ?? 1;
    if (first !== undefined && last !== undefined) places.push({ page, start: first.start, end: last.end });
  }
  if (date !== undefined) places.push(date);
  return places.map(({ page, start, end }) => ({
    documentId: record.id,
    originalFilename: record.originalFilename,
    page,
    start,
    end,
    quote: pageText(record, page).slice(start, end),
  }));
}

function datePlace({ structure }: EvidenceRecord): Place | undefined {
  const { dateOfCare } = structure;
  return dateOfCare === undefined ? undefined : { page: dateOfCare.page, start: dateOfCare.start, end: dateOfCare.end };
}
