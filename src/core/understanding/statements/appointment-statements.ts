import type { AppointmentStatement } from "#core/domain/statement.ts";
import { shiftDate } from "#core/understanding/facts/calendar.ts";
import { calledOff } from "#core/understanding/facts/called-off.ts";
import type { StructuredPassage } from "#core/understanding/structure/record-structure.ts";
import { namingPassage } from "./appointment-context.ts";
import { type AppointmentDay, appointmentDays } from "./appointment-days.ts";
import { isSentStamp, namesOnlyMedium, withoutAddress, withoutSender } from "./appointment-words.ts";
import { type PlacedDay, pageText, placeDay, type ReplacedDay, replacedDay } from "./replaced-days.ts";
import { withReplies } from "./replied-days.ts";
import { citeWords, dayOf, type StatementSource } from "./statement-source.ts";

const skipped: ReadonlySet<string> = new Set([
  "leaflet",
  "results",
  "copied-forward",
  "patient",
  "letterhead",
  "addressee",
  "family-history",
  "imaging-findings",
  "date",
]);
const event =
  /\b(?:appointments?|appts?|clinic|review(?:ed)?|scan|scheduled|see (?:me|you|him|her|us)|seen|visit|infusion|drip|session|surgery|operation|procedure|theatre|tci|telephone|phone|video|telehealth|face to face|f2f|fitting|blood (?:test|draw)s?|bloods|jabs?|vaccin\w+|assessment|consult\w*|opd|follow-?up|f\/u|r\/v|mammogram|mri|ct|echo\w*|ultrasound|x-?ray|endoscopy|colonoscopy|gastroscopy|fistulogram|dexa|dialysis|arrive|attend|new date|next|booked|ring|call|phlebotomy|physio\w*|dentist|test|extraction|pull|biopsy|counsell?ing)\b/i;
const firm =
  /\b(?:appointments?|appts?|clinic|opd|booked|booking|scheduled|see (?:me|you|him|her|us)|infusion|drip|session|scan|telephone|phone|video|next(?: visit| clinic| appt| infusion| dose)?|review|new date|dialysis|echo\w*|surgery|operation|assessment|fitting|fistulogram|blood test|mammogram|colonoscopy)\b/i;
const dosing = /\b\d+(?:[.,/]\d+)? ?(?:mg|mcg|micrograms?|g|units?|ml|tablets?|IU)\b/i;
const notBooked =
  /\b(?:from|until|till|by|start(?:s|ing|ed)?|since|stop(?:s|ped)?|deadline|expires?|expiry|valid(?: until| to)?|w\/?c|week (?:of|commencing)|due|up to|last dose|last|on or after|to finish|through|prior to|between|any day|reported|printed|typed|received|collected|dictated|done|had|forgot|card with|born|dob)\W{0,3}(?:the |about |approx\.? )?(?:\p{L}{3,9}\.?,? )?$/iu;
