import type { Citation, CitedSentence } from "#core/domain/citation.ts";
import { stems } from "#core/findings/answers/search-words.ts";
import { stopWords } from "#core/findings/answers/stop-words.ts";
import { relations } from "#core/findings/plan/asked-person.ts";
import { machineSpeech } from "#core/reading/machine-speech.ts";
import { dateInWords } from "#core/understanding/facts/calendar.ts";
import type { EntryDay } from "#core/understanding/structure/record-structure.ts";
import { surely, withAskedFirst } from "./asked-first.ts";
import type { Asked } from "./asked-terms.ts";
import { deniesAsked } from "./denies-asked.ts";
import type { EvidenceRecord } from "./evidence-record.ts";
import { type EvidenceSentence, type Place, pageText } from "./evidence-sentences.ts";
import { likelyGoesOn, lookedAt } from "./goes-on.ts";
import type { Operation } from "./operation.ts";
import type { RankedSentence } from "./passage-ranker.ts";
import { plainSentence, saysHeads } from "./plain-sentence.ts";
import { readEvidence } from "./read-evidence.ts";
import { recordName } from "./record-name.ts";
import { saidByQuotes } from "./said-by-quotes.ts";

/** So long an answer is still read; the names of the records count. */
const mostWords = 78;
/**
 * From so likely on a sentence goes on with the answer. Where one day, amount, person or step is asked for, what is less likely stands in the way of
 * it, and behind what the chart says too. With 0.1 for all others, 7 of 929 answers lack a part, and readers gave the 106 of 24 folders that
 * differ 2.01 of 3 where 0.07 had 1.89: between them, 1 lacks a part and the answers are 9 words shorter at the median.
 */
const likelyEnough = 0.08;
const likelyBehindOne = 0.14;
export const likelyBehindChart = 0.12;
const ofOne: ReadonlySet<Operation> = new Set(["when", "how-much", "how-long", "who", "what-to-do"]);

function likelyFor({ operations }: Asked): number {
  const isOfOne = operations.some((operation) => ofOne.has(operation)) && !operations.includes("list");
  return isOfOne ? likelyBehindOne : likelyEnough;
}

/** What is said of a record, or of one of its entries. */
interface Chosen {
  record: EvidenceRecord;
  day: EntryDay | undefined;
  sentences: EvidenceSentence[];
}

/** What was said before the evidence, by the chart: it is not said again, and takes its room. */
export interface SaidBefore {
  sentences: readonly CitedSentence[];
  /** From so likely on a sentence goes on with it. */
  likely: number;
}

/** The answer: the sentence that answers best, then what goes on with it, each record named once. */
export function composeEvidence(
  asked: Asked,
  ranked: readonly RankedSentence[],
  before: SaidBefore = { sentences: [], likely: likelyFor(asked) },
): CitedSentence[] {
  const chosen = choose(asked, ranked, before);
  const said: CitedSentence[] = [];
  let words = wordsOf(before.sentences);
  for (const { record, day, sentences } of chosen) {
    const printed = day ?? record.structure.dateOfCare;
    const name = recordName(record, printed === undefined ? undefined : dayInWords(record, printed));
    sentences.forEach((sentence, index) => {
      const plain = plainSentence(sentence);
      const first = said.length + before.sentences.length === 0;
      const lead = first && deniesAsked(asked, sentence.text) ? "No: " : "";
      const last = index === sentences.length - 1;
      const text = `${lead}${last ? `${plain.replace(/\.$/, "")} (${name}).` : plain}`;
      const count = text.split(/\s+/).length;
      if (!first && words + count > mostWords) return;
      const cited: CitedSentence = {
        text,
        citations: citationsOf(sentence, last ? printed : undefined),
      };
      if (machineSpeech(text) !== undefined || !saidByQuotes(cited)) return;
      words += count;
      said.push(cited);
    });
  }
  return said;
}

function wordsOf(sentences: readonly CitedSentence[]): number {
  return sentences.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0);
}

/** So many words name a record. */
const nameWords = 6;

function choose(asked: Asked, ranked: readonly RankedSentence[], before: SaidBefore): Chosen[] {
  const chosen: Chosen[] = [];
  const taken: EvidenceSentence[] = [];
  let words = wordsOf(before.sentences);
  for (const one of withAskedFirst(asked, ranked.slice(0, lookedAt))) {
    const { sentence, cover } = one;
    const first = taken.length + before.sentences.length === 0;
    if (!first && likelyGoesOn(asked, ranked, ranked.indexOf(one)) < before.likely) continue;
    const tellsWhatWasDone = chosen.length === 0 && cover.own.some((share) => share > surely);
    const wantsReason = asked.operations.includes("why") && tellsWhatWasDone;
    const parts = (wantsReason ? withReason : withContext)(sentence).filter((part) => !taken.includes(part));
    if (parts.length === 0 || isRepeated(sentence, taken) || isSaid(sentence, before.sentences)) continue;
    const same = chosen.find(
      (one) => one.record.id === sentence.record.id && one.day?.date === entryDay(sentence)?.date,
    );
    const count =
      parts.reduce((sum, part) => sum + plainSentence(part).split(" ").length, 0) +
      (same === undefined ? nameWords : 0);
    if (!first && words + count > mostWords) continue;
    words += count;
    taken.push(...parts);
    if (same === undefined) chosen.push({ record: sentence.record, day: entryDay(sentence), sentences: parts });
    else same.sentences.push(...parts);
  }
  // What answers best comes first: of a record, and of the records.
  return chosen;
}

