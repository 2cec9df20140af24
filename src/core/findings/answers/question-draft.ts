import type { CitedSentence } from "#core/domain/citation.ts";
import type { Message } from "#core/domain/conversation.ts";
import type { Fact } from "#core/domain/fact.ts";
import {
  answerFromEvidence,
  besideWhatSpeaksAgainst,
  completedFromEvidence,
  fittingItems,
  medicineEvidence,
} from "#core/findings/evidence/answer-from-evidence.ts";
import { phoneFromEvidence } from "#core/findings/evidence/answer-phone.ts";
import { asksForMedicines } from "#core/findings/evidence/asks-for-medicines.ts";
import { listedMedicines } from "#core/findings/evidence/listed-medicines.ts";
import { answerFromPlan, type PlannedAnswer } from "#core/findings/plan/answer-from-plan.ts";
import { askedPerson, relations } from "#core/findings/plan/asked-person.ts";
import { openList } from "#core/findings/plan/open-loop-answers.ts";
import { plainQuestion } from "#core/findings/plan/plain-question.ts";
import { asksForSeveral } from "#core/findings/plan/result-question.ts";
import { withRest } from "#core/findings/plan/with-rest.ts";
import { neededSafety } from "#core/findings/safety/learned-safety.ts";
import { agreesWithChart } from "./agrees-with-chart.ts";
import type { Records } from "./answer-question.ts";
import { birthDate } from "./birth-date-answer.ts";
import type { Draft } from "./draft.ts";
import { answerEvents, ofRelativesOnly } from "./event-answers.ts";
import { askedName, asksForMeasurement, eventSubject, measuredSubjects } from "./find-subject.ts";
import { withHistory } from "./follow-up.ts";
import { doctorQuestions, explainDocument, explainWord } from "./guidance-answers.ts";
import { answerList, asksForList } from "./list-answers.ts";
import { answerMeasurement } from "./measurement-answers.ts";
import { answerFromPassages } from "./passage-answers.ts";
import { type Question, readQuestion } from "./question.ts";
import { answerRecent, asksForAppointmentDay, asksForNamedAppointment } from "./recent-answers.ts";
import type { SearchIndex } from "./search-index.ts";
import { answerPatterns } from "./thread-answers.ts";
import { asksForPatterns } from "./threads-asked-for.ts";
import { isToldByFacts } from "./told-by-facts.ts";
import { answerVisits, asksForVisits } from "./visit-answers.ts";
import { wordsBesides } from "./words-besides.ts";

export interface QuestionAsked {
  question: string;
  history: readonly Message[];
  now: Date;
  records: Records;
}

/** The answer to a question, before its quotes are checked. */
export interface QuestionDraft {
  question: Question;
  draft: Draft;
  planned: PlannedAnswer | undefined;
}

/** What a word means, and nothing besides. */
function asksForMeaning(question: Question): boolean {
  return question.intent === "meaning" && question.mentions.length === 1 && wordsBesides(question) === 0;
}

/**
 * The records' own words, but for what no sentence of theirs tells: a number that was counted or compared, a list of all, what harms, whom to
 * ring. Readers who graded both answers to 808 questions where they differ gave what was built from facts or the chart 1.6 of 3 with 248 false
 * ones, and the records' words 2.0 with 43 (DECISIONS 76).
 */
export async function questionDraft(request: QuestionAsked): Promise<QuestionDraft> {
  const { records, now } = request;
  const today = now.toISOString().slice(0, 10);
  const question = withHistory(readQuestion(request.question, today), request.history, today);
  const planned = planFor(request, question, today);
  const phone = await phoneFromEvidence(question, records, today);
  const isOfChart = planned?.isOfAllergy === true || isWholeList(planned) || isToldByFacts(question);
  const draft =
    phone ??
    (await medicinesDraft(request, question, today)) ??
    (planned !== undefined && isOfChart
      ? await draftFromPlan(planned, question, { records, today }, (rest) =>
          draftAnswer(withHistory(readQuestion(rest, today), request.history, today), records, now),
        )
      : planned !== undefined
        ? await answerFromEvidence(question, records, today)
        : await draftAnswer(question, records, now));
  return { question, draft, planned };
}

