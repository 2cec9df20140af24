import type { Fact } from "#core/domain/fact.ts";
import type { DocumentKind } from "#core/domain/medical-document.ts";
import type { Statement } from "#core/domain/statement.ts";
import type { SummaryUnit } from "./summary-unit.ts";
import { unitCues } from "./unit-cues.ts";

/** What is known of a record when its clauses are weighed. */
export interface RecordContext {
  kind: DocumentKind;
  /** ISO 8601: the day of care. */
  day: string | undefined;
  factsIn(unit: SummaryUnit): readonly Fact[];
  statementsIn(unit: SummaryUnit): readonly Statement[];
  /** ISO days in a clause. */
  daysIn(unit: SummaryUnit): readonly string[];
}

const lengths = [3, 6, 10, 15, 22, 32, 48];
const words = /[a-z]+(?:'[a-z]+)?|(?<!\d)\d+\/(?:7|12|52)\b/g;

/** What is seen of each clause, as names that the learned weights know; what its neighbours are is a part of it. */
export function featuresOf(units: readonly SummaryUnit[], context: RecordContext): string[][] {
  const own = units.map((unit) => ({
    unit,
    cues: cuesOf(unit),
    facts: factsOf(unit, context),
    told: toldOf(unit, context),
    days: daysOf(unit, context),
  }));
  const echoes = echoesOf(units);
  return own.map(({ unit, cues, facts, told, days }, index) => {
    const before = own[index - 1];
    const after = own[index + 1];
    const place = [...placeOf(unit), ...runOf(units, index), `record ${sizeOf(units.length)}`, `echo ${echoes[index]}`];
    const heading = (unit.passage.heading ?? "").toLowerCase().match(words) ?? [];
    const label = (unit.passage.label ?? "").toLowerCase().match(words) ?? [];
    const features = [
      "any",
      ...cues.map((cue) => `cue ${cue}`),
      ...facts,
      ...told,
      ...told.map((one) => `kind ${context.kind} ${one}`),
      ...days,
      ...place,
      `role ${unit.role}`,
      `kind ${context.kind} role ${unit.role}`,
      `kind ${context.kind} ${place[0]}`,
      ...cues.map((cue) => `kind ${context.kind} cue ${cue}`),
      ...cues.map((cue) => `role ${unit.role} cue ${cue}`),
      ...pairs([...cues, ...facts]),
      ...[...new Set(heading)].map((word) => `heading ${word}`),
      ...[...new Set(label)].map((word) => `label ${word}`),
      ...(before?.cues ?? ["none"]).map((cue) => `before ${cue}`),
      ...(after?.cues ?? ["none"]).map((cue) => `after ${cue}`),
      ...[...new Set(unit.text.toLowerCase().match(words) ?? [])].map((word) => `word ${word}`),
    ];
    return [...new Set(features)];
  });
}

export function cuesOf(unit: SummaryUnit): string[] {
  return unitCues.flatMap(([name, pattern]) => (pattern.test(unit.text) ? [name] : []));
}

/** Together they say what neither says alone: "if" with "call", "stop" with a medicine. */
const telling = new Set([
  "if",
  "danger call",
  "stop",
  "start",
  "up or down",
  "no finding",
  "next",
  "told to do",
  "imperative first",
  "fact medication",
  "fact out of range",
  "marked",
  "why",
  "course",
  "finding",
  "you",
  "number",
  "will",
]);

function pairs(names: readonly string[]): string[] {
  const known = [...new Set(names)].filter((name) => telling.has(name));
  return known.flatMap((one, index) => known.slice(index + 1).map((other) => `${one} + ${other}`));
}

function placeOf(unit: SummaryUnit): string[] {
  const count = unit.text.split(" ").length;
  return [
    `place ${Math.min(4, Math.floor(unit.position * 5))}`,
    `passage ${unit.passage.kind}`,
    ...(unit.position < 0.06 ? ["place top"] : []),
    ...(unit.position > 0.94 ? ["place bottom"] : []),
    ...lengths.filter((length) => count >= length).map((length) => `words ${length}`),
  ];
}

/** Whether it opens or ends a run of its role; the last day of a record kept by days. */
function runOf(units: readonly SummaryUnit[], index: number): string[] {
  const [before, own, after] = [units[index - 1], units[index], units[index + 1]];
  const day = own?.passage.day?.date;
  return [
    ...(before?.role === own?.role ? [] : ["run first"]),
    ...(after?.role === own?.role ? [] : ["run last"]),
    ...(day === undefined ? [] : [day === units.at(-1)?.passage.day?.date ? "last day" : "earlier day"]),
  ];
}

const sizes = [8, 16, 30, 60];

function sizeOf(count: number): number {
  return sizes.filter((size) => count >= size).length;
}

/** Letters of a word that tells what a clause is about. */
const tellingWord = /\p{L}{5,}/gu;

/** How much of what each clause is about comes back elsewhere in the record, 0 (nothing) to 3. */
function echoesOf(units: readonly SummaryUnit[]): number[] {
  const wordsOf = units.map(({ text }) => [...new Set(text.toLowerCase().match(tellingWord) ?? [])]);
  const counts = new Map<string, number>();
  for (const own of wordsOf) for (const word of own) counts.set(word, (counts.get(word) ?? 0) + 1);
  return wordsOf.map((own) => {
    const again = own.filter((word) => (counts.get(word) ?? 0) > 1).length;
    return own.length === 0 ? 0 : Math.min(3, Math.ceil((3 * again) / own.length));
  });
}

function factsOf(unit: SummaryUnit, context: RecordContext): string[] {
  const facts = context.factsIn(unit);
  return [
    ...new Set(
      facts.flatMap((fact) => [
        `fact ${fact.kind}`,
        ...(fact.flag === "high" || fact.flag === "low" || fact.flag === "abnormal" ? ["fact out of range"] : []),
        ...(fact.flag === "normal" ? ["fact in range"] : []),
        ...(fact.subject === "relative" ? ["fact of a relative"] : []),
        ...(fact.negated ? [`fact denied ${fact.kind}`] : []),
        ...(fact.status === undefined ? [] : [`fact ${fact.kind} ${fact.status}`]),
        ...(fact.historical === true ? ["fact of the past"] : []),
      ]),
    ),
    ...(facts.length >= 3 ? ["facts 3"] : []),
    ...(facts.length === 0 ? ["facts 0"] : []),
  ];
}

/** What its words state, with how it is meant: "says medication stopped", "says request of patient". */
function toldOf(unit: SummaryUnit, context: RecordContext): string[] {
  const statements = context.statementsIn(unit);
  const told = statements.flatMap((one): string[] => {
    const about = one.subject === undefined ? [] : [`says ${one.kind} of another`];
    const why = one.reason === undefined ? [] : [`says ${one.kind} why`];
    const base = [`says ${one.kind}`, `says ${one.kind} ${one.assertion}`, ...about, ...why];
    if (one.kind === "medication")
      return [
        ...base,
        `says medication ${one.change ?? "unchanged"}`,
        ...(one.dose === undefined ? [] : ["says dose"]),
      ];
    if (one.kind === "appointment") {
      const isAhead = context.day === undefined || one.on.date > context.day;
      return [...base, `says appointment ${one.status}`, ...(isAhead ? ["says appointment ahead"] : [])];
    }
    if (one.kind === "request") return [...base, `says request of ${one.for}`, `says request ${one.state}`];
    if (one.kind === "result") return [...base, `says result ${one.flag ?? "unflagged"}`];
    if (one.kind === "allergy") return [...base, `says allergy ${one.status}`];
    return base;
  });
  return [...new Set([...told, ...(statements.length >= 3 ? ["says 3"] : [])])];
}

function daysOf(unit: SummaryUnit, context: RecordContext): string[] {
  const days = context.daysIn(unit);
  if (days.length === 0) return [];
  if (context.day === undefined) return ["day"];
  const { day } = context;
  return [
    "day",
    ...(days.some((one) => one > day) ? ["day to come"] : []),
    ...(days.some((one) => one < day) ? ["day before"] : []),
  ];
}
