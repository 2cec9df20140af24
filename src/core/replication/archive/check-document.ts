import { documentFailure } from "#core/domain/failure.ts";
import { type MedicalDocument, maximumFileBytes } from "#core/domain/medical-document.ts";
import { ownEntryMediaType, parseOwnEntry } from "#core/domain/own-entry.ts";
import type { RestoredDocument } from "#core/domain/store.ts";
import { decodeText } from "#core/domain/text-encoding.ts";
import { quoteStands } from "#core/domain/verify-quotes.ts";
import { classifyFile } from "#core/reading/classify-file.ts";
import { sniffedBytes } from "#core/reading/media-type.ts";
import { correctionsPrint } from "#core/understanding/corrections/corrections-print.ts";
import type { ArchivedDocument } from "./archive-format.ts";

/** Ids become parts of names and addresses. */
export const idPattern = /^[\w-]{1,64}$/;

/**
 * A document of an archive as it may be restored, or undefined where its file is not the one it says. The bytes decide again what the file
 * is; a summary or facts whose quotes do not stand in their pages to the letter are left behind, and the document is read anew.
 *
 * @param sha256 - Of `bytes`, lower-case hex.
 */
export function checkDocument(
  { document, reading, corrections: all = [] }: ArchivedDocument,
  bytes: Uint8Array,
  sha256: string,
): RestoredDocument | undefined {
  const { id, originalFilename } = document;
  if (!idPattern.test(id) || document.sha256 !== sha256 || document.byteSize !== bytes.length) return undefined;
  if (bytes.length > maximumFileBytes || originalFilename.length > 255) return undefined;
  if (originalFilename.trim() === "" || /[\p{Cc}/\\]/u.test(originalFilename)) return undefined;
  if (Number.isNaN(Date.parse(document.uploadedAt))) return undefined;
  const { failure, ...found } = classify(document, bytes);
  const known: MedicalDocument = { ...document, ...found };
  const content = { size: bytes.length, type: found.mediaType, arrayBuffer: async () => new Uint8Array(bytes).buffer };
  const own = all.filter((each) => each.documentId === id && idPattern.test(each.id));
  const corrections = own.length === 0 ? {} : { corrections: own };
  if (failure !== undefined && known.processingStatus !== "failed") {
    return {
      document: { ...uploadedPart(known), processingStatus: "failed", failure: documentFailure(failure) },
      content,
      ...corrections,
    };
  }
  // What was understood with other corrections than these is understood anew with these.
  const isCurrent = known.correctionsPrint === correctionsPrint(own);
  if (!isCurrent || !evidenceStands({ document: known, ...(reading === undefined ? {} : { reading }) })) {
    const { processingStatus, failure: reason } = known;
    const again =
      processingStatus === "failed" ? { processingStatus, failure: reason } : { processingStatus: "pending" as const };
    return { document: { ...uploadedPart(known), ...again }, content, ...corrections };
  }
  return { document: known, content, ...(reading === undefined ? {} : { reading }), ...corrections };
}

interface FoundEntry {
  type: "entry";
  mediaType: string;
  failure?: "damaged";
}

/** An entry has no magic bytes: it is one where it says so and has an entry's shape. */
function classify(
  { type, originalFilename }: MedicalDocument,
  bytes: Uint8Array,
): ReturnType<typeof classifyFile> | FoundEntry {
  if (type !== "entry") return classifyFile(originalFilename, bytes.subarray(0, sniffedBytes));
  const found = { type, mediaType: ownEntryMediaType };
  const entry = parseOwnEntry(decodeText(bytes));
  return entry.ok ? found : { ...found, failure: entry.failure };
}

/** Whether everything that is said of a document stands in its pages, and a completed one has all that belongs to it. */
function evidenceStands({ document, reading }: ArchivedDocument): boolean {
  const { summary } = document;
  if (document.processingStatus === "completed" && (summary === undefined || reading === undefined)) return false;
  if (reading !== undefined && reading.documentId !== document.id) return false;
  const texts = new Map((reading?.pages ?? []).map((page) => [page.number, page.text]));
  const textOf = (documentId: string, page: number) => (documentId === document.id ? texts.get(page) : undefined);
  const sentences = [...(summary?.sentences ?? []), ...(summary?.more ?? [])];
  const citations = [
    ...sentences.flatMap((sentence) => sentence.citations),
    ...(reading?.facts ?? []).map((fact) => fact.citation),
  ];
  return citations.every((citation) => quoteStands(citation, textOf));
}

function uploadedPart(document: MedicalDocument) {
  const { id, type, originalFilename, uploadedAt, mediaType, byteSize, sha256 } = document;
  return { id, type, originalFilename, uploadedAt, mediaType, byteSize, sha256 };
}
