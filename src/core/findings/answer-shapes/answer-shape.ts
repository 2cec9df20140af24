import type { Chart, ChartOpenLoop, ChartPerson } from "#core/domain/chart.ts";
import type { Citation, CitedSentence } from "#core/domain/citation.ts";
import { type ResultCourse, resultCourse } from "#core/findings/appointments/result-course.ts";
import { citesExactly, contains, overlaps } from "./own-words.ts";

export interface ToDo {
  /** As the records print them: several where one line asks for several. */
  what: string[];
  /** ISO dates, cut to what is known. */
  asked: string | undefined;
  dueBy: string | undefined;
  isPastDue: boolean;
  citations: Citation[];
}

/** A sentence, or what stands in its place because it says the same in its own form. */
export type AnswerPart =
  | { form: "sentence"; sentence: CitedSentence }
  | { form: "to-do"; toDo: ToDo }
  | { form: "person"; person: ChartPerson };

export interface AnswerShape {
  /** In the order of the sentences. */
  parts: AnswerPart[];
  /** The results that sentences are about, where they can be drawn. */
  courses: ResultCourse[];
  /** Whom the answer names with a number to call, and no part shows. */
  toCall: ChartPerson[];
}

/** What an answer is about, by the places that it cites. */
export function answerShape(sentences: readonly CitedSentence[], chart: Chart | undefined): AnswerShape {
  const asSentence = (sentence: CitedSentence): AnswerPart => ({ form: "sentence", sentence });
  if (chart === undefined) return { parts: sentences.map(asSentence), courses: [], toCall: [] };
  const toDos = toDosOf(sentences, chart);
  const parts = sentences.map((sentence, index): AnswerPart => {
    // A line of a list stays in its list.
    if (sentence.section !== undefined) return asSentence(sentence);
    const toDo = toDos[index];
    if (toDo !== undefined) return { form: "to-do", toDo };
    const person = chart.people.find((one) => isWholeCard(one) && citesExactly(sentence, one.citations));
    return person === undefined ? asSentence(sentence) : { form: "person", person };
  });
  return { parts, courses: coursesOf(sentences, chart), toCall: toCallOf(sentences, parts, chart) };
}

/** A card that says no more than a name says less than the sentence. */
function isWholeCard({ role, organisation, phone }: ChartPerson): boolean {
  return [role, organisation, phone].some((said) => said !== undefined && said !== "");
}

/**
 * The sentences that cite the words of what is open, and nothing else. One alone stays a sentence: it may be the "no" to a question, which a
 * list would leave out.
 */
function toDosOf(sentences: readonly CitedSentence[], { openLoops, asOf }: Chart): (ToDo | undefined)[] {
  const together = byFirstPlace(openLoops);
  const found = sentences.map((sentence) => {
    const loops = together.find((group) => citesExactly(sentence, citationsOf(group)));
    return loops && toDo(loops, asOf);
  });
  const distinct = new Set(found.flatMap((one) => (one === undefined ? [] : [one.what.join("\n")])));
  return distinct.size < 2 ? [] : found;
}

function toDo(loops: readonly ChartOpenLoop[], asOf: string): ToDo {
  const dueBy = loops.find((loop) => loop.dueBy !== undefined)?.dueBy;
  return {
    what: loops.map(({ what }) => what),
    asked: loops[0]?.asked,
    dueBy,
    isPastDue: dueBy !== undefined && dueBy < asOf.slice(0, dueBy.length),
    citations: citationsOf(loops),
  };
}

/** Several tests that one line asks for are one thing to do. */
function byFirstPlace(loops: readonly ChartOpenLoop[]): ChartOpenLoop[][] {
  const groups = new Map<string, ChartOpenLoop[]>();
  for (const loop of loops) {
    const [first] = loop.citations;
    const key = `${first?.documentId} ${first?.page} ${first?.start}`;
    groups.set(key, [...(groups.get(key) ?? []), loop]);
  }
  return [...groups.values()];
}

function citationsOf(loops: readonly ChartOpenLoop[]): Citation[] {
  return loops.flatMap(({ citations }) => citations);
}

/** Of each sentence whose places all lie in the words of one result, that result. */
function coursesOf(sentences: readonly CitedSentence[], { results }: Chart): ResultCourse[] {
  const about = sentences.flatMap(({ citations }) => {
    const fitting = results.filter(({ values }) => {
      const own = values.flatMap((value) => value.citations);
      return citations.length > 0 && citations.every((each) => own.some((words) => contains(words, each)));
    });
    return fitting.length === 1 ? fitting : [];
  });
  return [...new Set(about)].flatMap((result) => resultCourse(result) ?? []);
}

/** Their number stands in the words that are cited: a card with it saves looking for it. */
function toCallOf(sentences: readonly CitedSentence[], parts: readonly AnswerPart[], { people }: Chart): ChartPerson[] {
  const cited = sentences.flatMap(({ citations }) => citations);
  const shown = new Set(parts.flatMap((part) => (part.form === "person" ? [part.person] : [])));
  return people.filter((one) => {
    const { phone, citations } = one;
    if (phone === undefined || shown.has(one)) return false;
    return cited.some((each) => each.quote.includes(phone) && citations.some((own) => overlaps(own, each)));
  });
}
