import type { MedicalDocument } from "#core/domain/medical-document.ts";
import type { ProcessingStatus } from "#core/domain/processing-status.ts";

export function sampleDocument(
  id: string,
  processingStatus: ProcessingStatus,
  more: Partial<MedicalDocument> = {},
): MedicalDocument {
  return {
    id,
    type: "pdf",
    originalFilename: `${id}.pdf`,
    uploadedAt: "2026-01-01T10:00:00Z",
    processingStatus,
    mediaType: "application/pdf",
    byteSize: 1024,
    sha256: "",
    ...more,
  };
}
