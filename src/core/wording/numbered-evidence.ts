import type { Citation, CitedSentence } from "#core/domain/citation.ts";
import type { PagesOf } from "#core/findings/answers/passage-answers.ts";
import { onOneLine } from "#core/findings/summaries/plain-facts.ts";
import { machineSpeech } from "#core/reading/machine-speech.ts";
import type { Evidence } from "./claim.ts";

/** A sentence of the built-in engine as evidence. */
export interface NumberedSentence {
  evidence: Evidence;
  sentence: CitedSentence;
}

/** A small model loses its way in more than this. */
const mostEvidence = 12;
const longestQuote = 220;
/** So far around a quoted place, in UTF-16 units, words that speak to a machine spoil it. */
const surroundings = 400;

/**
 * The sentences that a language model may reword, numbered from 1, with the words of the record that they rest on. Left out is what stands
 * near words that speak to a machine: the built-in engine's sentence stays for it.
 */
export async function numberEvidence(
  sentences: readonly CitedSentence[],
  pagesOf: PagesOf,
): Promise<NumberedSentence[]> {
  const numbered: NumberedSentence[] = [];
  for (const sentence of sentences) {
    if (numbered.length >= mostEvidence) break;
    if (await speaksToMachine(sentence, pagesOf)) continue;
    numbered.push({
      sentence,
      evidence: { number: numbered.length + 1, text: evidenceText(sentence), citations: sentence.citations },
    });
  }
  return numbered;
}

/** "letter.pdf says: “…”", "The clinic letter of 3 May 2025 says: “…”". */
const quotation = /^[^“”]{1,200} (?:says|has): “[^“”]+”[.]?$/;

/** Whether a sentence merely quotes a passage of a record; another says something of its own. */
export function isQuotation({ text }: CitedSentence): boolean {
  return quotation.test(text);
}

/** Names of files are somebody's words too, and no evidence: they stay out. */
function evidenceText(sentence: CitedSentence): string {
  const [first] = sentence.citations;
  if (first === undefined) return sentence.text;
  if (isQuotation(sentence)) return `Your record says: ${sentence.text.slice(sentence.text.indexOf("“"))}`;
  const quote = shortened(onOneLine(first.quote));
  const isSaid = sentence.text.toLowerCase().includes(quote.toLowerCase().replace(/(?<![.;,:\s])[.;,:\s]+$/, ""));
  return isSaid ? sentence.text : `${sentence.text} The record says: “${quote.replace(/[“”]/g, "'")}”`;
}

function shortened(quote: string): string {
  return quote.length <= longestQuote ? quote : quote.slice(0, longestQuote).replace(/\s+\S*$/, "");
}

async function speaksToMachine(sentence: CitedSentence, pagesOf: PagesOf): Promise<boolean> {
  if (machineSpeech(sentence.text) !== undefined) return true;
  for (const citation of sentence.citations) {
    if (machineSpeech(citation.originalFilename.replace(/\.\w{1,5}$/, "")) !== undefined) return true;
    if (machineSpeech(await around(citation, pagesOf)) !== undefined) return true;
  }
  return false;
}

async function around({ documentId, page, start, end, quote }: Citation, pagesOf: PagesOf): Promise<string> {
  const text = (await pagesOf(documentId))?.find(({ number }) => number === page)?.text;
  return text?.slice(Math.max(0, start - surroundings), end + surroundings) ?? quote;
}
