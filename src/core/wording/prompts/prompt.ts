import type { OutputSchema } from "#core/wording/language-model.ts";

/** What a language model is asked. */
export interface Prompt {
  /** Use and number: "answer/1". Another wording is another version; a kept answer names it. */
  version: string;
  system: string;
  prompt: string;
  schema: OutputSchema;
  maxTokens: number;
}
