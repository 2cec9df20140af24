import type { Citation, CitedSentence } from "#core/domain/citation.ts";
import { explainedWords } from "#core/understanding/vocabulary/plain-words.ts";
import { onOneLine } from "./plain-facts.ts";

/** Explanations in one sentence: more would bury what the record says. */
const explanationsInSentence = 6;

/**
 * Writes one sentence of a summary: our lead, then the record's own words in quotation marks, then what hard words in them mean.
 * A quote that is one hard word has its meaning right after it. `explained` remembers the words over the whole summary.
 */
export function quotedSentence(
  lead: string,
  quotes: readonly Citation[],
  explained: Set<string>,
): CitedSentence | undefined {
  const parts: string[] = [];
  const meanings: string[] = [];
  const used: Citation[] = [];
  const seen = new Set<string>();
  let left = explanationsInSentence;
  for (const citation of quotes) {
    const words = quotedWords(citation.quote);
    const key = words.toLowerCase();
    if (words === "" || seen.has(key)) continue;
    seen.add(key);
    used.push(citation);
    let whole = "";
    for (const { start, end, key: term, plain } of explainedWords(words)) {
      if (left === 0) break;
      if (explained.has(term) || everyday.test(words.slice(start, end))) continue;
      explained.add(term);
      left--;
      if (end - start >= words.length - 2) whole = ` (${plain})`;
      else meanings.push(`“${capitalised(words.slice(start, end))}”: ${plain}.`);
    }
    parts.push(`“${words}”${whole}`);
  }
  if (used.length === 0) return undefined;
  return { text: [`${lead} ${inWords(parts)}.`, ...meanings].join(" "), citations: used };
}

/** Words that everybody knows, although dictionaries of medicine explain them. */
const everyday =
  /^(?:(?:once|twice) (?:daily|a day|weekly)|daily|weekly|dose|doses|refer|temperature|discharged|discharge summary|pregnancy|allerg(?:y|ies)|drug allergies|laboratory|tender|vomiting|positive|negative)$/i;

/** The words of a quote on one line, without bullets and the marks at its end. */
function quotedWords(quote: string): string {
  return onOneLine(quote)
    .replace(/^[•*·▪-]\s*/, "")
    .replace(/(?<![\s.;,:|])[\s.;,:|]+$/, "")
    .replace(/(?<!\s)\s*\|[\s|]*/g, ", ")
    .replace(/[“”]/g, "'");
}

function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function inWords(parts: readonly string[]): string {
  if (parts.length < 2) return parts[0] ?? "";
  return `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;
}
