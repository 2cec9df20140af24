import { z } from "zod/mini";
import { conversationSchema, messageSchema } from "#core/domain/conversation.ts";
import { correctionSchema } from "#core/domain/correction.ts";
import { documentReadingSchema } from "#core/domain/document-reading.ts";
import { medicalDocumentSchema } from "#core/domain/medical-document.ts";

/** What the first line of a manifest says, so that any other zip is told apart at once. */
export const archiveFormat = "red-thread-archive";
/** Raised when an older product could not read what is written now. */
export const archiveVersion = 1;

export const manifestPath = "manifest.json";
export const explanationPath = "READ ME.txt";
export const insightsPath = "insights.json";
export const appointmentQuestionsPath = "appointment-questions.json";
/** Left out where the patient has said nothing of any thread. */
export const threadFeedbackPath = "thread-feedback.json";

/** One file of the archive, as it must be found. */
const entrySchema = z.object({
  path: z.string(),
  byteSize: z.number(),
  /** Lower-case hex, of the file as it is when it is unpacked. */
  sha256: z.string(),
});
export type ArchiveEntry = z.infer<typeof entrySchema>;

export const manifestSchema = z.object({
  format: z.literal(archiveFormat),
  version: z.number(),
  /** ISO 8601 instant. */
  madeAt: z.string(),
  /** Where each document's record and its original file stand, newest upload first. */
  documents: z.array(z.object({ record: z.string(), file: z.string() })),
  /** Newest first. */
  conversations: z.array(z.string()),
  entries: z.array(entrySchema),
});
export type ArchiveManifest = z.infer<typeof manifestSchema>;

/** A document with everything that was read from it: pages, facts and summary, each with its place. */
export const archivedDocumentSchema = z.object({
  document: medicalDocumentSchema,
  reading: z.optional(documentReadingSchema),
  /** What the patient said of it. */
  corrections: z.optional(z.array(correctionSchema)),
});
export type ArchivedDocument = z.infer<typeof archivedDocumentSchema>;

export const archivedConversationSchema = z.object({
  conversation: conversationSchema,
  messages: z.array(messageSchema),
});
export type ArchivedConversation = z.infer<typeof archivedConversationSchema>;

/** Lower-case hex SHA-256. Given by the caller, because `core` has no cryptography of its own. */
export type Sha256 = (bytes: Uint8Array) => Promise<string>;

/** How far writing or restoring has come. */
export interface ArchiveProgress {
  done: number;
  total: number;
}
