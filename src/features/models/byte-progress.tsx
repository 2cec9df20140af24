import type { LoadProgress } from "#core/language/language-model.ts";
import { formatSize } from "#features/texts/formats.ts";
import { modelsTexts as words } from "#features/texts/models.ts";

/** How many bytes have come, of how many, and how long the rest will take. */
export function ByteProgress({ label, progress }: { label: string; progress: LoadProgress }) {
  const { loadedBytes, totalBytes, secondsLeft } = progress;
  const left = secondsLeft === undefined ? "" : words.secondsLeft(secondsLeft);
  return (
    <div className="flex flex-col gap-1.5">
      <progress className="w-full accent-thread" aria-label={label} max={totalBytes} value={loadedBytes} />
      <p className="text-soft tabular-nums">{words.progress(formatSize(loadedBytes), formatSize(totalBytes), left)}</p>
    </div>
  );
}
