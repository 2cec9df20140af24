import type { Outcome } from "#core/domain/outcome.ts";
import type { ArchiveProgress } from "#core/replication/archive/archive-format.ts";
import type { ArchiveFailure } from "#core/replication/archive/open-archive.ts";
import type { RestoreReport } from "#core/replication/archive/restore-archive.ts";

type OnProgress = (progress: ArchiveProgress) => void;

export type ExportRecords = (onProgress: OnProgress) => Promise<{ archive: Blob; filename: string }>;
export type ImportRecords = (file: File, onProgress: OnProgress) => Promise<Outcome<RestoreReport, ArchiveFailure>>;
