import type { Insight } from "#core/records/insight.ts";
import type { MedicalDocument } from "#core/records/medical-document.ts";
import type { Store } from "#core/records/store.ts";
import type { ThreadOptions } from "./find-threads.ts";
import type { NotedDocument, NotedReading } from "./thread-state.ts";

/** What of the notes can be reached at once, in the same thread, or over messages, in a worker. */
export interface NotesPort {
  /** Forgets documents that are not wanted; answers the ids of those that it has not, or has from another reading. */
  synchronise(wanted: ReadonlyMap<string, string>): string[] | Promise<string[]>;
  note(document: NotedDocument, version: string, reading: NotedReading): void | Promise<void>;
  find(options: ThreadOptions): Insight[] | Promise<Insight[]>;
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