/** What is booked, moved or called off: a printed day with what happens on it. "Review in three months" is none. */
export function appointmentStatements(source: StatementSource): AppointmentStatement[] {
  const printed = source.structure.passages.flatMap((passage, index) => {
    const isHead = skipped.has(passage.role) && !isOfTimetable(passage, index) && !isOfMessage(passage);
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
          day.date >= (base ?? "") && (event.test(near) || person.test(near) || day.time !== undefined),
        ),
    );
  });
  const days = withReplies(source, printed);
  return days.flatMap((one) => {
    const found = read(source, one, replacedDay(source, one, days));
    return found === undefined ? [] : [found];
  });
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
  replaced: ReplacedDay | undefined,
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
    if (!event.test(around) && day.time === undefined && !letter) return undefined;
    const sure =
      letter || day.time !== undefined || firm.test(around) || (day.weekday && passage.role === "appointment");
    const certain = firm.test(around) || (day.weekday && day.time !== undefined);
    if (!sure || (dosing.test(around) && !certain)) return undefined;
  } else if (
    (replaced === undefined &&
      passage.kind !== "row" &&
      !event.test(`${around} ${what} ${text}`) &&
      !person.test(text)) ||
    (base !== undefined && day.date < (shiftDate(base, -200, "day") ?? ""))
  )
    return undefined;
  const date = dayOf(source, passage);
  const owner = /\b(?:see me|next (?:visit|clinic|appointment|review)|review|f\/u|follow-?up|clinic|we'?ll|I )/i.test(
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

/** The sentence or line that a day stands in. */
function clauseOf(text: string, { start, end }: AppointmentDay): string {
  let from = Math.max(0, start - 140);
  for (const match of text.slice(from, start).matchAll(/[.;]\s+(?=\p{Lu})/gu))
    from = Math.max(from, Math.max(0, start - 140) + match.index + 1);
  const stop = /[;]|\.\s/.exec(text.slice(end))?.index;
  return text.slice(from, Math.min(text.length, end + (stop ?? 120), end + 120)).replace(/\s+/g, " ");
}

/** What happens on the day: the words beside it; of a line that is but a day, those of the line above and below. */
function whatOf(
  source: StatementSource,
  { passage, index, day, off }: Pick<PlacedDay, "passage" | "index" | "day" | "off">,
): string {
  const { passages, kind } = source.structure;
  const above = passages[index - 1];
  const below = passages[index + 1];
  if (passage.kind === "row") {
    const at = passage.cells.findIndex(
      ({ start, end }) => day.start + passage.start >= start && day.start + passage.start < end,
    );
    // In an export of messages the first cells say when one was sent, and by whom.
    const isSent = passage.cells.length > 2 && isSentStamp(passage.cells[0]?.text ?? "");
    const others = passage.cells
      .filter((_, cell) => cell !== at && !(isSent && cell < 2))
      .map(({ text }) => text)
      .filter((text) => !namesOnlyMedium(text));
    const undated = tidy(others.filter((text) => !/\d[/. -]\S{1,9}[/. -]\d{2}/.test(text)).join(" "));
    const cell = passage.cells[at];
    const shift = (cell?.start ?? passage.start) - passage.start;
    const own =
      cell === undefined ? "" : tidy(clauseOf(cell.text, { ...day, start: day.start - shift, end: day.end - shift }));
    if (isSent && own !== "") return own;
    // Of what is off the cell beside it tells what it was.
    if (off !== undefined && wordsIn(undated) >= 1) return undated;
    if (wordsIn(own.replace(bareWords, " ")) >= 2) return wordsIn(undated) >= 1 ? tidy(`${undated} ${own}`) : own;
    const dated = passage.cells.filter(({ text }) =>
      /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* \d|\d (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|\d[/-]\d{1,2}[/-]\d/i.test(
        text,
      ),
    ).length;
    if (dated >= 2 && wordsIn(undated) >= 2) return undated;
    if (dated >= 2 && above?.kind === "row" && above.cells.length === passage.cells.length)
      return tidy(above.cells[at]?.text ?? "");
    const said = tidy(others.join(" "));
    return kind === "appointment" || wordsIn(said) < 2
      ? tidy(`${above?.text ?? ""} ${said}`)
      : tidy(`${passage.cells[at]?.text ?? ""} ${said}`);
  }
  const said = tidy(clauseOf(passage.text, day));
  const bare =
    (/^(?:next|new date)\b/i.test(said) && wordsIn(said.replace(bareWords, " ")) < 3) ||
    wordsIn(said.replace(bareWords, " ")) < 1 ||
    wordsIn(said) < 2;
  if (kind !== "appointment" && !bare) return said;
  if (kind !== "appointment")
    return tidy(
      `${above !== undefined && !skipped.has(above.role) && above.kind !== "heading" ? above.text : ""} ${said}`,
    );
  const beside = [above, below]
    .filter((one) => one !== undefined && !skipped.has(one.role))
    .map((one) => one?.text ?? "");
  return tidy(`${beside[0] ?? ""} ${said} ${wordsIn(said) < 2 ? (beside[1] ?? "") : ""}`);
}

/** Words that say that something comes next, and not what. */
const bareWords =
  /\b(?:next|visit|review|appointment|clinic|follow-?up|session|booked|see|me|you|again|come|date|new|due|moved|changed|to|at|on|with|the|and|is|in)\b/gi;

const dayWords =
  /\b(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?s?\b\.?,?|\d{1,2}(?:st|nd|rd|th)? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?,?(?: \d{4})?|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* \d{1,2},?(?: \d{4})?|\d{1,4}[/-]\d{1,2}[/-]\d{1,4}|\d{1,2}[:.]\d{2} ?(?:am|pm|hrs)?|at (?=$|[.,]))/gi;

function tidy(text: string): string {
  return (
    withoutAddress(text.replace(/\s+/g, " "))
      .replace(dayWords, " ")
      // The marks that stood around a day stand around nothing now.
      .replace(/\(\s*\)|(?<!\s)\s+(?=[.,;])|([:,;])(?:\s{0,4}[.,;]){1,12}(?=\s|$)/g, "$1")
      .replace(/^[\s.,;:)(–—•*-]+|(?<![\s,;:(–—-])[\s,;:(–—-]+$/g, "")
      .replace(/\s+/g, " ")
      .slice(0, 150)
      .trim()
  );
}

function wordsIn(text: string): number {
  return (text.match(/\p{L}{3,}/gu) ?? []).length;
}
