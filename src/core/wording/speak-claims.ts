import type { CitedSentence } from "#core/domain/citation.ts";
import { fail, type Outcome, succeed } from "#core/domain/outcome.ts";
import type { AbortSignalLike } from "#core/reading/engines.ts";
import type { Claim, DropReason, Evidence } from "./claim.ts";
import { forbiddenAdvice } from "./claim-advice.ts";
import { forbiddenForm } from "./claim-form.ts";
import { ClaimStream } from "./claim-stream.ts";
import type { LanguageFailure, LanguageModel } from "./language-model.ts";
import type { Prompt } from "./prompts/prompt.ts";
import { verifyClaim } from "./verify-claim.ts";

/** What is to be seen while a model writes. Only `checked` has passed the check. */
export interface SpeechDraft {
  checked: readonly CitedSentence[];
  /** Words of the claim that is being written, for the eye only; empty where they already hold what no claim may. */
  unchecked: string;
}

export interface CheckedClaim extends Claim {
  sentence: CitedSentence;
}

/** What became of a model's claims. */
export interface Spoken {
  kept: CheckedClaim[];
  dropped: { claim: Claim; reason: DropReason | "repeated" }[];
}

/** A model that goes round in circles is stopped. */
const mostRepeats = 3;
const mostCitations = 40;

/**
 * Has a model speak of numbered evidence, and checks every claim the moment it is complete. Failures of the model are values; claims that
 * fail the check are gone. Whether what is left is enough, the caller decides.
 */
export async function speakClaims(request: {
  model: LanguageModel;
  prompt: Prompt;
  evidence: readonly Evidence[];
  mostClaims: number;
  signal: AbortSignalLike;
  onDraft(draft: SpeechDraft): void;
}): Promise<Outcome<Spoken, LanguageFailure>> {
  const { model, prompt, evidence, signal } = request;
  const { system, schema, maxTokens } = prompt;
  const stream = new ClaimStream();
  const spoken: Spoken = { kept: [], dropped: [] };
  const enough = () =>
    spoken.kept.length >= request.mostClaims || spoken.kept.length + spoken.dropped.length >= 3 * request.mostClaims;
  let shown = "";
  for await (const event of model.complete({ system, prompt: prompt.prompt, schema, maxTokens, signal })) {
    if (event.kind === "failed") return fail(event.failure);
    if (event.kind === "end") return succeed(spoken);
    for (const claim of stream.push(event.text)) judge(claim, evidence, spoken);
    const draft = { checked: spoken.kept.map(({ sentence }) => sentence), unchecked: showable(stream.unfinished) };
    const key = `${draft.checked.length} ${draft.unchecked}`;
    if (key !== shown) request.onDraft(draft);
    shown = key;
    if (enough() || spoken.dropped.filter(({ reason }) => reason === "repeated").length >= mostRepeats)
      return succeed(spoken);
  }
  return fail({ kind: "cancelled" });
}

function judge(claim: Claim, evidence: readonly Evidence[], spoken: Spoken): void {
  if (spoken.kept.some(({ text }) => text.toLowerCase() === claim.text.toLowerCase())) {
    spoken.dropped.push({ claim, reason: "repeated" });
    return;
  }
  const verdict = verifyClaim(claim, evidence);
  if (verdict.kept) spoken.kept.push({ ...claim, sentence: citedSentence(claim, evidence) });
  else spoken.dropped.push({ claim, reason: verdict.reason });
}

function citedSentence({ text, evidence: numbers }: Claim, evidence: readonly Evidence[]): CitedSentence {
  const places = new Map(
    evidence
      .filter(({ number }) => numbers.includes(number))
      .flatMap(({ citations }) => citations)
      .map((citation) => [`${citation.documentId}/${citation.page}/${citation.start}/${citation.end}`, citation]),
  );
  return { text, citations: [...places.values()].slice(0, mostCitations) };
}

/** Unchecked words are shown as they come, but never a link, markup or an order, not even for a moment. */
function showable(words: string): string {
  return words === "" || forbiddenForm(words) !== undefined || forbiddenAdvice(words, "") !== undefined ? "" : words;
}
