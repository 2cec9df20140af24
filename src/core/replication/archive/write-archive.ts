import { z } from "zod/mini";
import { appointmentQuestionSchema } from "#core/domain/appointment-question.ts";
import { insightSchema } from "#core/domain/insight.ts";
import type { Store } from "#core/domain/store.ts";
import { threadFeedbackSchema } from "#core/domain/thread-feedback.ts";
import {
  type ArchiveManifest,
  type ArchiveProgress,
  appointmentQuestionsPath,
  archivedConversationSchema,
  archivedDocumentSchema,
  archiveFormat,
  archiveVersion,
  explanationPath,
  insightsPath,
  manifestPath,
  type Sha256,
  threadFeedbackPath,
} from "./archive-format.ts";
import { conversationPath, originalPath, recordPath } from "./entry-name.ts";
import { createZipWriter, type TakeBytes } from "./zip-writer.ts";

/**
 * Writes everything of a store as one zip: the original files, what was read from them, red threads, conversations and questions, and a
 * manifest with the hash of each file. One document is held at a time. Everything passes its schema on the way, so that the same records
 * always make the same JSON.
 *
 * @param explanation - For a person who opens the zip; stands in it as a text file.
 */
export async function writeArchive(request: {
  store: Store;
  take: TakeBytes;
  sha256: Sha256;
  now: Date;
  explanation: string;
  onProgress?: (progress: ArchiveProgress) => void;
}): Promise<ArchiveManifest> {
  const { store, take, sha256, now, explanation, onProgress } = request;
  const documents = await store.listDocuments();
  const conversations = await store.listConversations();
  const total = documents.length + conversations.length;
  const zip = createZipWriter({ take, sha256, madeAt: now });
  const manifest: ArchiveManifest = {
    format: archiveFormat,
    version: archiveVersion,
    madeAt: now.toISOString(),
    documents: [],
    conversations: [],
    entries: [],
  };
  let done = 0;
  const step = () => onProgress?.({ done: ++done, total });
  onProgress?.({ done, total });
  await zip.addText(explanationPath, explanation);

  for (const { id } of documents) {
    // Read again: it may have been read or deleted since the list was made, and a file belongs to what is said of it now.
    const [document, content, reading, said] = [
      await store.getDocument(id),
      await store.getContent(id),
      await store.getReading(id),
      await store.listCorrections(id),
    ];
    if (document !== undefined && content !== undefined) {
      const number = manifest.documents.length + 1;
      const corrections = said.length === 0 ? {} : { corrections: said };
      const place = { record: recordPath(number), file: originalPath(number, document.originalFilename) };
      await zip.addStored(place.file, new Uint8Array(await content.arrayBuffer()));
      await zip.addJson(place.record, archivedDocumentSchema.parse({ document, reading, ...corrections }));
      manifest.documents.push(place);
    }
    step();
  }
  for (const conversation of conversations) {
    const path = conversationPath(manifest.conversations.length + 1);
    const messages = await store.listMessages(conversation.id);
    await zip.addJson(path, archivedConversationSchema.parse({ conversation, messages }));
    manifest.conversations.push(path);
    step();
  }
  await zip.addJson(insightsPath, z.array(insightSchema).parse(await store.listInsights()));
  const questions = await store.listAppointmentQuestions();
  await zip.addJson(appointmentQuestionsPath, z.array(appointmentQuestionSchema).parse(questions));
  const feedback = await store.listThreadFeedback();
  if (feedback.length > 0) await zip.addJson(threadFeedbackPath, z.array(threadFeedbackSchema).parse(feedback));
  manifest.entries = [...zip.entries];
  await zip.addJson(manifestPath, manifest);
  await zip.finish();
  return manifest;
}
