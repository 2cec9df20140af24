import { classNames } from "./class-names.ts";

const stitchCount = 10;

/** Confidence as ten stitches and a number. `percent` is 0 to 100; `label` says the same in words ("82% confidence"). */
export function Stitches({ percent, label }: { percent: number; label: string }) {
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <SewnStitches part={percent / 100} />
      <span className="font-semibold">{label}</span>
    </p>
  );
}

/** Ten stitches, so many of them sewn. `part` is 0 to 1; what it means is said beside it. */
export function SewnStitches({ part }: { part: number }) {
  const sewn = Math.round(Math.min(1, Math.max(0, part)) * stitchCount);
  return (
    <svg aria-hidden="true" viewBox="0 0 150 10" className="h-2.5 w-38" strokeWidth="3.5" strokeLinecap="round">
      {Array.from({ length: stitchCount }, (_, index) => index).map((index) => (
        <path
          key={index}
          d={`M${index * 15 + 3} 7l8-4`}
          stroke="currentColor"
          className={classNames(index < sewn ? "text-thread" : "text-line")}
        />
      ))}
    </svg>
  );
}
