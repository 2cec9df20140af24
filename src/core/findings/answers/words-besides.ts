import type { Question } from "./question.ts";

/** How many words of a question's focus, or of the given ones of it, are not of the things that it names. */
export function wordsBesides({ tokens, mentions, focus }: Question, of: readonly string[] = focus): number {
  const covered = new Set(mentions.flatMap(({ first, last }) => tokens.slice(first, last + 1).map(({ key }) => key)));
  return of.filter((word) => !covered.has(word) && !/^\d+$/.test(word)).length;
}
