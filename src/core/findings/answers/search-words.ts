import { explainedWords } from "#core/understanding/vocabulary/plain-words.ts";
import { tokenise } from "#core/understanding/vocabulary/tokens.ts";
import { stopWords } from "./stop-words.ts";

const irregular = new Map(
  Object.entries({
    forgot: "forget",
    forgotten: "forget",
    slept: "sleep",
    asleep: "sleep",
    woke: "wake",
    awake: "wake",
    ate: "eat",
    eaten: "eat",
    drank: "drink",
    drunk: "drink",
    fell: "fall",
    fallen: "fall",
    took: "take",
    taken: "take",
    felt: "feel",
    broke: "break",
    broken: "break",
    gave: "give",
    given: "give",
    began: "begin",
    begun: "begin",
    lost: "lose",
    grew: "grow",
    ran: "run",
    swam: "swim",
    wore: "wear",
    worn: "wear",
    rose: "rise",
    risen: "rise",
    kept: "keep",
    left: "leave",
    told: "tell",
    drove: "drive",
    bled: "bleed",
  }),
);

/** The stem by which words of questions and records meet: "sleeping", "slept" and "sleep" are one. */
export function stem(key: string): string {
  const known = irregular.get(key);
  if (known !== undefined) return known;
  if (key.length < 5 || /\d/.test(key)) return key;
  let word = key.replace(/(?:iness)$/, "y").replace(/(?:fulness|ness)$/, "");
  word = word.length > 6 ? word.replace(/(?:ingly|edly)$/, "") : word;
  if (word.length > 5 && word.endsWith("ing")) word = undouble(word.slice(0, -3));
  else if (word.length > 4 && word.endsWith("ed")) word = undouble(word.slice(0, -2));
  else if (word.length > 5 && word.endsWith("ly")) word = word.slice(0, -2);
  return word.length > 4 && word.endsWith("e") ? word.slice(0, -1) : word;
}

function undouble(word: string): string {
  return /([bdgmnprt])\1$/.test(word) ? word.slice(0, -1) : word;
}

/** The stems of a text's meaningful words. */
export function stems(text: string): string[] {
  return tokenise(text)
    .filter((token) => !stopWords.has(token.key))
    .map((token) => stem(token.key));
}

/** How much a word counts that is not printed but explains one that is. */
const explanationWeight = 0.5;

/**
 * The words by which a passage is found, with how often they count: its own, and those of the names and explanations of its hard words, so
 * that "dry eyes" finds "keratoconjunctivitis sicca".
 */
export function searchWords(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of stems(text)) counts.set(word, (counts.get(word) ?? 0) + 1);
  for (const { key, plain } of explainedWords(text)) {
    for (const word of stems(`${key} ${plain}`)) if (!counts.has(word)) counts.set(word, explanationWeight);
  }
  return counts;
}
