import type { CitedSentence } from "#core/domain/citation.ts";
import type { Message } from "#core/domain/conversation.ts";
import {
  answerFromEvidence,
  besideWhatSpeaksAgainst,
  completedFromEvidence,
  evidenceOr,
  fittingItems,
} from "#core/findings/evidence/answer-from-evidence.ts";
import { phoneFromEvidence } from "#core/findings/evidence/answer-phone.ts";
import { answerFromPlan, type PlannedAnswer } from "#core/findings/plan/answer-from-plan.ts";
import { askedResults } from "#core/findings/plan/asked-results.ts";
import { openList } from "#core/findings/plan/open-loop-answers.ts";
import { plainQuestion } from "#core/findings/plan/plain-question.ts";
import { asksForSeveral } from "#core/findings/plan/result-question.ts";
import { withRest } from "#core/findings/plan/with-rest.ts";
import type { Records } from "./answer-question.ts";
import { birthDate } from "./birth-date-answer.ts";
import type { Draft } from "./draft.ts";
import { answerClass, answerEvents, saysNo } from "./event-answers.ts";
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
import { answerVisits, asksForVisits } from "./visit-answers.ts";

export interface QuestionAsked {
  question: string;
  history: readonly Message[];
  now: Date;
  records: Records;
}

/** What is built for a question before it is held against the records' own words. */
export interface BuiltDraft {
  question: Question;
  built: Draft;
  planned: PlannedAnswer | undefined;
  /** No words of the records may take its place. */
  stands: boolean;
}

/** What no words of the records could say in its place. */
function isOfItsOwn({ intent, text }: Question): boolean {
  return intent === "birth-date" || intent === "ask-doctor" || asksToExplain.test(text) || asksForPatterns(text);
}

/** Answers from facts, lists and the chart, as far as they go. */
export async function builtDraft(request: QuestionAsked): Promise<BuiltDraft> {
  const { records, now } = request;
  const today = now.toISOString().slice(0, 10);
  const question = withHistory(readQuestion(request.question, today), request.history, today);
  // The first time, and the value of one day, are the facts' to say; the chart answers what puts records together.
  const ofFacts = factIntents.has(question.intent) && !asksForSeveral(plainQuestion(request.question));
  const measured = ofFacts ? measuredDraft(question, records.index) : answerRecent(question, records.index, today);
  // A scan's results stand in its own words, and in no row of the chart.
  const ofScan =
    /\b(?:scans?|x-?rays?|ultrasounds?|mri|ct)\b[^?]{0,20}\bresults?\b|\bresults?\b[^?]{0,20}\b(?:scans?|x-?rays?|ultrasounds?|mri|ct)\b/i;
  const planned =
    (measured === undefined || asksForAppointmentDay(question, records.index.chart(today))) &&
    !ofScan.test(request.question)
      ? answerFromPlan(request.question, request.history, {
          chart: records.index.chart(today),
          recordOf: (documentId) => records.index.recordOf(documentId),
          statementsAt: (citation) => records.index.statementsAt(citation),
        })
      : undefined;
  const phone = await phoneFromEvidence(question, records, today);
  const built =
    phone ??
    (planned === undefined
      ? await draftAnswer(question, records, now)
      : await draftFromPlan(planned, question, { records, today }, (rest) =>
          draftAnswer(withHistory(readQuestion(rest, today), request.history, today), records, now),
        ));
  const stands =
    phone !== undefined ||
    planned?.isOfAllergy === true ||
    (planned === undefined && isOfItsOwn(question)) ||
    built.sentences.length === 0;
  return { question, built, planned, stands };
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
  const draft = planned.isWhole ? told : await completed(told, question, records, today);
  const isList = planned.isWhole && planned.sentences[0]?.text.endsWith(":") === true;
  const isPlainAnswer = asksForNumber(question) || isOfOneMeasurement(question) || planned.isOfSeries || isList;
  return isPlainAnswer ? plainly(draft) : draft;
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
  if (recent !== undefined)
    return asksForNamedAppointment(question) ? evidenceOr(recent, question, records, today) : plainly(recent);
  if (asksForVisits(question)) return plainly(await answerVisits(question, index, records.pagesOf));
  const plain = isPlain(question);
  if (plain && asksForList(question)) {
    const list = answerList(question, index);
    if (list !== undefined) return plainly(list);
  }
  if (question.intent === "meaning") {
    const explained = explainWord(question, index, eventSubject(question, index)?.facts ?? []);
    if (explained !== undefined) {
      // What the word means, and then what the records say of it.
      const sentences = await completedFromEvidence(explained.sentences, question, records, today);
      return plain ? plainly({ ...explained, sentences }) : { ...explained, sentences };
    }
  }
  // What the chart has as a series and could not answer from, single facts do not answer better.
  const inChart = askedResults(question.text, plainQuestion(question.text), index.chart(today)).results.length > 0;
  const measured = inChart && !factIntents.has(question.intent) ? undefined : measuredDraft(question, index);
  if (measured !== undefined) return plainly(measured);
  const asksValue =
    asksForMeasurement(question) &&
    question.mentions.some((mention) =>
      mention.surfaces.some(({ concept }) => concept.kind === "lab" || concept.kind === "vital"),
    );
  if (plain && !asksValue) {
    const subject = asksForCircumstance(question) ? undefined : eventSubject(question, index);
    if (subject !== undefined) {
      const draft =
        subject.ofClass === true && !classIntents.has(question.intent)
          ? answerClass(subject.facts)
          : answerEvents(question, subject.name, subject.facts);
      if (draft?.sentences[0]?.text.startsWith(saysNo) === true)
        return plainly({
          ...draft,
          sentences: await completedFromEvidence(draft.sentences, question, records, today),
        });
      // What is only a relative's, or denied, is not found, whatever else speaks of it.
      if (draft?.found === false) return plainly(draft);
      if (draft !== undefined) return mentionedOnly(draft) ? evidenceOr(draft, question, records, today) : draft;
    }
  }
  return answerFromEvidence(question, records, today);
}

