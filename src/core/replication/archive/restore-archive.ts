import { z } from "zod/mini";
import { appointmentQuestionSchema } from "#core/domain/appointment-question.ts";
import { insightSchema } from "#core/domain/insight.ts";
import { maximumFileBytes } from "#core/domain/medical-document.ts";
import { type Outcome, succeed } from "#core/domain/outcome.ts";
import type { Store } from "#core/domain/store.ts";
import { threadFeedbackSchema } from "#core/domain/thread-feedback.ts";
import {
  type ArchiveProgress,
  appointmentQuestionsPath,
  archivedConversationSchema,
  archivedDocumentSchema,
  insightsPath,
  type Sha256,
  threadFeedbackPath,
} from "./archive-format.ts";
import { checkDocument, idPattern } from "./check-document.ts";
import { type ArchiveFailure, type OpenedArchive, openArchive } from "./open-archive.ts";
import type { ByteSource } from "./zip-directory.ts";

/** What became of everything in an archive. */
export interface RestoreReport {
  documents: {
    restored: number;
    /** Left alone: the same file, uploaded at the same instant, or one with the same id. */
    alreadyThere: number;
    /** Restored, and to be read again. */
    toRead: number;
    /** Paths in the archive of files that are damaged, or not what they say. */
    refused: string[];
  };
  conversations: { restored: number; alreadyThere: number; refused: number };
  questions: { restored: number };
}

/**
 * Puts the records of an archive into a store: ids, instants, conversations and files as they were, byte for byte. What is there already is
 * never touched, so that restoring twice, or after an interruption, does no harm. One damaged file does not keep the others back.
 */
export async function restoreArchive(request: {
  store: Store;
  source: ByteSource;
  sha256: Sha256;
  onProgress?: (progress: ArchiveProgress) => void;
}): Promise<Outcome<RestoreReport, ArchiveFailure>> {
  const { store, source, sha256, onProgress } = request;
  const opened = await openArchive(source, sha256);
  if (!opened.ok) return opened;
  const archive = opened.value;
  const { documents, conversations } = archive.manifest;
  const total = documents.length + conversations.length;
  const report: RestoreReport = {
    documents: { restored: 0, alreadyThere: 0, toRead: 0, refused: [] },
    conversations: { restored: 0, alreadyThere: 0, refused: 0 },
    questions: { restored: 0 },
  };
  let done = 0;
  const step = () => onProgress?.({ done: ++done, total });
  onProgress?.({ done, total });

  const known = new Set((await store.listDocuments()).map(({ sha256: hash, uploadedAt }) => `${hash} ${uploadedAt}`));
  for (const place of documents) {
    await restoreDocument(place);
    step();
  }
  for (const path of conversations) {
    await restoreConversation(path);
    step();
  }
  await restoreInsights(store, archive);
  await restoreFeedback(store, archive);
  report.questions.restored = await restoreQuestions(store, archive);
  return succeed(report);

  async function restoreDocument({ record, file }: { record: string; file: string }): Promise<void> {
    const archived = await archive.readJson(record, archivedDocumentSchema);
    if (archived === undefined) {
      report.documents.refused.push(file);
      return;
    }
    if (known.has(`${archived.document.sha256} ${archived.document.uploadedAt}`)) {
      report.documents.alreadyThere += 1;
      return;
    }
    const bytes = await archive.readBytes(file, maximumFileBytes);
    const checked = bytes && checkDocument(archived, bytes, await sha256(bytes));
    if (checked === undefined) {
      report.documents.refused.push(file);
      return;
    }
    const restored = await store.restoreDocument(checked);
    if (!restored) {
      report.documents.alreadyThere += 1;
      return;
    }
    report.documents.restored += 1;
    const { processingStatus } = checked.document;
    if (processingStatus === "pending" || processingStatus === "processing") report.documents.toRead += 1;
  }

  async function restoreConversation(path: string): Promise<void> {
    const archived = await archive.readJson(path, archivedConversationSchema);
    const { id = "" } = archived?.conversation ?? {};
    const whole = archived?.messages.every((each) => each.conversationId === id && idPattern.test(each.id));
    if (archived === undefined || !whole || !idPattern.test(id)) {
      report.conversations.refused += 1;
      return;
    }
    const restored = await store.restoreConversation(archived);
    report.conversations[restored ? "restored" : "alreadyThere"] += 1;
  }
}

/** Red threads can be found again, so that those that are there stay. */
async function restoreInsights(store: Store, archive: OpenedArchive): Promise<void> {
  const insights = await archive.readJson(insightsPath, z.array(insightSchema));
  if (insights === undefined || insights.length === 0 || (await store.listInsights()).length > 0) return;
  await store.replaceInsights(insights);
}

/** What the patient said of a thread since stays; what was said in the archive of others comes back. */
async function restoreFeedback(store: Store, archive: OpenedArchive): Promise<void> {
  const feedback = (await archive.readJson(threadFeedbackPath, z.array(threadFeedbackSchema))) ?? [];
  const known = new Set((await store.listThreadFeedback()).map(({ threadId }) => threadId));
  for (const given of feedback) if (!known.has(given.threadId)) await store.putThreadFeedback(given);
}

async function restoreQuestions(store: Store, archive: OpenedArchive): Promise<number> {
  const questions = (await archive.readJson(appointmentQuestionsPath, z.array(appointmentQuestionSchema))) ?? [];
  const known = new Set((await store.listAppointmentQuestions()).map(({ id }) => id));
  const missing = questions.filter(({ id }) => !known.has(id) && idPattern.test(id));
  for (const question of missing) await store.putAppointmentQuestion(question);
  return missing.length;
}
