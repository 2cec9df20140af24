import type { Citation } from "#core/domain/citation.ts";
import type { Records } from "#core/findings/answers/answer-question.ts";
import type { Draft } from "#core/findings/answers/draft.ts";
import type { Question } from "#core/findings/answers/question.ts";
import { stems } from "#core/findings/answers/search-words.ts";
import { stopWords } from "#core/findings/answers/stop-words.ts";
import type { StructuredPassage } from "#core/understanding/structure/record-structure.ts";
import { careLinesIn } from "#core/understanding/vocabulary/care-words.ts";
import { tokenise } from "#core/understanding/vocabulary/tokens.ts";
import { ownEvidenceFor } from "./answer-from-evidence.ts";
import { type PrintedPhone, printedPhones } from "./printed-phones.ts";
import { recordName } from "./record-name.ts";

const asksPhone =
  /\b(?:phone|telephone|tel|contact) ?(?:no\b|numbers?\b|details?\b)|\bnumbers? (?:for|of|to) (?:the |my |our |his |her |dr |mr |ms |mrs )?\p{L}|\b(?:phone|ring|call) (?:for|to make|to book)\b|^(?:phone|tel)\b|\bwhats? (?:is )?(?:the|their|her|his) (?:phone|telephone|tel|number)\b|\bwhat number\b|\bhow (?:do|can) (?:i|we) (?:reach|contact|get hold of|ring|phone)\b|\bwho (?:do|should|can) (?:i|we) (?:ring|call|phone)\b|\band (?:the|their|her|his) (?:phone |telephone )?number\b|\b(?:nurses?|doctors?|clinic|ward|secretary|surgery|pharmacy|office|team|desk|unit|hospital)(?:'?s)? (?:phone|telephone|tel|number)\b/iu;
/** Numbers that are measured are none to ring. */
const asksMeasured =
  /\b(?:kidney|blood|sugar|thyroid|liver|cholesterol|pressure|platelet|white|red|my last|latest) (?:cell )?numbers?\b/i;

/** Words of asking for a phone number that do not say whose. */
const asking = new Set(
  stems(
    "phone telephone tel number contact details ring call reach hold whats what who please pls need get give have make book appointment question ask speak again team service clinic",
  ),
);

const least = 1;
const nearlyAsGood = 0.85;

/** The phone number that a question asks for, in the line that prints it; undefined where none is asked for, or none fits. */
export async function phoneFromEvidence(
  question: Question,
  records: Records,
  today: string,
): Promise<Draft | undefined> {
  if (!asksPhone.test(question.text) || asksMeasured.test(question.text)) return undefined;
  const plain = question.text.toLowerCase();
  const words = [
    ...new Set(
      tokenise(question.text)
        .filter(({ key }) => !stopWords.has(key))
        .flatMap(({ key }) => stems(key)),
    ),
  ].filter((word) => !asking.has(word) && word.length > 1);
  if (words.length === 0) return undefined;
  const lines = careLinesIn(plain);
  const fitting = (await ownEvidenceFor(question, records, today))
    .flatMap(({ record }) => printedPhones(record))
    .map((phone) => ({ phone, score: fitOf(phone, words, lines) }))
    .filter(({ score }) => score >= least)
    .sort(
      (one, other) =>
        other.score - one.score || ((one.phone.record.date ?? "") < (other.phone.record.date ?? "") ? 1 : -1),
    );
  const [best] = fitting;
  if (best === undefined) return undefined;
  const told: PrintedPhone[] = [];
  for (const { phone, score } of fitting)
    if (score >= nearlyAsGood * best.score && told.length < 2 && told.every(({ number }) => number !== phone.number))
      told.push(phone);
  return { sentences: told.map((phone) => sentenceOf(phone)), found: true };
}

/** How many of the asked words stand beside a number: in its line most, then in the lines around it, then in the record's head. */
function fitOf(
  { own, names, near, head, sender }: PrintedPhone,
  words: readonly string[],
  lines: readonly number[],
): number {
  const ofSender = sender === undefined ? 0 : 1;
  let score = 0;
  const held = [own, names.map(({ text }) => text).join("\n"), near, head].map((text) => new Set(stems(text)));
  const weights = [2, 1.2, sender === undefined ? 1.2 : 0.5, 0.4 + ofSender];
  for (const word of words) score += Math.max(0, ...held.map((set, at) => (set.has(word) ? (weights[at] ?? 0) : 0)));
  for (const line of lines) {
    const says = (text: string) => careLinesIn(text).includes(line);
    score += says(own) ? 1.5 : says(head) ? 0.4 + ofSender : says(near) ? 0.4 : 0;
  }
  return score;
}

function sentenceOf({ record, passage, sender, names }: PrintedPhone) {
  const line = flat(passage.text);
  const named =
    (line.match(/\p{L}{4,}/gu) ?? []).filter((word) => !/^(?:phone|tele|mobile|telephone)$/i.test(word)).length >= 2;
  const ofSender = sender === undefined || sender === passage ? [] : [sender];
  const heads = named ? [] : names.length > 0 ? names : ofSender;
  const said = heads.length === 0 ? line : `${heads.map(({ text }) => flat(text)).join(", ")}: ${line}`;
  return {
    text: `${said.replace(/[.\s]+$/, "")} (${recordName(record)}).`,
    citations: [passage, ...heads].map((one) => citationOf(record, one)),
  };
}

function citationOf(
  { id, originalFilename, pages }: PrintedPhone["record"],
  { page, start, end }: StructuredPassage,
): Citation {
  const text = pages.find(({ number }) => number === page)?.text ?? "";
  return { documentId: id, originalFilename, page, start, end, quote: text.slice(start, end) };
}

function flat(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
