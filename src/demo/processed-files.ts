import { z } from "zod/mini";
import { chartSchema } from "#core/domain/chart.ts";
import { documentReadingSchema } from "#core/domain/document-reading.ts";
import { medicalDocumentSchema } from "#core/domain/medical-document.ts";
import { demoThreadsSchema } from "./demo-thread.ts";

/** A file as the product's engine read and understood it; without `reading` while nothing can read its kind (a waiting voice note). */
export const processedFileSchema = z.object({
  document: medicalDocumentSchema,
  reading: z.optional(documentReadingSchema),
});
export type ProcessedFile = z.infer<typeof processedFileSchema>;

/** Everything that the engine made of the case: her files, the threads across them, and what all of them mean together on the demo's day. */
export const processedCaseSchema = z.object({
  files: z.array(processedFileSchema),
  threads: demoThreadsSchema,
  chart: chartSchema,
});
export type ProcessedCase = z.infer<typeof processedCaseSchema>;

/** Where the processed form of Nora's files is served. It is made by `npm run demo-files`, and a test holds it to today's engine. */
export const processedFilesUrl = "/demo/processed.json";

/** @throws when it is not the processed form (an older one in a cache, a page instead of the file). */
export function parseProcessedCase(value: unknown): ProcessedCase {
  const parsed = processedCaseSchema.safeParse(value);
  if (!parsed.success)
    throw new Error("The processed form of the demo's files cannot be read", { cause: parsed.error });
  return parsed.data;
}
