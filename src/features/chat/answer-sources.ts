import type { Citation } from "#core/domain/citation.ts";
import type { AnswerPart } from "#core/findings/answer-shapes/answer-shape.ts";
import { numberSources } from "#ui/number-sources.ts";

/** So many places of one sentence have a number beside it: those that decide come first. The others stand among the sources. */
const mostMarks = 2;

export function citationsOf(part: AnswerPart): Citation[] {
  if (part.form === "sentence") return part.sentence.citations;
  return part.form === "to-do" ? part.toDo.citations : part.person.citations;
}

const identity = ({ documentId, page, start, end }: Citation) => `${documentId} ${page} ${start} ${end}`;

/** The places of an answer, those with a number in its text first and in the order of reading, and each part's numbers (from 1). */
export function answerSources(parts: readonly AnswerPart[]): {
  sources: Citation[];
  numbers: Map<AnswerPart, number[]>;
} {
  const cited = parts.map((part, index) => {
    const own = citationsOf(part);
    return opensWhatFollows(part, parts.slice(index + 1)) ? { marked: [], rest: own } : split(own);
  });
  const { sources, numbers } = numberSources(
    [...cited.map(({ marked }) => marked), ...cited.map(({ rest }) => rest)],
    identity,
  );
  return { sources, numbers: new Map(parts.map((part, index) => [part, numbers[index] ?? []])) };
}

function split(own: readonly Citation[]) {
  return { marked: own.slice(0, mostMarks), rest: own.slice(mostMarks) };
}

/** What opens a list says nothing that its items do not cite themselves. */
function opensWhatFollows(part: AnswerPart, following: readonly AnswerPart[]): boolean {
  if (part.form !== "sentence" || !part.sentence.text.endsWith(":")) return false;
  const below = new Set(following.flatMap(citationsOf).map(identity));
  return part.sentence.citations.every((each) => below.has(identity(each)));
}
