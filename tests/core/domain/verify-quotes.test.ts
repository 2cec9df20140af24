import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Citation } from "#core/domain/citation.ts";
import { quoteStands, verifiedSentences } from "#core/domain/verify-quotes.ts";

const pageText = fc.string({ minLength: 3, maxLength: 200, unit: "binary" });

/** A page and an honest citation of it. */
const honest = pageText.chain((text) =>
  fc
    .tuple(fc.integer({ min: 0, max: text.length - 1 }), fc.integer({ min: 1, max: text.length }))
    .map(([start, length]) => {
      const end = Math.min(text.length, start + length);
      const citation: Citation = {
        documentId: "d",
        originalFilename: "d.pdf",
        page: 1,
        start,
        end,
        quote: text.slice(start, end),
      };
      return { text, citation };
    }),
);

const pageTextOf = (text: string) => (id: string, page: number) => (id === "d" && page === 1 ? text : undefined);

describe("verified sentences", () => {
  it("lets through every sentence whose quote is the page's text there", () => {
    fc.assert(
      fc.property(honest, ({ text, citation }) => {
        const sentence = { text: "It says so.", citations: [citation] };
        expect(verifiedSentences([sentence], pageTextOf(text))).toEqual([sentence]);
      }),
    );
  });

  it("drops a sentence if a single one of its quotes was altered, moved, or is of another page or record", () => {
    const spoil = fc.constantFrom<(citation: Citation) => Citation>(
      (citation) => ({ ...citation, quote: `${citation.quote}x` }),
      (citation) => ({ ...citation, quote: citation.quote.slice(1) }),
      (citation) => ({ ...citation, quote: "" }),
      (citation) => ({ ...citation, end: citation.start }),
      (citation) => ({ ...citation, end: citation.end + 1, quote: `${citation.quote} ` }),
      (citation) => ({ ...citation, page: 2 }),
      (citation) => ({ ...citation, documentId: "other" }),
      (citation) => ({
        ...citation,
        quote: `${citation.quote.slice(0, -1)}${citation.quote.endsWith("7") ? "1" : "7"}`,
      }),
    );
    fc.assert(
      fc.property(honest, fc.array(fc.constant(0), { maxLength: 3 }), spoil, ({ text, citation }, more, change) => {
        const spoilt = change(citation);
        // "x" may happen to stand where the altered quote says: then the quote is true after all.
        fc.pre(!quoteStands(spoilt, pageTextOf(text)) || text.slice(spoilt.start, spoilt.end) !== spoilt.quote);
        const citations = [...more.map(() => citation), spoilt];
        expect(verifiedSentences([{ text: "It says so.", citations }], pageTextOf(text))).toEqual([]);
      }),
    );
  });

  it("drops a sentence without evidence, and one without words", () => {
    const citation: Citation = { documentId: "d", originalFilename: "d.pdf", page: 1, start: 0, end: 2, quote: "ab" };
    expect(verifiedSentences([{ text: "Trust me.", citations: [] }], pageTextOf("ab"))).toEqual([]);
    expect(verifiedSentences([{ text: " ", citations: [citation] }], pageTextOf("ab"))).toEqual([]);
  });
});
