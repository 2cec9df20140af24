import type { AppointmentStatement } from "#core/domain/statement.ts";
import { shiftDate } from "#core/understanding/facts/calendar.ts";
import { calledOff } from "#core/understanding/facts/called-off.ts";
import type { StructuredPassage } from "#core/understanding/structure/record-structure.ts";
import { namesCare } from "#core/understanding/vocabulary/care-words.ts";
import { namingPassage } from "./appointment-context.ts";
import { appointmentDays } from "./appointment-days.ts";
import { bareWords, clauseOf, skippedRoles, tidy, whatOf, wordsIn } from "./appointment-what.ts";
import { withoutAddress, withoutSender } from "./appointment-words.ts";
import { type PlacedDay, pageText, placeDay, type ReplacedDay, replacedDay } from "./replaced-days.ts";
import { withReplies } from "./replied-days.ts";
import { citeWords, dayOf, type StatementSource } from "./statement-source.ts";

const event =
  /\b(?:appointments?|appts?|clinic|review(?:ed)?|scan|scheduled|see (?:me|you|him|her|us)|seen|tcu|rtc|visits?|infusions?|drip|sessions?|surgery|operation|procedure|theatre|tci|telephone|phone|video|telehealth|face to face|f2f|fitting|blood (?:test|draw)s?|bloods|jabs?|vaccin\w+|assessment|consult\w*|opd|follow-?up|f\/u|r\/v|mammogram|mri|ct|echo\w*|ultrasound|x-?ray|endoscopy|colonoscopy|gastroscopy|fistulogram|dexa|dialysis|arrive|attend|new date|next|booked|ring|call|phlebotomy|physio\w*|dentist|test|extraction|pull|biopsy|counsell?ing)\b/i;
const firm =
  /\b(?:appointments?|appts?|clinic|opd|booked|booking|scheduled|see (?:me|you|him|her|us)|tcu|rtc|return|infusions?|drip|sessions?|scan|telephone|phone|video|next(?: visit| clinic| appt| infusion| dose)?|review|new date|dialysis|echo\w*|surgery|operation|assessment|fitting|fistulogram|blood test|mammogram|colonoscopy)\b/i;
const dosing = /\b\d+(?:[.,/]\d+)? ?(?:mg|mcg|micrograms?|g|units?|ml|tablets?|IU)\b/i;
const notBooked =
  /\b(?:from|until|till|by|start(?:ing|ed)?|since|stop(?:s|ped)?|deadline|expires?|expiry|valid(?: until| to)?|w\/?c|week (?:of|commencing)|due|up to|last dose|last|on or after|to finish|through|prior to|between|any day|reported|printed|typed|received|collected|dictated|done|had|forgot|card with|collection|refill|supply|born|dob)\W{0,3}(?:the |about |approx\.? )?(?:\p{L}{3,9}\.?,? )?$/iu;
const starts = /\b(?:starts|begins)\W{0,3}(?:on )?(?:the )?(?:\p{L}{3,9}\.?,? )?$/iu;
/** What is booked, moved or called off: a printed day with what happens on it. "Review in three months" is none. */
export function appointmentStatements(source: StatementSource): AppointmentStatement[] {
  const printed = source.structure.passages.flatMap((passage, index) => {
    const isHead = skippedRoles.has(passage.role) && !isOfTimetable(passage, index) && !isOfMessage(passage);
    if (isHead || passage.text.length > 1200) return [];
    const following = pageText(source, passage).slice(passage.end, passage.end + 40);
    const base = baseDay(source, passage);
    const near = `${passage.text} ${following}`;
    return appointmentDays({ text: passage.text, following }, { base, dayFirst: source.structure.dayFirst }).map(
      (day) =>
        placeDay(
          source,
          passage,
          index,
          day,
          day.date >= (base ?? "") && (tellsOfCare(near) || person.test(near) || day.time !== undefined),
        ),
    );
  });
  const days = withReplies(source, printed).map((one, _, all) => ({ one, replaced: replacedDay(source, one, all) }));
  // A day in whose place another one comes was booked, whatever the words beside it.
  const old = new Set(days.map(({ replaced }) => replaced?.placed));
  return days.flatMap(({ one, replaced }) => {
    const found = read(source, one, { replaced, isOld: old.has(one) });
    return found === undefined ? [] : [found];
  });
}

