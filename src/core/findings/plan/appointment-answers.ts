import { bounded, longestQuestion } from "#core/domain/bounded-text.ts";
import type { ChartAppointment } from "#core/domain/chart.ts";
import type { CitedSentence } from "#core/domain/citation.ts";
import { dateInWords } from "#core/understanding/facts/calendar.ts";
import { weekdayAndDate } from "./day-words.ts";
import { namesIt } from "./near-name.ts";
import { type Composed, type PlanSource, quoted, say } from "./plan-source.ts";
import { specialties } from "./specialties.ts";

/** Words of asking for an appointment that say nothing about which. */
const asking = new Set(
  "when what whats which where who how is are was the a an my his her our their next appointment appointments date time day see seeing do does did i he she we they have having go going back want wants me him her please pls and to with at for of in on due coming up all any upcoming there be booked it that this again people doctor dr clinic visit letter two different from now get getting number three still come will am carry bring take tests test dates meet".split(
    " ",
  ),
);

/** The appointments that a question names by person, clinic, place or what is done there; all where it names nothing. */
export function namedAppointments(
  typedPlain: string,
  appointments: readonly ChartAppointment[],
): { appointments: ChartAppointment[]; words: string[] } {
  const plain = bounded(typedPlain, longestQuestion);
  const words = (plain.match(/[\p{L}\p{N}-]+/gu) ?? []).filter(
    (word) => !asking.has(word) && word.length > 1 && !/^\d+$/.test(word),
  );
  if (words.length === 0) return { appointments: [...appointments], words };
  const scored = appointments
    .map((appointment) => ({ appointment, score: fitOf(appointment, words, plain) }))
    .filter(({ score }) => score > 0);
  const best = Math.max(0, ...scored.map(({ score }) => score));
  return { appointments: scored.filter(({ score }) => score === best).map(({ appointment }) => appointment), words };
}

function fitOf({ what, with: person, place }: ChartAppointment, words: readonly string[], plain: string): number {
  const printed = ` ${what} ${person ?? ""} ${place ?? ""}`.toLowerCase();
  let score = 0;
  for (const word of words) if (namesIt(word, printed) || (word.length > 3 && printed.includes(` ${word}`))) score += 2;
  for (const line of specialties) {
    const asked = line.some((way) => new RegExp(`\\b${way}`).test(plain));
    if (asked && line.some((way) => new RegExp(`\\b${way}`).test(printed))) score += 1;
  }
  return score;
}

/** The appointment to come: day, time, what, with whom and where; moved and cancelled ones told. */
export function answerNextAppointment(typedPlain: string, source: PlanSource): Composed {
  const plain = bounded(typedPlain, longestQuestion);
  const { asOf, appointments } = source.chart;
  const named = namedAppointments(plain, appointments);
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
    const quote = quoted(source, next.citations);
    return [
      say(`${capital(whatWords(next))} is on ${weekdayAndDate(next.date)}${whereWords(next)}.`, next.citations),
      ...changed.slice(0, 1).map((one) => changedSentence(one)),
      ...(quote === undefined ? [] : [quote]),
    ];
  }
  const lost =
    named.words.length === 0
      ? undefined
      : named.appointments
          .filter(({ status, date }) => (status === "cancelled" || status === "moved") && date >= asOf.slice(0, 7))
          .at(-1);
  return lost === undefined ? undefined : [changedSentence(lost)];
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

function whatWords(one: ChartAppointment): string {
  return `your ${nameOfAppointment(one)}`;
}

/** What an appointment is called: a name, and no piece of a message that tells of it. */
function namedWhat(what: string): string {
  const plain = what.trim().replace(/(?<![\s,.;:-])[\s,.;:-]+$/, "");
  return plain === "" || plain.split(/\s+/).length > mostNameWords || message.test(plain) ? "appointment" : plain;
}

const message =
  /[.;:?!]\s|\b(?:has been|have been|is booked|was moved|sorry|rescheduled|cancelled|wants?|you|had|next)\b|\b(?:is|was|on|at|to|by|for|with|and|the)$|^[^\p{L}\p{N}]/iu;
const mostNameWords = 9;

/** What it is and with whom. */
export function nameOfAppointment({ what, with: person }: ChartAppointment): string {
  const plain = namedWhat(what);
  return person === undefined || plain.toLowerCase().includes(person.toLowerCase()) ? plain : `${plain} with ${person}`;
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
