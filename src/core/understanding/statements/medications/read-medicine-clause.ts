import {
  addCourse,
  addDates,
  addPurpose,
  addReason,
  type ClauseContext,
  changes,
  type Deciding,
  deciderOf,
  type ReadClause,
} from "./clause-details.ts";
import { decidingCue } from "./deciding-cue.ts";
import { isListItem } from "./list-item.ts";
import type { MedicineClause } from "./medicine-clauses.ts";
import type { CueKind } from "./medicine-cue-words.ts";
import { findMedicineDates } from "./medicine-dates.ts";
import { findDose, findDoseBefore } from "./medicine-dose.ts";
import { findFrequency } from "./medicine-frequency.ts";
import { isGivenByOthers } from "./medicine-given.ts";
import { meaningOfReplacement } from "./medicine-replacements.ts";
import { isAboutPaper, isConditional, isQuestion, subjectOf } from "./medicine-scope.ts";
import { findRatioDose, findSplitDose, type SplitDose } from "./medicine-split-dose.ts";

/** What is done with a medicine, and how it is meant. */
export type Meaning = Pick<ReadClause, "change" | "assertion">;

/** What the rules find in a clause before any status is settled. */
export interface RuledClause {
  /** Undefined where the words only name the medicine. */
  meaning: Meaning | undefined;
  subject: string | undefined;
  regimen: ReturnType<typeof readRegimen>;
  cue: Deciding | undefined;
  /** "The usual dose of", "second line:": what holds for anyone. */
  isOfAnyone: boolean;
  /** The words that decide. */
  place: { start: number; end: number } | undefined;
}

/** What the rules say of one medicine of a sentence. */
export function ruleClause(clause: MedicineClause, context: ClauseContext): RuledClause {
  const { sentence } = context;
  const { medicine, after } = clause;
  const regimen = readRegimen(clause);
  const cue = decidingCue(clause, context);
  const subject = subjectOf(sentence.slice(0, medicine.start), after.text, context.patientNames);
  const meaning = ruledMeaning(clause, context, cue, regimen);
  const place = clause.replacement?.place ?? cue?.place;
  const isOfAnyone = ofAnyone.test(clause.before.text);
  return {
    meaning: meaning && onOccasion(meaning, clause, context, regimen),
    subject,
    regimen,
    cue,
    place,
    isOfAnyone,
  };
}

function ruledMeaning(
  clause: MedicineClause,
  context: ClauseContext,
  cue: Deciding | undefined,
  regimen: ReturnType<typeof readRegimen>,
): Meaning | undefined {
  const { sentence } = context;
  const { medicine, before, replacement } = clause;
  if (isQuestion(sentence, medicine.end)) return undefined;
  if (replacement !== undefined) return medicine.isClass ? undefined : meaningOfReplacement(replacement, sentence);
  if (isIncidental(clause, cue, regimen.isWhole) || ofAnyone.test(before.text)) return undefined;
  return meaningOf(cue?.kind, clause, context, regimen.isWhole);
}

/** What is given by others, or once, is not begun; what is given again and again is. */
function onOccasion(
  { change, assertion }: Meaning,
  clause: MedicineClause,
  { setting, sentence, role }: ClauseContext,
  regimen: ReturnType<typeof readRegimen>,
): Meaning {
  const { before, after } = clause;
  const isLoose = change === undefined || change === "given-once" || change === "started";
  const isListed = setting === "list-now" || setting === "list-changed" || setting === "list-stopped";
  const isOccasion = isGivenByOthers(clause, sentence, role, regimen.frequency);
  const isPremed = /\bpre-?med/i.test(`${before.text.slice(-40)} ${after.text.slice(0, 60)}`);
  if (/^\s*x ?[1-5]\b(?! ?(?:\/|a |per|daily|weekly|day|week|times))/i.test(after.text))
    return { change: "given-once", assertion };
  if (isOccasion && isLoose && !isListed && (change !== "started" || regimen.isRecurring || isPremed))
    return { change: "given-once", assertion };
  if (regimen.once && (change === undefined || change === "started")) return { change: "given-once", assertion };
  if (change === "given-once" && regimen.isRecurring) return { change: "started", assertion };
  return { change, assertion };
}

