import { z } from "zod/mini";
import { type DocumentReading, documentReadingSchema } from "#core/domain/document-reading.ts";
import { type DocumentFailure, documentFailureSchema } from "#core/domain/failure.ts";
import { documentTypeSchema, type MedicalDocument, medicalDocumentSchema } from "#core/domain/medical-document.ts";
import { asObject, defined } from "./group.ts";

/** What reading and understanding found. Replaced as a whole. */
export type UnderstoodPart = Pick<
  MedicalDocument,
  "summary" | "title" | "kind" | "occurredOn" | "pageCount" | "lostPages" | "correctionsPrint"
>;

/** Field `record`: what the upload said about itself. Entries carry their content, which is small. */
export const recordValueSchema = z.object({
  uploadedAt: z.string(),
  type: documentTypeSchema,
  originalFilename: z.string(),
  mediaType: z.string(),
  byteSize: z.number(),
  sha256: z.string(),
  /** Base64url. */
  content: z.optional(z.string()),
});
export type RecordValue = z.infer<typeof recordValueSchema>;

/** What stands on the document itself of all that was understood. Loose: it is kept as it came. */
export const foundValueSchema = z.looseObject(
  z.pick(medicalDocumentSchema, {
    summary: true,
    title: true,
    kind: true,
    occurredOn: true,
    pageCount: true,
    lostPages: true,
    correctionsPrint: true,
  }).shape,
);

/** Field `reading`: what was read, or why nothing could be. Derived: of two that were read at the same time the newer engine's stays. */
export const readingValueSchema = z.discriminatedUnion("status", [
  z.object({
    status: z.literal("completed"),
    found: foundValueSchema,
    reading: z.looseObject({
      documentId: documentReadingSchema.shape.documentId,
      pages: z.array(z.looseObject({ number: z.number(), text: z.string() })),
      facts: z.array(z.looseObject({ kind: z.string(), name: z.string() })),
      engine: documentReadingSchema.shape.engine,
    }),
  }),
  z.object({
    status: z.literal("failed"),
    failure: z.optional(documentFailureSchema),
    found: z.optional(foundValueSchema),
  }),
]);
export type ReadingValue =
  | { status: "completed"; found: UnderstoodPart; reading: DocumentReading }
  /** `found` is from before, where it had been read once. */
  | { status: "failed"; failure?: DocumentFailure; found?: UnderstoodPart };

/** Field `file`: the document's file is on the server. */
export const fileValueSchema = z.object({ sha256: z.string(), byteSize: z.number() });
export type FileValue = z.infer<typeof fileValueSchema>;

/** What this version keeps of the value of a document's field; undefined where it cannot be used. */
export function knownDocumentValue(field: string, value: unknown): unknown {
  switch (field) {
    case "record":
      return recordValueSchema.safeParse(value).data;
    case "file":
      return fileValueSchema.safeParse(value).data;
    case "reading": {
      const parsed = readingValueSchema.safeParse(value);
      if (!parsed.success) return undefined;
      // What was checked is kept as it came, with what a newer version put into it.
      const { found, reading, failure } = asObject(value);
      return parsed.data.status === "completed"
        ? { status: "completed", found, reading }
        : { status: "failed", ...defined({ failure, found }) };
    }
    default:
      return undefined;
  }
}
