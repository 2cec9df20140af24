import type { Asked } from "#core/findings/evidence/asked-terms.ts";
import type { RankedSentence } from "#core/findings/evidence/passage-ranker.ts";
import type { ReadSentence } from "#core/findings/evidence/read-evidence.ts";
import { headingText, PairReader } from "./pair-reader.ts";

/** So many of the best are read together with the question: more of them take their time and change nothing that was measured. */
const readPairs = 6;
/** How much the pair counts beside the order that it comes in: of 715 questions over folders new to both readers that put the right one first most often. */
const shareOfPairs = 0.3;

let loading: Promise<PairReader> | undefined;

/** The reader, from a file of its own that is loaded when the first question is asked; it rejects where there is no WebAssembly. */
export function loadPairReader(): Promise<PairReader> {
  loading ??= import("./pair-reader-file.ts")
    .then(({ pairReaderFile }) => new PairReader(pairReaderFile))
    .catch((cause: unknown) => {
      loading = undefined;
      throw new Error("What the reader of pairs knows could not be loaded.", { cause });
    });
  return loading;
}

const piecesBySentence = new WeakMap<ReadSentence, { pieces: number[]; heading: number[] }>();

function piecesOf(sentence: ReadSentence, reader: PairReader): { pieces: number[]; heading: number[] } {
  const known = piecesBySentence.get(sentence);
  if (known !== undefined) return known;
  const made = { pieces: reader.piecesOf(sentence.text), heading: reader.piecesOf(headingText(sentence.heading)) };
  piecesBySentence.set(sentence, made);
  return made;
}

export interface ReadPairs {
  ranked: RankedSentence[];
  /** How much likelier it is, for the reader, that one of the best answers than that nothing does. */
  answers: number;
}

/** The best sentences in the order of what came before and of the pairs together, the rest behind them as they were. */
export function readBestPairs(
  asked: Asked,
  ranked: readonly RankedSentence[],
  byWords: readonly RankedSentence[],
  reader: PairReader,
): ReadPairs {
  const ofRanker = new Map(byWords.map(({ sentence, score }) => [sentence, score]));
  const best = ranked.slice(0, readPairs);
  const scores = reader.scores(
    asked.text,
    best.map(({ sentence, features, score }) => ({
      ...piecesOf(sentence, reader),
      features,
      score: ofRanker.get(sentence) ?? score,
    })),
  );
  const read = best
    .map((one, at) => ({ ...one, score: (one.score + shareOfPairs * (scores[at] ?? 0)) / (1 + shareOfPairs) }))
    .sort((one, other) => other.score - one.score);
  const last = read.at(-1)?.score ?? 0;
  const before = best.at(-1)?.score ?? 0;
  const rest = ranked.slice(readPairs).map((one) => ({ ...one, score: last + (one.score - before) }));
  return { ranked: [...read, ...rest], answers: Math.max(...scores) - reader.scoreOfNone(byWords[0]?.score ?? 0) };
}
