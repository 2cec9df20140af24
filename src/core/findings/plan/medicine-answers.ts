import type { ChartMedicine } from "#core/domain/chart.ts";
import type { CitedSentence } from "#core/domain/citation.ts";
import { dateInWords } from "#core/understanding/facts/calendar.ts";
import { howLong, onDay } from "./day-words.ts";
import { disagreementsAbout } from "./disagreement-answers.ts";
import {
  comingSteps,
  comingWords,
  doseOf,
  endingStep,
  happening,
  isTaken,
  lastStep,
  nameOf,
  reasonWords,
} from "./medicine-words.ts";
import { type Composed, type PlanSource, quoted, say } from "./plan-source.ts";

/** Whether the patient takes it now: yes or no, who changed it when and why, and what is still to come. */
export function answerStatus(medicine: ChartMedicine, source: PlanSource, asksWhetherOff = false): Composed {
  const first = statusSentence(medicine, source.chart.asOf);
  if (first === undefined) return undefined;
  const told = asksWhetherOff ? { ...first, text: turned(first.text) } : first;
  return withQualifiers(medicine, [told], source);
}

/** How much and how often it is today, and who decided that. */
export function answerDose(medicine: ChartMedicine, source: PlanSource): Composed {
  if (!isTaken(medicine)) return medicine.status === "unclear" ? undefined : answerStatus(medicine, source);
  const dose = doseOf(medicine);
  const decided = lastStep(medicine, source.chart.asOf, doseChanges);
  if (medicine.dose === undefined && decided?.change !== undefined && reChanged.has(decided.change))
    return withQualifiers(medicine, [say(`${happening(medicine, decided)}.`, decided.citations)], source);
  if (dose === "") return undefined;
  const isChange = decided !== undefined && reChanged.has(decided.change) && isSameDose(decided, medicine);
  const since = isChange ? changedWords(decided) : sinceWords(medicine);
  const when = medicine.status === "as-needed" && !/need|required|prn/i.test(dose) ? " when you need it" : "";
  const evidence = isChange ? decided.citations : stepEvidence(medicine);
  const first = say(`Your ${nameOf(medicine)} is ${dose}${when}${since}.`, medicine.citations, evidence);
  return withQualifiers(medicine, [first], source);
}

const reChanged: ReadonlySet<string> = new Set(["increased", "reduced", "changed"]);
const doseChanges = ["started", "restarted", ...reChanged];

/** ": it was reduced on 11 December 2025": the decision behind today's dose. */
function changedWords({ change, date }: ChartMedicine["steps"][number]): string {
  const what = change === "increased" ? "raised" : change;
  return date === undefined ? "" : `: it was ${what} ${onDay(date)}`;
}

/** As amounts: "25 mg" and "25". */
function isSameDose(step: { dose?: string | undefined }, { dose }: ChartMedicine): boolean {
  const amount = (text: string | undefined) => text?.toLowerCase().replace(/\s|mg\b/g, "");
  return step.dose !== undefined && amount(step.dose) === amount(dose);
}

/** The answer to "am I off it": the yes of "am I on it" is its no. */
function turned(text: string): string {
  return /^Yes\b/.test(text)
    ? text.replace(/^Yes\. Your/, "No, you are not off it: your")
    : text.replace(
        /^No(?:, not for now)?[.:] (.)/,
        (_, first: string) => `Yes, you are off it. ${first.toUpperCase()}`,
      );
}

