import { z } from "zod/mini";
import { documentReadingSchema } from "#core/records/document-reading.ts";
import { medicalDocumentSchema } from "#core/records/medical-document.ts";

/** A file as the product's engine read and understood it; without `reading` while nothing can read its kind (a waiting voice note). */
export const processedFileSchema = z.object({
  document: medicalDocumentSchema,
  reading: z.optional(documentReadingSchema),
});
export type ProcessedFile = z.infer<typeof processedFileSchema>;

export const processedFilesSchema = z.object({ files: z.array(processedFileSchema) });
export type ProcessedFiles = z.infer<typeof processedFilesSchema>;

/** Where the processed form of Nora's files is served. It is made by `npm run demo-files`, and a test holds it to today's engine. */
export const processedFilesUrl = "/demo/processed.json";

/** @throws when it is not the processed form (an older one in a cache, a page instead of the file). */
export function parseProcessedFiles(value: unknown): ProcessedFile[] {
  const parsed = processedFilesSchema.safeParse(value);
  if (!parsed.success)
    throw new Error("The processed form of the demo's files cannot be read", { cause: parsed.error });
  return parsed.data.files;
}
