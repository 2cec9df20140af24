import type { Fact } from "#core/domain/fact.ts";
import type { Mention } from "#core/understanding/vocabulary/find-concepts.ts";
import { makeFact, type ReadPassage, type RecordSource } from "./fact-builder.ts";

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
const listedScore = new RegExp(
  `\\b(pain|stiffness|fatigue|tiredness|nausea|sickness|anxiety|mobility|sleep|mood|energy|stress)\\s*[:=]?\\s*${score}(?![\\d/.]\\d|\\s?(?:h|hours?|hrs?|min\\w*|days?|weeks?|times|mg)\\b)`,
  "gi",
);

function meaningOf(words: string): Pick<Fact, "kind" | "name"> | undefined {
  return scored.find(([pattern]) => pattern.test(words.trim()))?.[1];
}

/** Scores of 0 to 10 that a diary gives a day in a list ("pain 4 sleep 6 mood 5"). */
export function diaryScores(source: RecordSource, read: ReadPassage, taken: Set<Mention>): Fact[] {
  return read.passage.kind === "row" ? [] : scoresOfList(source, read, taken);
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
  const details =
    meant.kind === "symptom" ? { severity: value, date } : { value, number: Number(value), unit: "/10", date };
  return makeFact(source, read, { ...meant, ...place }, details);
}

/** "Pain: 10 is the worst", "each from 1 to 10": how a diary scores, and no symptom. */
export function explainsScale(text: string): boolean {
  return /\b(?:10|ten) is (?:the )?(?:worst|best|most|no)\b|\bscale\b.{0,12}\b[01]\s?(?:-|–|to)\s?10\b|\b(?:each|scores?|rated) (?:from )?[01]\s?(?:-|–|to)\s?10\b|\bhigh is (?:bad|good)\b/i.test(
    text,
  );
}