function statusSentence(medicine: ChartMedicine, today: string): CitedSentence | undefined {
  const name = nameOf(medicine);
  const dose = doseOf(medicine);
  const { status, citations } = medicine;
  const end = endingStep(medicine, today);
  const evidence = end?.citations;
  if (status === "taking")
    return say(
      `Yes. Your records have you on ${name}${dose === "" ? "" : `, ${dose}`}${sinceWords(medicine)}.`,
      citations,
      stepEvidence(medicine),
    );
  if (status === "as-needed") return say(`Yes, when you need it: ${name}${dose === "" ? "" : ` ${dose}`}.`, citations);
  if (status === "held")
    return say(
      end === undefined
        ? `No, not for now: your ${name} is paused${reasonWords(medicine.reason)}.`
        : `No, not for now. ${happening(medicine, end)}.`,
      citations,
      evidence,
    );
  if (status === "stopped" || status === "finished") {
    if (end !== undefined) return say(`No. ${happening(medicine, end)}.`, citations, evidence);
    const until = medicine.until === undefined ? "" : ` ${onDay(medicine.until)}`;
    return say(
      `No. Your ${name} ${status === "finished" ? "came to its end" : "was stopped"}${until}${reasonWords(medicine.reason)}.`,
      citations,
    );
  }
  if (status === "planned") {
    const [coming] = comingSteps(medicine, today);
    const from = coming?.date ?? medicine.since;
    return say(
      `Not yet. ${name} is planned${from === undefined ? "" : ` from ${dateInWords(from)}`}.`,
      citations,
      coming?.citations,
    );
  }
  if (status === "never")
    return say(
      `No. Your records speak of ${name}, but not as something that you take${reasonWords(medicine.reason)}.`,
      citations,
      evidence,
    );
  return undefined;
}

function sinceWords({ since }: ChartMedicine): string {
  return since === undefined ? "" : `, since ${dateInWords(since)}`;
}

/** The places that tell today's dose and since when. */
function stepEvidence(medicine: ChartMedicine) {
  return medicine.steps
    .filter(({ date }) => date !== undefined && date === medicine.since)
    .flatMap(({ citations }) => citations);
}

/** What is coming, what disagrees, and the words of the record. */
function withQualifiers(medicine: ChartMedicine, first: CitedSentence[], source: PlanSource): CitedSentence[] {
  const sentences = [...first];
  if (medicine.status !== "planned")
    for (const step of comingSteps(medicine, source.chart.asOf).slice(0, 2))
      sentences.push(say(comingWords(step), step.citations));
  const differing = disagreementsAbout([medicine.name, medicine.printedName ?? ""], source)[0];
  if (differing !== undefined) sentences.push(...differing);
  else {
    const quote = quoted(source, [...(endingIfOver(medicine, source.chart.asOf) ?? []), ...medicine.citations]);
    if (quote !== undefined) sentences.push(quote);
  }
  return sentences;
}

function endingIfOver(medicine: ChartMedicine, today: string) {
  return isTaken(medicine) ? undefined : endingStep(medicine, today)?.citations;
}

const startings = ["started", "restarted"];

