import type { ConceptKind } from "#core/understanding/vocabulary/lexicon.ts";
import { type DropReason, dropped, kept, type Verdict } from "./claim.ts";
import { classesOf } from "./claim-classes.ts";
import { meets } from "./claim-numbers.ts";
import { isHarmless } from "./harmless-words.ts";
import type { Known } from "./known-evidence.ts";
import { type Situation, sameRelatives } from "./situation.ts";
import { asidesOf, type Clause, type Named, type Word } from "./statement.ts";

/** A claim is a sentence: one of so many parts says more than anybody could check. */
const mostClauses = 40;

/** Names and words: each must be in the evidence, and be said there of the same person, as surely, as true. */
export function checkWords(clauses: readonly Clause[], known: Known): Verdict {
  const beyond = clauses[mostClauses];
  if (beyond !== undefined) return dropped("form", beyond.text);
  for (const clause of clauses) {
    const nothing = saysNothingKnown(clause, known);
    if (nothing !== undefined) return nothing;
    for (const named of clause.named) {
      const verdict = checkNamed(named, clause, known);
      if (!verdict.kept) return verdict;
    }
    const cues = checkCues(clause, known);
    if (!cues.kept) return cues;
    for (const word of clause.words) {
      const verdict = checkWord(word, clause, known);
      if (!verdict.kept) return verdict;
    }
  }
  return kept;
}

/** Kinds of which a plain explanation may not make a statement: "iron" in what ferritin is, is no diagnosis. */
const strictKinds: ReadonlySet<ConceptKind> = new Set([
  "medication",
  "condition",
  "lab",
  "vital",
  "procedure",
  "vaccination",
  "allergen",
]);

function checkNamed(named: Named, clause: Clause, known: Known): Verdict {
  const words = clause.text.slice(named.start, named.end);
  const same = known.clauses.flatMap((one) => one.named.filter((other) => meets(named.names, other.names)));
  if (same.length > 0)
    return named.kinds.has("body-part")
      ? kept
      : sameSituation(
          named.situation,
          same.map((one) => one.situation),
          words,
          clause.text,
        );
  const inside = clause.words.filter((word) => word.start >= named.start && word.end <= named.end);
  const explains = asidesOf(clause.text).some(({ start, end }) => named.start >= start && named.end <= end);
  const loose = explains || ![...named.kinds].every((kind) => strictKinds.has(kind));
  const found = inside.every(
    (word) => known.stems.has(word.stem) || (loose && known.explained.has(word.stem)) || isHarmless(word.stem),
  );
  if (!found) return dropped("name", words);
  if (loose) return kept;
  // Put together from words of the evidence: each must be as sure and as true there.
  for (const word of inside) {
    const theirs = known.clauses.flatMap((one) => one.words.filter((other) => other.stem === word.stem));
    if (theirs.length === 0) continue;
    const verdict = sameWordSituation(
      named.situation,
      theirs.map(({ situation }) => situation),
      words,
    );
    if (!verdict.kept) return verdict;
  }
  return kept;
}

/** A clause of joining words alone tells nothing that the evidence could hold ("This will pass by itself"). */
function saysNothingKnown(clause: Clause, known: Known): Verdict | undefined {
  const holds =
    clause.numbers.length > 0 ||
    clause.dates.length > 0 ||
    clause.words.length < 4 ||
    clause.words.some((word) => known.stems.has(word.stem) && !isHarmless(word.stem)) ||
    clause.words.every((word) => known.stems.has(word.stem)) ||
    known.clauses.some((one) => sameFrame(clause, one)) ||
    clause.named.some((named) =>
      known.clauses.some((one) => one.named.some((other) => meets(named.names, other.names))),
    );
  return holds ? undefined : dropped("outside", clause.text);
}

/** Words that deny are no things that could be denied. */
const isCue =
  /^(?:ruled?|denie[sd]|denying|declined?|refused?|negative|positive|absent|free|evidence|signs?|without|none|unable|lack(?:s|ed|ing)?)$/i;

