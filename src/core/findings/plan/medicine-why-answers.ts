import type { ChartMedicine } from "#core/domain/chart.ts";
import { endingSteps, happening, isTaken, reasonWords } from "./medicine-words.ts";
import { type Composed, type PlanSource, quoted, say } from "./plan-source.ts";
import type { AskedPart } from "./read-plan.ts";
import { type AskedWindow, inWindow } from "./read-window.ts";

type Step = ChartMedicine["steps"][number];

const endings: readonly string[] = ["stopped", "held", "finished", "not-taking", "declined"];

/** What a question asks the reason of, by its words; the first that fits and that the records tell of is meant. */
const asked: readonly [words: RegExp, changes: readonly string[]][] = [
  [/\b(?:held|hold|paus\w*|withh[eo]ld)\b/, ["held", "stopped"]],
  [/\b(?:cut|reduc\w*|lower\w*|down|half|halv\w*|drop\w*|less|smaller)\b/, ["reduced", "changed"]],
  [/\b(?:increas\w*|rais\w*|doubl\w*|higher|bigger|put up|went up|go up|up)\b/, ["increased", "changed"]],
  [
    /\b(?:stop\w*|off|quit|finish\w*|any ?more|no longer|not (?:on|take|taking|have)|ended|pull\w*|remov\w*|drop\w*|replac\w*|swap\w*|switch\w*|chang\w*|old|bin|instead)\b/,
    endings,
  ],
];

/**
 * Why it was stopped, paused or changed: what happened, when and by whom, and the reason that the record gives; where it gives none, the
 * records' own words answer. Of a class the one medicine is meant of which the records tell such a step.
 */
export function answerWhy({ plain, medicines, window }: AskedPart, source: PlanSource): Composed {
  const told = medicines.medicines
    .map((medicine) => ({ medicine, steps: whySteps(medicine, plain, window, source.chart.asOf) }))
    .filter(({ steps }) => steps.length > 0);
  const [one] = told;
  if (one === undefined || told.length > 1) return undefined;
  const reasoned = one.steps.find(({ reason }) => reasonWords(reason) !== "");
  if (reasoned === undefined) return undefined;
  const lead = say(`${happening(one.medicine, reasoned)}.`, reasoned.citations, one.medicine.citations);
  const quote = quoted(source, reasoned.citations, { wanted: mostContext });
  return quote === undefined ? [lead] : [lead, quote];
}

/** Of a quote that is to tell why, more is better: so many words are still read. */
const mostContext = 30;

/** The steps that the question asks the reason of, in order. */
function whySteps(medicine: ChartMedicine, plain: string, window: AskedWindow | undefined, today: string): Step[] {
  for (const [words, changes] of asked) {
    if (!words.test(plain)) continue;
    const told =
      changes === endings
        ? isTaken(medicine)
          ? []
          : endingSteps(medicine, today, endings)
        : medicine.steps.filter(({ change, date }) => changes.includes(change) && (date ?? "") <= today).slice(-1);
    const within = told.filter(({ date }) => date === undefined || inWindow(date, window));
    if (within.length > 0) return within;
  }
  return [];
}
