import type { CitedSentence } from "#core/domain/citation.ts";
import { fail, type Outcome, succeed } from "#core/domain/outcome.ts";
import type { PagesOf } from "#core/findings/answers/passage-answers.ts";
import type { AbortSignalLike } from "#core/reading/engines.ts";
import { isCovered } from "./coverage.ts";
import type { LanguageFailure, LanguageModel } from "./language-model.ts";
import { isQuotation, type NumberedSentence, numberEvidence } from "./numbered-evidence.ts";
import type { Prompt } from "./prompts/prompt.ts";
import { type CheckedClaim, type SpeechDraft, speakClaims } from "./speak-claims.ts";

/**
 * Why the built-in engine's words stay:
 *
 * - `fixed-words`: a question of safety is answered in the product's own words alone.
 * - `nothing-found`: there is nothing to reword.
 * - `withheld`: the evidence holds words that speak to a machine.
 * - `too-little`: too few of the model's claims passed the check.
 * - `model`: the model said nothing.
 */
export type Stays =
  | { kind: "fixed-words" | "nothing-found" | "withheld" }
  | { kind: "too-little"; said: number; kept: number }
  | { kind: "model"; failure: LanguageFailure };

export interface FluentText {
  sentences: CitedSentence[];
  /** Model and prompt with their versions, for the kept record. */
  engine: string;
  /** The model's name for people. */
  model: string;
}

export interface FluentRequest {
  model: LanguageModel;
  pagesOf: PagesOf;
  signal: AbortSignalLike;
  onDraft(draft: SpeechDraft): void;
}

/**
 * The built-in engine's sentences in a model's words: claims that passed the check, in the model's order, and after them each built-in
 * sentence of which they leave something out. Enough is left when at least half of the claims passed, and they stand for at least half of
 * the sentences.
 */
export async function makeFluent(
  builtIn: readonly CitedSentence[],
  promptOf: (numbered: readonly NumberedSentence[]) => Prompt,
  request: FluentRequest,
): Promise<Outcome<FluentText, Stays>> {
  if (builtIn.length === 0) return fail({ kind: "nothing-found" });
  const numbered = await numberEvidence(builtIn, request.pagesOf);
  if (numbered.length === 0) return fail({ kind: "withheld" });
  const first = await request.model.identity();
  if (first === undefined) return fail({ kind: "model", failure: { kind: "no-model" } });
  const prompt = promptOf(numbered);
  const evidence = numbered.map((one) => one.evidence);
  const spoken = await speakClaims({ ...request, prompt, evidence, mostClaims: numbered.length + 2 });
  if (!spoken.ok) return fail({ kind: "model", failure: spoken.failure });
  // On a ladder of models another one may have spoken than the first.
  const identity = (await request.model.identity()) ?? first;
  const { kept, dropped } = spoken.value;
  const rest = builtIn.filter((sentence) => !standsIn(sentence, numbered, kept));
  const said = kept.length + dropped.length;
  if (kept.length === 0 || kept.length * 2 < said || rest.length * 2 > builtIn.length)
    return fail({ kind: "too-little", said, kept: kept.length });
  return succeed({
    sentences: inPlace(builtIn, numbered, kept, rest),
    engine: `${identity.engine} ${prompt.version}`,
    model: identity.name,
  });
}

/** The built-in sentences that stay stand where they stood, as long as the model kept to their order; else after its claims. */
function inPlace(
  builtIn: readonly CitedSentence[],
  numbered: readonly NumberedSentence[],
  kept: readonly CheckedClaim[],
  rest: readonly CitedSentence[],
): CitedSentence[] {
  const placeOf = (number: number) => {
    const sentence = numbered.find(({ evidence }) => evidence.number === number)?.sentence;
    return sentence === undefined ? builtIn.length : builtIn.indexOf(sentence);
  };
  const claims = kept.map(({ sentence, evidence }) => ({ sentence, place: Math.min(...evidence.map(placeOf)) }));
  const isOrdered = claims.every(({ place }, index) => index === 0 || place >= (claims[index - 1]?.place ?? 0));
  const stays = rest.map((sentence) => ({ sentence, place: isOrdered ? builtIn.indexOf(sentence) : builtIn.length }));
  // Sorting is stable: a claim on the same sentence comes before what it left out.
  return [...claims, ...stays]
    .sort((one, other) => (isOrdered ? one.place - other.place : 0))
    .map(({ sentence }) => sentence);
}

/**
 * Whether the claims that rest on a sentence say all of it. Of quoted passages the model chooses: those that it does not speak of are left
 * out with the rest of the search's near misses, as long as it speaks of one.
 */
function standsIn(
  sentence: CitedSentence,
  numbered: readonly NumberedSentence[],
  kept: readonly CheckedClaim[],
): boolean {
  if (isQuotation(sentence)) return kept.length > 0 && numbered.some((one) => one.sentence === sentence);
  const number = numbered.find((one) => one.sentence === sentence)?.evidence.number;
  const claims = kept.filter(({ evidence }) => number !== undefined && evidence.includes(number));
  return (
    claims.length > 0 &&
    isCovered(
      sentence.text,
      claims.map(({ text }) => text),
    )
  );
}
