import type { ArchiveProgress } from "#core/archive/archive-format.ts";
import type { ArchiveFailure } from "#core/archive/open-archive.ts";
import type { RestoreReport } from "#core/archive/restore-archive.ts";
import type { Outcome } from "#core/records/outcome.ts";

type OnProgress = (progress: ArchiveProgress) => void;

export type ExportRecords = (onProgress: OnProgress) => Promise<{ archive: Blob; filename: string }>;
export type ImportRecords = (file: File, onProgress: OnProgress) => Promise<Outcome<RestoreReport, ArchiveFailure>>;
