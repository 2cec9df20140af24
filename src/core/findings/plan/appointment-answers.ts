import { bounded, longestQuestion } from "#core/domain/bounded-text.ts";
import type { ChartAppointment } from "#core/domain/chart.ts";
import type { CitedSentence } from "#core/domain/citation.ts";
import { dateInWords } from "#core/understanding/facts/calendar.ts";
import { namesCare } from "#core/understanding/vocabulary/care-words.ts";
import { weekdayAndDate } from "./day-words.ts";
import { whetherStill } from "./moved-appointments.ts";
import { asking, namedAppointments } from "./named-appointments.ts";
import { type Composed, type PlanSource, quoted, say } from "./plan-source.ts";

/** The appointment to come: day, time, what, with whom and where; moved and cancelled ones told. */
export function answerNextAppointment(typedPlain: string, source: PlanSource): Composed {
  const plain = bounded(typedPlain, longestQuestion);
  const { asOf, appointments } = source.chart;
  const named = namedAppointments(plain, appointments, source.chart.people);
  const booked = named.appointments
    .filter(({ date, status }) => status === "booked" && date >= asOf.slice(0, date.length))
    .sort(byDay);
  const [next] = booked;
  if (next !== undefined) {
    const several = /\ball\b|\bappointments\b|\bdates\b|\bcoming up\b|\bupcoming\b|\bvisits\b/.test(plain);
    if (several) return answerAppointmentList(booked, source);
    const changed = named.appointments.filter(
      (one) => one !== next && (one.status === "moved" || one.status === "cancelled") && sameThing(one, next),
    );
    return answerAppointment(next, plain, source, next.replaces === undefined ? changed.slice(0, 1) : []);
  }
  const lost =
    named.words.length === 0
      ? undefined
      : named.appointments
          .filter(({ status, date }) => (status === "cancelled" || status === "moved") && date >= asOf.slice(0, 7))
          .at(-1);
  return lost === undefined ? undefined : [changedSentence(lost)];
}

/** One appointment: its day, the day that it was moved from or the others that are off, and the words that say so. */
export function answerAppointment(
  one: ChartAppointment,
  plain: string,
  source: PlanSource,
  off: readonly ChartAppointment[] = [],
): Composed {
  // Of one that was moved the words that say so, and not those that still have the old day.
  const [newest] = one.citations;
  const ofNewest = one.citations.filter(({ documentId }) => documentId === newest?.documentId).slice(0, 2);
  const quote =
    one.replaces === undefined
      ? quoted(source, one.citations)
      : (quoted(source, one.citations.slice(0, 1)) ?? quoted(source, ofNewest));
  return [
    say(`${whetherStill(plain, one)}${capital(dayWords(one))}.`, one.citations),
    ...off.map((other) => changedSentence(other)),
    ...(quote === undefined ? [] : [quote]),
  ];
}

/** One that is off, with nothing in its place, and the words that say so. */
export function answerAppointmentOff(one: ChartAppointment, plain: string, source: PlanSource): Composed {
  const asksWhether = /\b(?:still|going ahead|cancell?ed|happening)\b/.test(plain);
  const no = asksWhether && !/\bcancell?ed\b/.test(plain) ? "No. " : "";
  const quote = quoted(source, one.citations);
  return [
    say(`${no}${capital(whatWords(one))} on ${weekdayAndDate(one.date)} was ${one.status}.`, one.citations),
    ...(quote === undefined ? [] : [quote]),
  ];
}

/** All that is booked, one a sentence. */
export function answerAppointmentList(booked: readonly ChartAppointment[], source: PlanSource): Composed {
  if (booked.length === 0) return undefined;
  void source;
  return [
    say(
      `Your records have ${booked.length === 1 ? "one appointment" : "these appointments"} to come:`,
      ...booked.map(({ citations }) => citations.slice(0, 1)),
    ),
    ...booked
      .slice(0, 10)
      .map((one) =>
        say(
          `${weekdayAndDate(one.date)}${one.time === undefined ? "" : `, ${one.time}`}: ${nameOfAppointment(one)}${one.place === undefined ? "" : `, ${one.place}`}.`,
          one.citations,
        ),
      ),
  ];
}

