import type { Stays } from "#core/wording/fluent-text.ts";
import type { SpeechDraft } from "#core/wording/speak-claims.ts";

/** How far a model is with one text: not begun to write, writing, or done without success. A success is shown in the text's place. */
export type Wording =
  | { state: "getting-ready"; model: string }
  | { state: "writing"; model: string; draft: SpeechDraft }
  | { state: "stays"; because: Stays };
