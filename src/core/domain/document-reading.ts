import { z } from "zod/mini";
import { factSchema } from "./fact.ts";
import { pageSchema } from "./page.ts";

/** Everything that was read from one document: kept in one row, apart from the document itself, because lists do not need it. */
export const documentReadingSchema = z.object({
  documentId: z.string(),
  pages: z.array(pageSchema),
  facts: z.array(factSchema),
  /** Version of the understanding that made `facts`. */
  engine: z.string(),
  /** Pages on which the patient corrected words, as they were read; `pages` holds them with the patient's words. */
  pagesAsRead: z.optional(z.array(pageSchema)),
  /** Ids of corrections that found no place. */
  unplacedCorrections: z.optional(z.array(z.string())),
  /** Places of facts that the patient said are not theirs: their words say nothing of the patient any more. */
  disowned: z.optional(z.array(z.object({ page: z.number(), start: z.number(), end: z.number() }))),
});
export type DocumentReading = z.infer<typeof documentReadingSchema>;
