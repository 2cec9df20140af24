/** A vocabulary of word pieces, each with the logarithm of its probability; a piece's place is its number. */
export type PieceVocabulary = readonly (readonly [piece: string, score: number])[];

export interface SentencePieces {
  /** Numbers of the pieces that make up the text; none for an empty one. */
  encode(text: string): number[];
}

/** Stands for a space, and for the beginning of the text. */
const spaceMark = "\u2581";
/** The first places of the vocabulary are marks that no text holds. */
const reservedPieces = 6;
const unknownPiece = 0;
/** An unknown letter is taken only where no piece begins; worse than any piece. */
const unknownScore = -20;

/**
 * Splits texts into the most probable row of pieces: Viterbi's search over a unigram language model (Kudo 2018, "Subword
 * Regularization"), as the encoder's training did with SentencePiece. Unknown letters that follow each other count as one.
 */
export function createSentencePieces(vocabulary: PieceVocabulary): SentencePieces {
  const pieces = new Map<string, { number: number; score: number }>();
  let longest = 1;
  for (const [number, [piece, score]] of vocabulary.entries()) {
    if (number < reservedPieces) continue;
    pieces.set(piece, { number, score });
    longest = Math.max(longest, [...piece].length);
  }

  function encode(text: string): number[] {
    const normal = text.normalize("NFKC").replace(/\s+/g, " ").trim();
    if (normal === "") return [];
    const letters = [...`${spaceMark}${normal.replaceAll(" ", spaceMark)}`];
    const best = new Array<number>(letters.length + 1).fill(Number.NEGATIVE_INFINITY);
    const last = new Array<{ number: number; start: number }>(letters.length + 1);
    best[0] = 0;
    for (let start = 0; start < letters.length; start++) {
      const before = best[start] ?? Number.NEGATIVE_INFINITY;
      if (before === Number.NEGATIVE_INFINITY) continue;
      const offer = (end: number, number: number, score: number) => {
        if (before + score <= (best[end] ?? Number.NEGATIVE_INFINITY)) return;
        best[end] = before + score;
        last[end] = { number, start };
      };
      let piece = "";
      for (let end = start + 1; end <= Math.min(letters.length, start + longest); end++) {
        piece += letters[end - 1] ?? "";
        const known = pieces.get(piece);
        if (known !== undefined) offer(end, known.number, known.score);
      }
      if (!pieces.has(letters[start] ?? "")) offer(start + 1, unknownPiece, unknownScore);
    }
    const numbers: number[] = [];
    for (let end = letters.length; end > 0; ) {
      const step = last[end];
      if (step === undefined) throw new Error("A text could not be split into pieces.");
      if (step.number !== unknownPiece || numbers.at(-1) !== unknownPiece) numbers.push(step.number);
      end = step.start;
    }
    return numbers.reverse();
  }

  return { encode };
}
