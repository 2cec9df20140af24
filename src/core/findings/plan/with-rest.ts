import type { CitedSentence } from "#core/domain/citation.ts";
import type { PlannedAnswer } from "./answer-from-plan.ts";

const mostWords = 90;
const mostRest = 2;

/** What the chart answered, and after it, briefly, what the records' passages say to the questions that it could not. */
export async function withRest(
  { sentences, open }: PlannedAnswer,
  answerRest: (question: string) => Promise<{ sentences: readonly CitedSentence[]; found: boolean }>,
): Promise<{ sentences: CitedSentence[]; found: boolean }> {
  const all = [...sentences];
  let left = mostWords - wordsOf(all);
  for (const question of open) {
    if (question.split(/\s+/).length < shortestQuestion) continue;
    const rest = await answerRest(question);
    // A "yes" to half a question is read as one to the whole.
    if (!rest.found || /^(?:Yes|No)\b/.test(rest.sentences[0]?.text ?? "")) continue;
    for (const sentence of rest.sentences.slice(0, mostRest)) {
      const words = wordsOf([sentence]);
      if (words > left) break;
      left -= words;
      all.push(sentence);
    }
  }
  return { sentences: all, found: true };
}

/** "and why" alone says too little to look for. */
const shortestQuestion = 3;

function wordsOf(sentences: readonly CitedSentence[]): number {
  return sentences.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0);
}
