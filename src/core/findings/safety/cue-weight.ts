/** A sign in somebody's words and how much it says: 3 is enough alone, 2 needs any other, 1 only adds. */
export type Cue = readonly [weight: 1 | 2 | 3, pattern: RegExp];

/** From here on the cues of a question together say enough. */
export const enoughCues = 3;
/** And of a text that asks nothing: nobody searches records by telling what happens now. */
export const enoughCuesTold = 2;

/** The weight of all cues that a text holds, each counted once. Texts are those of `plainSpeech`. */
export function weighCues(text: string, cues: readonly Cue[]): number {
  let weight = 0;
  for (const [each, pattern] of cues) if (pattern.test(text)) weight += each;
  return weight;
}
