import type { Assertion, MedicationStatement } from "#core/domain/statement.ts";
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
import { isListItem } from "./list-item.ts";
import type { MedicineClause } from "./medicine-clauses.ts";
import type { CueKind } from "./medicine-cue-words.ts";
import { findMedicineDates } from "./medicine-dates.ts";
import { findDose, findDoseBefore } from "./medicine-dose.ts";
import { findFrequency } from "./medicine-frequency.ts";
import { isGivenByOthers } from "./medicine-given.ts";
import { meaningOfReplacement } from "./medicine-replacements.ts";
import { isAboutPaper, isConditional, isQuestion, subjectOf } from "./medicine-scope.ts";

type Meaning = { change: MedicationStatement["change"]; assertion: Assertion };

/** What the sentence says of one of its medicines; undefined where it only names it. */
export function readMedicineClause(clause: MedicineClause, context: ClauseContext): ReadClause | undefined {
  const { sentence, setting } = context;
  const { medicine, before, after } = clause;
  if (isQuestion(sentence, medicine.end)) return undefined;
  const subject = subjectOf(sentence.slice(0, medicine.start), after.text, context.patientNames);
  const regimen = readRegimen(clause);
  const cue = decidingCue(clause, context);
  const dates = findMedicineDates(sentence, context).filter(
    ({ start, end }) => start >= before.start && end <= after.start + after.text.length + 1,
  );
  const swapped = clause.replacement;
  if (swapped === undefined && (isIncidental(clause, cue, regimen.isWhole) || ofAnyone.test(before.text)))
    return undefined;
  const meaning =
    swapped === undefined
      ? meaningOf(cue?.kind, clause, context, regimen.isWhole)
      : medicine.isClass
        ? undefined
        : meaningOfReplacement(swapped, sentence);
  if (meaning === undefined) return undefined;
  const decided = swapped?.place ?? cue?.place;
  const places = [medicine, ...regimen.places, ...(decided === undefined ? [] : [decided])];
  const read: ReadClause = {
    ...meaning,
    ...(subject === undefined ? {} : { subject }),
    ...(regimen.dose === undefined ? {} : { dose: regimen.dose }),
    ...(regimen.frequency === undefined ? {} : { frequency: regimen.frequency }),
    ...(regimen.asNeeded ? { asNeeded: true } : {}),
    places: places.map(({ start, end }) => ({ start, end })),
  };
  const isLoose = read.change === undefined || read.change === "given-once" || read.change === "started";
  const isListed = setting === "list-now" || setting === "list-changed" || setting === "list-stopped";
  const isOccasion = isGivenByOthers(clause, sentence, context.role, regimen.frequency);
  const isPremed = /\bpre-?med/i.test(`${before.text.slice(-40)} ${after.text.slice(0, 60)}`);
  if (isOccasion && isLoose && !isListed && (read.change !== "started" || regimen.isRecurring || isPremed))
    read.change = "given-once";
  else if (read.change === "given-once" && regimen.isRecurring) read.change = "started";
  if (/^\s*x ?[1-5]\b(?! ?(?:\/|a |per|daily|weekly|day|week|times))/i.test(after.text)) read.change = "given-once";
  if (regimen.once && (read.change === undefined || read.change === "started")) read.change = "given-once";
  addDates(read, dates, cue, clause, context);
  addCourse(read, clause, context);
  addReason(read, clause, decided);
  addPurpose(read, clause, context);
  const by = deciderOf(sentence);
  if (by !== undefined) read.by = by;
  return read;
}

/** "Not within 4 h of cholestyramine", "NOT advised with duloxetine": named beside what the words are about. */
function isIncidental({ before, after }: MedicineClause, cue: Deciding | undefined, isWhole: boolean): boolean {
  const lead = besides.exec(before.text);
  // "Adherence good with tacrolimus 2 mg BD": nobody writes a whole regimen of what is not taken.
  if (isWhole && lead !== null && /^(?:with|while|when|along|on)/i.test(lead[0])) return false;
  if (lead === null || ruledBeside.test(before.text.slice(0, lead.index))) return false;
  if (cue?.place === undefined || cue.place.start < before.start + lead.index) return true;
  return /^\s*(?:[,.;)]|$|or\b|and\b|\(|[-–])/i.test(after.text);
}

/** "The usual dose of": what holds for anyone. */
const ofAnyone =
  /\b(?:usual|maximum|max|recommended|standard|typical|normal|highest|lowest|target|starting|safe) (?:\w+ )?dos(?:e|ing|age) (?:of|for|is)\b|\b(?:such as|e\.?g\.?,?|for example) $/i;
const besides =
  /\b(?:with|within [^,;]{1,16} of|after|before|than|from|like|vs|versus|while on|when on|on top of|alongside|than on)\s+(?:the |his |her |your |any |my )?$/i;
