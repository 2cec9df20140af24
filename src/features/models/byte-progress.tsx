import type { LoadProgress } from "#core/wording/language-model.ts";
import { formatSize } from "#features/texts/formats.ts";
import { modelsTexts as words } from "#features/texts/models.ts";

/** A bar in our own colours: the browser's is green on grey in the dark. */
export function Bar({ label, done, all }: { label: string; done: number; all: number }) {
  return (
    <progress
      className="h-2.5 w-full appearance-none overflow-hidden rounded-full border border-edge bg-quiet-wash [&::-moz-progress-bar]:bg-thread [&::-webkit-progress-bar]:bg-quiet-wash [&::-webkit-progress-value]:bg-thread"
      aria-label={label}
      max={all}
      value={done}
    />
  );
}

/** How many bytes have come, of how many, and how long the rest will take. */
export function ByteProgress({ label, progress }: { label: string; progress: LoadProgress }) {
  const { loadedBytes, totalBytes, secondsLeft } = progress;
  const left = secondsLeft === undefined ? "" : words.secondsLeft(secondsLeft);
  return (
    <div className="flex flex-col gap-1.5">
      <Bar label={label} done={loadedBytes} all={totalBytes} />
      <p className="text-soft tabular-nums">{words.progress(formatSize(loadedBytes), formatSize(totalBytes), left)}</p>
    </div>
  );
}
