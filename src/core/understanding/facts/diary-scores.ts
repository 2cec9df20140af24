import { bracketAtEnd } from "#core/domain/bracket-at-end.ts";
import type { Fact } from "#core/domain/fact.ts";
import type { Cell } from "#core/reading/table-cells.ts";
import { findMentions, type Mention } from "#core/understanding/vocabulary/find-concepts.ts";
import { tokenise } from "#core/understanding/vocabulary/tokens.ts";
import { makeFact, type ReadPassage, type RecordSource } from "./fact-builder.ts";
import { findDates } from "./find-dates.ts";

/** What diaries score, by the words for it: symptoms get a severity, the rest is daily life. */
const scored: [RegExp, Pick<Fact, "kind" | "name">][] = [
  [/^(?:joint |hand |back )?pain\b/i, { kind: "symptom", name: "pain" }],
  [/^stiffness\b/i, { kind: "symptom", name: "stiffness" }],
  [/^(?:fatigue|tiredness)\b/i, { kind: "symptom", name: "fatigue" }],
  [/^(?:nausea|sickness)\b/i, { kind: "symptom", name: "nausea" }],
  [/^anxiety\b/i, { kind: "symptom", name: "anxiety" }],
  [/^mobility\b/i, { kind: "lifestyle", name: "mobility" }],
  [/^sleep\b/i, { kind: "lifestyle", name: "sleep quality" }],
  [/^mood\b/i, { kind: "lifestyle", name: "mood" }],
  [/^energy\b/i, { kind: "lifestyle", name: "energy" }],
  [/^stress\b/i, { kind: "lifestyle", name: "stress" }],
];

const score = "(10|[0-9](?:\\.\\d)?)(?:\\s?/\\s?10)?";
const cellScore = new RegExp(`^${score}$`);
const cellHours = /^(\d{1,2}(?:[.,]\d{1,2})?)(?:\s?(?:h|hrs?|hours))?$/i;
const listedScore = new RegExp(
  `\\b(pain|stiffness|fatigue|tiredness|nausea|sickness|anxiety|mobility|sleep|mood|energy|stress)\\s*[:=]?\\s*${score}(?![\\d/.]\\d|\\s?(?:h|hours?|hrs?|min\\w*|days?|weeks?|times|mg)\\b)`,
  "gi",
);

function meaningOf(words: string): Pick<Fact, "kind" | "name"> | undefined {
  return scored.find(([pattern]) => pattern.test(words.trim()))?.[1];
}

/** What a diary's column holds: hours, a score that diaries often give, or the severity of the symptom that it names. */
function columnOf(header: Cell | undefined): (Pick<Fact, "kind" | "name"> & { unit?: string }) | undefined {
  if (header === undefined) return undefined;
  const hours = /^(?:hours|hrs) (?:of )?(?:sleep|slept)$|^(?:sleep|slept)\W+(h|hrs?|hours)\)?$/i.exec(
    header.text.trim(),
  );
  if (hours !== null) return { kind: "lifestyle", name: "sleep duration", unit: hours[1] ?? "hours" };
  const words = header.text.slice(0, bracketAtEnd(header.text)?.start);
  const known = meaningOf(words);
  if (known !== undefined) return known;
  const mention = findMentions(words, 0, tokenise(words, 0), false).find(
    ({ start, end }) => start === 0 && end === words.length,
  );
  const symptom = mention?.surfaces.find(({ concept }) => concept.kind === "symptom")?.concept;
  return symptom === undefined ? undefined : { kind: "symptom", name: symptom.name };
}

/** Scores of 0 to 10 that a diary gives a day: in columns under their names, or in a list after the day. */
export function diaryScores(source: RecordSource, read: ReadPassage, taken: Set<Mention>): Fact[] {
  return read.passage.kind === "row" ? scoresOfRow(source, read, taken) : scoresOfList(source, read, taken);
}

function scoresOfRow(source: RecordSource, read: ReadPassage, taken: Set<Mention>): Fact[] {
  const { cells, header, start: rowStart } = read.passage;
  const [day] = cells;
  if (header === undefined || day === undefined || !/^(?:dates?|days?|when)\b/i.test(header[0]?.text ?? "")) return [];
  const date = findDates(day.text, day.start, source.dates)[0];
  if (date === undefined) return [];
  return cells.flatMap((cell: Cell, index) => {
    const column = index === 0 ? undefined : columnOf(header[index]);
    if (column === undefined) return [];
    const { unit, ...meant } = column;
    const value = (unit === undefined ? cellScore : cellHours).exec(cell.text)?.[1];
    if (value === undefined) return [];
    for (const mention of read.mentions) if (mention.start >= cell.start && mention.end <= cell.end) taken.add(mention);
    const fact = scoreFact(source, read, meant, value, { start: rowStart, end: cell.end }, date);
    return [unit === undefined ? fact : { ...fact, unit }];
  });
}

function scoresOfList(source: RecordSource, read: ReadPassage, taken: Set<Mention>): Fact[] {
  const { passage } = read;
  const matches = [...passage.text.matchAll(listedScore)];
  if (matches.length < 2) return [];
  const [date] = read.dates;
  return matches.flatMap((match) => {
    const meant = meaningOf(match[1] ?? "");
    if (meant === undefined) return [];
    const start = passage.start + match.index;
    const end = start + match[0].length;
    for (const mention of read.mentions) if (mention.start >= start && mention.end <= end) taken.add(mention);
    return [scoreFact(source, read, meant, match[2] ?? "", { start, end }, date)];
  });
}

function scoreFact(
  source: RecordSource,
  read: ReadPassage,
  meant: Pick<Fact, "kind" | "name">,
  value: string,
  place: { start: number; end: number },
  date: Fact["date"],
): Fact {
  const details = meant.kind === "symptom" ? { severity: value, date } : { value, number: Number(value), date };
  return makeFact(source, read, { ...meant, ...place }, details);
}

/** "Pain: 10 is the worst", "each from 1 to 10": how a diary scores, and no symptom. */
export function explainsScale(text: string): boolean {
  return /\b(?:10|ten) is (?:the )?(?:worst|best|most|no)\b|\bscale\b.{0,12}\b[01]\s?(?:-|–|to)\s?10\b|\b(?:each|scores?|rated) (?:from )?[01]\s?(?:-|–|to)\s?10\b|\bhigh is (?:bad|good)\b/i.test(
    text,
  );
}