const ruledBeside =
  /\b(?:treated|treat|managed|start(?:ed)?|re-?start(?:ed)?|continue|carry on|on|replaced?|supplemented?|covered|switch(?:ed)?|chang(?:e|ed)|loaded|cope|along|helped|away|off)\s*$/i;

/** Of the words before and behind the name, the one that decides. */
function decidingCue(clause: MedicineClause, { rowCue, sentence }: ClauseContext): Deciding | undefined {
  const { ruling, following, medicine, after } = clause;
  if (
    rowCue !== undefined &&
    (following === undefined || following.kind === "talk" || /\bthen\b/i.test(after.text) || rowCue !== "changed")
  )
    return { kind: rowCue, place: following?.kind === rowCue ? following : undefined, inherited: false };
  if (
    /(?:^|[\s(])(?:no|nil|without|denies(?: any| using| taking)?|denied|neither|nor)\s+(?:more |further |other |any |oral |OTC )?$/i.test(
      clause.before.text,
    )
  )
    return { kind: /\bden/i.test(clause.before.text) ? "not-taking" : "avoid", place: undefined, inherited: false };
  if (/\boff\s+(?:the\s+|his\s+|her\s+|my\s+)?$/i.test(clause.before.text))
    return { kind: "stopped", place: undefined, inherited: false };
  if (
    /^\s*(?:[–—-]|:)\s*(?:no|not|nil|none|never)\b(?:\s*(?:$|[,.;:)|])|\s+(?:for|taking|taken|needed|given|started|used|advised|suitable|tolerated|recommended|thank|longer|more)\b)/i.test(
      sentence.slice(medicine.end, medicine.end + 32),
    )
  )
    return { kind: "avoid", place: undefined, inherited: false };
  const isLater = following !== undefined && /\b(?:then|to|and)\s+$/i.test(sentence.slice(0, following.start));
  const isClose = following !== undefined && following.start - medicine.end < 70;
  if (following !== undefined && ruling !== undefined && !clause.inherited) {
    // "Stop X: it caused …", "Continue X; was increased in May": the imperative before the name is the decision.
    if (
      (against.has(ruling.kind) && following.kind === "started" && medicine.start - ruling.end < 20) ||
      isImperative(ruling.text) ||
      isLater ||
      !isClose ||
      (following.kind === "talk" && !/\bof$/i.test(ruling.text)) ||
      following.kind === "given-once" ||
      following.kind === "past"
    ) {
      if (ruling.kind === "taking" || ruling.kind === "planned" || ruling.kind === "past")
        return isLater && isFutureOnly(following, sentence)
          ? { kind: ruling.kind, place: ruling, inherited: false }
          : { kind: following.kind, place: following, inherited: false };
      return { kind: ruling.kind, place: ruling, inherited: false };
    }
    return { kind: following.kind, place: following, inherited: false };
  }
  if (following !== undefined && !(isLater && isFutureOnly(following, sentence)))
    return { kind: following.kind, place: following, inherited: clause.inherited };
  if (ruling !== undefined) return { kind: ruling.kind, place: ruling, inherited: clause.inherited };
  return undefined;
}

/** What takes a medicine away: a word that comes later begins another one, unless it begins this one again. */
const against = new Set<CueKind>([
  "not-taking",
  "not-again",
  "avoid",
  "declined",
  "considered",
  "stopped",
  "finished",
  "held",
]);

function isImperative(text: string): boolean {
  return (
    /^(?:stop|start|continue|increase|reduce|restart|hold|cont|avoid|change|switch|commence|cease|add|resume|new|taper|wean|withhold|pause|omit|do not|don't|never)/i.test(
      text,
    ) && !/ed$/i.test(text)
  );
}

/** "For 7 days then STOP", "GP to increase": told of a time to come. */
function isFutureOnly({ start, kind }: { start: number; kind: CueKind }, sentence: string): boolean {
  if (
    /\b(?:told|asked|advised|agreed|decided|had|chose|instructed|need(?:s|ed)?)(?: \w+)? to\s+$/i.test(
      sentence.slice(Math.max(0, start - 30), start),
    )
  )
    return false;
  return changes.has(kind) && /\b(?:then|to|and then|will)\s+$/i.test(sentence.slice(Math.max(0, start - 12), start));
}

function meaningOf(
  kind: CueKind | undefined,
  clause: MedicineClause,
  context: ClauseContext,
  isWhole: boolean,
): Meaning | undefined {
  const { setting, sentence } = context;
  const { medicine } = clause;
  const listed = setting === "list-now" || setting === "list-changed";
  if (setting === "list-stopped" && kind !== "restarted" && kind !== "continued")
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
  if (kind === "not-taking") return { change: "not-taking", assertion: "denied" };
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
    places,
  };
}
