import { z } from "zod/mini";
import { accountKindSchema, userSchema, vaultEnvelopeSchema, wrappedKeySchema } from "#core/domain/account.ts";
import { appointmentQuestionSchema, maximumAppointmentQuestionLength } from "#core/domain/appointment-question.ts";
import { binnedDocumentSchema } from "#core/domain/bin.ts";
import { chartSchema } from "#core/domain/chart.ts";
import { conversationSchema, messageSchema, answerSchema as recordsAnswerSchema } from "#core/domain/conversation.ts";
import { correctionChangeSchema, correctionSchema } from "#core/domain/correction.ts";
import { documentReadingSchema } from "#core/domain/document-reading.ts";
import { readingFailureCodeSchema } from "#core/domain/failure.ts";
import { insightSchema } from "#core/domain/insight.ts";
import { medicalDocumentSchema } from "#core/domain/medical-document.ts";
import { ownEntrySchema } from "#core/domain/own-entry.ts";
import { threadFeedbackSchema, threadVerdictSchema } from "#core/domain/thread-feedback.ts";

/*
 * The shapes of requests and responses. Where a person can cause the error, the schema carries the sentence that the person will read;
 * a schema without one is answered with "invalid-request".
 */

/** Requests with a JSON body larger than this are refused. Bytes, counted as UTF-16 units of the text. */
export const maximumJsonLength = 256 * 1024;
export const maximumFilesPerUpload = 50;
/** The longest question or message, in UTF-16 units. */
export const maximumQuestionLength = 4000;

const fillIn = "Please fill in all fields";
const emailSentence = "Please enter a valid e-mail address.";

const emailSchema = z
  .string(fillIn)
  .check(z.trim(), z.maxLength(254, emailSentence), z.regex(/^[^\s@]+@[^\s@]+$/, emailSentence));
const secretSchema = z.string(fillIn).check(z.minLength(1, fillIn), z.maxLength(1024, "This password is too long."));
const newSecretSchema = z
  .string(fillIn)
  .check(
    z.minLength(1, fillIn),
    z.minLength(6, "Password must be at least 6 characters"),
    z.maxLength(1024, "This password is too long."),
  );

function textSchema(missing: string, longest = maximumQuestionLength) {
  const tooLong = `Please use at most ${longest.toLocaleString("en-US")} characters.`;
  return z.string(missing).check(z.trim(), z.minLength(1, missing), z.maxLength(longest, tooLong));
}

/** `passwordHash` is derived from the password on the device; here it is an opaque secret. */
export const registerRequestSchema = z.object({
  email: emailSchema,
  passwordHash: newSecretSchema,
  vault: z.optional(vaultEnvelopeSchema),
});
/** `password` is the same derived secret as `passwordHash` at registration. */
export const loginRequestSchema = z.object({ email: emailSchema, password: secretSchema });
export const sessionResponseSchema = z.object({
  token: z.string(),
  user: userSchema,
  vault: z.optional(vaultEnvelopeSchema),
});
export const userResponseSchema = userSchema;
export const recoveryQuerySchema = z.object({ email: emailSchema });
/** Only what a recovery code opens: the password's wrapping is not handed to whoever knows an e-mail. */
export const recoveryVaultResponseSchema = z.object({ byRecoveryCode: wrappedKeySchema });
export const recoverRequestSchema = z.object({
  email: emailSchema,
  proof: secretSchema,
  passwordHash: newSecretSchema,
  vault: vaultEnvelopeSchema,
});
export const passwordRequestSchema = z.object({
  currentPassword: secretSchema,
  passwordHash: newSecretSchema,
  vault: z.optional(vaultEnvelopeSchema),
});
/** A new recovery code opens the account as the password does: a token alone may not set one. */
export const recoveryRequestSchema = z.object({ currentPassword: secretSchema, vault: vaultEnvelopeSchema });

/*
 * What only a server has: accounts of two kinds, several sessions.
 */
export const accountResponseSchema = z.object({
  user: userSchema,
  kind: accountKindSchema,
  vault: z.optional(vaultEnvelopeSchema),
});
/** The other kind of account. With a vault it becomes private, without one assisted; what the server has of it goes. */
export const kindRequestSchema = z.object({
  currentPassword: secretSchema,
  passwordHash: newSecretSchema,
  vault: z.optional(vaultEnvelopeSchema),
});
export const accountDeletionRequestSchema = z.object({ password: secretSchema });
export const sessionListSchema = z.array(
  z.object({
    id: z.string(),
    /** The device that it belongs to; left out for a program without one. */
    device: z.optional(z.string()),
    /** Epoch milliseconds. */
    createdAt: z.int(),
    lastUsedAt: z.int(),
    /** Whether it is the one that asks. */
    current: z.boolean(),
  }),
);

