import type { Insight } from "#core/records/insight.ts";
import type { MedicalDocument } from "#core/records/medical-document.ts";
import type { Store } from "#core/records/store.ts";
import { type ThreadOptions, threadsOf } from "./find-threads.ts";
import { emptyThreadState, type NotedDocument, type NotedReading, notesOf } from "./thread-state.ts";

/** What of the notes can be reached at once, in the same thread, or over messages, in a worker. */
export interface NotesPort {
  /** Forgets documents that are not wanted; answers the ids of those that it has not, or has from another reading. */
  synchronise(wanted: ReadonlyMap<string, string>): string[] | Promise<string[]>;
  note(document: NotedDocument, version: string, reading: NotedReading): void | Promise<void>;
  find(options: ThreadOptions): Insight[] | Promise<Insight[]>;
}

/** Notes of one account's documents, kept in memory: one more document costs its own notes, not those of all. */
export function createNotes(): NotesPort {
  const state = emptyThreadState();
  const versions = new Map<string, string>();
  return {
    synchronise(wanted) {
      for (const id of versions.keys()) {
        if (wanted.has(id)) continue;
        versions.delete(id);
        delete state.documents[id];
      }
      return [...wanted].filter(([id, version]) => versions.get(id) !== version).map(([id]) => id);
    },
    note(document, version, reading) {
      versions.set(document.id, version);
      state.documents[document.id] = notesOf(document, reading);
    },
    find: (options) => threadsOf(state, options),
  };
}

/** Tells one reading of a document from another. */
export function versionOf({ sha256, summary, pageCount, kind, occurredOn }: MedicalDocument): string {
  return [sha256, summary?.engine, summary?.summaryText.length, pageCount, kind, occurredOn?.date].join("/");
}

/** Threads lead from one record to another: of a single one there are none. */
const leastDocuments = 2;

/** Brings the store's insights up to its documents: notes what is new, forgets what is gone, finds the threads anew. */
export async function refreshInsights(notes: NotesPort, store: Store, now: Date): Promise<void> {
  const documents = new Map<string, MedicalDocument>();
  for (const document of await store.listDocuments()) {
    if (document.processingStatus === "completed") documents.set(document.id, document);
  }
  const wanted = new Map([...documents].map(([id, document]) => [id, versionOf(document)]));
  for (const id of await notes.synchronise(wanted)) {
    const document = documents.get(id);
    const reading = await store.getReading(id);
    if (document === undefined || reading === undefined) continue;
    const { originalFilename, occurredOn, kind } = document;
    const noted: NotedDocument = {
      id,
      originalFilename,
      ...(occurredOn === undefined ? {} : { occurredOn }),
      ...(kind === undefined ? {} : { kind }),
    };
    await notes.note(noted, versionOf(document), { facts: reading.facts, pages: reading.pages });
  }
  const insights = documents.size < leastDocuments ? [] : await notes.find({ now });
  // Written only where something changed, so that no screen is drawn again for nothing.
  if (JSON.stringify(insights) !== JSON.stringify(await store.listInsights())) await store.replaceInsights(insights);
}
