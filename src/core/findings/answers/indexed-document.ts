import type { MedicalDocument } from "#core/domain/medical-document.ts";

/** What the index keeps of a document besides its words. */
export interface IndexedDocument {
  id: string;
  originalFilename: string;
  title: string | undefined;
  kind: string | undefined;
  /** ISO date of care, cut to its precision. */
  occurredOn: string | undefined;
  uploadedAt: string;
  /** Pages that nothing could read; left out where all were read. */
  lostPages?: number[];
  /** Changes when the document was read or understood anew; the passages' vectors carry it too. */
  fingerprint: string;
  /** The same, by what the store can tell without opening a row. */
  version: string;
}

export function fingerprintOf(document: MedicalDocument): string {
  const summary = document.summary;
  return [
    document.sha256.slice(0, 16),
    summary?.engine,
    summary?.summaryText.length,
    summary?.more.length,
    document.pageCount,
    ...(document.correctionsPrint === undefined ? [] : [document.correctionsPrint]),
  ].join("/");
}

/** `version`: what the store tells one reading from another by, where that is cheaper than {@link fingerprintOf}. */
export function indexedDocument(document: MedicalDocument, version = fingerprintOf(document)): IndexedDocument {
  return {
    id: document.id,
    originalFilename: document.originalFilename,
    title: document.title,
    kind: document.kind,
    occurredOn: document.occurredOn?.date,
    uploadedAt: document.uploadedAt,
    ...(document.lostPages === undefined || document.lostPages.length === 0 ? {} : { lostPages: document.lostPages }),
    fingerprint: fingerprintOf(document),
    version,
  };
}
