import { bounded, longestQuestion } from "#core/domain/bounded-text.ts";
import { shiftDate } from "#core/understanding/facts/calendar.ts";
import { findDates } from "#core/understanding/facts/find-dates.ts";

/** The stretch of time that a question is about; both ends are ISO days and belong to it. */
export interface AskedWindow {
  from?: string;
  to?: string;
  /** "Before the operation": bounded by an event, whose day the question does not say. */
  event?: string;
  /** One day, month or season is named ("in June"), and not a stretch ("since June"). */
  point: boolean;
}

const months = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const monthName =
  "(?<month>jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)";
const monthPattern = new RegExp(
  `\\b(?<lead>since|in|from|last|this|until|till|to|before|after|between|and|of|early|late|mid|around|next)?(?: the)?(?: (?:start|end|middle) of)? ?\\b${monthName}\\b\\.?(?: (?<which>last year|this year|next year|(?:of )?(?:19|20)\\d\\d))?`,
  "g",
);
const seasonPattern =
  /\b(?<lead>since|in|last|this|before|after|over|between|and|until|from)? ?(?:the )?(?<season>spring|summer|autumn|winter|christmas|easter)\b(?: (?<which>last year|of \d{4}|\d{4}))?/g;
const seasons: Readonly<Record<string, readonly [string, string]>> = {
  spring: ["03-01", "05-31"],
  summer: ["06-01", "08-31"],
  autumn: ["09-01", "11-30"],
  winter: ["12-01", "12-31"],
  christmas: ["12-15", "12-31"],
  easter: ["03-20", "04-30"],
};
const numbers: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  eighteen: 18,
  couple: 2,
  few: 3,
};
const stretch =
  /\b(?:over|in|during|for|within|across)? ?(?:the )?(?:last|past|previous) (?<count>\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|eighteen|couple of|few)? ?(?<unit>days?|weeks?|months?|years?)\b/;
const ago =
  /\b(?<count>\d{1,2}|an?|one|two|three|four|five|six|seven|eight|nine|ten) (?<unit>days?|weeks?|months?|years?) ago\b/;
const yearOnly = /\b(?<lead>since|in|during|from|before|after|until|of|through(?:out)?)? ?(?<year>(?:19|20)\d\d)\b/g;
const eventBound =
  /\b(?:before|after|since|during|around|following|(?<=\w )when(?= (?:i|he|she|we|they) (?:was|were|had|got|went|came|started|stopped))) (?:i |he |she |we |they |the |my |his |her |that |their )*(?<event>(?!we\b|i\b|he\b|she\b|they\b|that\b|it\b|then\b|now\b|food\b|meals?\b|bed\b)[a-z][a-z'-]+(?: [a-z'-]+){0,4})/;

interface Span {
  lead: string;
  from: string;
  to: string;
}

/** The time that a question (plain form) is about, seen from `today`; undefined where it names none. */
export function askedWindow(typedPlain: string, today: string): AskedWindow | undefined {
  const plain = bounded(typedPlain, longestQuestion);
  const spans = [...dated(plain, today), ...monthSpans(plain, today), ...seasonSpans(plain, today)];
  if (spans.length === 0) spans.push(...yearSpans(plain, today));
  const relative = relativeWindow(plain, today);
  if (spans.length === 0) return relative ?? eventWindow(plain);
  spans.sort((one, other) => (one.from < other.from ? -1 : 1));
  const first = spans[0];
  const last = spans.at(-1);
  if (first === undefined || last === undefined) return undefined;
  if (spans.length > 1) return { from: first.from, to: last.to, point: false };
  return turned(first, plain, today);
}

/** "Since March", "before March": the stretch that a word makes of a time. */
function turned({ lead, from, to }: Span, plain: string, today: string): AskedWindow {
  if (/since|after/.test(lead) || (/from/.test(lead) && !/\bto\b(?! now)/.test(plain)))
    return { from: lead.includes("after") ? to : from, to: today, point: false };
  if (/before|until|till/.test(lead)) return { to: lead.includes("before") ? from : to, point: false };
  if (/between/.test(lead) || /\b(?:and|to) (?:now|today)\b/.test(plain)) return { from, to: today, point: false };
  return { from, to, point: true };
}

function dated(plain: string, today: string): Span[] {
  return findDates(plain, 0, { anchor: today })
    .filter(
      ({ relative, precision, start, end }) => precision === "day" && !relative && /\d/.test(plain.slice(start, end)),
    )
    .map(({ date, start }) => ({
      lead:
        /(since|before|after|until|till|from|between|by)\s+(?:the )?$/.exec(plain.slice(0, start))?.[1] ??
        leadWithin(plain.slice(start)),
      from: date,
      to: date,
    }));
}

const leadWithin = (text: string) => /^(since|until|from)\b/.exec(text)?.[1] ?? "";