/** All that is taken now, as the records list it; nobody in danger is told what there is to take, nor who was a little before. */
async function medicinesDraft(
  { question: asked, history, records }: QuestionAsked,
  question: Question,
  today: string,
): Promise<Draft | undefined> {
  const isOfPatient = askedPerson(plainQuestion(asked)) === "patient";
  if (!isOfPatient || !asksForMedicines(question.text) || neededSafety(question.text) !== undefined) return undefined;
  if (history.some(({ role, content }) => role === "user" && neededSafety(content) === "self-harm")) return undefined;
  const { index } = records;
  const sentences = listedMedicines({
    chart: index.chart(today),
    evidence: await medicineEvidence(records, today),
    statementsAt: (place) => index.statementsAt(place),
  });
  return sentences === undefined ? undefined : { sentences, found: true };
}

/** What the chart answers; nothing where facts answer, or where a scan's results are asked for: they stand in no row of the chart. */
function planFor({ records, ...request }: QuestionAsked, question: Question, today: string): PlannedAnswer | undefined {
  const chart = records.index.chart(today);
  // The first time, and the value of one day, are the facts' to say; the chart answers what puts records together.
  const ofFacts = factIntents.has(question.intent) && !asksForSeveral(plainQuestion(request.question));
  const measured = ofFacts
    ? measuredDraft(question, records.index, today)
    : answerRecent(question, records.index, today);
  if (measured !== undefined && !asksForAppointmentDay(question, chart)) return undefined;
  if (asksForScan.test(request.question)) return undefined;
  return answerFromPlan(request.question, request.history, {
    chart,
    recordOf: (documentId) => records.index.recordOf(documentId),
    statementsAt: (citation) => records.index.statementsAt(citation),
  });
}

const asksForScan =
  /\b(?:scans?|x-?rays?|ultrasounds?|mri|ct)\b[^?]{0,20}\bresults?\b|\bresults?\b[^?]{0,20}\b(?:scans?|x-?rays?|ultrasounds?|mri|ct)\b/i;

/** All that is open: as the chart has it, for no record tells it together. */
function isWholeList(planned: PlannedAnswer | undefined): boolean {
  return planned?.isWhole === true && planned.sentences[0]?.text.endsWith(":") === true;
}

/** What the chart answers, gone on with from the records. */
async function draftFromPlan(
  planned: PlannedAnswer,
  question: Question,
  { records, today }: { records: Records; today: string },
  answerRest: (question: string) => Promise<Draft>,
): Promise<Draft> {
  if (planned.isOfOpenLoops) return draftOfOpenLoops(planned, question, { records, today }, answerRest);
  const sentences = [...(await besideWhatSpeaksAgainst(planned.sentences, question, records, today))];
  const told = await withRest({ ...planned, sentences }, answerRest);
  return planned.isWhole ? told : completed(told, question, records, today);
}

/** Of what is open the things that the question is nearest to, and what the records' own words say besides. */
async function draftOfOpenLoops(
  planned: PlannedAnswer,
  question: Question,
  { records, today }: { records: Records; today: string },
  answerRest: (question: string) => Promise<Draft>,
): Promise<Draft> {
  const { sentences } = planned;
  const isItem = ({ text }: CitedSentence) => !/^(?:Your records do not show|Booked:)/.test(text);
  const items = await fittingItems(sentences.filter(isItem), question, records, today);
  const booked = sentences.filter(({ text }) => text.startsWith("Booked:"));
  const told = [...(items.length === 0 ? [] : [openList(items), ...items]), ...booked];
  if (told.length === 0) return answerRest(question.text);
  const all = await withRest({ ...planned, sentences: told }, answerRest);
  return { ...all, sentences: await completedFromEvidence(all.sentences, question, records, today) };
}

/** What the chart says is short; lists are whole. */
async function completed(draft: Draft, question: Question, records: Records, today: string): Promise<Draft> {
  const list = draft.sentences[0]?.text.endsWith(":") === true;
  if (list || asksForNumber(question)) return draft;
  return { ...draft, sentences: await completedFromEvidence(draft.sentences, question, records, today) };
}

