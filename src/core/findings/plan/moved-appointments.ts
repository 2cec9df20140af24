import type { Chart, ChartAppointment } from "#core/domain/chart.ts";
import { leastCover, namedAppointments, surelyNamed } from "./named-appointments.ts";

/** Words that ask whether a day still stands. */
export const asksOfNow =
  /\b(?:still|moved|changed|cancelled|rescheduled|dates?|when|(?:what|which) (?:day|time)|going ahead)\b|(?<![\p{L}\d.,])(?:[12]?\d|3[01])(?:st|nd|rd|th)?\W*$/u;
/** What is over is asked for; "when did it get moved to" is not. */
export const asksOfWhatWas =
  /\b(?:when|what day|what date|why) (?:was|were|did|has|have)\b(?!.*\b(?:moved|changed|put off|put back|pushed|bumped|rescheduled)\b)|\bwhy (?:was|were|did|has|have)\b|\b(?:show|shown|said|found|find|results?)\b/;

/** The days of the month that a plain question names: 19 of "still the 19th", "feb 19", "19/2"; "b12" is a vitamin. */
function daysAsked(plain: string): number[] {
  return [...plain.matchAll(/(?<![\p{L}\d:./])(\d{1,2})(?:st|nd|rd|th)?(?![\d:]|[./]\d{2}\b)/gu)].map((match) =>
    Number(match[1]),
  );
}

function dayOfMonth(date: string | undefined): number {
  return Number(date?.slice(8, 10) ?? 0);
}

/** "No. " or "Yes. " where somebody asks whether a day still stands. */
export function whetherStill(plain: string, { date, replaces }: ChartAppointment): string {
  const asked = daysAsked(plain);
  if (asked.includes(dayOfMonth(date))) return "Yes. ";
  return replaces !== undefined && asked.includes(dayOfMonth(replaces)) ? "No. " : "";
}

/**
 * The appointments that came in the place of another and that a question is about: by what they are, or by the day that it asks after,
 * the old one.
 */
export function movedAppointments(plain: string, chart: Chart): ChartAppointment[] {
  const { appointments, asOf, people } = chart;
  if (!asksOfNow.test(plain) || asksOfWhatWas.test(plain)) return [];
  const isMoved = ({ replaces, status, date }: ChartAppointment) =>
    replaces !== undefined && status === "booked" && date >= asOf.slice(0, date.length);
  const sure = surelyNamed(plain, chart);
  if (sure.length > 0) return sure.filter(isMoved);
  const named = namedAppointments(plain, appointments, people);
  const byName = named.words.length === 0 ? [] : named.appointments.filter(isMoved);
  if (byName.length > 0) return byName;
  const asked = daysAsked(plain);
  const byDay = appointments.filter((one) => isMoved(one) && asked.includes(dayOfMonth(one.replaces)));
  return byDay.length === 1 ? byDay : [];
}

/** A day that is off with nothing in its place, where it is asked whether or when it is: "is the planning still on 2 March". */
export function appointmentOff(plain: string, chart: Chart): ChartAppointment | undefined {
  const { appointments, asOf, people } = chart;
  if (!asksOfNow.test(plain) || asksOfWhatWas.test(plain)) return undefined;
  const ahead = appointments.filter(({ status, date }) => status !== "past" && date >= asOf.slice(0, date.length));
  const { appointments: named, words, cover } = namedAppointments(plain, ahead, people);
  const [one] = named;
  if (one === undefined || named.length > 1 || words.length === 0 || cover < leastCover) return undefined;
  const isOff = one.status === "cancelled" || one.status === "moved";
  return isOff && appointments.every(({ replaces }) => replaces !== one.date) ? one : undefined;
}
