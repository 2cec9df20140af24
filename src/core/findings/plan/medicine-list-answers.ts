import type { ChartMedicine } from "#core/domain/chart.ts";
import type { CitedSentence } from "#core/domain/citation.ts";
import { dateInWords } from "#core/understanding/facts/calendar.ts";
import { onDay } from "./day-words.ts";
import { comingSteps, doseOf, endingStep, happening, nameOf, reasonWords } from "./medicine-words.ts";
import { type Composed, inWords, type PlanSource, say } from "./plan-source.ts";
import { type AskedWindow, inWindow } from "./read-window.ts";

/** All that is taken today, each with its dose; then what is on hold, planned, and lately stopped. */
export function answerMedicineList(
  source: PlanSource,
  of: readonly ChartMedicine[] = source.chart.medicines,
): Composed {
  const { asOf } = source.chart;
  const taking = of.filter(({ status }) => status === "taking");
  const needed = of.filter(({ status }) => status === "as-needed");
  if (taking.length + needed.length === 0) return undefined;
  const count = taking.length + needed.length;
  const sentences: CitedSentence[] = [
    say(
      `Your records show ${count} medicine${count === 1 ? "" : "s"} that you take now:`,
      ...[...taking, ...needed].map(({ citations }) => citations.slice(0, 1)),
    ),
    ...taking.map((medicine) => item(medicine, asOf)),
    ...needed.map((medicine) => item(medicine, asOf)),
  ];
  const held = of.filter(({ status }) => status === "held");
  if (held.length > 0)
    sentences.push(say(`On hold: ${inWords(held.map(nameOf))}.`, ...held.map(({ citations }) => citations)));
  const planned = of.filter(({ status }) => status === "planned");
  if (planned.length > 0)
    sentences.push(
      say(`Planned, not yet taken: ${inWords(planned.map(nameOf))}.`, ...planned.map(({ citations }) => citations)),
    );
  const unclear = of.filter(({ status }) => status === "unclear");
  if (unclear.length > 0 && unclear.length <= 6)
    sentences.push(
      say(
        `Not clear from your records: ${inWords(unclear.map(nameOf))}.`,
        ...unclear.map(({ citations }) => citations),
      ),
    );
  return sentences;
}

function item(medicine: ChartMedicine, today: string): CitedSentence {
  const dose = doseOf(medicine);
  const needed = medicine.status === "as-needed" && !/need|required|prn/i.test(dose) ? " when needed" : "";
  const [coming] = comingSteps(medicine, today);
  const change =
    coming === undefined || (doseOf(coming) === "" && coming.change === "planned")
      ? ""
      : ` (from ${dateInWords(coming.date ?? "")}: ${doseOf(coming) || coming.change})`;
  return say(
    `${capital(nameOf(medicine))}${dose === "" ? "" : ` ${dose}`}${needed}${change}.`,
    medicine.citations,
    coming?.citations,
  );
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What was stopped, paused, started or changed in the window. */
export function answerMedicineChanges(plain: string, window: AskedWindow | undefined, source: PlanSource): Composed {
  const { asOf, medicines } = source.chart;
  const wanted = /\b(?:stop\w*|paus\w*|held|came off|taken off)\b/.test(plain)
    ? ["stopped", "held", "finished"]
    : /\b(?:start\w*|added|new)\b/.test(plain)
      ? ["started", "restarted"]
      : ["stopped", "held", "started", "restarted", "increased", "reduced", "changed"];
  const events = medicines
    .flatMap((medicine) => medicine.steps.map((step) => ({ medicine, step })))
    .filter(
      ({ step }) =>
        wanted.includes(step.change) && step.date !== undefined && step.date <= asOf && inWindow(step.date, window),
    )
    .sort((one, other) => ((one.step.date ?? "") < (other.step.date ?? "") ? -1 : 1));
  if (events.length === 0) return undefined;
  return events
    .slice(-7)
    .map(({ medicine, step }) => say(`${happening(medicine, step)}.`, step.citations, medicine.citations));
}

/** All that the patient no longer takes, with when and why. */
export function answerStopped(source: PlanSource): Composed {
  const over = source.chart.medicines.filter(({ status }) => status === "stopped" || status === "held");
  if (over.length === 0) return undefined;
  return over.slice(0, 8).map((medicine) => {
    const end = endingStep(medicine, source.chart.asOf);
    const until = medicine.until === undefined ? "" : ` ${onDay(medicine.until)}`;
    return say(
      end === undefined
        ? `${nameOf(medicine)} was stopped${until}${reasonWords(medicine.reason)}.`
        : `${happening(medicine, end)}.`,
      medicine.citations,
      end?.citations,
    );
  });
}