/** A file that was not stored, and why. */
export const refusedFileSchema = z.object({
  originalFilename: z.string(),
  code: readingFailureCodeSchema,
  message: z.string(),
});
/** Every uploaded file is in exactly one of the two lists, so that nothing is dropped without a word. */
export const uploadResponseSchema = z.object({
  documents: z.array(medicalDocumentSchema),
  refused: z.array(refusedFileSchema),
});
export const documentsResponseSchema = z.array(medicalDocumentSchema);
export const documentResponseSchema = medicalDocumentSchema;
export const binResponseSchema = z.array(binnedDocumentSchema);
export const documentDetailsSchema = z.extend(medicalDocumentSchema, {
  pages: documentReadingSchema.shape.pages,
  facts: documentReadingSchema.shape.facts,
  /** What the patient said of it; oldest first. */
  corrections: z.array(correctionSchema),
  /** Ids of those that found no place in what was read. */
  unplacedCorrections: z.array(z.string()),
  /** Pages on which words were corrected, as they were read. */
  pagesAsRead: documentReadingSchema.shape.pages,
});
export const correctionRequestSchema = z.object({ change: correctionChangeSchema });
/** `placed` is false where the record has no such words or fact (any more): it is kept, and tried again whenever the record is read. */
export const correctionResponseSchema = z.object({ correction: correctionSchema, placed: z.boolean() });

/** What the patient writes in the app; answered with the record that it becomes. */
export const entryRequestSchema = ownEntrySchema;

/** The password of a locked file, as a person types it: it is tried and kept nowhere. */
export const unlockRequestSchema = z.object({
  password: z
    .string("Please type the password first.")
    .check(z.minLength(1, "Please type the password first."), z.maxLength(1024, "This password is too long.")),
});

export const chartResponseSchema = chartSchema;
export const insightsResponseSchema = z.array(insightSchema);
/** What the patient says of a red thread; null takes it back. */
export const judgementRequestSchema = z.object({ feedback: z.nullable(threadVerdictSchema) });
export const judgementResponseSchema = z.object({ feedback: z.nullable(threadFeedbackSchema) });

export const conversationRequestSchema = z.object({
  title: z.optional(z.string().check(z.trim(), z.maxLength(200, "Please use a shorter title."))),
});
/** A title that somebody gives a conversation. */
export const titleRequestSchema = z.object({
  title: z
    .string("Please write a title first.")
    .check(z.trim(), z.minLength(1, "Please write a title first."), z.maxLength(200, "Please use a shorter title.")),
});
export const conversationResponseSchema = conversationSchema;
export const conversationsResponseSchema = z.array(conversationSchema);
export const messageRequestSchema = z.object({ content: textSchema("Please write a message first.") });
export const messageResponseSchema = messageSchema;
export const messagesResponseSchema = z.array(messageSchema);
export const questionRequestSchema = z.object({ question: textSchema("Please write a question first.") });
export const answerResponseSchema = recordsAnswerSchema;

export const appointmentQuestionRequestSchema = z.object({
  text: textSchema("Please write a question first.", maximumAppointmentQuestionLength),
});
export const appointmentQuestionResponseSchema = appointmentQuestionSchema;
export const appointmentQuestionsResponseSchema = z.array(appointmentQuestionSchema);
export const healthResponseSchema = z.object({ status: z.literal("ok") });

export type RegisterRequest = z.infer<typeof registerRequestSchema>;
export type LoginRequest = z.infer<typeof loginRequestSchema>;
export type SessionResponse = z.infer<typeof sessionResponseSchema>;
export type RecoveryVaultResponse = z.infer<typeof recoveryVaultResponseSchema>;
export type RecoverRequest = z.infer<typeof recoverRequestSchema>;
export type PasswordRequest = z.infer<typeof passwordRequestSchema>;
export type RecoveryRequest = z.infer<typeof recoveryRequestSchema>;
export type RefusedFile = z.infer<typeof refusedFileSchema>;
export type UploadResponse = z.infer<typeof uploadResponseSchema>;
export type DocumentDetails = z.infer<typeof documentDetailsSchema>;
export type ConversationRequest = z.infer<typeof conversationRequestSchema>;
