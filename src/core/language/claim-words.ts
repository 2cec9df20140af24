import type { ConceptKind } from "#core/vocabulary/lexicon.ts";
import { type DropReason, dropped, kept, type Verdict } from "./claim.ts";
import { classesOf } from "./claim-classes.ts";
import type { Known } from "./claim-directions.ts";
import { meets } from "./claim-numbers.ts";
import { isHarmless } from "./harmless-words.ts";
import type { Situation } from "./situation.ts";
import type { Clause, Named, Word } from "./statement.ts";

/** Names and words: each must be in the evidence, and be said there of the same person, as surely, as true. */
export function checkWords(clauses: readonly Clause[], known: Known): Verdict {
  for (const clause of clauses) {
    for (const named of clause.named) {
      const verdict = checkNamed(named, clause, known);
      if (!verdict.kept) return verdict;
    }
    for (const word of clause.words) {
      const verdict = checkWord(word, clause, known);
      if (!verdict.kept) return verdict;
    }
  }
  return kept;
}

/** Kinds of which a plain explanation may not make a statement: "iron" in what ferritin is, is no diagnosis. */
const strictKinds: ReadonlySet<ConceptKind> = new Set(["medication", "condition", "lab", "vital", "procedure", "vaccination", "allergen"]);

function checkNamed(named: Named, clause: Clause, known: Known): Verdict {
  const words = clause.text.slice(named.start, named.end);
  const same = known.clauses.flatMap((one) => one.named.filter((other) => meets(named.names, other.names)));
  if (same.length > 0) return kinds(named).has("body-part") ? kept : sameSituation(named.situation, same.map((one) => one.situation), words);
  const inside = clause.words.filter((word) => word.start >= named.start && word.end <= named.end);
  const loose = ![...named.kinds].every((kind) => strictKinds.has(kind));
  const found = inside.every((word) => known.stems.has(word.stem) || (loose && known.explained.has(word.stem)) || isHarmless(word.stem));
  return found ? kept : dropped("name", words);
}

function kinds(named: Named): ReadonlySet<ConceptKind> {
  return named.kinds;
}

/** A word in the middle of a sentence that begins with a capital: a person, a place, a brand. */
function isProperName(word: Word, clause: Clause): boolean {
  return word.start > 0 && /^\p{Lu}\p{Ll}/u.test(word.printed) && !/[:"(]\s*$/.test(clause.text.slice(0, word.start));
}

function checkWord(word: Word, clause: Clause, known: Known): Verdict {
  const inName = clause.named.some(
    (named) => word.start >= named.start && word.end <= named.end && known.clauses.some((one) => one.named.some((other) => meets(named.names, other.names))),
  );
  if (inName) return kept;
  if (known.stems.has(word.stem)) {
    if (isHarmless(word.stem) || classesOf(word.stem) !== undefined) return kept;
    const same = known.clauses.flatMap((one) => one.words.filter((other) => other.stem === word.stem).map((other) => other.situation));
    return sameWordSituation(word.situation, same, word.printed);
  }
  // Exchangeable words are judged by what they say of which thing, in `claim-directions`.
  if (classesOf(word.stem) !== undefined) return kept;
  if (isProperName(word, clause)) return dropped("name", word.printed);
  if (isHarmless(word.stem)) return kept;
  if (known.explained.has(word.stem)) return word.situation.negated ? dropped("negation", word.printed) : kept;
  return dropped("outside", word.printed);
}

type Flag = [keyof Situation, DropReason];
const flags: readonly Flag[] = [
  ["relative", "subject"],
  ["negated", "negation"],
  ["hypothetical", "certainty"],
  ["uncertain", "certainty"],
  ["ended", "status"],
];

/** Some place of the evidence must say it of the same person, as surely, and as true or untrue. */
function sameSituation(claimed: Situation, known: readonly Situation[], words: string): Verdict {
  let rest = known;
  for (const [flag, reason] of flags) {
    rest = rest.filter((one) => one[flag] === claimed[flag]);
    if (rest.length === 0) return dropped(reason, words);
  }
  if (!claimed.planned && rest.every((one) => one.planned)) return dropped("certainty", words);
  return kept;
}

/** For words without a meaning of their own in the vocabulary: the claim may not deny what is said, nor be surer. */
function sameWordSituation(claimed: Situation, known: readonly Situation[], words: string): Verdict {
  if (!known.some((one) => one.negated === claimed.negated)) return dropped("negation", words);
  if (!known.some((one) => one.relative === claimed.relative)) return dropped("subject", words);
  if (!claimed.uncertain && known.every((one) => one.uncertain)) return dropped("certainty", words);
  if (!claimed.hypothetical && known.every((one) => one.hypothetical)) return dropped("certainty", words);
  if (claimed.ended !== true && known.every((one) => one.ended)) return dropped("status", words);
  return kept;
}
