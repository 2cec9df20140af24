import type { LanguageFailure } from "#core/wording/language-model.ts";
import { modelsTexts as words } from "#features/texts/models.ts";

/** Says in words why a model does not speak. */
export function failureWords(failure: LanguageFailure): string {
  return failure.kind === "unsupported" ? words.missing[failure.missing] : words.failures[failure.kind];
}
