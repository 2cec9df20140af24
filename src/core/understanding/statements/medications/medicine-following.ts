import type { MedicationStatement } from "#core/domain/statement.ts";
import { citeWords, type StatementSource } from "#core/understanding/statements/statement-source.ts";
import type { StructuredPassage } from "#core/understanding/structure/record-structure.ts";
import { endOfCourse, findCourse } from "./medicine-course.ts";
import { findCues } from "./medicine-cues.ts";
import { findMedicineDates } from "./medicine-dates.ts";
import { medicineDay } from "./medicine-day.ts";
import { findDose } from "./medicine-dose.ts";
import { findFrequency } from "./medicine-frequency.ts";
import { isConditional, isQuestion } from "./medicine-scope.ts";

/** "So today reduced back to 15 mg weekly": of nothing but the medicine just named. */
const newDose =
  /\b(?:increased|reduced|decreased|raised|lowered|cut|halved|doubled|titrated|put up|went up|brought down|dropped)\b[^.;\d]{0,24}\b\d[\d.,]*\s?(?:mg|mcg|micrograms?|units?|g)\b/i;

interface Last {
  statements: MedicationStatement[];
  passage: StructuredPassage;
}

const directions =
  /^\W*(?:take|to be taken|apply|inhale|inject|use|chew|dissolve|swallow|place|insert|instil|one|two|three|half|1|2|3)\b/i;
const pronoun =
  /^\W*(?:(?:the )?(?:pt|patient) (?:says|reports|states|had|has)|it|this|both|they|these|dose|he|she|same|then|now|from|since|until)\b/i;
const bareVerb =
  /^\W*(?:stop(?:ped)?|ceased?|start(?:ed)?|restart(?:ed)?|increased?|reduced?|held|hold|withheld|resumed?|continue[d]?|finish(?:ed)?|discontinued)\s*(?:it|this|altogether|today|on|from|by|at|in|until|if|low|back|again|this week|—|-|[,.;:(]|\d|$)/i;
/** "INR 3.4; restarted 14/6 at 3 mg": after something else, of the same medicine. */
const laterVerb = /[;,]\s*(?:re-?started|resumed|restart|back on)\b/i;

/**
 * A sentence that names no medicine but goes on about the one before it: the directions below a label's name, "It was withheld in July",
 * "From 23 Feb: 5/2.5 at night". What it tells is put to the last statements, or added to `all`.
 */
export function withFollowing(
  source: StatementSource,
  passage: StructuredPassage,
  last: Last,
  all: MedicationStatement[],
): Last | undefined {
  const text = passage.text.replace(/\s/g, " ");
  const statement = last.statements.at(-1);
  if (statement === undefined || passage.page !== last.passage.page || passage.start - last.passage.end > 120)
    return undefined;
  if (/^\W*(?:\d{1,2}[.)])?\W*$/.test(text)) return undefined;
  if (directions.test(text) && findFrequency(text) !== undefined && statement.frequency === undefined) {
    addDirections(source, passage, statement, text);
    return last;
  }
  if (passage.kind === "heading" || passage.kind === "row" || statement.subject !== undefined) return undefined;
  const isSubject = pronoun.test(text) || bareVerb.test(text) || newDose.test(text) || laterVerb.test(text);
  if (!isSubject || text.length > 240 || isQuestion(text, 0))
    return /^\W*(?:swallow|max|with food)/i.test(text) || isWithinTopic(text, last) ? last : undefined;
  const told = followingStatement(source, passage, statement, text);
  if (told !== undefined) all.push(told);
  return { statements: told === undefined ? last.statements : [told], passage };
}

/** "1) RAMIPRIL - off since June. Creatinine fine. -> restart low": an item that begins with the medicine's name is about it to its end. */
function isWithinTopic(text: string, { statements: [first], passage }: Last): boolean {
  const name = first?.printedName ?? "";
  const start = passage.text.indexOf(name);
  return (
    name !== "" &&
    start >= 0 &&
    /^\W*(?:\d{1,2}[.):]\s*)?$/.test(passage.text.slice(0, start)) &&
    !/^\W*\d{1,2}[.)]/.test(text)
  );
}

/** "SIX tablets (15 mg)": how many of the label's strength, and what they come to where that is printed. */
const counted =
  /\b(two|three|four|five|six|seven|eight|nine|ten|twelve|[2-9]|1[0-2])\s+(tablets?|tabs?|capsules?|caps?|puffs?|sachets?)\b(?:\s*\((?:=\s*)?(\d[\d.,]*\s?(?:mg|mcg|micrograms?|g|units?))\))?/i;

function addDirections(
  source: StatementSource,
  passage: StructuredPassage,
  statement: MedicationStatement,
  text: string,
): void {
  const frequency = findFrequency(text);
  if (frequency === undefined) return;
  statement.frequency = frequency.words;
  if (frequency.asNeeded) statement.asNeeded = true;
  const [, count, , whole] = counted.exec(text) ?? [];
  if (whole !== undefined) statement.dose = whole;
  else if (count !== undefined)
    statement.dose =
      statement.dose === undefined ? `${count.toLowerCase()} tablets` : `${statement.dose}, ${count.toLowerCase()}`;
  const course = findCourse(text);
  const day = statement.from?.date ?? statement.date?.date;
  const end = course === undefined || day === undefined || !course.ends ? undefined : endOfCourse(day, course);
  if (end !== undefined && statement.until === undefined) statement.until = { date: end, precision: "day" };
  statement.citations.push(citeWords(source, passage));
}

function followingStatement(
  source: StatementSource,
  passage: StructuredPassage,
  before: MedicationStatement,
  text: string,
): MedicationStatement | undefined {
  const cue = findCues(text).find(({ kind }) => telling.has(kind));
  const dates = findMedicineDates(text, {
    anchor: medicineDay(source, passage)?.date,
    dayFirst: source.structure.dayFirst,
  });
  const from = dates.find(({ until }) => !until);
  const dose = findDose(text.replace(/^\W*from[^:]{0,40}:/i, (head) => " ".repeat(head.length)))?.text;
  const frequency = findFrequency(text)?.words;
  const isStep =
    /^\W*(?:then|from)\b/i.test(text) && from !== undefined && (dose !== undefined || frequency !== undefined);
  if (cue === undefined && !isStep) return undefined;
  if (
    cue !== undefined &&
    /\b(?:smok|driv|alcohol|drink|work|eating|exercise|using the)\w*/i.test(text.slice(cue.end, cue.end + 24))
  )
    return undefined;
  if (isConditional(text, cue?.start ?? 0)) return undefined;
  const anchor = medicineDay(source, passage)?.date;
  const ahead = from !== undefined && anchor !== undefined && from.date > anchor;
  const change = cue === undefined ? "changed" : (cue.kind as MedicationStatement["change"]);
  const { reason: _, until: __, asNeeded: ___, frequency: ____, dose: _____, from: ______, ...same } = before;
  return {
    ...same,
    role: passage.role,
    assertion: ahead ? "planned" : "affirmed",
    change,
    ...(dose === undefined ? {} : { dose }),
    ...(frequency === undefined ? {} : { frequency }),
    ...(from === undefined ? {} : { from: { date: from.date, precision: from.precision } }),
    citations: [...before.citations.slice(0, 1), citeWords(source, passage)],
  };
}

const telling = new Set<string>([
  "stopped",
  "held",
  "restarted",
  "increased",
  "reduced",
  "started",
  "finished",
  "continued",
]);