function monthSpans(plain: string, today: string): Span[] {
  const spans: Span[] = [];
  for (const match of plain.matchAll(monthPattern)) {
    const { lead = "", month = "", which = "" } = match.groups ?? {};
    const printed = match[0];
    // "may i", "march on": words before they are months.
    if (/^(?:may|mar|march)$/.test(month) && lead === "" && which === "") continue;
    if (
      /\d(?:st|nd|rd|th)?(?: of)? ?$/.test(plain.slice(0, match.index)) ||
      /^ \d{1,2}(?!\d)/.test(plain.slice(match.index + printed.length))
    )
      continue;
    const number = months.indexOf(month.slice(0, 3)) + 1;
    const year = yearOfMonth(number, which, lead, today);
    const from = `${year}-${String(number).padStart(2, "0")}-01`;
    spans.push({ lead, from, to: lastOfMonth(from) });
  }
  return spans;
}

function yearOfMonth(number: number, which: string, lead: string, today: string): number {
  const thisYear = Number(today.slice(0, 4));
  const named = /\d{4}/.exec(which)?.[0];
  if (named !== undefined) return Number(named);
  if (which === "last year") return thisYear - 1;
  if (which === "this year") return thisYear;
  if (which === "next year") return thisYear + 1;
  const ahead = number > Number(today.slice(5, 7));
  if (lead === "next") return ahead ? thisYear : thisYear + 1;
  return ahead ? thisYear - 1 : thisYear;
}

function seasonSpans(plain: string, today: string): Span[] {
  const spans: Span[] = [];
  for (const match of plain.matchAll(seasonPattern)) {
    const { lead = "", season = "", which = "" } = match.groups ?? {};
    const [begins = "", ends = ""] = seasons[season] ?? [];
    const named = /\d{4}/.exec(which)?.[0];
    const thisYear = Number(today.slice(0, 4));
    const year =
      named !== undefined
        ? Number(named)
        : which === "last year" || `${thisYear}-${begins}` > today
          ? thisYear - 1
          : thisYear;
    // A winter goes on into the next year.
    const to = season === "winter" ? `${year + 1}-02-28` : `${year}-${ends}`;
    spans.push({ lead, from: `${year}-${begins}`, to });
  }
  return spans;
}

function yearSpans(plain: string, today: string): Span[] {
  const spans = [...plain.matchAll(yearOnly)].map(({ groups }) => ({
    lead: groups?.lead ?? "",
    from: `${groups?.year}-01-01`,
    to: `${groups?.year}-12-31`,
  }));
  const year = Number(today.slice(0, 4));
  const named = /\b(?<lead>since|in|during|from|before|after|until)? ?(?<which>last|this) year\b/.exec(plain);
  // "Over the last year" is a stretch, "last year" a year.
  if (named?.groups !== undefined && !/\b(?:over|past|the) (?:the )?last year\b/.test(plain)) {
    const of = named.groups.which === "last" ? year - 1 : year;
    spans.push({ lead: named.groups.lead ?? "", from: `${of}-01-01`, to: `${of}-12-31` });
  }
  return spans;
}

function relativeWindow(plain: string, today: string): AskedWindow | undefined {
  const past = stretch.exec(plain);
  if (
    past?.groups !== undefined &&
    (past.groups.count !== undefined || /\b(?:over|past|the last|during)\b/.test(past[0]))
  ) {
    const from = shiftDate(today, -countOf(past.groups.count ?? "1"), unitOf(past.groups.unit ?? ""));
    return from === undefined ? undefined : { from, to: today, point: false };
  }
  const back = ago.exec(plain);
  if (back?.groups !== undefined) {
    const unit = unitOf(back.groups.unit ?? "");
    const day = shiftDate(today, -countOf(back.groups.count ?? "1"), unit);
    if (day === undefined) return undefined;
    const slack = unit === "year" ? 180 : unit === "month" ? 20 : 4;
    return { from: shiftDate(day, -slack, "day") ?? day, to: shiftDate(day, slack, "day") ?? day, point: true };
  }
  return undefined;
}

function eventWindow(plain: string): AskedWindow | undefined {
  const event = eventBound.exec(plain)?.groups?.event;
  return event === undefined ? undefined : { event, point: false };
}

function countOf(printed: string): number {
  return numbers[printed.split(" ")[0] ?? ""] ?? (Number.parseInt(printed, 10) || 1);
}

function unitOf(printed: string): string {
  return printed.replace(/s$/, "");
}

function lastOfMonth(firstDay: string): string {
  return shiftDate(shiftDate(firstDay, 1, "month") ?? firstDay, -1, "day") ?? firstDay;
}

/** Whether a day (ISO, cut to what is known) lies in the window. */
export function inWindow(date: string, window: AskedWindow | undefined): boolean {
  if (window === undefined) return true;
  const day = date.length === 4 ? `${date}-07-01` : date.length === 7 ? `${date}-15` : date;
  return (
    (window.from === undefined || day >= window.from.slice(0, 10)) && (window.to === undefined || day <= window.to)
  );
}