/** Words of an event, or of what is seen to, examined or treated. */
function tellsOfCare(text: string): boolean {
  return event.test(text) || namesCare(text);
}

/** Roles of a head, which a row of a table with a day and a time further down does not have. */
const headRoles: ReadonlySet<string> = new Set(["date", "letterhead", "addressee", "patient"]);
const headLength = 6;

function isOfTimetable({ kind, role, cells, text }: StructuredPassage, index: number): boolean {
  return (
    headRoles.has(role) &&
    index > headLength &&
    kind === "row" &&
    cells.length > 1 &&
    !/:\s*\d/.test(cells[0]?.text ?? "") &&
    /\d[/ -]\S{1,4}[/ -]\d{2,4},? +\d{1,2}[:.]\d{2}/.test(text)
  );
}

/** What a message says, whatever it looks like at the record's head. */
function isOfMessage({ role, day }: StructuredPassage): boolean {
  return headRoles.has(role) && day !== undefined;
}

const person =
  /\b(?:Dr|Prof|Mr|Mrs|Ms|Sr|Sister|Nurse)\.? (?:\p{Lu}\.? ?){0,2}\p{Lu}(?:[\p{L}-]|['’](?!s\b))+(?: \p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?(?=[ ,.]*(?:\(|$|\bon\b|\bwas\b|\bat\b)))?/u;

/** The day from which "next" is counted; the date of an appointment letter is the appointment's own. */
function baseDay(source: StatementSource, passage: StructuredPassage): string | undefined {
  const day = passage.day?.date ?? dayOf(source, passage)?.date;
  if (day === undefined || source.structure.kind !== "appointment") return day;
  return shiftDate(day, -120, "day");
}

function read(
  source: StatementSource,
  placed: PlacedDay,
  { replaced, isOld }: { replaced: ReplacedDay | undefined; isOld: boolean },
): AppointmentStatement | undefined {
  const { passage, index, day, off } = placed;
  const { text } = passage;
  const base = baseDay(source, passage);
  const before = text.slice(0, day.start);
  const told = replaced === undefined ? { passage, index, day, off, isAhead: true } : replaced.placed;
  const asked = placed.answers?.passage;
  const naming = replaced?.thing === undefined ? (asked ?? namingPassage(source, told)) : undefined;
  const said =
    replaced?.thing ?? (passage.day === undefined ? whatOf(source, told) : withoutSender(whatOf(source, told)));
  const what = naming === undefined ? said : tidy(`${withoutAddress(naming.text)} ${said.replace(naming.text, " ")}`);
  const around = `${clauseOf(text, day)} ${source.structure.kind === "appointment" || passage.role === "appointment" ? what : ""}`;
  const status = off ?? "booked";
  const letter = source.structure.kind === "appointment" && day.weekday;
  if (status === "booked" && (base === undefined || day.date <= base)) return undefined;
  if (status === "booked" && replaced === undefined) {
    if (/\b(?:before|after) (?:the )?(?:\p{L}{3,9} )?$/iu.test(before)) return undefined;
    if (notBooked.test(before)) return undefined;
    // A medicine starts too: what begins is attended where a time is given for it, or the words before name it.
    if (starts.test(before) && (dosing.test(text) || (day.time === undefined && naming === undefined)))
      return undefined;
    if (!tellsOfCare(around) && day.time === undefined && !letter) return undefined;
    const sure =
      letter ||
      day.time !== undefined ||
      starts.test(before) ||
      firm.test(around) ||
      (day.weekday && passage.role === "appointment");
    const certain = firm.test(around) || starts.test(before) || (day.weekday && day.time !== undefined);
    if (!sure || (dosing.test(around) && !certain)) return undefined;
  } else if (
    (replaced === undefined &&
      !isOld &&
      passage.kind !== "row" &&
      !tellsOfCare(`${around} ${what} ${text}`) &&
      !person.test(text)) ||
    (base !== undefined && day.date < (shiftDate(base, -200, "day") ?? ""))
  )
    return undefined;
  const date = dayOf(source, passage);
  const owner =
    /\b(?:see me|return|tcu|rtc|next (?:visit|clinic|appointment|review)|review|f\/u|follow-?up|clinic|we'?ll|I )/i.test(
      what,
    )
      ? writerOf(source, index)
      : undefined;
  const ofNotice = source.structure.kind === "appointment" && status !== "booked";
  const title = ofNotice || saysNothing(what) ? titleOf(source) : undefined;
  const named = person.exec(what)?.[0] ?? person.exec(replaced?.placed.passage.text ?? "")?.[0];
  return {
    kind: "appointment",
    documentId: source.document.id,
    role: passage.role,
    assertion: "planned",
    what: title === undefined || what.includes(title) ? what : `${title}: ${what}`.slice(0, 150),
    on: { date: day.date, precision: "day" },
    status,
    ...(date === undefined ? {} : { date }),
    ...(day.time === undefined ? {} : { time: day.time }),
    ...(named === undefined && owner?.name === undefined ? {} : { with: named ?? owner?.name }),
    ...(owner?.place === undefined ? {} : { place: owner.place }),
    ...(replaced === undefined ? {} : { replaces: replaced.date }),
    ...(replaced !== undefined || /\b(?:moved|defer|reschedul|postpone|new date|instead|rearranged)/i.test(text)
      ? { reason: "moved" }
      : {}),
    citations: [
      citeWords(source, { ...passage, end: Math.max(passage.end, endOfSaid(source, placed)) }),
      ...(replaced === undefined || replaced.placed.passage === passage
        ? []
        : [citeWords(source, replaced.placed.passage)]),
      ...(naming === undefined ? [] : [citeWords(source, naming)]),
      // What was asked says that the old day is off.
      ...(asked === undefined || asked === naming || asked === replaced?.placed.passage
        ? []
        : [citeWords(source, asked)]),
    ],
  };
}

/** Where what is said of a day ends: of one that is off the sentence goes on below, and tells that it is. */
function endOfSaid(source: StatementSource, { passage, day, off }: PlacedDay): number {
  const end = passage.start + day.last;
  const isSaid = off === undefined || calledOff("", passage.text.slice(day.end)) !== undefined;
  if (isSaid || /[.!?]\s*$/.test(passage.text)) return end;
  const rest = /^[^.;!?\n]{0,60}\n?[^.;!?\n]{0,90}/.exec(pageText(source, passage).slice(end))?.[0] ?? "";
  return calledOff("", rest) === undefined ? end : end + rest.trimEnd().length;
}

/** Who writes, and where: the sender of the message, else the record's author and letterhead. "See me" is to see them. */
function writerOf({ structure }: StatementSource, index: number): { name?: string; place?: string } {
  if (structure.kind === "message") {
    for (let at = index; at >= Math.max(0, index - 60); at--) {
      const sender = /^From: ([^\d<>]{3,50}?)(?: {2}|\s+To:|,? \d|$)/m.exec(structure.passages[at]?.text ?? "")?.[1];
      if (sender !== undefined) return { name: sender.trim() };
    }
  }
  const heads = structure.passages
    .slice(0, 4)
    .filter(({ role, text }) => text.length < 90 && (role === "letterhead" || role === "heading"));
  const place = (heads[0] ?? structure.passages[0])?.text.slice(0, 90).replace(/\s+/g, " ");
  return {
    ...(structure.author === undefined ? {} : { name: structure.author }),
    ...(place === undefined ? {} : { place }),
  };
}

/** What an appointment letter is about: its first heading that names something that happens. */
function titleOf({ structure }: StatementSource): string | undefined {
  const titles = structure.passages
    .slice(0, 14)
    .filter(
      ({ kind, role, text }) =>
        text.length < 110 &&
        (kind === "heading" || role === "heading" || role === "letterhead") &&
        !/\d{3} ?\d{3}|\d{3}-\d{4}/.test(text) &&
        event.test(text.replace(/\b(?:clinic|appointments?|next)\b/gi, " ")),
    );
  // The unit stands above, what is done there in the heading.
  const found =
    titles.find(({ text }) => !/\b(?:unit|centre|center|department|hospital|office)\b/i.test(text)) ?? titles[0];
  return found === undefined ? undefined : tidy(found.text.replace(/ \([^)]*$/, ""));
}

/** Whether the words beside a day only say that something comes, or that it is another day. */
function saysNothing(what: string): boolean {
  return (
    wordsIn(
      what.replace(bareWords, " ").replace(/\b(?:your|old|tests?|arrive|please|moved|changed|now|was)\b/gi, " "),
    ) < 1
  );
}
