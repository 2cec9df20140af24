import type { Evidence } from "#core/wording/claim.ts";
import { claimsSchema } from "./claims-schema.ts";
import { asData, numberedNotes } from "./numbered-notes.ts";
import type { Prompt } from "./prompt.ts";
import { example, sharedRules } from "./shared-rules.ts";

export const answerPromptVersion = "answer/1";

/** Asks for an answer to `question` from numbered evidence: reworded and combined, the answer itself first. */
export function answerPrompt(question: string, evidence: readonly Evidence[]): Prompt {
  const mostClaims = Math.min(evidence.length + 1, 8);
  return {
    version: answerPromptVersion,
    system: `${sharedRules}\n- Answer the question first. Join notes that belong together.\n\n${example}`,
    prompt: `${numberedNotes(evidence)}\n\nThe person asks: “${asData(question).replace(/[“”]/g, "'")}”\nAnswer from the notes, in at most ${mostClaims} claims.`,
    schema: claimsSchema(evidence.length, mostClaims),
    maxTokens: 60 + 90 * mostClaims,
  };
}
