import { FolderUp } from "lucide-react";
import { useRef, useState } from "react";
import type { ArchiveProgress } from "#core/replication/archive/archive-format.ts";
import type { RestoreReport } from "#core/replication/archive/restore-archive.ts";
import { archiveTexts as words } from "#features/texts/archive.ts";
import { Button } from "#ui/button.tsx";
import { showToast } from "#ui/toast-store.ts";
import type { ImportRecords } from "./archive-commands.ts";
import { ImportReport } from "./import-report.tsx";

/** An archive that was exported before comes back. */
export function ImportPanel({ importRecords }: { importRecords: ImportRecords }) {
  const input = useRef<HTMLInputElement>(null);
  const [progress, setProgress] = useState<ArchiveProgress>();
  const [report, setReport] = useState<RestoreReport>();

  async function take(file: File | undefined) {
    if (file === undefined) return;
    setReport(undefined);
    setProgress({ done: 0, total: 0 });
    try {
      const outcome = await importRecords(file, setProgress);
      if (outcome.ok) setReport(outcome.value);
      else fail(words.failures[outcome.failure]);
    } catch (error) {
      console.warn(error);
      fail(words.importStopped);
    } finally {
      setProgress(undefined);
      // The same file can be chosen again only when the input is empty.
      if (input.current) input.current.value = "";
    }
  }

  return (
    <div className="flex flex-col items-start gap-3">
      <h3 className="font-semibold text-lead">{words.importTitle}</h3>
      <p className="measure">{words.importText}</p>
      <input
        ref={input}
        type="file"
        accept=".zip,application/zip"
        aria-label={words.importLabel}
        tabIndex={-1}
        onChange={(event) => void take(event.currentTarget.files?.[0])}
        className="sr-only"
      />
      <Button
        busy={progress !== undefined}
        onClick={() => input.current?.click()}
        icon={<FolderUp aria-hidden="true" className="size-5" />}
        className="max-sm:w-full"
      >
        {progress ? words.importing(progress.done, progress.total) : words.import}
      </Button>
      <div role="status">{report && <ImportReport report={report} />}</div>
    </div>
  );
}

function fail(description: string): void {
  showToast({ variant: "destructive", title: words.importFailedTitle, description });
}
