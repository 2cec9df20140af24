import type { CitedSentence } from "#core/domain/citation.ts";
import type { Fact } from "#core/domain/fact.ts";
import { dateInWords } from "#core/understanding/facts/calendar.ts";
import { cite } from "#core/understanding/facts/fact-builder.ts";
import { onOneLine } from "./plain-facts.ts";
import type { RecordView } from "./record-view.ts";

/** Fewer scores are no course. */
const fewestScores = 3;

/** The highest and the lowest day of each score that a diary keeps, with its day: "Your pain was at its highest, 10, on 2 January 2025." */
export function diarySentences(view: RecordView): CitedSentence[] {
  const byName = new Map<string, { fact: Fact; score: number; day: string }[]>();
  for (const fact of view.facts) {
    const score = Number(fact.kind === "symptom" ? fact.severity : fact.kind === "lifestyle" ? fact.value : Number.NaN);
    const day = printedDay(view, fact);
    if (Number.isNaN(score) || day === undefined || fact.subject !== "patient" || fact.negated) continue;
    const scores = byName.get(fact.name);
    if (scores === undefined) byName.set(fact.name, [{ fact, score, day }]);
    else scores.push({ fact, score, day });
  }
  const sentences: CitedSentence[] = [];
  for (const [name, scores] of byName) {
    if (scores.length < fewestScores) continue;
    const high = scores.reduce((most, each) => (each.score > most.score ? each : most));
    const low = scores.reduce((least, each) => (each.score <= least.score ? each : least));
    if (high.score === low.score) continue;
    const highest = `highest (${printed(high.fact)}) on ${dateInWords(high.day)}`;
    const lowest = `lowest (${printed(low.fact)}) on ${dateInWords(low.day)}`;
    const course = high.day < low.day ? `${highest} and ${lowest}` : `${lowest} and ${highest}`;
    sentences.push({
      text: `Your ${name} score was ${course}.`,
      citations: [high.fact.citation, low.fact.citation],
    });
  }
  return sentences;
}

function printed(fact: Fact): string {
  return fact.severity ?? fact.value ?? "";
}

/** The day of a score, where its own quote prints it. */
function printedDay(view: RecordView, fact: Fact): string | undefined {
  const day = fact.date?.date;
  const { quote, start } = fact.citation;
  return day !== undefined && view.datesIn(quote, start).some((found) => found.date === day) ? day : undefined;
}

/** "On 2 December 2024 you wrote: “Stiff until 10 am.”": the notes of a diary in columns, each with its day. */
export function diaryNotes(view: RecordView): CitedSentence[] {
  return view.passages.flatMap((passage) => {
    const note = passage.cells.at(-1);
    if (passage.kind !== "row" || note === undefined || passage.cells.length < 2 || !/\p{L}{2}/u.test(note.text))
      return [];
    const [day] = view.datesIn(passage.text, passage.start);
    if (day === undefined) return [];
    const citation = cite(view.source, passage.page, passage.start, passage.end);
    const words = onOneLine(note.text).replace(/[“”]/g, "'");
    return [{ text: `On ${dateInWords(day.date)} you wrote: “${words}”`, citations: [citation] }];
  });
}

const longestDiaryYears = 15;

/** "This diary runs from 2 December 2024 to 31 January 2025." Undefined where it holds fewer days. */
export function diaryOpening(view: RecordView): CitedSentence | undefined {
  const entries = view.passages.flatMap((passage) => {
    if (passage.kind === "heading") return [];
    const [day] = view.datesIn(passage.text.slice(0, 32), passage.start);
    const begins = day !== undefined && day.precision === "day" && day.start - passage.start <= 8;
    return begins ? [{ day: day.date, citation: cite(view.source, passage.page, passage.start, day.end) }] : [];
  });
  const sorted = entries.sort((one, other) => (one.day < other.day ? -1 : 1));
  const last = sorted.at(-1);
  // "30 Dec 79 sweating": what stands behind a day without its year is a reading, and no year of long ago.
  const oldest = String(Number(last?.day.slice(0, 4)) - longestDiaryYears);
  const first = sorted.find(({ day }) => day >= oldest);
  if (first === undefined || last === undefined || entries.length < fewestScores) return undefined;
  const text = `This diary runs from ${dateInWords(first.day)} to ${dateInWords(last.day)}.`;
  return { text, citations: [first.citation, last.citation] };
}
