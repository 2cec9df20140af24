import { z } from "zod/mini";

/**
 * A place in a record. `start` and `end` are UTF-16 offsets in the text of page `page` (1-based), and `quote` is the page's
 * text there, to the letter.
 */
export const citationSchema = z.object({
  documentId: z.string(),
  originalFilename: z.string(),
  page: z.int().check(z.positive()),
  start: z.int().check(z.nonnegative()),
  end: z.int().check(z.nonnegative()),
  quote: z.string(),
});
export type Citation = z.infer<typeof citationSchema>;

/** A sentence of the product's own. It never exists without at least one citation. */
export const citedSentenceSchema = z.object({
  text: z.string(),
  citations: z.array(citationSchema).check(z.minLength(1)),
  /** Of a list: the part of it that the sentence stands in, "" for what was asked for. The text of a part's first sentence begins with its name. */
  section: z.optional(z.string()),
});
export type CitedSentence = z.infer<typeof citedSentenceSchema>;

/** The places without those that hold another of them: words and the sentence around them say the same twice. */
export function withoutWider(citations: readonly Citation[]): Citation[] {
  return citations.filter(
    (wide) =>
      !citations.some(
        (one) =>
          one.documentId === wide.documentId &&
          one.page === wide.page &&
          one.start >= wide.start &&
          one.end <= wide.end &&
          one.end - one.start < wide.end - wide.start,
      ),
  );
}
