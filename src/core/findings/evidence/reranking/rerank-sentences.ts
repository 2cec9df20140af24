import type { Asked } from "#core/findings/evidence/asked-terms.ts";
import type { RankedSentence } from "#core/findings/evidence/passage-ranker.ts";
import { type ReadSentence, readEvidence } from "#core/findings/evidence/read-evidence.ts";
import { tokenise } from "#core/understanding/vocabulary/tokens.ts";
import { rivalFeatures } from "./rival-features.ts";
import { SentenceReader, type SentenceToRead } from "./sentence-reader.ts";

/** So many of the ranker's best are read once more: of 100 questions the answer is among them for 97. */
const reread = 60;

let loading: Promise<SentenceReader> | undefined;

/** The reader, from a file of its own that is loaded when the first question is asked. */
export function loadSentenceReader(): Promise<SentenceReader> {
  loading ??= import("./sentence-reader-file.ts")
    .then(({ sentenceReaderFile }) => new SentenceReader(sentenceReaderFile))
    .catch((cause: unknown) => {
      loading = undefined;
      throw new Error("What the reader of sentences knows could not be loaded.", { cause });
    });
  return loading;
}

type Tokens = Pick<SentenceToRead, "tokens" | "heading" | "before" | "after">;
const tokensBySentence = new WeakMap<ReadSentence, Tokens>();

function tokensOf(sentence: ReadSentence): Tokens {
  const known = tokensBySentence.get(sentence);
  if (known !== undefined) return known;
  const made = { tokens: wordsOf(sentence.text), heading: wordsOf(sentence.heading ?? ""), ...besideOf(sentence) };
  tokensBySentence.set(sentence, made);
  return made;
}

const wordsOf = (text: string): string[] => tokenise(text).map(({ key }) => key);

/** So many words of the sentences beside one are read with it. */
const beside = 14;

/** The last words of the sentence before, and the first of the one after. */
export function besideOf({ record, at }: ReadSentence): { before: string[]; after: string[] } {
  const { sentences } = readEvidence(record);
  return {
    before: wordsOf(sentences[at - 1]?.text ?? "").slice(-beside),
    after: wordsOf(sentences[at + 1]?.text ?? "").slice(0, beside),
  };
}

/** The best sentences in the reader's order, with its scores; the rest behind them as they were. */
export function rerankSentences(
  asked: Asked,
  ranked: readonly RankedSentence[],
  reader: SentenceReader,
): RankedSentence[] {
  const best = ranked.slice(0, reread);
  const rivals = rivalFeatures(asked, best);
  const scores = reader.scores(
    wordsOf(asked.text),
    best.map(({ sentence, features, score }, at) => ({
      ...tokensOf(sentence),
      features: [...features, ...(rivals[at] ?? [])],
      score,
    })),
  );
  const read = best
    .map((one, index) => ({ ...one, score: scores[index] ?? one.score }))
    .sort((one, other) => other.score - one.score);
  const last = read.at(-1)?.score ?? 0;
  const before = best.at(-1)?.score ?? 0;
  return [...read, ...ranked.slice(reread).map((one) => ({ ...one, score: last + (one.score - before) }))];
}
