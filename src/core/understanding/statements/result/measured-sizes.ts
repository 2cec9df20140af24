import type { ResultStatement } from "#core/domain/statement.ts";
import type { StatementSource } from "#core/understanding/statements/statement-source.ts";
import type { StructuredPassage } from "#core/understanding/structure/record-structure.ts";
import { measuredThings } from "#core/understanding/vocabulary/measured-things.ts";
import { makeResult } from "./make-result.ts";
import { type PlacedDate, resultDatesIn } from "./result-dates.ts";
import { clauseBefore, isThreshold } from "./result-guards.ts";

const things = new RegExp(`(?<![\\p{L}])(?:${measuredThings.join("|")})(?![\\p{L}])`, "giu");
const size =
  /(?<![\d.,/-])(?<value>\d{1,3}(?:\.\d{1,2})?(?:\s?(?:x|×)\s?\d{1,3}(?:\.\d{1,2})?){0,2})\s?-?(?<unit>mm|cm|ml|mL|cc)(?![\p{L}\d])/gu;
const notSizes =
  /\b(?:slice|thick(?:ness)? (?:slices?|sections?)|needle|gauge|margin|incision|contrast|contrast|gadobutrol|omnipaque|gadovist|lidocaine|fluid|intervals?|fn\b|from the nipple|closest|clear|below|above|above the|within|inserted|scar length|reaches|drawn off|aspirated|blood loss|ebl|in \d|deep|of|depth)\s*$/i;
const roles = new Set([
  "imaging-findings",
  "impression",
  "opinion",
  "results",
  "examination",
  "narrative",
  "procedure",
  "diagnoses",
  "plan",
  "other",
  "diary",
]);

/** What scans and examinations measured ("left paracentral protrusion measuring 6 mm"), named after the thing. */
export function measuredSizes(source: StatementSource, passage: StructuredPassage): ResultStatement[] {
  if (!roles.has(passage.role) || !/\d\s?-?(?:mm|cm|ml|mL|cc)/.test(passage.text)) return [];
  const text = passage.text.replace(/\s/g, " ");
  const named = [...text.matchAll(things)].map((match) => ({ start: match.index, end: match.index + match[0].length }));
  if (named.length === 0) return [];
  const dates = resultDatesIn(source, text, 0);
  return [...text.matchAll(size)].flatMap((match): ResultStatement[] => {
    const { value, unit } = match.groups ?? {};
    const start = match.index;
    const end = start + match[0].length;
    if (value === undefined || unit === undefined || notSizes.test(text.slice(Math.max(0, start - 30), start)))
      return [];
    const thing = thingOf(text, named, start, end);
    if (thing === undefined || isThreshold(clauseBefore(text, start).slice(-40))) return [];
    const older = /\b(?:was|were|previously|prev|from|formerly)\s*$/i.test(text.slice(Math.max(0, start - 14), start));
    const date = dateOf(source, text, dates, start, end);
    if (older && date === undefined) return [];
    const number = Number(/^[\d.]+/.exec(value)?.[0]);
    const test = {
      name: nameOf(text, thing),
      printedName: printedOf(text, thing),
      concept: undefined,
      medicineToo: false,
      bounds: undefined,
      start: thing.start,
      end: thing.end,
    };
    const from = Math.min(thing.start, start);
    const to = Math.max(thing.end, end);
    return [
      makeResult(source, passage, {
        test,
        value: {
          value: value.replace(/\s/g, ""),
          number: /[x×]/.test(value) ? undefined : number,
          unit,
          flag: undefined,
          low: undefined,
          high: undefined,
        },
        date: date === undefined ? undefined : { date: date.date, precision: date.precision },
        words: [{ page: passage.page, start: passage.start + from, end: passage.start + to }],
      }),
    ];
  });
}

type Span = { start: number; end: number };

/** The thing right behind the size ("9 mm cyst"), else the last before it in the same clause. */
function thingOf(text: string, named: readonly Span[], start: number, end: number): Span | undefined {
  const behind = named.find((one) => one.start >= end);
  if (
    behind !== undefined &&
    /^\s(?:(?!(?:and|with|in|on|at|from|to|of)\s)[\p{L}\d/-]{1,16},?\s){0,4}$/u.test(text.slice(end, behind.start))
  )
    return behind;
  const before = named.findLast((one) => one.end <= start);
  if (before === undefined || start - before.end > 70) return undefined;
  return /[.;]\s|\d\s?(?:mm|cm)\b/.test(text.slice(before.end, start)) ? undefined : before;
}

/** "L5/S1 disc protrusion": the thing with where it is. */
function nameOf(text: string, thing: Span): string {
  const level = /\b(?:[CTLS]\d{1,2}(?:\s?[/-]\s?[CTLS]?\d{1,2})?|R[UML]L|L[UL]L)\b/.exec(
    text.slice(0, thing.end + 40),
  )?.[0];
  const side = /\b(left|right|bilateral)\b/i
    .exec(text.slice(Math.max(0, thing.start - 40), thing.start))?.[0]
    ?.toLowerCase();
  const noun = text.slice(thing.start, thing.end).toLowerCase();
  const known =
    /protrusion|bulge|herniation|prolapse|extrusion/.test(noun) && !/disc|disk/.test(noun) ? `disc ${noun}` : noun;
  return [level, side, known].filter((part) => part !== undefined).join(" ");
}

function printedOf(text: string, thing: Span): string {
  const lead = /(?:[\p{L}/-]{2,16}\s){0,3}$/u.exec(text.slice(Math.max(0, thing.start - 50), thing.start))?.[0] ?? "";
  return `${lead}${text.slice(thing.start, thing.end)}`.trim();
}

/** "On the CT of 2023 … 9 mm", "(13.8 in 2022)": the day by the size, or that of the older scan that the sentence begins with. */
function dateOf(
  source: StatementSource,
  text: string,
  dates: readonly PlacedDate[],
  start: number,
  end: number,
): PlacedDate | undefined {
  const after = dates.find(
    (date) =>
      date.start >= end && date.start - end < 14 && /^[\s(]*(?:in|on|at)?\s*$/.test(text.slice(end, date.start)),
  );
  const before = dates.findLast(
    (date) =>
      date.end <= start &&
      /\b(?:ct|mri|scan|ultrasound|uss?|x-?ray|echo|on|in|of|since)\b[^.;]{0,12}$/i.test(text.slice(0, date.start)),
  );
  const found = after ?? before;
  if (found === undefined || found.precision === "day") return found;
  return exact(source, found);
}

/** "CT of 2023" beside "Comparison: CT 09/05/2023": the record itself knows the day. */
function exact(source: StatementSource, vague: PlacedDate): PlacedDate {
  for (const { text, start } of source.structure.passages) {
    if (!/^\W*(?:comparison|compared|previous|prior)/i.test(text)) continue;
    const day = resultDatesIn(source, text, start).find(
      ({ date, precision }) => precision === "day" && date.startsWith(vague.date),
    );
    if (day !== undefined) return { ...vague, date: day.date, precision: "day" };
  }
  return vague;
}
