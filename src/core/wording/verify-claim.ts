import { stem } from "#core/findings/answers/search-words.ts";
import { explainedWords } from "#core/understanding/vocabulary/plain-words.ts";
import { tokenise } from "#core/understanding/vocabulary/tokens.ts";
import { type Claim, dropped, type Evidence, kept, type Verdict } from "./claim.ts";
import { forbiddenAdvice } from "./claim-advice.ts";
import { checkDirections } from "./claim-directions.ts";
import { forbiddenForm } from "./claim-form.ts";
import { checkNumbers } from "./claim-numbers.ts";
import { checkWords } from "./claim-words.ts";
import type { Known } from "./known-evidence.ts";
import { inPlainWriting } from "./plain-writing.ts";
import { longestStatement, readStatement } from "./statement.ts";

/**
 * Whether a claim says no more than the evidence it names. Everything of it is looked for there: quotes, dates, numbers with their units and
 * what they are said of, names, negation, doubt, whom it is about, direction, side, and every word that carries meaning. It never tries to
 * understand; what it cannot find, it drops.
 */
export function verifyClaim(claim: Claim, evidence: readonly Evidence[]): Verdict {
  if (claim.text.length > longestStatement) return dropped("form", claim.text.slice(0, 80));
  const form = forbiddenForm(claim.text);
  if (form !== undefined) return dropped("form", form);
  const cited = evidence.filter((one) => claim.evidence.includes(one.number));
  if (cited.length === 0 || claim.evidence.some((number) => !evidence.some((one) => one.number === number)))
    return dropped("no-evidence", claim.evidence.join(", "));
  const known = readEvidence(cited);
  const quote = quotesOf(inPlainWriting(claim.text)).find((words) => !known.text.includes(words));
  if (quote !== undefined) return dropped("quote", quote);
  const advice = forbiddenAdvice(inPlainWriting(claim.text), known.text);
  if (advice !== undefined) return dropped("advice", advice);
  const clauses = readStatement(claim.text);
  for (const check of [checkNumbers, checkWords, checkDirections]) {
    const verdict = check(clauses, known);
    if (!verdict.kept) return verdict;
  }
  return kept;
}

function quotesOf(text: string): string[] {
  return [...text.matchAll(/"([^"]+)"/g)].map((match) => (match[1] ?? "").replace(/\s+/g, " ").trim());
}

function readEvidence(cited: readonly Evidence[]): Known {
  const text = cited.map((one) => inPlainWriting(one.text).replace(/\s+/g, " ")).join("\n");
  const clauses = cited.flatMap((one) =>
    readStatement(one.text).map((clause) => ({
      ...clause,
      day: clause.dates.length === 0 ? one.date?.date : undefined,
    })),
  );
  const explained = explainedWords(text).map(({ plain }) => plain);
  const plain = [...explained, ...clauses.flatMap((clause) => clause.named.map((named) => named.plain))].join(" ");
  return {
    text,
    clauses,
    names: new Set(clauses.flatMap((clause) => clause.named.flatMap((named) => [...named.names]))),
    stems: new Set(clauses.flatMap((clause) => clause.words.map((word) => word.stem))),
    explained: new Set(tokenise(plain).map((token) => stem(token.key))),
    days: [
      ...cited.flatMap((one) => (one.date === undefined ? [] : [one.date.date])),
      ...clauses.flatMap((clause) => clause.dates.map(({ date }) => date)),
    ],
  };
}
