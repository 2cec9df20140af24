import { happening } from "./medicine-words.ts";
import { type Composed, type PlanSource, say } from "./plan-source.ts";
import { type AskedWindow, inWindow } from "./read-window.ts";

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
