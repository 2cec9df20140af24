import type { Asked } from "#core/findings/evidence/asked-terms.ts";
import type { RankedSentence } from "#core/findings/evidence/passage-ranker.ts";
import type { ReadSentence } from "#core/findings/evidence/read-evidence.ts";
import { tokenise } from "#core/understanding/vocabulary/tokens.ts";
import { SentenceReader } from "./sentence-reader.ts";

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

const tokensBySentence = new WeakMap<ReadSentence, { tokens: string[]; heading: string[] }>();

function tokensOf(sentence: ReadSentence): { tokens: string[]; heading: string[] } {
  const known = tokensBySentence.get(sentence);
  if (known !== undefined) return known;
  const made = { tokens: wordsOf(sentence.text), heading: wordsOf(sentence.heading ?? "") };
  tokensBySentence.set(sentence, made);
  return made;
}

const wordsOf = (text: string): string[] => tokenise(text).map(({ key }) => key);

/** The best sentences in the reader's order, with its scores; the rest behind them as they were. */
export function rerankSentences(
  asked: Asked,
  ranked: readonly RankedSentence[],
  reader: SentenceReader,
): RankedSentence[] {
  const best = ranked.slice(0, reread);
  const scores = reader.scores(
    wordsOf(asked.text),
    best.map(({ sentence, features, score }) => ({ ...tokensOf(sentence), features, score })),
  );
  const read = best
    .map((one, index) => ({ ...one, score: scores[index] ?? one.score }))
    .sort((one, other) => other.score - one.score);
  const last = read.at(-1)?.score ?? 0;
  const before = best.at(-1)?.score ?? 0;
  return [...read, ...ranked.slice(reread).map((one) => ({ ...one, score: last + (one.score - before) }))];
}