/** A word in the middle of a sentence that begins with a capital: a person, a place, a brand. */
function isProperName(word: Word, clause: Clause): boolean {
  return word.start > 0 && /^\p{Lu}\p{Ll}/u.test(word.printed) && !/[:"(]\s*$/.test(clause.text.slice(0, word.start));
}

function checkWord(word: Word, clause: Clause, known: Known): Verdict {
  const inName = clause.named.some(
    (named) =>
      word.start >= named.start &&
      word.end <= named.end &&
      known.clauses.some((one) => one.named.some((other) => meets(named.names, other.names))),
  );
  if (inName) return kept;
  if (known.stems.has(word.stem)) {
    // Which side is judged by what stands beside it, in `claim-directions`.
    if (/^(?:left|right|both|upper|lower)$/i.test(word.printed)) return kept;
    if (isHarmless(word.stem) || classesOf(word.stem) !== undefined || isCue.test(word.printed)) return kept;
    const same = known.clauses.flatMap((one) =>
      one.words.filter((other) => other.stem === word.stem).map((other) => other.situation),
    );
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
  ["uncertain", "certainty"],
  ["ended", "status"],
];
const isDone =
  /\b(?:had|was (?:given|done|performed|removed|started|taken)|were (?:given|started|put)|underwent|took|received|prescribed|takes?|taking|are on|is on|started|began)\b/i;

/** Some place of the evidence must say it of the same person, as surely, and as true or untrue. */
function sameSituation(claimed: Situation, known: readonly Situation[], words: string, clause: string): Verdict {
  let rest = known;
  for (const [flag, reason] of flags) {
    // What is denied is not doubted.
    if (flag === "uncertain" && claimed.negated) continue;
    // That something is to end says nothing of whether it has.
    if (flag === "ended" && claimed.ended && (claimed.planned || claimed.conditional)) continue;
    rest = rest.filter((one) =>
      flag === "relative" ? sameRelatives(claimed.relative, one.relative) : one[flag] === claimed[flag],
    );
    if (rest.length === 0) return dropped(reason, words);
  }
  if (isSurer(claimed, rest)) return dropped("certainty", words);
  if (isDone.test(clause) && !claimed.planned && !claimed.ended && rest.every((one) => one.planned))
    return dropped("certainty", words);
  return kept;
}

/** For words without a meaning of their own in the vocabulary: the claim may not deny what is said, nor be surer. */
function sameWordSituation(claimed: Situation, known: readonly Situation[], words: string): Verdict {
  if (!known.some((one) => one.negated === claimed.negated)) return dropped("negation", words);
  if (!known.some((one) => sameRelatives(claimed.relative, one.relative))) return dropped("subject", words);
  if (!claimed.uncertain && !claimed.negated && known.every((one) => one.uncertain)) return dropped("certainty", words);
  if (isSurer(claimed, known)) return dropped("certainty", words);
  if (claimed.ended !== true && known.every((one) => one.ended)) return dropped("status", words);
  return kept;
}

/** Whether the claim states what the evidence only supposes. */
function isSurer(claimed: Situation, known: readonly Situation[]): boolean {
  return !claimed.hypothetical && !claimed.conditional && known.every((one) => one.hypothetical);
}

const denials =
  /\b(?:no|not|never|none|nor|neither|without|denie[sd]|cannot|negative|absent|unable|lack(?:s|ed|ing)?)\b|n't\b/gi;
const doubts =
  /\b(?:possibl[ey]|probabl[ey]|likely|(?<!\d )may(?! \d)|might|could|suspect(?:s|ed)?|suspicion|suspicious|questionable|presumed|perhaps|appears?|appeared|seems?|seemed|concern(?:ed|ing)? (?:for|about)|rule out|think(?:s|ing)?|thought|unsure|not sure|unclear|versus)\b/gi;
const wayOut = /\b(?:declin|refus|ruled out|exclud|stop|discontinu|ceas|unchanged|free of|resolv|denying)/i;

/** How much of what a piece of evidence says a clause has to repeat to be taken for a rewording of the whole. */
const rewording = 0.7;

/** A clause that repeats a clause of the evidence keeps its denials and its doubts; a denial that the evidence knows nothing of is none. */
function checkCues(clause: Clause, known: Known): Verdict {
  const own = count(denials, clause.text);
  if (own > 0 && !known.clauses.some((one) => count(denials, one.text) > 0 || wayOut.test(one.text)))
    return dropped("negation", clause.text.match(denials)?.[0] ?? "");
  const stems = new Set(clause.words.map((word) => word.stem));
  const all = known.clauses.reduce((sum, one) => sum + count(denials, one.text), 0);
  for (const one of known.clauses) {
    const said = [...new Set(one.words.map((word) => word.stem))].filter((stemmed) => !isHarmless(stemmed));
    const again = said.filter((stemmed) => stems.has(stemmed)).length;
    if (again < rewording * said.length || (said.length < 2 && !sameFrame(clause, one))) continue;
    const theirs = count(denials, one.text);
    if ((theirs > own || own > all) && !wayOut.test(one.text + clause.text)) return dropped("negation", one.text);
    if (count(doubts, one.text) > count(doubts, clause.text)) return dropped("certainty", one.text);
  }
  return kept;
}

/** Whether two clauses share most of their words, small ones included. */
function sameFrame(clause: Clause, other: Clause): boolean {
  const isDenial = (word: Word) => /^(?:no|not|never|none|nor|neither|without|cannot|n't)$/i.test(word.printed);
  const words = (one: Clause) => new Set(one.words.filter((word) => !isDenial(word)).map(({ stem }) => stem));
  const [mine, theirs] = [words(clause), words(other)];
  return [...theirs].filter((word) => mine.has(word)).length >= rewording * theirs.size;
}

function count(pattern: RegExp, text: string): number {
  return (text.match(pattern) ?? []).length;
}
