import type { MedicalDocument } from "#core/domain/medical-document.ts";

/** For each record whose file was put in before, the record that was first: id → record. The same bytes are the same file, whatever its name. */
export function sameFiles(documents: readonly MedicalDocument[]): ReadonlyMap<string, MedicalDocument> {
  const first = new Map<string, MedicalDocument>();
  const repeated = new Map<string, MedicalDocument>();
  for (const document of [...documents].sort((one, other) => (one.uploadedAt < other.uploadedAt ? -1 : 1))) {
    if (document.type === "entry" || document.byteSize === 0) continue;
    const known = first.get(document.sha256);
    if (known === undefined) first.set(document.sha256, document);
    else repeated.set(document.id, known);
  }
  return repeated;
}
