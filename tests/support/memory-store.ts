import type { AppointmentQuestion } from "#core/domain/appointment-question.ts";
import type { BinnedDocument } from "#core/domain/bin.ts";
import type { Conversation, Message } from "#core/domain/conversation.ts";
import type { Correction } from "#core/domain/correction.ts";
import type { DocumentReading } from "#core/domain/document-reading.ts";
import type { FileContent } from "#core/domain/file-content.ts";
import type { Insight } from "#core/domain/insight.ts";
import type { Job } from "#core/domain/job.ts";
import type { MedicalDocument } from "#core/domain/medical-document.ts";
import { asRestored } from "#core/domain/restored-document.ts";
import type { NewDocument, Store } from "#core/domain/store.ts";
import type { ThreadFeedback } from "#core/domain/thread-feedback.ts";
import { createMemoryCorrections } from "./memory-corrections.ts";
import { createMemoryJobs, type JobTable, MemoryCompletions } from "./memory-jobs.ts";

/**
 * The Store in memory: the shortest thing that keeps the contract. Whatever goes in or comes out is copied, so that a caller cannot
 * change a row by holding on to an object, just as with a real database.
 */
export function createMemoryStore(): Store {
  const tables: JobTable = {
    documents: new Map(),
    readings: new Map(),
    jobs: new Map(),
    completions: new MemoryCompletions(),
  };
  const contents = new Map<string, FileContent>();
  const conversations = new Map<string, Conversation>();
  const questions = new Map<string, AppointmentQuestion>();
  let messages: Message[] = [];
  const searchState = new Map<string, Uint8Array>();
  let insights: Insight[] = [];
  const bin = new Map<string, BinnedDocument>();
  const feedback = new Map<string, ThreadFeedback>();
  const corrections = new Map<string, Map<string, Correction>>();

  /** Out of the records: what stays is the bin's. */
  function leave(id: string): void {
    tables.completions.forget(id);
    tables.jobs.delete(id);
    for (const name of searchState.keys()) if (name.includes(id)) searchState.delete(name);
    tables.documents.delete(id);
  }

  return {
    ...createMemoryJobs(tables),
    ...createMemoryCorrections(tables, corrections),

    async addDocuments(added) {
      const copies = await Promise.all(
        added.map(async ({ content, ...rest }) => ({
          row: toDocument(rest),
          content: new Blob([await content.arrayBuffer()], { type: content.type }),
        })),
      );
      for (const { row, content } of copies) {
        tables.documents.set(row.id, row);
        contents.set(row.id, content);
        if (row.processingStatus === "pending") {
          tables.jobs.set(row.id, queuedJob(row));
        }
      }
      return structuredClone(copies.map(({ row }) => row));
    },
    async listDocuments() {
      return structuredClone(newestFirst([...tables.documents.values()], (row) => row.uploadedAt));
    },
    async completedRevision() {
      return tables.completions.revision;
    },
    async listCompletedRevisions() {
      return new Map(tables.completions.revisions);
    },
    async getDocument(id) {
      return structuredClone(tables.documents.get(id));
    },
    async getContent(id) {
      return contents.get(id);
    },
    async getReading(id): Promise<DocumentReading | undefined> {
      return structuredClone(tables.readings.get(id));
    },
    async replaceContent(id, { content, now, ...replacement }) {
      const copy = new Blob([await content.arrayBuffer()], { type: content.type });
      const known = tables.documents.get(id);
      if (known === undefined) return undefined;
      const { failure: _failure, waiting: _waiting, progress: _progress, ...kept } = known;
      const row: MedicalDocument = { ...kept, ...replacement, processingStatus: "pending" };
      tables.documents.set(id, row);
      contents.set(id, copy);
      tables.completions.forget(id);
      tables.jobs.set(id, { ...queuedJob(row), queuedAt: now });
      return structuredClone(row);
    },
    async deleteDocument(id) {
      const known = tables.documents.has(id) || bin.has(id);
      contents.delete(id);
      tables.readings.delete(id);
      corrections.delete(id);
      bin.delete(id);
      leave(id);
      return known;
    },
    async binDocument(id, now) {
      const document = tables.documents.get(id);
      if (document === undefined) return false;
      bin.set(id, { document, deletedAt: new Date(now).toISOString() });
      leave(id);
      return true;
    },
    async listBin() {
      return structuredClone(newestFirst([...bin.values()], ({ deletedAt }) => deletedAt));
    },
    async takeFromBin(id) {
      const binned = bin.get(id);
      if (binned === undefined) return undefined;
      bin.delete(id);
      const { progress: _progress, ...before } = binned.document;
      const isOpen = before.processingStatus === "processing" || before.processingStatus === "pending";
      const row: MedicalDocument = isOpen ? { ...before, processingStatus: "pending" } : before;
      tables.documents.set(id, row);
      if (isOpen) tables.jobs.set(id, queuedJob(row));
      if (row.processingStatus === "completed") tables.completions.note(id);
      return structuredClone(row);
    },
    async restoreDocument({ document, content, reading, corrections: said = [] }) {
      const copy = new Blob([await content.arrayBuffer()], { type: content.type });
      if (tables.documents.has(document.id)) return false;
      if (bin.delete(document.id)) tables.readings.delete(document.id);
      const row = asRestored(structuredClone(document));
      tables.documents.set(row.id, row);
      contents.set(row.id, copy);
      if (reading !== undefined) tables.readings.set(row.id, structuredClone(reading));
      corrections.set(row.id, new Map(said.map((each) => [each.id, structuredClone(each)])));
      if (row.processingStatus === "pending") tables.jobs.set(row.id, queuedJob(row));
      if (row.processingStatus === "completed") tables.completions.note(row.id);
      return true;
    },

    async listInsights() {
      return structuredClone(insights);
    },
    async replaceInsights(replacement) {
      insights = structuredClone(replacement);
    },

    async listThreadFeedback() {
      return structuredClone(newestFirst([...feedback.values()], ({ givenAt }) => givenAt));
    },
    async putThreadFeedback(given) {
      feedback.set(given.threadId, structuredClone(given));
    },
    async deleteThreadFeedback(threadId) {
      return feedback.delete(threadId);
    },

    async addConversation(conversation) {
      conversations.set(conversation.id, structuredClone(conversation));
      return structuredClone(conversation);
    },
    async listConversations() {
      return structuredClone(newestFirst([...conversations.values()], (row) => row.createdAt));
    },
    async getConversation(id) {
      return structuredClone(conversations.get(id));
    },
    async listMessages(conversationId) {
      const own = messages.filter((message) => message.conversationId === conversationId);
      return structuredClone(own.sort((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt)));
    },
    async addMessages(added) {
      messages.push(...structuredClone(added));
    },
    async rewordMessage(id, answer) {
      const there = messages.find((message) => message.id === id);
      if (there === undefined) return false;
      Object.assign(there, { content: answer.answer, answer: structuredClone(answer) });
      return true;
    },
    async renameConversation(id, title) {
      const row = conversations.get(id);
      if (row === undefined) return undefined;
      conversations.set(id, { ...row, title });
      return { ...row, title };
    },
    async deleteConversation(id) {
      messages = messages.filter((message) => message.conversationId !== id);
      return conversations.delete(id);
    },
    async restoreConversation(restored) {
      const { conversation, messages: own } = structuredClone(restored);
      if (conversations.has(conversation.id)) return false;
      if (messages.some(({ id }) => own.some((message) => message.id === id))) return false;
      conversations.set(conversation.id, conversation);
      messages.push(...own);
      return true;
    },

    async listAppointmentQuestions() {
      const all = [...questions.values()];
      return structuredClone(all.sort((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt)));
    },
    async putAppointmentQuestion(question) {
      questions.set(question.id, structuredClone(question));
    },
    async deleteAppointmentQuestion(id) {
      return questions.delete(id);
    },

    async readSearchState(name) {
      return searchState.get(name)?.slice();
    },
    async writeSearchState(name, state) {
      searchState.set(name, state.slice());
    },
    async listSearchState() {
      return [...searchState.keys()];
    },
    async deleteSearchState(name) {
      searchState.delete(name);
    },
  };
}

function toDocument({ failure, ...rest }: Omit<NewDocument, "content">): MedicalDocument {
  if (failure !== undefined) return { ...structuredClone(rest), processingStatus: "failed", failure };
  return { ...structuredClone(rest), processingStatus: "pending" };
}

function queuedJob({ id, uploadedAt }: MedicalDocument): Job {
  return { documentId: id, state: "queued", attempts: 0, leaseUntil: 0, owner: "", queuedAt: Date.parse(uploadedAt) };
}

function newestFirst<Row>(rows: Row[], instant: (row: Row) => string): Row[] {
  return rows.sort((a, b) => Date.parse(instant(b)) - Date.parse(instant(a)));
}
