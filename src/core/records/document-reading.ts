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
});
export type DocumentReading = z.infer<typeof documentReadingSchema>;
