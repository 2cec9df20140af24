import type { ChartMedicine } from "#core/domain/chart.ts";
import type { MedicationEvent } from "./medication-events.ts";

/** What is known of a medicine while its events are gone through, oldest first. */
export interface Course {
  status: ChartMedicine["status"] | undefined;
  decided: MedicationEvent | undefined;
  dose: string | undefined;
  frequency: string | undefined;
  asNeeded: boolean;
  since: string | undefined;
  until: string | undefined;
  /** Why it was stopped or paused. */
  reason: string | undefined;
  doseFrom: MedicationEvent | undefined;
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
  const citations = [
    ...(decided?.statement.citations ?? []),
    ...(isTaken && course.doseFrom !== undefined && course.doseFrom !== decided
      ? course.doseFrom.statement.citations
      : []),
    ...(isTaken && purpose !== undefined && purpose.event !== decided && purpose.event !== course.doseFrom
      ? purpose.event.statement.citations
      : []),
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

/** "10" is the "10 mg" that another record prints. */
function withUnit(dose: string, events: readonly MedicationEvent[]): string {
  if (!/^\d+(?:[.,]\d+)?$/.test(dose)) return dose;
  const number = Number(dose.replace(",", "."));
  const units = events.flatMap(({ statement }) => {
    const [, amount, unit] =
      /^(\d+(?:[.,]\d+)?)\s?(mg|g|mcg|micrograms?|units?|iu|ml)$/i.exec(statement.dose ?? "") ?? [];
    return amount !== undefined && unit !== undefined && Number(amount.replace(",", ".")) === number ? [unit] : [];
  });
  return units[0] === undefined ? dose : `${dose} ${units[0]}`;
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
