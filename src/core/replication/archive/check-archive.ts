import { maximumFileBytes } from "#core/domain/medical-document.ts";
import { type Outcome, succeed } from "#core/domain/outcome.ts";
import type { Store } from "#core/domain/store.ts";
import { type ArchiveProgress, archivedDocumentSchema, type Sha256 } from "./archive-format.ts";
import { type ArchiveFailure, openArchive } from "./open-archive.ts";
import type { ByteSource } from "./zip-directory.ts";

/** What an archive would bring back, found by reading all of it. */
export interface ArchiveCheck {
  /** Records whose file is what it was, byte for byte. */
  whole: number;
  /** Paths of files that are damaged or missing. */
  damaged: string[];
  /** Records of the device, and how many of them are in the archive with the same hash. */
  here: number;
  hereAndInside: number;
}

/** Reads an archive to its end as a restore would, and writes nothing: each file is compared with its hash, and all with what is in the store. */
export async function checkArchive(request: {
  store: Store;
  source: ByteSource;
  sha256: Sha256;
  onProgress?: (progress: ArchiveProgress) => void;
}): Promise<Outcome<ArchiveCheck, ArchiveFailure>> {
  const { store, source, sha256, onProgress } = request;
  const opened = await openArchive(source, sha256);
  if (!opened.ok) return opened;
  const archive = opened.value;
  const places = archive.manifest.documents;
  const inside = new Set<string>();
  const damaged: string[] = [];
  for (const [done, { record, file }] of places.entries()) {
    onProgress?.({ done, total: places.length });
    const archived = await archive.readJson(record, archivedDocumentSchema);
    const bytes = archived && (await archive.readBytes(file, maximumFileBytes));
    if (archived === undefined || bytes === undefined) damaged.push(file);
    else inside.add(keyOf(archived.document));
  }
  const here = await store.listDocuments();
  return succeed({
    whole: places.length - damaged.length,
    damaged,
    here: here.length,
    hereAndInside: here.filter((document) => inside.has(keyOf(document))).length,
  });
}

function keyOf({ id, sha256 }: { id: string; sha256: string }): string {
  return `${id} ${sha256}`;
}
