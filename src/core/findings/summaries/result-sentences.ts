import type { CitedSentence } from "#core/domain/citation.ts";
import type { Fact } from "#core/domain/fact.ts";
import { dateInWords } from "#core/understanding/facts/calendar.ts";
import { cite } from "#core/understanding/facts/fact-builder.ts";
import { sameUnit } from "#core/understanding/facts/units.ts";
import { isPlural, meaningSentence, onOneLine, printedName, valueWithUnit } from "./plain-facts.ts";
import type { RecordView } from "./record-view.ts";

/** More results out of their range than this are told together: a patient reads the first ones. */
const toldAlone = 4;
/** Results in one sentence. */
const together = 6;

function measured(view: RecordView): Fact[] {
  return view.facts.filter(
    (fact) =>
      (fact.kind === "lab" || fact.kind === "vital") &&
      fact.number !== undefined &&
      fact.subject === "patient" &&
      fact.hypothetical !== true &&
      !fact.negated,
  );
}

/** The newest value of each measurement: a cumulative report prints the earlier ones beside it. */
function newestOfEach(facts: readonly Fact[]): Fact[] {
  const newest = new Map<string, Fact>();
  for (const fact of facts) {
    const known = newest.get(fact.name);
    if (known === undefined || (fact.date?.date ?? "") > (known.date?.date ?? "")) newest.set(fact.name, fact);
  }
  return [...newest.values()];
}

function isOutside(fact: Fact): boolean {
  return fact.flag !== undefined && fact.flag !== "normal";
}

/** "Your CRP was 23.4 mg/L. That is higher than the usual range (0-5). …", one result a sentence, those out of range. */
export function outsideRangeSentences(view: RecordView, explained: Set<string>): CitedSentence[] {
  const outside = newestOfEach(measured(view)).filter(isOutside);
  const alone = outside.slice(0, outside.length <= toldAlone + 1 ? outside.length : toldAlone);
  const sentences = alone.map((fact) => resultSentence(fact, explained));
  const others = outside.slice(alone.length);
  for (let index = 0; index < others.length; index += together)
    sentences.push(listed("Also outside the usual range:", others.slice(index, index + together), true));
  return sentences;
}

/** What changed since the result before it, where the same record prints both. */
export function changedResultSentences(view: RecordView): CitedSentence[] {
  const facts = measured(view);
  const sentences: CitedSentence[] = [];
  for (const newest of newestOfEach(facts)) {
    const before = facts
      .filter((fact) => fact.name === newest.name && (fact.date?.date ?? "") < (newest.date?.date ?? ""))
      .sort((one, other) => ((one.date?.date ?? "") < (other.date?.date ?? "") ? 1 : -1))[0];
    const earlierDay = before === undefined ? undefined : headerDate(view, before);
    if (before?.value === undefined || newest.value === undefined || earlierDay === undefined) continue;
    if (before.number === newest.number || !sameUnit(before.unit, newest.unit)) continue;
    const direction = (newest.number ?? 0) < (before.number ?? 0) ? "down" : "up";
    const name = printedName(newest);
    sentences.push({
      text: `Your ${name} is ${direction} from ${before.value} on ${dateInWords(earlierDay.date)} to ${newest.value}.`,
      citations: [newest.citation, earlierDay.citation],
    });
  }
  return sentences;
}

/** The day above the column of a cumulative table, with its place; undefined where the page does not print it as it is. */
function headerDate(view: RecordView, fact: Fact) {
  const passage = view.passageOf(fact);
  const wanted = fact.date?.date;
  if (passage?.header === undefined || wanted === undefined) return undefined;
  for (const cell of passage.header) {
    const [found] = view.datesIn(cell.text, cell.start);
    if (found?.date === wanted)
      return { date: wanted, citation: cite(view.source, passage.page, cell.start, cell.end) };
  }
  return undefined;
}

/** The results inside their range, and those without one, together: they are good to know and need nothing. */
export function otherResultSentences(view: RecordView): CitedSentence[] {
  const inside = newestOfEach(measured(view)).filter((fact) => !isOutside(fact));
  const usual = inside.filter((fact) => fact.flag === "normal");
  const plain = inside.filter((fact) => fact.flag === undefined);
  const sentences: CitedSentence[] = [];
  for (const [lead, facts] of [
    ["In the usual range:", usual],
    ["Also measured:", plain],
  ] as const) {
    for (let index = 0; index < facts.length; index += together)
      sentences.push(listed(lead, facts.slice(index, index + together), false));
  }
  return sentences;
}

function resultSentence(fact: Fact, explained: Set<string>): CitedSentence {
  const name = printedName(fact);
  const said = `Your ${name} ${isPlural(name) ? "were" : "was"} ${valueWithUnit(fact)}.`;
  const parts = [said, rangeWords(fact), meaningSentence(fact, name, explained)];
  return { text: parts.filter((part) => part !== "").join(" "), citations: [fact.citation] };
}

const comparisons = { high: "higher than", low: "lower than", abnormal: "outside", normal: "in" } as const;

function rangeWords(fact: Fact): string {
  if (fact.flag === undefined) return "";
  const range = fact.referenceRange === undefined ? undefined : rangeText(fact);
  if (range === undefined) return `The record marks it as ${fact.flag}.`;
  return `That is ${comparisons[fact.flag]} the usual range (${range}).`;
}

function rangeText(fact: Fact): string {
  return onOneLine(fact.referenceRange?.text ?? "").replace(/^[([]+|[)\]]+$/g, "");
}

function listed(lead: string, facts: readonly Fact[], withFlag: boolean): CitedSentence {
  const parts: string[] = [];
  const citations: Fact["citation"][] = [];
  const pressures = new Set<string>();
  for (const fact of facts) {
    citations.push(fact.citation);
    const place = `${fact.citation.page}/${fact.citation.start}`;
    // Both values of a blood pressure stand in one place, which says it best.
    if (/blood pressure$/.test(fact.name)) {
      if (!pressures.has(place)) parts.push(lowered(onOneLine(fact.citation.quote)));
      pressures.add(place);
      continue;
    }
    const flag = withFlag && (fact.flag === "high" || fact.flag === "low") ? ` (${fact.flag})` : "";
    parts.push(`${printedName(fact)} ${valueWithUnit(fact)}${flag}`);
  }
  return { text: `${lead} ${parts.join(", ")}.`, citations };
}

function lowered(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
