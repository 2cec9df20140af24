import type { Citation, CitedSentence } from "#core/domain/citation.ts";

/** The text of a page of a record, or undefined where there is none. */
export type PageTextOf = (documentId: string, page: number) => string | undefined;

/** Whether the quote stands in its page to the letter, at the place that the citation names. */
export function quoteStands(citation: Citation, pageTextOf: PageTextOf): boolean {
  const text = pageTextOf(citation.documentId, citation.page);
  if (text === undefined || citation.quote === "" || citation.end <= citation.start) return false;
  return text.slice(citation.start, citation.end) === citation.quote;
}

/** The sentences whose every citation stands, each with at least one; the others are dropped. */
export function verifiedSentences(sentences: readonly CitedSentence[], pageTextOf: PageTextOf): CitedSentence[] {
  return sentences.filter(
    (sentence) =>
      sentence.text.trim() !== "" &&
      sentence.citations.length > 0 &&
      sentence.citations.every((citation) => quoteStands(citation, pageTextOf)),
  );
}
