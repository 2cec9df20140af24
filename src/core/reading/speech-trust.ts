/** What the model said of one piece, before anybody believes it. */
export interface HeardPiece {
  text: string;
  /** Natural logarithm of the probability of each token that was chosen, the end included. */
  logProbabilities: readonly number[];
  /** The model went round in a circle and was stopped. */
  repeated: boolean;
  /** Seconds of it in which the voice detector heard a voice. */
  voicedSeconds: number;
}

/** The least mean: clear speech lies above -0.2, a synthetic voice that is badly understood at -0.5 (measured). */
const leastMeanLogProbability = -1;
/** The fastest speaker says about 25 letters a second. */
const mostLettersASecond = 35;

/** The mean probability of a token: 0 to 1, the geometric mean. */
export function confidenceOf({ logProbabilities }: Pick<HeardPiece, "logProbabilities">): number {
  return Math.exp(meanOf(logProbabilities));
}

/**
 * Whether what the model said may stand as somebody's words. A speech model writes something whatever it hears: what it is unsure of, what
 * repeats itself without end, and more than a mouth can say in the time, is left out.
 */
export function isTrustworthy(piece: HeardPiece): boolean {
  const letters = piece.text.replace(/[^\p{L}\p{N}]/gu, "").length;
  if (letters === 0 || piece.repeated) return false;
  if (meanOf(piece.logProbabilities) < leastMeanLogProbability) return false;
  return letters <= Math.max(8, piece.voicedSeconds * mostLettersASecond);
}

/** The longest unit of a circle, in tokens, and how often it comes before it is one. */
const longestUnit = 12;
const mostRounds = 4;
/** People do say "no, no, no, no": a circle is also so long, in tokens. */
const shortestCircle = 10;

/** How many tokens stand before a circle at the end (its first round included); undefined where there is none. */
export function findCircle(tokens: readonly number[]): number | undefined {
  for (let unit = 1; unit <= longestUnit; unit++) {
    const rounds = Math.max(mostRounds, Math.ceil(shortestCircle / unit));
    const start = tokens.length - unit * rounds;
    if (start < 0) continue;
    const isCircle = tokens.slice(start + unit).every((token, index) => token === tokens[start + index]);
    if (isCircle) return start + unit;
  }
  return undefined;
}

function meanOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);
}
