import type { Evidence } from "#core/wording/claim.ts";
import { claimsSchema } from "./claims-schema.ts";
import { numberedNotes } from "./numbered-notes.ts";
import type { Prompt } from "./prompt.ts";
import { example, sharedRules } from "./shared-rules.ts";

export const summaryPromptVersion = "summary/1";

/** Asks for a record's summary as a text that reads well, within the same facts and in their order. */
export function summaryPrompt(evidence: readonly Evidence[]): Prompt {
  const mostClaims = evidence.length;
  return {
    version: summaryPromptVersion,
    system: `${sharedRules}\n- Keep the order of the notes. Leave none out.\n\n${example}`,
    prompt: `${numberedNotes(evidence)}\n\nThese notes are one record. Tell the person what the record says, in at most ${mostClaims} claims.`,
    schema: claimsSchema(evidence.length, mostClaims),
    maxTokens: 60 + 90 * mostClaims,
  };
}
