import type { MedicalDocument } from "#core/domain/medical-document.ts";
import { readingBatch } from "#core/findings/now/reading-batch.ts";
import { nowTexts as words } from "#features/texts/now.ts";
import { SewnStitches } from "#ui/stitches.tsx";

/** "3 of 5 read", of the files that were put in together; nothing while nothing is being read. */
export function ReadingBatchLine({ documents }: { documents: readonly MedicalDocument[] }) {
  const batch = readingBatch(documents);
  if (batch === undefined) return null;
  const { read, failed, total } = batch;
  return (
    <div role="status" className="rounded-card border border-line bg-card p-4">
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="font-medium font-serif text-heading">{words.batch(read, total)}</span>
        <SewnStitches part={(read + failed) / total} />
      </p>
      <p className="text-fine text-soft">
        {failed > 0 && <span className="font-semibold text-wait">{words.batchFailed(failed)}. </span>}
        {words.batchGoesOn}
      </p>
    </div>
  );
}