/** Whether a sentence was quoted whole before, or nearly, or its words were said from its place. */
function isSaid({ record, places, text }: EvidenceSentence, before: readonly CitedSentence[]): boolean {
  const citing = before.filter(({ citations }) =>
    citations.some(
      ({ documentId, page, start, end }) =>
        documentId === record.id &&
        places.some((place) => place.page === page && place.start < end && start < place.end),
    ),
  );
  const quoted = ({ text: said, citations }: CitedSentence) =>
    /[“"]/.test(said) && citations.some(({ start, end }) => (end - start) * 1.3 >= text.length);
  if (citing.some(quoted) || before.some((said) => said.text.includes(text.slice(0, 60).replace(/[.\s]+$/, ""))))
    return true;
  const told = new Set(citing.flatMap((said) => stems(said.text)));
  const words = stems(text).filter((word) => !stopWords.has(word));
  return citing.length > 0 && words.filter((word) => told.has(word)).length >= mostlySaid * words.length;
}

const mostlySaid = 0.8;

const pointsBack =
  /^(?:this|these|those|it|its|they|their|that|both|such|so|then|hence|therefore|also)\b(?! (?:letter|report|record|form|sheet|document|message)\b)/i;
/** Of a letter the patient, unless the sentence before it is of one of the family. */
const ofPatient = /^(?:he|she|his|her)\b/i;
const ofFamily = new RegExp(`\\b(?:${relations}|grand\\w+)\\b`, "i");
const shortContext = 26;

/** The sentence with the one that it points back to. */
function withContext(sentence: EvidenceSentence): EvidenceSentence[] {
  const { sentences } = readEvidence(sentence.record);
  const before = sentences[sentence.at - 1];
  if (
    before !== undefined &&
    (pointsBack.test(sentence.text) || (ofPatient.test(sentence.text) && ofFamily.test(before.text))) &&
    before.kind === "sentence" &&
    before.text.split(" ").length <= shortContext
  )
    return [before, sentence];
  return [sentence];
}

/** Why something was done is told in the sentence before it, of the same paragraph: "Lows at 3 am, four in a fortnight. Lantus is stopped." */
function withReason(sentence: EvidenceSentence): EvidenceSentence[] {
  const before = readEvidence(sentence.record).sentences[sentence.at - 1];
  return before !== undefined && isBesideInParagraph(before, sentence) ? [before, sentence] : withContext(sentence);
}

function isBesideInParagraph(before: EvidenceSentence, after: EvidenceSentence): boolean {
  const from = before.places.at(-1);
  const to = after.places[0];
  if (before.kind !== "sentence" || after.kind !== "sentence" || from === undefined || to === undefined) return false;
  const words = before.text.split(" ").length;
  if (from.page !== to.page || words > shortContext || words < wordsOfSentence) return false;
  return (
    /^[^\S\n]*\n?[^\S\n]*$/.test(pageText(after.record, to.page).slice(from.end, to.start)) &&
    startsPlain.test(after.text)
  );
}

const wordsOfSentence = 5;
/** An item of a list stands by itself. */
const startsPlain = /^["“(]?\p{L}/u;

/** Whether what a sentence says was said already, nearly in the same words. */
function isRepeated(sentence: EvidenceSentence, taken: readonly EvidenceSentence[]): boolean {
  const words = new Set(sentence.text.toLowerCase().match(/[\p{L}\d./]+/gu) ?? []);
  return taken.some((other) => {
    const held = other.text.toLowerCase().match(/[\p{L}\d./]+/gu) ?? [];
    const both = held.filter((word) => words.has(word)).length;
    return both >= 0.8 * Math.min(words.size, held.length) && Math.abs(words.size - held.length) <= 4;
  });
}

export function citationsOf(sentence: EvidenceSentence, date: Place | undefined): Citation[] {
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

/** The day of the entry that a sentence stands in, where it is another than the record's. */
function entryDay({ day, record }: EvidenceSentence): EntryDay | undefined {
  return day === undefined || day.precision !== "day" || day.date === record.date ? undefined : day;
}

/** A printed day, with its year where that stands there. */
export function dayInWords(record: EvidenceRecord, { date, page, start, end }: EntryDay): string {
  const words = dateInWords(date);
  return pageText(record, page).slice(start, end).includes(date.slice(2, 4)) ? words : words.replace(/ \d{4}$/, "");
}
