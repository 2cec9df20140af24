import { readQuestion } from "#core/findings/answers/question.ts";
import { type Asked, readAsked } from "#core/findings/evidence/asked-terms.ts";
import { structureOfPages } from "#core/findings/evidence/evidence-record.ts";
import type { Features, TermCover } from "#core/findings/evidence/passage-features.ts";
import { candidates } from "#core/findings/evidence/passage-ranker.ts";
import { type ReadEvidence, type ReadSentence, readEvidence } from "#core/findings/evidence/read-evidence.ts";
import type { Folder, GoldQuestion } from "../tests/eval/folders/folder.ts";
import { anyMatches, clean } from "../tests/eval/folders/words.ts";
import { type AskedOfFolder, askedOfFolder } from "./asked-questions.ts";

/** A question with every sentence that could answer it, and how much each of them does. */
export interface LabelledQuestion {
  folder: string;
  gold: Pick<GoldQuestion, "q" | "must" | "lead" | "evidence">;
  /** How much it counts in training; left out: 1. */
  weight?: number;
  asked: Asked;
  sentences: { sentence: ReadSentence; features: Features; cover: TermCover; label: number; text: string }[];
}

export function recordsOf(folder: Folder): ReadEvidence[] {
  return folder.records.map(({ document, pages }) => {
    const structure = structureOfPages(pages, folder.today);
    return readEvidence({ ...document, title: undefined, date: structure.dateOfCare?.date, pages, structure });
  });
}

/** A question whose answer is known by words of the right sentence. */
export function labelByWords(
  set: string,
  records: readonly ReadEvidence[],
  { question: q, file, words }: { question: string; file: string; words: string },
  today: string,
): LabelledQuestion {
  const asked = readAsked(readQuestion(q, today), records, today);
  const wanted = clean(words).toLowerCase();
  const sentences = candidates(asked, records).map((candidate) => {
    const text = clean(candidate.sentence.text);
    const isRight = candidate.sentence.record.originalFilename.startsWith(file) && text.toLowerCase().includes(wanted);
    return { ...candidate, label: isRight ? 1 : 0, text };
  });
  const total = sentences.reduce((sum, { label }) => sum + label, 0);
  if (total > 0) for (const one of sentences) one.label /= total;
  const literal = wanted.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return {
    folder: set,
    gold: { q, must: [[literal]], lead: [], evidence: [file] },
    asked,
    sentences: nearest(sentences),
  };
}

export function labelQuestion(
  folder: Folder,
  records: readonly ReadEvidence[],
  gold: LabelledQuestion["gold"],
): LabelledQuestion {
  const question = readQuestion(gold.q, folder.today);
  const asked = readAsked(question, records, folder.today);
  const sentences = candidates(asked, records).map((candidate) => ({
    ...candidate,
    label: 0,
    text: clean(candidate.sentence.text),
  }));
  const groups = [
    ...(gold.must ?? []),
    ...(gold.lead?.length ? [gold.lead.filter((one) => !one.startsWith("^"))] : []),
  ].filter((group) => group.length > 0);
  const inEvidence = sentences.filter(({ sentence }) =>
    (gold.evidence ?? []).some((name) => sentence.record.id.endsWith(name)),
  );
  for (const group of groups) {
    const met = inEvidence.filter(({ text }) => anyMatches(group, text));
    for (const one of met) one.label += 1 / (1 + met.length);
  }
  // A word that half of a page says labels nothing; a sentence that meets several groups is what was meant.
  const met = new Map(inEvidence.map((one) => [one, groups.filter((group) => anyMatches(group, one.text)).length]));
  for (const one of inEvidence) one.label *= ((met.get(one) ?? 0) / Math.max(1, groups.length)) ** 1.5;
  const total = sentences.reduce((sum, { label }) => sum + label, 0);
  if (total > 0) for (const one of sentences) one.label /= total;
  return { folder: folder.id, gold, asked, sentences };
}

const keptSentences = Number(process.env.KEPT_SENTENCES ?? 100);

/** The labelled sentences and those that say most of the question: thousands of questions with all of them do not fit in memory. */
export function nearest(sentences: LabelledQuestion["sentences"]): LabelledQuestion["sentences"] {
  const said = ({ cover }: LabelledQuestion["sentences"][number]) =>
    cover.around.reduce((sum, value) => sum + value, 0);
  return [...sentences]
    .sort((one, other) => Number(other.label > 0) - Number(one.label > 0) || said(other) - said(one))
    .slice(0, keptSentences);
}

/** What each sentence after the first one that a reader named counts. */
const laterWeight = 0.6;

/** The questions that readers wrote over a folder and that its records answer, with the sentences that they named. */
export function readersQuestions(folder: Folder, records: readonly ReadEvidence[]): LabelledQuestion[] {
  return askedOfFolder(folder.id)
    .filter(({ places }) => places.length > 0)
    .map((asked) => labelByPlaces(folder, records, asked));
}

/** A folder's own questions that it answers, but those of which readers named the sentences. */
export function goldQuestionsOf({ id, gold }: Folder): GoldQuestion[] {
  const named = new Set(askedOfFolder(id).map(({ question }) => question));
  return gold.questions.filter(({ expect, q }) => expect === "answer" && !named.has(q));
}

/** The questions that nothing in the folder answers: those that readers wrote, and those of its gold. */
export function absentQuestionsOf(folder: Folder, records: readonly ReadEvidence[]): LabelledQuestion[] {
  const written = askedOfFolder(folder.id).filter(({ places }) => places.length === 0);
  const gold = folder.gold.questions.filter(({ expect }) => expect === "absent").map(({ q }) => ({ question: q }));
  return [...written, ...gold].map(({ question }) => labelByPlaces(folder, records, { question, places: [] }));
}

function labelByPlaces(
  folder: Folder,
  records: readonly ReadEvidence[],
  { question: q, places }: AskedOfFolder[number],
): LabelledQuestion {
  const asked = readAsked(readQuestion(q, folder.today), records, folder.today);
  const sentences = candidates(asked, records).map((candidate) => {
    const { record, places: own } = candidate.sentence;
    const rank = places.findIndex(
      ([name, page, start, end]) =>
        record.originalFilename === `${name}.pdf` &&
        own.some((place) => place.page === page && place.start < end && start < place.end),
    );
    return { ...candidate, label: rank < 0 ? 0 : laterWeight ** rank, text: clean(candidate.sentence.text) };
  });
  const total = sentences.reduce((sum, { label }) => sum + label, 0);
  if (total > 0) for (const one of sentences) one.label /= total;
  return { folder: folder.id, gold: { q, must: [], lead: [], evidence: [] }, asked, sentences: nearest(sentences) };
}
