import { z } from "zod/mini";
import { citedSentenceSchema } from "./citation.ts";
import { clinicalDateSchema } from "./fact.ts";
import { documentFailureSchema } from "./failure.ts";
import { processingStatusSchema } from "./processing-status.ts";

/** What can be uploaded. */
export const uploadTypes = ["pdf", "image", "voice"] as const;
export type UploadType = (typeof uploadTypes)[number];

/** What a file can be: of the specification's three, or one that holds words and no picture of a page (a note, a table, a letter, an e-mail). */
export const fileTypes = [...uploadTypes, "written"] as const;
export type FileType = (typeof fileTypes)[number];

/** An entry is what the patient writes in the app. */
export const documentTypes = [...fileTypes, "entry"] as const;
export const documentTypeSchema = z.enum(documentTypes);
export type DocumentType = z.infer<typeof documentTypeSchema>;

export const documentKinds = [
  "lab-report",
  "visit-note",
  "imaging-report",
  "discharge-summary",
  "prescription",
  "referral",
  "diary",
  "voice-note",
  "appointment",
  "certificate",
  "leaflet",
  "insurance",
  "message",
  "procedure",
  "care-plan",
  "form",
  "other",
] as const;
/** What a record is, as its own words tell. */
export const documentKindSchema = z.enum(documentKinds);
export type DocumentKind = z.infer<typeof documentKindSchema>;

/** `sentences` lead (at most eight); `more` holds the rest, shown under "More from this record". */
export const documentSummarySchema = z.object({
  summaryText: z.string(),
  sentences: z.array(citedSentenceSchema),
  more: z.array(citedSentenceSchema),
  /** Which engine wrote it, with its version: "built-in/1". */
  engine: z.string(),
});
export type DocumentSummary = z.infer<typeof documentSummarySchema>;

/** How far the reading has come. `step` is what goes on now. */
export const processingProgressSchema = z.object({
  step: z.enum(["opening", "reading", "recognising", "listening", "understanding"]),
  page: z.optional(z.number()),
  pageCount: z.optional(z.number()),
  /** Of a recording: how far it was listened to, and how long it is. */
  seconds: z.optional(z.number()),
  totalSeconds: z.optional(z.number()),
});
export type ProcessingProgress = z.infer<typeof processingProgressSchema>;

/** A record that the patient keeps: the entity "Document" of the specification (named so as not to shadow the DOM's). */
export const medicalDocumentSchema = z.object({
  id: z.string(),
  type: documentTypeSchema,
  originalFilename: z.string(),
  /** ISO 8601 instant. */
  uploadedAt: z.string(),
  processingStatus: processingStatusSchema,
  summary: z.optional(documentSummarySchema),
  /** What the magic bytes say. */
  mediaType: z.string(),
  byteSize: z.number(),
  /** Lower-case hex. */
  sha256: z.string(),
  title: z.optional(z.string()),
  kind: z.optional(documentKindSchema),
  /** The date of care that the record itself states. */
  occurredOn: z.optional(clinicalDateSchema),
  pageCount: z.optional(z.number()),
  /** Numbers of pages that could not be read although the others could. */
  lostPages: z.optional(z.array(z.number())),
  /** Tells the patient's corrections that it was understood with from any others; left out where there are none. */
  correctionsPrint: z.optional(z.string()),
  failure: z.optional(documentFailureSchema),
  /** Set while the document is pending because this version cannot read its kind yet, or because it is locked: one sentence for people. */
  waiting: z.optional(
    z.object({ code: z.enum(["no-speech-reader", "password-needed", "wrong-password"]), message: z.string() }),
  ),
  progress: z.optional(processingProgressSchema),
});
export type MedicalDocument = z.infer<typeof medicalDocumentSchema>;

/** 10 MB, as the label says, in the sense of file managers: 10 × 1024 × 1024 bytes. */
export const maximumFileBytes = 10 * 1024 * 1024;

/** Whether a document waits for somebody to type its password: no new reader helps it, and no new start of the app. */
export function waitsForPerson({ waiting }: Pick<MedicalDocument, "waiting">): boolean {
  return waiting?.code === "password-needed" || waiting?.code === "wrong-password";
}