async function draftAnswer(question: Question, records: Records, now: Date): Promise<Draft> {
  const { index } = records;
  if (question.intent === "birth-date") return birthDate(index);
  if (question.intent === "ask-doctor") return doctorQuestions(index);
  if (asksToExplain.test(question.text)) return explainDocument(index, records.pagesOf, question, now);
  if (asksForPatterns(question.text))
    return answerPatterns(question, index, records.threads, () => answerFromPassages(question, records));
  const today = now.toISOString().slice(0, 10);
  const recent = answerRecent(question, index, today);
  // An appointment with somebody, or of some kind, is looked for by what is said of it.
  if (recent !== undefined && !asksForNamedAppointment(question)) return recent;
  if (asksForVisits(question)) return answerVisits(question, index, records.pagesOf);
  return draftFromFacts(question, index, today) ?? answerFromEvidence(question, records, today);
}

/** What facts tell that no sentence does. */
function draftFromFacts(question: Question, index: SearchIndex, today: string): Draft | undefined {
  const plain = isPlain(question);
  if (plain && asksForList(question)) return answerList(question, index);
  if (asksForMeaning(question)) return explainWord(question, index, eventSubject(question, index)?.facts ?? []);
  const isTold = isToldByFacts(question);
  const measured = isTold ? measuredDraft(question, index, today) : undefined;
  if (measured !== undefined) return measured;
  const isOfThing = plain && !asksForMeasurement(question) && !ofFamily.test(question.text);
  const subject = isTold || isOfThing ? eventSubject(question, index) : undefined;
  // Which is the last is not known where one of them has no day.
  if (subject === undefined || (ofOrder.has(question.intent) && isWithoutDay(subject.facts))) return undefined;
  return isTold ? answerEvents(question, subject.name, subject.facts) : ofRelativesOnly(subject.name, subject.facts);
}

/** "Did my grandma have …": the answer is a relative's. */
const ofFamily = new RegExp(`\\b(?:${relations}|grand\\w+|relatives?|family)\\b`, "i");

function isWithoutDay(facts: readonly Fact[]): boolean {
  return facts.some(({ date }) => date === undefined);
}

/** A plain question of measurements, answered from the facts; undefined where it asks for anything else. */
function measuredDraft(question: Question, index: SearchIndex, today: string): Draft | undefined {
  if (!isPlain(question)) return undefined;
  if (/^(?:and |so |but )?(?:how (?:often|long) (?:should|do|must|will|does)|why|who|where)\b/i.test(question.text))
    return undefined;
  const subjects = measuredSubjects(question, index).filter((subject) => subject.facts.length > 0);
  if (ofOrder.has(question.intent) && subjects.some(({ facts }) => isWithoutDay(facts))) return undefined;
  const chart = index.chart(today);
  if (!subjects.every(({ name, facts }) => agreesWithChart(question.intent, name, facts, chart))) return undefined;
  const drafts = subjects
    .map((subject) => answerMeasurement(question, askedName(question, subject.name), subject.facts))
    .filter((draft) => draft !== undefined);
  if (drafts.length === 0) return undefined;
  return { sentences: drafts.flatMap((draft) => draft.sentences), found: drafts.some((draft) => draft.found) };
}

/** Which came last or first is asked. */
const ofOrder: ReadonlySet<string> = new Set(["latest", "trend", "onset"]);
const factIntents: ReadonlySet<string> = new Set(["onset", "value-on-date"]);

/** One number or day is asked for, and nothing besides it. */
const numberIntents: ReadonlySet<string> = new Set(["latest", "value-on-date", "highest", "lowest", "count", "onset"]);
const mostPlainWords = 16;

function asksForNumber(question: Question): boolean {
  return isPlain(question) && numberIntents.has(question.intent);
}

/** A question of one thing and nothing else ("my last weight?"): what the facts count and compare. Whatever else is said needs the records' own words. */
function isPlain(question: Question): boolean {
  const { tokens, mentions, intent } = question;
  if (intent === "passages" || tokens.length > mostPlainWords || mentions.length > (intent === "latest" ? 2 : 1))
    return false;
  return wordsBesides(question) <= (intent === "dose" || intent === "onset" || intent === "latest" ? 2 : 1);
}

const asksToExplain =
  /\b(?:explain|summari[sz]e|sum up|walk me through|tell me about|what (?:does|did|is in|do)|go over)\b(?!.*\bmean\b).{0,24}\b(?:the|my|this|that|last|latest|newest|uploaded|recent)\b.{0,24}\b(?:document|report|letter|file|upload|record|note|scan|summary|results|paper)s?\b(?!.{0,30}\b(?:say|mention|show|find|about)\b)/i;
