import type { CitedSentence } from "#core/domain/citation.ts";
import type { Records } from "#core/findings/answers/answer-question.ts";
import type { Draft } from "#core/findings/answers/draft.ts";
import { ownEvent, queryGroups } from "#core/findings/answers/passage-answers.ts";
import type { Question } from "#core/findings/answers/question.ts";
import { neededSafety } from "#core/findings/safety/learned-safety.ts";
import { type Asked, readAsked } from "./asked-terms.ts";
import { awaitedResult } from "./awaited-result.ts";
import { composeEvidence, likelyBehindChart } from "./compose-evidence.ts";
import { confidence, isAnswered } from "./confidence.ts";
import { dosesOfDays } from "./doses-of-days.ts";
import { structureOfPages } from "./evidence-record.ts";
import { lacksAsked } from "./lacks-asked.ts";
import { isNearBest } from "./near-best.ts";
import { ofAnother } from "./of-another.ts";
import { type RankedSentence, rankSentences } from "./passage-ranker.ts";
import { type ReadEvidence, readEvidence } from "./read-evidence.ts";
import { loadPairReader, readBestPairs } from "./reranking/read-pairs.ts";
import { loadSentenceReader, rerankSentences } from "./reranking/rerank-sentences.ts";
import { speaksAgainst } from "./speaks-against.ts";
import { tellsOfWaiting } from "./tells-of-waiting.ts";
import { isUnsureOf, saysTelling } from "./unsure-of-asked.ts";

/** So many records are read for a question; of a larger account those whose passages fit best by words. */
const mostRecords = 40;
const lookedAtPassages = 240;

/** The sentences of the records that answer a question, said plainly and cited; not found where none holds what is asked. */
export async function answerFromEvidence(question: Question, records: Records, today: string): Promise<Draft> {
  const { ofAnother } = await lookUp(question, records, today);
  const own = await answerFromOwn(question, records, today);
  if (ofAnother === undefined) return own;
  // Behind that a page is somebody else's only what surely answers.
  const isSure = own.found && own.unsure !== true;
  return { sentences: isSure ? own.sentences : [], found: isSure, ofAnother };
}

async function answerFromOwn(question: Question, records: Records, today: string): Promise<Draft> {
  const { asked, ranked, sure } = await lookUp(question, records, today);
  // A sentence about a leg is no answer to when it was broken.
  const together =
    !ownEvent.test(question.text) || ranked.slice(0, 4).some(({ cover }) => cover.own.every((said) => said > 0.5));
  const byWords = hasAllWords(asked) ? coverageByWords(question, records) : 0;
  if (!together || lacksAsked(asked, ranked)) return { sentences: [], found: false };
  // Who asks for a judgement is told what the records say of it, near as it may be, after the safe answer.
  const answered =
    isAnswered(asked, sure, byWords) ||
    (asksJudgement(question) && isAnswered(asked, sure, 1)) ||
    tellsOfWaiting(asked, ranked);
  if (!answered) {
    // Where records tell of the thing that is asked for, "found nothing about it" is false: what comes nearest is told as that.
    const nearest = saysTelling(asked, ranked) ? composeEvidence(asked, ranked) : [];
    return { sentences: nearest, found: nearest.length > 0, unsure: true };
  }
  const awaited = awaitedResult(asked, ranked);
  if (awaited !== undefined)
    return { sentences: composeEvidence(asked, [awaited]), found: false, about: "that result" };
  const sentences = composeEvidence(asked, ranked);
  return { sentences, found: sentences.length > 0, unsure: isUnsureOf(asked, ranked, sure) };
}

/** A chart's answer says this little by itself; what goes on with it of the records' own words follows. */
const fullAnswer = 80;

/** What the chart answered, and after it the records' own words that answer the question too: the reason, the exception, the next day. */
export async function completedFromEvidence(
  sentences: readonly CitedSentence[],
  question: Question,
  records: Records,
  today: string,
): Promise<CitedSentence[]> {
  const words = sentences.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0);
  if (sentences.length === 0 || words >= fullAnswer) return [...sentences];
  const { asked, ranked, sure } = await lookUp(question, records, today);
  if (!isAnswered(asked, sure, 0)) return [...sentences];
  return [...sentences, ...composeEvidence(asked, ranked, { sentences, likely: likelyBehindChart })];
}

/** So long a list is still read, and leaves room for what goes on with it. */
const mostOfList = 76;
const mostBehindInList = 4;

/** The items of a list whose words fit the question nearly as the best of the records' own do, as many as a reader follows. */
export async function fittingItems(
  items: readonly CitedSentence[],
  question: Question,
  records: Records,
  today: string,
): Promise<CitedSentence[]> {
  const { ranked } = await lookUp(question, records, today);
  let words = 0;
  return items.filter(({ text, citations }) => {
    if (!isNearBest([{ text, citations }], ranked, mostBehindInList)) return false;
    words += text.split(/\s+/).length;
    return words <= mostOfList;
  });
}

/** A "Yes" that a newer record speaks against is not said: both are told, what speaks against it first. */
export async function besideWhatSpeaksAgainst(
  built: readonly CitedSentence[],
  question: Question,
  records: Records,
  today: string,
): Promise<readonly CitedSentence[]> {
  const [lead, ...rest] = built;
  if (lead === undefined || !/^Y(?:es|our)\b/.test(lead.text)) return built;
  const { asked, ranked } = await lookUp(question, records, today);
  // One dose is false where each day has its own.
  const byDay = dosesOfDays(lead, asked, ranked);
  if (byDay !== undefined) return composeEvidence(asked, [byDay]);
  if (!/^Yes\b/.test(lead.text)) return built;
  const against = speaksAgainst(lead, asked, ranked);
  if (against === undefined) return built;
  return [...composeEvidence(asked, [against]), { ...lead, text: lead.text.replace(/^Yes[.,]\s*/, "") }, ...rest];
}