function plainly(draft: Draft): Draft {
  return { ...draft, isPlain: true };
}

/** That a thing is named somewhere is the least that can be said of it. */
function mentionedOnly({ sentences }: Draft): boolean {
  return /^(?:Yes, y|Y)our records (?:first )?(?:mention|show)\b(?!.* only )/.test(sentences[0]?.text ?? "");
}

/** A plain question of measurements, answered from the facts; undefined where it asks for anything else. */
function measuredDraft(question: Question, index: SearchIndex): Draft | undefined {
  if (!isPlain(question)) return undefined;
  if (/^(?:and |so |but )?(?:how (?:often|long) (?:should|do|must|will|does)|why|who|where)\b/i.test(question.text))
    return undefined;
  const drafts = measuredSubjects(question, index)
    .filter((subject) => subject.facts.length > 0)
    .map((subject) => answerMeasurement(question, askedName(question, subject.name), subject.facts))
    .filter((draft) => draft !== undefined);
  if (drafts.length === 0) return undefined;
  return { sentences: drafts.flatMap((draft) => draft.sentences), found: drafts.some((draft) => draft.found) };
}

const factIntents: ReadonlySet<string> = new Set(["onset", "value-on-date"]);

/** One number or day is asked for, and nothing besides it. */
const numberIntents: ReadonlySet<string> = new Set(["latest", "value-on-date", "highest", "lowest", "count", "onset"]);
const mostPlainWords = 16;

function asksForNumber(question: Question): boolean {
  return isPlain(question) && numberIntents.has(question.intent);
}

/** "What was my CRP?": a measurement is named, and nothing besides it. */
function isOfOneMeasurement(question: Question): boolean {
  const { mentions } = question;
  const isMeasured = mentions.some(({ surfaces }) =>
    surfaces.some(({ concept }) => concept.kind === "lab" || concept.kind === "vital"),
  );
  return isMeasured && mentions.length === 1 && othersIn(question) <= 1 && !asksForCircumstance(question);
}

/** A question of one thing and nothing else ("my last weight?"): what the facts count and compare. Whatever else is said needs the records' own words. */
function isPlain(question: Question): boolean {
  const { tokens, mentions, intent } = question;
  if (intent === "passages" || tokens.length > mostPlainWords || mentions.length > (intent === "latest" ? 2 : 1))
    return false;
  return othersIn(question) <= (intent === "dose" || intent === "onset" || intent === "latest" ? 2 : 1);
}

/** How many words of a question's focus are not of the things that it names. */
function othersIn({ tokens, mentions, focus }: Pick<Question, "tokens" | "mentions" | "focus">): number {
  const covered = new Set(mentions.flatMap(({ first, last }) => tokens.slice(first, last + 1).map(({ key }) => key)));
  return focus.filter((word) => !covered.has(word) && !/^\d+$/.test(word)).length;
}

/** What is to be kept away from, or what did harm: that stands in the words about a thing, and not in its being named. */
const toldOtherwise =
  /\b(?:stay|keep|steer) (?:away|clear|off)\b|\bavoid\b|\bnot (?:to )?(?:take|have|use)\b|\b(?:made|makes|making) me (?!an)\b|\bbunged\b|\bdidn't agree with\b/i;

/** "Why did …", "how often do they need to …": what was so is not asked, but how; "yes, your records mention it" is no answer. */
function asksForCircumstance({ intent, text }: Question): boolean {
  if (toldOtherwise.test(text)) return true;
  return (intent === "passages" || intent === "ever") && /^(?:and |so |but )?(?:how|why|who|where)\b/i.test(text);
}

/** Asked of a whole class, these still mean the class as one thing. */
const classIntents: ReadonlySet<string> = new Set(["count", "latest", "onset", "when"]);
const asksToExplain =
  /\b(?:explain|summari[sz]e|sum up|walk me through|tell me about|what (?:does|did|is in|do)|go over)\b(?!.*\bmean\b).{0,24}\b(?:the|my|this|that|last|latest|newest|uploaded|recent)\b.{0,24}\b(?:document|report|letter|file|upload|record|note|scan|summary|results|paper)s?\b(?!.{0,30}\b(?:say|mention|show|find|about)\b)/i;
