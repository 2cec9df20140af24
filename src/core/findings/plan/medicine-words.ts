import type { ChartMedicine } from "#core/domain/chart.ts";
import { dateInWords } from "#core/understanding/facts/calendar.ts";
import { onDay } from "./day-words.ts";
import { onOneLine } from "./plan-source.ts";

type Step = ChartMedicine["steps"][number];

export const isTaken = ({ status }: Pick<ChartMedicine, "status">) => status === "taking" || status === "as-needed";

/** A medicine under the record's own name, with the standard one where that is another. */
export function nameOf({ name, printedName }: ChartMedicine): string {
  const printed = onOneLine(printedName ?? "");
  if (printed === "") return name;
  const nested = /^(.+?) \(.*\(([^()]+)\)\)$/.exec(printed);
  if (nested !== null) return `${nested[1]} (${nested[2]?.toLowerCase()})`;
  const shown = /^[A-Z\s-]{5,}$/.test(printed) ? printed.charAt(0) + printed.slice(1).toLowerCase() : printed;
  return shown.toLowerCase().includes(name.toLowerCase()) || name.toLowerCase().includes(shown.toLowerCase())
    ? shown
    : `${shown} (${name})`;
}

/** "5/2.5 mg twice a day", "10 mg", "every 8 weeks": what is known. */
export function doseOf({ dose, frequency }: { dose?: string | undefined; frequency?: string | undefined }): string {
  return [dose, frequency].filter((part) => part !== undefined && part !== "").join(" ");
}

const ends: readonly string[] = ["stopped", "finished", "held", "not-taking", "declined", "considered"];

/** The last thing that happened up to a day, of these kinds. */
export function lastStep(medicine: ChartMedicine, today: string, changes: readonly string[]): Step | undefined {
  return medicine.steps.findLast(
    ({ change, date }) => changes.includes(change) && (date === undefined || date <= today),
  );
}

/** The step that ended the medicine or put it on hold: the first that said so, since later records only repeat it. */
export function endingStep(medicine: ChartMedicine, today: string): Step | undefined {
  const own =
    medicine.status === "held"
      ? ["held"]
      : medicine.status === "finished"
        ? ["finished", "stopped", "given-once"]
        : ["stopped"];
  return firstOf(endingSteps(medicine, today, own)) ?? firstOf(endingSteps(medicine, today, ends));
}

/** The first; where it names the month only and a later one the day in it, that one. */
function firstOf(steps: readonly Step[]): Step | undefined {
  const [first] = steps;
  const month = first?.date;
  if (month === undefined || month.length > 7) return first;
  return steps.find(({ date }) => date !== undefined && date.length > month.length && date.startsWith(month)) ?? first;
}

const goings: readonly string[] = ["started", "restarted", "increased", "reduced", "changed", "continued"];

/** All that told of the medicine's last end, in order: after the last word that it was begun, changed or gone on with. */
export function endingSteps(medicine: ChartMedicine, today: string, changes: readonly string[] = ends): Step[] {
  const told = medicine.steps.filter(({ date }) => date === undefined || date <= today);
  const last = told.findLastIndex(({ change }) => changes.includes(change));
  const before = told.slice(0, Math.max(last, 0)).findLastIndex(({ change }) => goings.includes(change));
  return told.slice(before + 1, last + 1).filter(({ change }) => changes.includes(change));
}

/** What is already decided for a day to come. */
export function comingSteps(medicine: ChartMedicine, today: string): Step[] {
  return medicine.steps.filter(
    ({ date, change, dose, frequency }) =>
      date !== undefined &&
      date > today &&
      !["considered", "continued", "listed", "declined", "not-taking"].includes(change) &&
      // The same as today is no change.
      (change !== "planned" || doseOf({ dose, frequency }) !== doseOf(medicine)),
  );
}

/** "because it did not help", or the reason in quotation marks where it is no clause that follows a "because". */
export function reasonWords(reason: string | undefined): string {
  if (reason === undefined) return "";
  const plain = onOneLine(reason).replace(/(?<![.;,\s])[.;,\s]+$/, "");
  // "Stop today" says what, and not why.
  if (plain.split(" ").length < 2 || /^(?:stop|start|continue|take|hold|restart|today|please)\b/i.test(plain))
    return "";
  const lower = /^[A-Z][a-z]/.test(plain) ? plain.charAt(0).toLowerCase() + plain.slice(1) : plain;
  if (/^(?:because|due to|as|for|since|after|owing to|given|on account|following|in view|secondary)\b/i.test(plain))
    return `, ${lower}`;
  return ` (reason given: “${plain.replace(/[“”"]/g, "'")}”)`;
}

const doings: Readonly<Record<string, [active: string, passive: string]>> = {
  stopped: ["stopped", "was stopped"],
  "not-taking": ["noted that you do not take", "is noted as not taken"],
  finished: ["ended", "came to its end"],
  "given-once": ["gave", "was given once"],
  held: ["paused", "was paused"],
  started: ["started", "was started"],
  restarted: ["started again", "was started again"],
  increased: ["raised", "was raised"],
  reduced: ["reduced", "was reduced"],
  changed: ["changed", "was changed"],
  continued: ["continued", "was continued"],
  planned: ["planned", "was planned"],
  considered: ["considered", "was considered"],
  declined: ["noted that you declined", "was declined"],
};

/** "Dr Tran stopped your Lyrica on 8 July 2025, because …" or "Your Lyrica was stopped on …". Without the full stop. */
export function happening(medicine: ChartMedicine, step: Step, withReason = true): string {
  const [active, passive] = doings[step.change] ?? [step.change, `was ${step.change}`];
  const name = nameOf(medicine);
  const by = byWhom(step.by);
  const day = step.date === undefined ? "" : ` ${onDay(step.date)}`;
  const to = ["increased", "reduced", "changed", "started", "restarted"].includes(step.change) ? doseOf(step) : "";
  const amount = to === "" ? "" : step.change.endsWith("started") ? ` at ${to}` : ` to ${to}`;
  const why = withReason ? reasonWords(step.reason) : "";
  return by === undefined
    ? `Your ${name} ${passive}${amount}${day}${why}`
    : `${by} ${active} your ${name}${amount}${day}${why}`;
}

/** Who decided, at the beginning of a sentence; the patient is "you". */
function byWhom(by: string | undefined): string | undefined {
  if (by === undefined || by.trim() === "" || by.length > 40) return undefined;
  if (/^(?:the )?(?:patient|self|you)$/i.test(by.trim())) return "You";
  const name = onOneLine(by);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** "From 23 February 2026 it is 5/2.5 mg once at night": a change that is still to come. */
export function comingWords(step: Step): string {
  const day = dateInWords(step.date ?? "");
  if (step.change === "stopped" || step.change === "finished") return `It is to be stopped on ${day}.`;
  if (step.change === "held") return `It is to be paused from ${day}.`;
  const to = doseOf(step);
  return to === "" ? `A change is planned for ${day}.` : `From ${day} it is to be ${to}.`;
}
