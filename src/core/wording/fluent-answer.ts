import type { Answer } from "#core/domain/conversation.ts";
import { fail, type Outcome, succeed } from "#core/domain/outcome.ts";
import { type FluentRequest, makeFluent, type Stays } from "./fluent-text.ts";
import { answerPrompt } from "./prompts/answer-prompt.ts";

/**
 * A built-in answer in a language model's words, with the built-in one kept inside; or why the built-in answer stays as it is. Answers to
 * questions of safety, and those that found nothing (for certain), are never reworded.
 */
export async function fluentAnswer(
  question: string,
  builtIn: Answer,
  request: FluentRequest,
): Promise<Outcome<Answer, Stays>> {
  if (builtIn.safety !== undefined) return fail({ kind: "fixed-words" });
  if (!builtIn.found || builtIn.preface !== undefined) return fail({ kind: "nothing-found" });
  const promptOf = (numbered: Parameters<Parameters<typeof makeFluent>[1]>[0]) =>
    answerPrompt(
      question,
      numbered.map(({ evidence }) => evidence),
    );
  const made = await makeFluent(builtIn.sentences, promptOf, request);
  if (!made.ok) return made;
  const { sentences, engine, model } = made.value;
  return succeed({
    ...builtIn,
    answer: sentences.map(({ text }) => text).join(" "),
    sentences,
    engine,
    wording: {
      model,
      builtIn: { answer: builtIn.answer, sentences: builtIn.sentences, engine: builtIn.engine },
    },
  });
}
