import { Download } from "lucide-react";
import { useState } from "react";
import type { ArchiveProgress } from "#core/replication/archive/archive-format.ts";
import { archiveTexts as words } from "#features/texts/archive.ts";
import { binTexts } from "#features/texts/bin.ts";
import { originalTexts } from "#features/texts/original.ts";
import { Button } from "#ui/button.tsx";
import { showToast } from "#ui/toast-store.ts";
import type { ExportRecords } from "./archive-commands.ts";
import { saveFile } from "./save-file.ts";

/** Everything as one file. */
export function ExportPanel({
  exportRecords,
  binCount = 0,
  comingCount = 0,
}: {
  exportRecords: ExportRecords;
  binCount?: number;
  /** Records whose file has not arrived from another device. */
  comingCount?: number;
}) {
  const [progress, setProgress] = useState<ArchiveProgress>();

  async function start() {
    setProgress({ done: 0, total: 0 });
    try {
      const { archive, filename } = await exportRecords(setProgress);
      saveFile(filename, archive);
      showToast(words.exported);
    } catch (error) {
      console.warn(error);
      showToast({ variant: "destructive", ...words.exportFailed });
    } finally {
      setProgress(undefined);
    }
  }

  return (
    <div className="flex flex-col items-start gap-3">
      <h3 className="font-semibold text-lead">{words.exportTitle}</h3>
      <p className="measure">{words.exportText}</p>
      <p className="measure text-soft">
        {words.exportWarning} {binCount > 0 && binTexts.notExported(binCount)}
      </p>
      {comingCount > 0 && <p className="measure text-wait">{originalTexts.notExported(comingCount)}</p>}
      <Button
        busy={progress !== undefined}
        onClick={start}
        icon={<Download aria-hidden="true" className="size-5" />}
        className="max-sm:w-full"
      >
        {progress ? words.exporting(progress.done, progress.total) : words.export}
      </Button>
    </div>
  );
}