/** All that a clause says of its medicine, where `meaning` is what is done with it. */
export function readMedicineClause(
  clause: MedicineClause,
  context: ClauseContext,
  ruled: RuledClause,
  meaning: Meaning,
): ReadClause {
  const { sentence } = context;
  const { medicine } = clause;
  // A cue that does not decide speaks of something else, and so do the dose, the days and the reason beside it.
  const isOverruled = ruled.cue !== undefined && meaning !== ruled.meaning;
  const isOther = isOverruled && (meaning.change === undefined || ruled.meaning?.assertion === "conditional");
  const { subject, regimen } = ruled;
  const cue = isOverruled ? undefined : ruled.cue;
  const place = isOverruled ? undefined : ruled.place;
  const [dose, frequency] =
    isOther && changes.has(ruled.cue?.kind ?? "taking") ? [] : [regimen.dose, regimen.frequency];
  const places = [medicine, ...(isOther ? [] : regimen.places), ...(place === undefined ? [] : [place])];
  const read: ReadClause = {
    ...meaning,
    ...(subject === undefined ? {} : { subject }),
    ...(dose === undefined ? {} : { dose }),
    ...(frequency === undefined ? {} : { frequency }),
    ...(regimen.asNeeded ? { asNeeded: true } : {}),
    places: places.map(({ start, end }) => ({ start, end })),
  };
  if (regimen.isNewDose && read.change === undefined && read.assertion === "affirmed") read.change = "changed";
  if (!isOther) addDates(read, datesOf(clause, context), cue, clause, context);
  addCourse(read, clause, context);
  if (!isOther) addReason(read, clause, place);
  addPurpose(read, clause, context);
  const by = deciderOf(sentence);
  if (by !== undefined) read.by = by;
  return read;
}

function datesOf({ before, after }: MedicineClause, context: ClauseContext) {
  return findMedicineDates(context.sentence, context).filter(
    ({ start, end }) => start >= before.start && end <= after.start + after.text.length + 1,
  );
}

/** "Not within 4 h of cholestyramine", "NOT advised with duloxetine": named beside what the words are about. */
function isIncidental({ before, after }: MedicineClause, cue: Deciding | undefined, isWhole: boolean): boolean {
  const lead = besides.exec(before.text);
  // "Adherence good with tacrolimus 2 mg BD": nobody writes a whole regimen of what is not taken.
  if (isWhole && lead !== null && /^(?:with|while|when|along|on)/i.test(lead[0])) return false;
  if (lead === null || ruledBeside.test(before.text.slice(0, lead.index))) return false;
  if (cue?.place === undefined || cue.place.start < before.start + lead.index) return true;
  // "With Eliquis that is a risk, and he agreed to stop it": what stops is something else.
  if (lead[0].startsWith("With") && cue.place.start - after.start > farFromName) return true;
  return /^\s*(?:[,.;)]|$|or\b|and\b|\(|[-–])/i.test(after.text);
}

/** "The usual dose of": what holds for anyone. */
const ofAnyone =
  /\b(?:usual|maximum|max|recommended|standard|typical|normal|highest|lowest|target|starting|safe) (?:\w+ )?dos(?:e|ing|age) (?:of|for|is)\b|\b(?:such as|e\.?g\.?,?|for example) $|\b(?:first|second|third|fourth|1st|2nd|3rd)[ -](?:line|choice)\b[^.;]{0,20}$/i;
/** "With amiodarone stopped": said of the name that it stands beside. */
const farFromName = 16;
const besides =
  /\b(?:with|within [^,;]{1,16} of|after|before|than|from|like|vs|versus|while on|when on|on top of|alongside|than on)\s+(?:the |his |her |your |any |my )?$/i;
