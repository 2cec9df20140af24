import { stem } from "#core/findings/answers/search-words.ts";
import { wordKey } from "#core/understanding/vocabulary/tokens.ts";

/*
 * Words that turn a sentence round when they are exchanged. Those of one class may stand for each other; those of another may not. A claim
 * may use a class only where its evidence does, or where the evidence's own numbers show it.
 */
const classes = {
  up: "climbed rise rose risen raise raised increase increased increasing higher grew grow grown growing",
  down: "fall fell fallen decrease decreased decreasing reduce reduced lower lowered drop dropped shrank shrunk smaller taper tapered tapering",
  same: "unchanged stable same steady",
  high: "high elevated above raised increased abnormal",
  low: "low below decreased reduced abnormal",
  normal: "normal within unremarkable",
  start: "start started starting begin began begun introduced initiated commenced",
  stop: "stop stopped stopping end ended discontinue discontinued ceased quit withdrawn",
  continue: "continue continued continues continuing ongoing remains remain",
  change: "change changed switch switched",
  better: "better improve improved improving improvement eased eases",
  worse: "worse worsen worsened worsening deteriorated",
  before: "before prior earlier",
  after: "after following afterwards later",
  enlarged: "enlarged enlargement swollen dilated thickened",
  mild: "mild mildly slight slightly little",
  moderate: "moderate moderately",
  severe: "severe severely bad badly",
  reason:
    "because due reason cause caused causing causes why led leads owing secondary attributed explain explains explained",
  remove: "removed removal excised resected",
  admit: "admitted admission hospitalised hospitalized",
  discharge: "discharged discharge",
  decline: "declined refused",
  doubt:
    "possible possibly probable probably likely may might could suspected suspicion perhaps appears seems presumed questionable",
  first: "first earliest initial baseline",
  last: "latest newest recent recently last",
  definite: "confirmed confirm confirms definite definitely certain certainly proven clearly",
} as const;

export type WordClass = keyof typeof classes;

const byStem = new Map<string, Set<WordClass>>();
for (const [name, words] of Object.entries(classes)) {
  for (const word of words.split(" ")) {
    const key = stem(wordKey(word));
    const known = byStem.get(key) ?? new Set();
    byStem.set(key, known.add(name as WordClass));
  }
}

/** The classes a word belongs to; most belong to none. */
export function classesOf(stemmed: string): ReadonlySet<WordClass> | undefined {
  return byStem.get(stemmed);
}

/** Classes that say what became of one thing, so that they have to stand beside that thing in the evidence too. */
export const tiedClasses: ReadonlySet<WordClass> = new Set([
  "up",
  "down",
  "same",
  "start",
  "stop",
  "continue",
  "change",
  "better",
  "worse",
  "remove",
  "decline",
  "enlarged",
  "mild",
  "moderate",
  "severe",
]);
