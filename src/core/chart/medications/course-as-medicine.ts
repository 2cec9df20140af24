import type { ChartMedicine } from "#core/domain/chart.ts";
import type { MedicationEvent } from "./medication-events.ts";

/** What is known of a medicine while its events are gone through, oldest first. */
export interface Course {
  status: ChartMedicine["status"] | undefined;
  decided: MedicationEvent | undefined;
  dose: string | undefined;
  /** The dose that the last decision took away: a list that still has it was copied. */
  doseBefore: string | undefined;
  /** What still has that dose: one may be copied, a second in another record says that it is so. */
  oldDose: MedicationEvent[];
  /** Every dose that was told, in order. */
  doses: string[];
  frequency: string | undefined;
  asNeeded: boolean;
  since: string | undefined;
  until: string | undefined;
  /** Why it was stopped or paused. */
  reason: string | undefined;
  doseFrom: MedicationEvent | undefined;
  frequencyFrom: MedicationEvent | undefined;
  /** Lists and labels that name it again after it was stopped. */
  listedAgain: MedicationEvent[];
  last: string;
}

export function asMedicine(
  course: Course,
  events: readonly MedicationEvent[],
  pending: readonly MedicationEvent[],
): ChartMedicine {
  const isTaken = course.status === "taking" || course.status === "as-needed" || course.status === "planned";
  const decided = course.decided ?? events.at(-1);
  const name = nameOf(events);
  const printed = printedOf(events, decided);
  const by = decided?.statement.by;
  const purpose = purposeOf(events);
  const reason = isTaken ? purpose?.words : course.reason;
  const told = [
    decided,
    ...(isTaken ? [course.doseFrom, course.frequencyFrom, unitFrom(course.dose, events), purpose?.event] : []),
  ];
  // Where another record has the name or the brand that is shown, it is cited for it.
  const naming = [named(events, name), named(events, brandIn(printed))].filter((event) => !told.includes(event));
  const citations = [
    ...[...new Set(told)].flatMap((event) => event?.statement.citations ?? []),
    ...naming.flatMap((event) => event?.statement.citations.slice(0, 1) ?? []),
  ];
  return {
    name,
    ...(printed.toLowerCase() === name ? {} : { printedName: printed }),
    ...(isTaken && course.dose !== undefined
      ? { dose: withUnit(course.dose, events).replace(/(\d)(?=(?:mg|g|mcg|ml|iu|units?)\b)/gi, "$1 ") }
      : {}),
    ...(isTaken && course.frequency !== undefined ? { frequency: course.frequency } : {}),
    status: course.status ?? "unclear",
    ...(course.since === undefined || course.since === "" ? {} : { since: course.since }),
    ...(course.until === undefined || course.until === "" ? {} : { until: course.until }),
    ...(reason === undefined ? {} : { reason }),
    ...(by === undefined ? {} : { decidedBy: by }),
    steps: stepsOf(events, pending),
    citations: citations.length > 0 ? citations : events.flatMap(({ statement }) => statement.citations).slice(0, 1),
  };
}

const amountWithUnit = /^(\d+(?:[.,]\d+)?)\s?(mg|g|mcg|micrograms?|units?|iu|ml)$/i;

/** "10" is the "10 mg" that another record prints, or of the one unit in which all of them print its doses. */
function withUnit(dose: string, events: readonly MedicationEvent[]): string {
  const unit = amountWithUnit.exec(unitFrom(dose, events)?.statement.dose ?? "")?.[2];
  return unit === undefined ? dose : `${dose} ${unit}`;
}

/** A dose this many times another one is hardly in its unit. */
const mostTimes = 6;

/** The record that prints the unit which a bare number lacks. */
function unitFrom(dose: string | undefined, events: readonly MedicationEvent[]): MedicationEvent | undefined {
  if (dose === undefined || !/^\d+(?:[.,]\d+)?$/.test(dose)) return undefined;
  const number = numberOf(dose);
  const printed = events.flatMap((event) => {
    const [, amount, unit] = amountWithUnit.exec(event.statement.dose ?? "") ?? [];
    return amount === undefined || unit === undefined
      ? []
      : [{ event, amount: numberOf(amount), unit: unit.toLowerCase() }];
  });
  const same = printed.find(({ amount }) => amount === number);
  if (same !== undefined) return same.event;
  const [first] = printed;
  // "3.1" beside "10 mg" is a level in the blood: doses come in quarters.
  if (!Number.isInteger(number * 4)) return undefined;
  const isOne = printed.every(
    ({ unit, amount }) => unit === first?.unit && Math.max(amount / number, number / amount) <= mostTimes,
  );
  return isOne ? first?.event : undefined;
}

function numberOf(text: string): number {
  return Number(text.replace(",", "."));
}

/** The first record that names it so. */
function named(events: readonly MedicationEvent[], name: string | undefined): MedicationEvent | undefined {
  if (name === undefined) return undefined;
  const wanted = name.toLowerCase();
  return events.find(
    ({ statement }) => statement.name.toLowerCase() === wanted || statement.printedName.toLowerCase() === wanted,
  );
}

/** "Duloxetine (Cymbalta)": the brand. */
function brandIn(printed: string): string | undefined {
  return /^[^(]*\((.+)\)$/.exec(printed)?.[1];
}

/** What it is for, as the newest record that tells it says; else why it was started. */
function purposeOf(events: readonly MedicationEvent[]): { words: string; event: MedicationEvent } | undefined {
  const told = events.findLast(({ statement }) => statement.purpose !== undefined);
  if (told?.statement.purpose !== undefined) return { words: told.statement.purpose, event: told };
  const started = events.findLast(({ statement }) => statement.change === "started" && statement.reason !== undefined);
  return started?.statement.reason === undefined ? undefined : { words: started.statement.reason, event: started };
}

/** The most particular name: "ferrous fumarate" rather than "iron". */
export function nameOf(events: readonly MedicationEvent[]): string {
  const names = [...new Set(events.map(({ statement }) => statement.name))].sort();
  return names.sort((one, other) => other.length - one.length)[0] ?? "";
}

/** As the newest record prints it, with its brand where any record tells it. */
export function printedOf(events: readonly MedicationEvent[], decided: MedicationEvent | undefined): string {
  const printed = (decided ?? events.at(-1))?.statement.printedName ?? "";
  const others = [...new Set(events.map(({ statement }) => statement.printedName.toLowerCase()))];
  const name = events[0]?.statement.name ?? "";
  const brand = others.find(
    (one) => one !== printed.toLowerCase() && one !== name && !printed.toLowerCase().includes(one),
  );
  const shown = events.find(({ statement }) => statement.printedName.toLowerCase() === brand)?.statement.printedName;
  return shown === undefined || printed.toLowerCase() !== name ? printed : `${printed} (${shown})`;
}

export function stepsOf(
  events: readonly MedicationEvent[],
  pending: readonly MedicationEvent[],
): ChartMedicine["steps"] {
  return [...events]
    .sort((one, other) => (one.holds < other.holds ? -1 : one.holds > other.holds ? 1 : 0))
    .map(({ statement, holds }) => ({
      ...(holds === "" ? {} : { date: holds }),
      change: pending.some((one) => one.statement === statement) ? "planned" : (statement.change ?? "listed"),
      ...(statement.dose === undefined ? {} : { dose: statement.dose }),
      ...(statement.frequency === undefined ? {} : { frequency: statement.frequency }),
      ...(statement.reason === undefined ? {} : { reason: statement.reason }),
      ...(statement.by === undefined ? {} : { by: statement.by }),
      citations: statement.citations,
    }));
}