const ruledBeside =
  /\b(?:treated|treat|managed|start(?:ed)?|re-?start(?:ed)?|continue|carry on|on|replaced?|supplemented?|covered|switch(?:ed)?|chang(?:e|ed)|loaded|cope|along|helped|away|off)\s*$/i;

/** What the words say goes before "stopped", even where a part of the record tells what was stopped. */
const saidOtherwise: ReadonlySet<CueKind> = new Set(["restarted", "continued", "not-taking", "avoid", "declined"]);

function meaningOf(
  kind: CueKind | undefined,
  clause: MedicineClause,
  context: ClauseContext,
  isWhole: boolean,
): Meaning | undefined {
  const { setting, sentence } = context;
  const { medicine } = clause;
  const listed = setting === "list-now" || setting === "list-changed";
  if (setting === "list-stopped" && !(kind !== undefined && saidOtherwise.has(kind)))
    return { change: "stopped", assertion: "affirmed" };
  if (kind === undefined || kind === "taking" || kind === "planned") {
    if (medicine.isClass) return undefined;
    const startsLine = /^[\W\d]*$/.test(sentence.slice(0, medicine.start));
    const taken = kind === "taking" && !isConditional(sentence, medicine.start);
    if (kind === "planned" && !listed) {
      if (/\b(?:for|once|due)\b/i.test(clause.ruling?.text ?? ""))
        return isWhole && (startsLine || /^\W*for\b[^.;:]{2,50}[,:]/i.test(clause.before.text))
          ? { change: undefined, assertion: "affirmed" }
          : undefined;
      return { change: "planned", assertion: "planned" };
    }
    if (isAboutPaper(sentence)) return { change: "considered", assertion: "possible" };
    const named =
      listed &&
      ((isListItem(clause) && (!prose.test(sentence) || startsLine)) || /\d/.test(clause.after.text.slice(0, 40)));
    if (listed && isConditional(sentence, medicine.start) && !isWhole)
      return { change: undefined, assertion: "conditional" };
    if (taken || named || isWhole || (context.isLine && startsLine && /\d/.test(clause.after.text.slice(0, 24))))
      return {
        change: undefined,
        assertion: isConditional(sentence, medicine.start) && !listed ? "conditional" : "affirmed",
      };
    return undefined;
  }
  const at = clause.following?.start ?? clause.ruling?.start ?? medicine.start;
  const conditional = isConditional(sentence, at) || isConditional(sentence, medicine.start);
  if (kind === "talk") return { change: "considered", assertion: "possible" };
  // "Denosumab 60 mg every 6 months, last given in January": goes on.
  if (kind === "past" && isWhole && /^last$/i.test(clause.following?.text ?? ""))
    return { change: undefined, assertion: "affirmed" };
  if (kind === "past") return { change: undefined, assertion: "historical" };
  // "Not on the 18th": one dose is left out.
  if (
    kind === "avoid" &&
    /^\s*(?:on|until|till|before|for) (?:the )?(?:\d|mon|tue|wed|thu|fri|sat|sun)/i.test(clause.after.text)
  )
    return { change: "held", assertion: "affirmed" };
  if (kind === "avoid") return { change: "not-taking", assertion: "contraindicated" };
  if (kind === "not-again") return { change: "stopped", assertion: "contraindicated" };
  if (kind === "keep")
    return medicine.isClass ? undefined : { change: "continued", assertion: conditional ? "conditional" : "affirmed" };
  if (kind === "not-taking")
    return conditional
      ? { change: undefined, assertion: "conditional" }
      : { change: "not-taking", assertion: "denied" };
  if (kind === "considered" || kind === "declined")
    return { change: kind, assertion: kind === "declined" ? "declined" : "possible" };
  if (medicine.isClass)
    return kind === "stopped" ? { change: "stopped", assertion: conditional ? "conditional" : "affirmed" } : undefined;
  if (kind === "continued") return { change: "continued", assertion: "affirmed" };
  if (kind === "given-once" || kind === "finished") return { change: kind, assertion: "affirmed" };
  if (conditional || context.isSafetyNet) return { change: kind, assertion: "conditional" };
  if (leftOpen.test(sentence.slice(at, at + 90))) return { change: "considered", assertion: "possible" };
  return { change: kind, assertion: isYetToCome(clause, sentence) ? "planned" : "affirmed" };
}

