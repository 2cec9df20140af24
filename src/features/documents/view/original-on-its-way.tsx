import { CloudDownload } from "lucide-react";
import { formatSize } from "#features/texts/formats.ts";
import { originalTexts as words } from "#features/texts/original.ts";

/** How far a file has come, in bytes. */
export interface OriginalProgress {
  arrivedBytes: number;
  byteSize: number;
  isOffline: boolean;
}

/** Stands where the original will be: the record was read on another device, and its file follows. */
export function OriginalOnItsWay({ arrivedBytes, byteSize, isOffline }: OriginalProgress) {
  const size = formatSize(byteSize);
  const line = arrivedBytes === 0 ? words.waiting(size) : words.progress(formatSize(arrivedBytes), size);
  return (
    <div className="flex flex-col gap-3 rounded-card border border-edge border-dashed p-6">
      <CloudDownload aria-hidden="true" className="size-7 text-soft" />
      <p className="font-medium font-serif text-heading">{words.onItsWay}</p>
      <p className="measure text-soft">{words.onItsWayText}</p>
      <progress
        aria-label={words.onItsWay}
        aria-valuetext={line}
        value={arrivedBytes}
        max={byteSize}
        className="block h-1.5 w-full max-w-sm overflow-hidden rounded-full [&::-moz-progress-bar]:bg-thread [&::-webkit-progress-bar]:bg-quiet-wash [&::-webkit-progress-value]:bg-thread"
      />
      <p className="text-soft tabular-nums">{line}</p>
      {isOffline && <p className="text-wait">{words.offline}</p>}
    </div>
  );
}