/** What the records say of a question. */
interface LookedUp {
  asked: Asked;
  /** The patient's own. */
  ranked: RankedSentence[];
  /** That what fits best is somebody else's. */
  ofAnother?: CitedSentence;
  /** That they hold what is asked: 0 to 1. */
  sure: number;
}

/** A question is looked up once, however many ask for what was found. */
const lookedUp = new WeakMap<Question, Promise<LookedUp>>();

function lookUp(question: Question, records: Records, today: string): Promise<LookedUp> {
  const known = lookedUp.get(question);
  if (known !== undefined) return known;
  const found = evidenceFor(question, records, today).then(async (evidence) => {
    const setAside = new Map(records.index.chart(today).setAside.map(({ documentId, reason }) => [documentId, reason]));
    const ownRecords = evidence.filter(({ record }) => !setAside.has(record.id));
    const own = await lookUpIn(question, ownRecords, today);
    if (ownRecords.length === evidence.length) return own;
    const all = await lookUpIn(question, evidence, today);
    const other = ofAnother(all.asked, all.ranked, { setAside, evidence: ownRecords });
    if (other === undefined) return own;
    const ranked = own.ranked.filter(({ sentence }) => other.near.has(sentence));
    return { ...own, ranked, ofAnother: other.told };
  });
  lookedUp.set(question, found);
  return found;
}

async function lookUpIn(question: Question, evidence: readonly ReadEvidence[], today: string): Promise<LookedUp> {
  const asked = readAsked(question, evidence, today);
  return { asked, ...(await bestSentences(asked, evidence)) };
}

/** The patient's own records that a question is asked of. */
export async function ownEvidenceFor(question: Question, records: Records, today: string): Promise<ReadEvidence[]> {
  const setAside = new Set(records.index.chart(today).setAside.map(({ documentId }) => documentId));
  return (await evidenceFor(question, records, today)).filter(({ record }) => !setAside.has(record.id));
}

/** The sentences that fit a question best, the reader's order before the ranker's, and how sure it is that they hold what is asked. */
export async function bestSentences(
  asked: Asked,
  evidence: readonly ReadEvidence[],
): Promise<{ ranked: RankedSentence[]; sure: number }> {
  const byWords = rankSentences(asked, evidence);
  if (byWords.length === 0) return { ranked: [], sure: 0 };
  // Offline before all has arrived there are no readers yet: the ranker's order answers too.
  const [words, pairs] = await Promise.all([
    loadSentenceReader().catch(() => undefined),
    loadPairReader().catch(() => undefined),
  ]);
  const ranked = words === undefined ? byWords : rerankSentences(asked, byWords, words);
  if (pairs === undefined) return { ranked, sure: confidence(asked, byWords) };
  const read = readBestPairs(asked, ranked, byWords, pairs);
  return { ranked: read.ranked, sure: confidence(asked, byWords, read.answers) };
}

/** The records that a question is asked of. */
export async function evidenceFor(question: Question, records: Records, today: string): Promise<ReadEvidence[]> {
  if (records.index.documentCount <= mostRecords) return evidenceOf(undefined, records, today);
  const found = records.index.search(queryGroups(question, records.index), lookedAtPassages);
  return evidenceOf([...new Set(found.map(({ document }) => document.id))].slice(0, mostRecords), records, today);
}

/** The sentences of these records; of all where none are named. */
async function evidenceOf(
  ids: readonly string[] | undefined,
  records: Records,
  today: string,
): Promise<ReadEvidence[]> {
  const named = ids && new Set(ids);
  const wanted = records.index.documents().filter(({ id }) => named?.has(id) ?? true);
  const read = await Promise.all(
    wanted.map(async ({ id, originalFilename, title, occurredOn }) => {
      const pages = await records.pagesOf(id);
      if (pages === undefined) return undefined;
      const structure = (await records.structureOf?.(id)) ?? structureOfPages(pages, today);
      const date = structure.dateOfCare?.date ?? occurredOn;
      return readEvidence({ id, originalFilename, title, date, pages, structure });
    }),
  );
  return read.filter((evidence) => evidence !== undefined);
}

/** The records that tell of the patient's medicines, of a larger account the newest of them: words of the question find lists badly. */
export function medicineEvidence(records: Records, today: string): Promise<ReadEvidence[]> {
  const newest = new Map<string, string>();
  for (const { steps } of records.index.chart(today).medicines)
    for (const { date = "", citations } of steps)
      for (const { documentId } of citations) if ((newest.get(documentId) ?? "") <= date) newest.set(documentId, date);
  const ids = [...newest].sort(([one, day], [other, later]) =>
    day === later ? (one < other ? -1 : 1) : day < later ? 1 : -1,
  );
  return evidenceOf(
    ids.slice(0, mostRecords).map(([id]) => id),
    records,
    today,
  );
}

function asksJudgement({ text }: Question): boolean {
  return neededSafety(text) !== undefined;
}

/** Whether the records have a word for all that is asked, or for all that it names where that is a medicine: then less is enough. */
function hasAllWords({ terms }: Asked): boolean {
  const named = terms.filter(({ kinds }) => kinds.size > 0);
  const needed = named.some(({ kinds }) => kinds.has("medication")) ? named : terms;
  return needed.every(({ held }) => held);
}

/** How much of the question the passage says that fits best by words alone. */
function coverageByWords(question: Question, { index }: Records): number {
  const groups = queryGroups(question, index);
  return groups.length === 0 ? 0 : (index.search(groups, 1)[0]?.coverage ?? 0);
}