/** When it was started, stopped, or is to change, by what the question says. */
export function answerWhen(medicine: ChartMedicine, plain: string, source: PlanSource): Composed {
  const { asOf } = source.chart;
  if (
    /\bnext\b|\bwill\b|\bchange\b.{0,20}\bto\b|\bgoing to\b|\buntil\b|\bcompletely off\b|\bmeant to be\b.{0,20}\boff\b|\bdo i (?:stop|finish|come off)\b/.test(
      plain,
    )
  ) {
    const coming = comingSteps(medicine, asOf);
    const wanted = /\boff\b|\bstop|\bfinish|\buntil\b/.test(plain)
      ? coming.filter(({ change }) => change === "stopped" || change === "finished")
      : coming;
    const steps = wanted.slice(0, 2);
    if (steps.length > 0)
      return steps.map((step, at) =>
        say(
          at === 0 ? `${nameOf(medicine)}: ${lowerFirst(comingWords(step))}` : comingWords(step),
          step.citations,
          medicine.citations,
        ),
      );
    if (medicine.until !== undefined && medicine.until > asOf)
      return [say(`Your ${nameOf(medicine)} is to go on until ${dateInWords(medicine.until)}.`, medicine.citations)];
    return undefined;
  }
  const ending =
    /\b(?:stop\w*|came? off|come off|finish\w*|end(?:ed)?|paus\w*|held|taken off|took me off|last (?:dose|one|took))\b/.test(
      plain,
    );
  const step = ending ? endingStep(medicine, asOf) : firstStart(medicine, asOf, plain);
  if (step?.date !== undefined) {
    const quote = quoted(source, step.citations);
    return [
      say(`${happening(medicine, step)}.`, step.citations, medicine.citations),
      ...(quote === undefined ? [] : [quote]),
    ];
  }
  if (
    !ending &&
    /\bstart|\bfirst|\bput on\b|\bbeen on\b|\bsince\b|\bgo on\b|\bbegin\b|\bbegan\b/.test(plain) &&
    medicine.since !== undefined
  )
    return [say(`Your ${nameOf(medicine)} was started ${onDay(medicine.since)}.`, medicine.citations)];
  return undefined;
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

function firstStart(medicine: ChartMedicine, today: string, plain: string) {
  if (/\b(?:restart|again|back on)\w*\b/.test(plain)) return lastStep(medicine, today, ["restarted"]);
  if (/\b(?:put up|increas\w*|rais\w*|went up|go up)\b/.test(plain)) return lastStep(medicine, today, ["increased"]);
  if (/\b(?:reduc\w*|lower\w*|brought down|put down|cut|went down|go down)\b/.test(plain))
    return lastStep(medicine, today, ["reduced"]);
  if (/\bchang\w*\b/.test(plain)) return lastStep(medicine, today, ["changed", "increased", "reduced", "stopped"]);
  if (!/\b(?:start\w*|first|put on|begin|began|go on|went on|prescribed|given)\b/.test(plain)) return undefined;
  return medicine.steps.find(({ change, date }) => startings.includes(change) && (date ?? "") <= today);
}

/** How long it has been taken. */
export function answerHowLong(medicine: ChartMedicine, source: PlanSource): Composed {
  const { since, citations } = medicine;
  if (since === undefined || !isTaken(medicine)) return undefined;
  return [
    say(
      `You have been on ${nameOf(medicine)} since ${dateInWords(since)}, ${howLong(since, source.chart.asOf)}.`,
      citations,
      stepEvidence(medicine),
    ),
  ];
}

/** Who started, stopped or changed it. */
export function answerWho(medicine: ChartMedicine, plain: string, source: PlanSource): Composed {
  const ending = /\b(?:stop\w*|off|paus\w*|held)\b/.test(plain);
  const step = ending
    ? endingStep(medicine, source.chart.asOf)
    : medicine.steps.findLast(({ by, date }) => by !== undefined && (date ?? "") <= source.chart.asOf);
  if (step?.by === undefined) return undefined;
  const quote = quoted(source, step.citations);
  return [
    say(`${happening(medicine, step)}.`, step.citations, medicine.citations),
    ...(quote === undefined ? [] : [quote]),
  ];
}

/** What happened to it in order: the first, the last, and what is to come. */
export function answerCourse(medicine: ChartMedicine, source: PlanSource): Composed {
  const told = medicine.steps.filter(({ change, date }) => date !== undefined && change !== "continued");
  if (told.length < 2) return undefined;
  const shown = told.length <= 4 ? told : [...told.slice(0, 1), ...told.slice(-3)];
  const sentences = shown
    .filter(({ date }) => (date ?? "") <= source.chart.asOf)
    .map((step) => say(`${happening(medicine, step)}.`, step.citations, medicine.citations));
  const dose = doseOf(medicine);
  const now = isTaken(medicine) && dose !== "" ? [say(`Now it is ${dose}.`, medicine.citations)] : [];
  const coming = comingSteps(medicine, source.chart.asOf)
    .slice(0, 1)
    .map((step) => say(comingWords(step), step.citations));
  return [...now.map((one) => ({ ...one, text: `Your ${nameOf(medicine)} is now ${dose}.` })), ...sentences, ...coming];
}
