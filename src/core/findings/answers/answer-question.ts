import { longestQuestion } from "#core/domain/bounded-text.ts";
import type { CitedSentence } from "#core/domain/citation.ts";
import type { Answer } from "#core/domain/conversation.ts";
import type { Insight } from "#core/domain/insight.ts";
import { verifiedSentences } from "#core/domain/verify-quotes.ts";
import { type Help, helpFromEvidence } from "#core/findings/evidence/help-from-evidence.ts";
import { neededSafety } from "#core/findings/safety/learned-safety.ts";
import { type SafetyCategory, safetySentences } from "#core/findings/safety/safety.ts";
import { tellsOfNow } from "#core/findings/safety/tells-of-now.ts";
import { engine } from "#core/findings/summaries/understand-document.ts";
import type { RecordStructure } from "#core/understanding/structure/record-structure.ts";
import type { Draft } from "./draft.ts";
import type { Meaning } from "./fuse-passages.ts";
import { answerNotice, longQuestionNotice } from "./notice.ts";
import type { PagesOf } from "./passage-answers.ts";
import { prefaceOf } from "./preface.ts";
import { type QuestionAsked, questionDraft } from "./question-draft.ts";
import type { SearchIndex } from "./search-index.ts";

/** What an answer is looked up in. */
export interface Records {
  index: SearchIndex;
  pagesOf: PagesOf;
  /** The structure of a record, where it was kept when the record was understood; left out: it is read from the pages. */
  structureOf?: (documentId: string) => Promise<RecordStructure | undefined>;
  /** What the question means, where there is an embedder: passages are then found by meaning too. */
  meaning?: Meaning;
  /** The red threads that the patient has not set aside, for questions about patterns; left out where there are none to ask. */
  threads?: readonly Insight[];
}

/**
 * Answers a question from the records: in their own words, and from their facts where it asks for what
 * only counting or comparing tells. The last step checks every quote against its page. Nothing found: says so, with how many records were looked through.
 */
export async function answerQuestion(request: QuestionAsked): Promise<Answer> {
  const { records, now } = request;
  const today = now.toISOString().slice(0, 10);
  const { question, draft, planned } = await questionDraft(request);
  const found = await verify(draft, records, today);
  const isOwn = ({ text }: CitedSentence) => text !== draft.ofAnother?.text;
  const asked = neededSafety(request.question, found.found && found.sentences.some(isOwn));
  const help =
    asked === undefined && (planned !== undefined || !tellsOfNow(request.question))
      ? []
      : await helpFromEvidence(question, records, today);
  const sends = help.some(({ emergency }) => emergency);
  const safety = asked ?? (sends ? "emergency" : undefined);
  // Who is in danger is not told what was looked through.
  const inDanger = isDanger(safety);
  const helped = safety === undefined ? found : await withHelp(found, help, inDanger || sends, records, today);
  const sentences = safety === "self-harm" ? withoutAmounts(helped.sentences) : helped.sentences;
  const checked = { ...helped, sentences, found: helped.found && sentences.length > 0 };
  const { documentCount } = records.index;
  const preface = inDanger
    ? undefined
    : prefaceOf(checked.found, checked.unsure === true, draft.about ?? question.focusText, documentCount, draft.lead);
  const said = [safety && safetySentences[safety], preface, ...checked.sentences.map((part) => part.text)];
  return {
    answer: said.filter((part) => part !== undefined).join(" "),
    sentences: checked.sentences,
    found: checked.found,
    ...(preface === undefined ? {} : { preface }),
    engine,
    ...(safety === undefined ? {} : { safety: safetySentences[safety] }),
    notice: request.question.length > longestQuestion ? `${longQuestionNotice} ${answerNotice}` : answerNotice,
  };
}

const number = "(?:\\d+|half an?|one|two|three|four|five|six|eight|ten|twelve|twenty|thirty|forty|fifty|hundred|a)";
const unit =
  "(?:m?c?g|milligrams?|micrograms?|grams?|m?ls?|millilit\\w+|i?u|units?|tabs?|tablets?|caps?|capsules?|pills?|puffs?|drops?|sachets?|patch\\w*)";
const amount = new RegExp(`\\b${number}[ -]?${unit}\\b`, "i");

/** Who thinks of ending their life is told of no amount of anything to take. */
function withoutAmounts(sentences: readonly CitedSentence[]): CitedSentence[] {
  return sentences.filter(({ text }) => !amount.test(text));
}

const mostWithHelp = 4;

function isDanger(safety: SafetyCategory | undefined): boolean {
  return safety === "emergency" || safety === "self-harm";
}

/** What the records themselves say to do: before all else to somebody in danger, behind what answers where only advice is asked for. */
async function withHelp(
  found: Draft,
  told: readonly Help[],
  isFirst: boolean,
  records: Records,
  today: string,
): Promise<Draft> {
  const sentences = told.flatMap((one) => one.sentences);
  const help = await verify({ sentences, found: true }, records, today);
  const texts = new Set(help.sentences.map(({ text }) => text));
  if (texts.size === 0) return found;
  const kept = found.found ? found.sentences : [];
  if (isFirst || kept.length === 0) {
    const rest = kept.filter(({ text }) => !texts.has(text));
    return { sentences: [...help.sentences, ...rest].slice(0, mostWithHelp), found: true };
  }
  const said = new Set(kept.map(({ text }) => text));
  const isNew = (one: Help) => one.sentences.every(({ text }) => texts.has(text) && !said.has(text));
  const behind = (told.find(isNew)?.sentences ?? []).map((one) => ({ ...one, text: one.text.replace(/^No: /, "") }));
  return { ...found, sentences: [...kept.slice(0, mostWithHelp - behind.length), ...behind] };
}

async function verify(draft: Draft, { pagesOf, index }: Records, today: string): Promise<Draft> {
  const texts = new Map<string, string>();
  const ofAnother = draft.ofAnother === undefined ? [] : [draft.ofAnother];
  const told = [...ofAnother, ...draft.sentences];
  const ids = new Set(told.flatMap(({ citations }) => citations.map(({ documentId }) => documentId)));
  const load = async (documentId: string) => {
    for (const page of (await pagesOf(documentId)) ?? []) texts.set(`${documentId}/${page.number}`, page.text);
  };
  await Promise.all([...ids].map(load));
  // Words of which the patient said that they are not about them answer nothing, nor does a record that is somebody else's.
  const others = new Set(index.chart(today).setAside.map(({ documentId }) => documentId));
  const own = draft.sentences.filter(
    ({ citations }) => !citations.some((citation) => others.has(citation.documentId) || index.isDisowned(citation)),
  );
  const isHere = draft.found || draft.ofAnother !== undefined;
  const sentences = verifiedSentences([...ofAnother, ...own], (documentId, page) => texts.get(`${documentId}/${page}`));
  return { sentences, found: isHere && sentences.length > 0, ...(draft.unsure ? { unsure: true } : {}) };
}