export function bookedAppointments(source: PlanSource): ChartAppointment[] {
  return source.chart.appointments
    .filter(({ date, status }) => status === "booked" && date >= source.chart.asOf.slice(0, date.length))
    .sort(byDay);
}

function byDay(one: ChartAppointment, other: ChartAppointment): number {
  return `${one.date} ${one.time ?? ""}` < `${other.date} ${other.time ?? ""}` ? -1 : 1;
}

/** "Your scan is on …"; of one that was moved, from which day. */
function dayWords(one: ChartAppointment): string {
  const at = `${weekdayAndDate(one.date)}${whereWords(one)}`;
  return one.replaces === undefined
    ? `${whatWords(one)} is on ${at}`
    : `${whatWords(one)} was moved from ${weekdayAndDate(one.replaces)} to ${at}`;
}

function whatWords(one: ChartAppointment): string {
  return `your ${nameOfAppointment(one)}`;
}

/** What an appointment is called: a name, and no piece of a message that tells of it. */
function namedWhat(what: string): string {
  const pieces = [
    what,
    ...what.split(/(?:\.|:|;| [-–]| \|)\s+|\bnew date\b|\s(?:is|was|are|has|not|now|arrive)\b/i),
  ].map((piece) =>
    piece
      .trim()
      .replace(/^[^\p{L}]+|^\[[^\]]*\]\s*/u, "")
      .replace(/ [–-](?=,|$)/g, "")
      .replace(/^(?:my|your|his|her|the|an?) /i, "")
      .replace(/(?<![\s,.;:-])[\s,.;:-]+$/, ""),
  );
  const isName = (piece: string) => piece !== "" && piece.split(/\s+/).length <= mostNameWords && !message.test(piece);
  const [whole = ""] = pieces;
  if (isName(whole)) return whole;
  return pieces.find((piece) => isName(piece) && namesCare(piece)) ?? "appointment";
}

const message =
  /[.;:?!]\s|\b(?:has been|have been|is booked|new date|not|arrive|said|rang|called|wrote|was moved|sorry|rescheduled|cancelled|wants?|you|had|next)\b|\b(?:is|was|on|at|to|by|for|with|and|the)$|^[^\p{L}\p{N}]/iu;
const mostNameWords = 9;

/** What it is and with whom. */
export function nameOfAppointment({ what, with: person }: ChartAppointment): string {
  const names = what.split("; ").map(namedWhat);
  const plain = names.find((name) => name !== "appointment") ?? "appointment";
  if (person === undefined) return plain;
  const [name, seen] = [plain.toLowerCase(), person.toLowerCase()];
  // "Raman with Dr. Raman": the piece of a message says no more than the name.
  if (seen.includes(name) || name === seen) return `appointment with ${person}`;
  return name.includes(seen) ? plain : `${plain} with ${person}`;
}

function whereWords({ time, place }: ChartAppointment): string {
  return `${time === undefined ? "" : ` at ${time}`}${place === undefined ? "" : `, ${place}`}`;
}

function changedSentence(one: ChartAppointment): CitedSentence {
  return say(`The one of ${dateInWords(one.date)} (${nameOfAppointment(one)}) was ${one.status}.`, one.citations);
}

function sameThing(one: ChartAppointment, other: ChartAppointment): boolean {
  const words = (text: string) => (text.toLowerCase().match(/[\p{L}]{4,}/gu) ?? []).filter((word) => !asking.has(word));
  const held = words(`${other.what} ${other.with ?? ""}`);
  return words(`${one.what} ${one.with ?? ""}`).some((word) => held.includes(word));
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
