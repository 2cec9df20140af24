import type { DocumentReading } from "#core/domain/document-reading.ts";
import type { MedicalDocument } from "#core/domain/medical-document.ts";
import type { LiveResult } from "./live-result.ts";
import { useLiveQueryOfAccount } from "./use-live-query-of-account.ts";

/** All documents of the open account, newest upload first. */
export function useDocuments(): LiveResult<MedicalDocument[]> {
  return useLiveQueryOfAccount("documents", (store) => store.listDocuments());
}

/** One document; `value` is undefined where there is none (any more). */
export function useDocument(id: string): LiveResult<MedicalDocument | undefined> {
  return useLiveQueryOfAccount(`document/${id}`, (store) => store.getDocument(id));
}

/** Pages and facts of one document; undefined until it was read. */
export function useReading(documentId: string): LiveResult<DocumentReading | undefined> {
  return useLiveQueryOfAccount(`reading/${documentId}`, (store) => store.getReading(documentId));
}

/** The uploaded file, as a Blob of its media type. */
export function useContent(documentId: string): LiveResult<Blob | undefined> {
  return useLiveQueryOfAccount(`content/${documentId}`, (store) => store.getContent(documentId));
}
