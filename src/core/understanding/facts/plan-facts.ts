import type { Fact } from "#core/domain/fact.ts";
import { shiftDate } from "./calendar.ts";
import { makeFact, type ReadPassage, type RecordSource } from "./fact-builder.ts";
import type { FoundDate } from "./find-dates.ts";

const appointmentPattern =
  /\b(?:follow(?:[- ]?up)?|appointments?|return(?: to (?:clinic|the office|see))?|come back|recheck|review|see (?:me|you|him|her|us|dr\.? \w+)(?: again)?|next (?:visit|appointment|review)|scheduled (?:for|with|to)|referr(?:ed|al) to|booked)\b/i;
const intervalPattern =
  /\b(?:in|within|after|every) (\d{1,2}|an?|one|two|three|four|six|eight|twelve)(?:\s?(?:-|–|to)\s?\d{1,2})? (day|week|month|year)s?\b/i;

const instructionVerb =
  /^(?:[•*·▪-]\s*)?(?:please |you should |you must |the patient (?:should|will|is to|was advised to|was instructed to) |(?:he|she|they) (?:should|will|is to|was advised to) |i (?:have )?(?:advised|recommended|instructed|asked|told|encouraged) |we (?:discussed|recommend(?:ed)?|advised?) |patient (?:advised|instructed|to) |recommend(?:ed)? |avoid|take|continue|stop|start|keep|drink|eat|rest|apply|use|call|return|monitor|check|limit|do not|don't|wear|elevate|increase|decrease|reduce|follow|get|go to|bring|report|watch|record|repeat|order|obtain|schedule|refer)\b/i;

const wordNumbers = new Map(
  Object.entries({ a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, six: 6, eight: 8, twelve: 12 }),
);

/** Appointments to come, and what the patient is told to do: from plans and instructions, and where a sentence says it plainly. */
export function planFacts(source: RecordSource, read: ReadPassage): Fact[] {
  const { passage } = read;
  if (passage.kind === "heading" || passage.kind === "row") return [];
  const content = passage.text.slice(passage.contentStart - passage.start);
  const planned =
    passage.section === "plan" || passage.section === "instructions" || passage.section === "appointments";
  const facts: Fact[] = [];
  const end = passage.end;
  const start = passage.contentStart;
  const wordsOf = (date: FoundDate) => passage.text.slice(date.start - passage.start, date.end - passage.start);
  const appointment = appointmentPattern.exec(content);
  const interval = intervalPattern.exec(content);
  const dated = read.dates.find(
    (date) =>
      source.occurredOn !== undefined &&
      date.date > source.occurredOn.date &&
      !/^(?:tomorrow|next)\b/i.test(wordsOf(date)),
  );
  if (appointment !== null && (interval !== null || dated !== undefined)) {
    const date = dated ?? dueDate(source, interval);
    facts.push(
      makeFact(
        source,
        read,
        { kind: "appointment", name: appointment[0].toLowerCase(), start, end },
        { status: "planned", date, value: interval?.[0] },
      ),
    );
  }
  const told =
    /\b(?:advised|instructed|recommended|should|encouraged|told) (?:to|the patient|him|her|you|that)\b/i.test(content);
  if ((planned && instructionVerb.test(content)) || (told && (planned || passage.section === "assessment"))) {
    facts.push(makeFact(source, read, { kind: "instruction", name: oneLine(content), start, end }));
  }
  return facts;
}

function oneLine(text: string): string {
  return text
    .replace(/\s+/g, " ")
    .replace(/(?<![.\s])[.\s]+$/, "")
    .slice(0, 160)
    .toLowerCase();
}

function dueDate(source: RecordSource, interval: RegExpExecArray | null): Fact["date"] {
  if (interval === null || source.occurredOn === undefined || source.occurredOn.precision !== "day") return undefined;
  const word = interval[1]?.toLowerCase() ?? "";
  const count = wordNumbers.get(word) ?? Number(word);
  const unit = interval[2]?.toLowerCase() ?? "day";
  const date = shiftDate(source.occurredOn.date, count, unit);
  if (date === undefined) return undefined;
  return unit === "day" || unit === "week"
    ? { date, precision: "day" }
    : { date: date.slice(0, 7), precision: "month" };
}
