import type { Evidence } from "#core/wording/claim.ts";
import { claimsSchema } from "./claims-schema.ts";
import { numberedNotes } from "./numbered-notes.ts";
import type { Prompt } from "./prompt.ts";
import { example, sharedRules } from "./shared-rules.ts";

export const threadPromptVersion = "thread/1";

/** Asks for one sentence that says what a red thread says. */
export function threadPrompt(evidence: readonly Evidence[]): Prompt {
  return {
    version: threadPromptVersion,
    system: `${sharedRules}\n- Two things that go together need not cause each other: never say that one causes the other.\n\n${example}`,
    prompt: `${numberedNotes(evidence)}\n\nNote 1 is a pattern in the person's records. Say note 1 again as one clear sentence.`,
    schema: claimsSchema(evidence.length, 1),
    maxTokens: 150,
  };
}