/** "Restart: your call", "to stop? - for you to decide": nobody has decided. */
const leftOpen =
  /\b(?:your call|up to you|at your discretion|(?:I )?(?:will )?leave (?:it |this |that )?(?:to|with) you|(?:for|to) (?:you|GP|PCP|them|the team) (?:to )?decide|if you (?:agree|think|feel|wish)|you may (?:wish|want|prefer)|tbc|tbd|to be (?:decided|confirmed|discussed))\b|^[\w\s-]{0,40}\?/i;

/** A sentence that tells something, where a list only names. */
const prose =
  /\b(?:is|are|was|were|has|have|had|will|would|can|could|may|should|shall|lowers?|raises?|causes?|helps?|works?|you|he|she|they|we|I|because|that|which)\b/;

/** "To start", "will be increased", "GP to add", "start … once the screen is back": decided, and not done yet. */
function isYetToCome(clause: MedicineClause, sentence: string): boolean {
  const cue = clause.following ?? clause.ruling;
  if (cue === undefined) return false;
  const before = sentence.slice(Math.max(0, cue.start - 24), cue.start);
  const after = sentence.slice(Math.max(cue.end, clause.medicine.end), Math.max(cue.end, clause.medicine.end) + 120);
  if (/^(?:stop|cease|held|hold|with)/i.test(cue.text))
    return /\b(?:will|then|plan(?:ned)? to|aim to)\s+(?:be\s+)?$/i.test(before);
  if (/\b(?:will|plan(?:s|ned)? to|aim(?:ing)? to|to be|going to|due to|GP to|then|for)\s+(?:be\s+)?$/i.test(before))
    return true;
  if (/(?<!(?:told|asked|advised|agreed|happy|keen|decided|need|needs|want|wants|like) )\bto\s+$/i.test(before))
    return true;
  return /\b(?:once (?!a |an |daily|per|every|each|weekly|monthly|only|\d)|subject to|when (?:insurance|approved|screen|bloods)|pending|after (?:the )?(?:screen|bloods|scan|results?|approval)|if tolerated)\b/i.test(
    after.slice(0, after.search(/\.\s|$/)),
  );
}

function readRegimen({ medicine, before, after }: MedicineClause) {
  const split = findRatioDose(after.text) ?? findSplitDose(after.text);
  if (split !== undefined) return splitRegimen(medicine, after.start, split);
  const behind = findDose(after.text);
  const ahead = behind === undefined ? findDoseBefore(before.text) : undefined;
  const frequency = findFrequency(after.text.slice(0, 160));
  const places: { start: number; end: number }[] = [];
  if (behind !== undefined) places.push({ start: after.start + behind.start, end: after.start + behind.end });
  if (ahead !== undefined) places.push({ start: before.start + ahead.start, end: before.start + ahead.end });
  if (frequency !== undefined) places.push({ start: after.start + frequency.start, end: after.start + frequency.end });
  const dose = (behind ?? ahead)?.text;
  const words = frequency?.words === "" ? undefined : frequency?.words;
  return {
    dose,
    frequency: words,
    asNeeded: frequency?.asNeeded === true,
    once: frequency?.once === true,
    isRecurring: words !== undefined && frequency?.once !== true && frequency?.asNeeded !== true,
    /** A dose and how often: nobody writes both of what is not taken. */
    isWhole: dose !== undefined && words !== undefined && !medicine.isClass,
    isNewDose: behind?.isNew === true,
    places,
  };
}

function splitRegimen({ isClass }: MedicineClause["medicine"], at: number, { dose, frequency, start, end }: SplitDose) {
  return {
    dose,
    frequency,
    asNeeded: false,
    once: false,
    isRecurring: true,
    isWhole: !isClass,
    isNewDose: false,
    places: [{ start: at + start, end: at + end }],
  };
}
