import type { DocumentReading } from "#core/domain/document-reading.ts";
import type { MedicalDocument } from "#core/domain/medical-document.ts";
import type { Understood } from "#core/domain/store.ts";
import { understoodParts } from "#core/domain/understood-parts.ts";
import type { UnderstoodPart } from "#core/replication/groups/document-values.ts";
import type { DocumentRow, NoticePart, UploadedPart } from "./account-database.ts";
import type { OpenedValues } from "./opened-values.ts";
import type { Codec, Sealed } from "./sealing/codec.ts";

/** The names that bind each sealed part to its place, so that one part of a row cannot stand in for another. */
const places = {
  uploaded: "documents.uploaded",
  understood: "documents.understood",
  notice: "documents.notice",
} as const;

export function sealUploaded(codec: Codec, id: string, part: UploadedPart): Promise<Sealed<UploadedPart>> {
  return codec.seal(places.uploaded, id, part);
}

export function sealUnderstood(codec: Codec, id: string, part: UnderstoodPart): Promise<Sealed<UnderstoodPart>> {
  return codec.seal(places.understood, id, part);
}

/** Everything that was understood: the document's own part, and its reading. */
export async function sealAllUnderstood(
  codec: Codec,
  id: string,
  all: Understood,
): Promise<{ understood: Sealed<UnderstoodPart>; reading: Sealed<DocumentReading> }> {
  const { reading, found } = understoodParts(id, all);
  const [understood, body] = await Promise.all([sealUnderstood(codec, id, found), codec.seal("readings", id, reading)]);
  return { understood, reading: body };
}

export function sealNotice(codec: Codec, id: string, part: NoticePart): Promise<Sealed<NoticePart>> {
  return codec.seal(places.notice, id, part);
}

/** The document of a row, its sealed parts opened. The object is the caller's own; what its properties hold is frozen. */
export async function openDocument(opened: OpenedValues, row: DocumentRow): Promise<MedicalDocument> {
  const { id, uploadedAt, processingStatus, progress } = row;
  const [uploaded, understood, notice] = await Promise.all([
    opened.open(places.uploaded, id, row.uploaded),
    row.understood && opened.open(places.understood, id, row.understood),
    row.notice && opened.open(places.notice, id, row.notice),
  ]);
  return {
    id,
    uploadedAt,
    processingStatus,
    ...(progress === undefined ? {} : { progress }),
    ...uploaded,
    ...understood,
    ...notice,
  };
}

/** The type of a row's document, without the rest. */
export async function openDocumentType(opened: OpenedValues, row: DocumentRow): Promise<MedicalDocument["type"]> {
  return (await opened.open(places.uploaded, row.id, row.uploaded)).type;
}

export function forgetDocument(opened: OpenedValues, id: string): void {
  for (const place of Object.values(places)) opened.forget(place, id);
}
