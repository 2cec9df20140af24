import type { Citation } from "#core/domain/citation.ts";
import type { ClinicalDate } from "#core/domain/fact.ts";

/** One numbered thing that a language model may speak of: a sentence of the built-in answer, with the words of the record. */
export interface Evidence {
  /** Counted from 1, as the prompt shows it. */
  number: number;
  text: string;
  /** The day that the record's words are of, where it is known. */
  date?: ClinicalDate;
  citations: readonly Citation[];
}

/** What a language model says, and the numbers of the evidence that it names for it. */
export interface Claim {
  text: string;
  evidence: readonly number[];
}

/** Why a claim is not shown. */
export type DropReason =
  | "no-evidence"
  | "form"
  | "quote"
  | "advice"
  | "date"
  | "number"
  | "frequency"
  | "value"
  | "name"
  | "negation"
  | "certainty"
  | "subject"
  | "status"
  | "direction"
  | "side"
  | "outside";

export type Verdict = { kept: true } | { kept: false; reason: DropReason; words: string };

export const kept: Verdict = { kept: true };

export function dropped(reason: DropReason, words: string): Verdict {
  return { kept: false, reason, words };
}
