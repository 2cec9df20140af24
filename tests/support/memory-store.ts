import type { Conversation, Message } from "#core/records/conversation.ts";
import type { DocumentReading } from "#core/records/document-reading.ts";
import type { FileContent } from "#core/records/file-content.ts";
import type { Insight } from "#core/records/insight.ts";
import type { MedicalDocument } from "#core/records/medical-document.ts";
import type { NewDocument, Store } from "#core/records/store.ts";
import { createMemoryJobs, type JobTable } from "./memory-jobs.ts";

/**
 * The Store in memory: the shortest thing that keeps the contract. Whatever goes in or comes out is copied, so that a caller cannot
 * change a row by holding on to an object, just as with a real database.
 */
export function createMemoryStore(): Store {
  const tables: JobTable = { documents: new Map(), readings: new Map(), jobs: new Map() };
  const contents = new Map<string, FileContent>();
  const conversations = new Map<string, Conversation>();
  const messages: Message[] = [];
  const searchState = new Map<string, Uint8Array>();
  let insights: Insight[] = [];

  return {
    ...createMemoryJobs(tables),

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
          const queuedAt = Date.parse(row.uploadedAt);
          tables.jobs.set(row.id, {
            documentId: row.id,
            state: "queued",
            attempts: 0,
            leaseUntil: 0,
            owner: "",
            queuedAt,
          });
        }
      }
      return structuredClone(copies.map(({ row }) => row));
    },
    async listDocuments() {
      return structuredClone(newestFirst([...tables.documents.values()], (row) => row.uploadedAt));
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
    async deleteDocument(id) {
      contents.delete(id);
      tables.readings.delete(id);
      tables.jobs.delete(id);
      for (const name of searchState.keys()) if (name.includes(id)) searchState.delete(name);
      return tables.documents.delete(id);
    },

    async listInsights() {
      return structuredClone(insights);
    },
    async replaceInsights(replacement) {
      insights = structuredClone(replacement);
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

function newestFirst<Row>(rows: Row[], instant: (row: Row) => string): Row[] {
  return rows.sort((a, b) => Date.parse(instant(b)) - Date.parse(instant(a)));
}
