const bars = 50;
const pitch = 6;
const height = 56;

/** The last seconds of a recording as bars, the newest at the right; it tells a person that they are heard. */
export function LevelBars({ levels, label, still }: { levels: readonly number[]; label: string; still: boolean }) {
  const newest = levels.at(-1) ?? 0;
  return (
    <div>
      <meter aria-label={label} min={0} max={1} value={newest} className="sr-only" />
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${bars * pitch} ${height}`}
        preserveAspectRatio="none"
        className={`h-14 w-full ${still ? "text-edge" : "text-thread"}`}
      >
        {Array.from({ length: bars }, (_, place) => {
          const level = levels[levels.length - bars + place] ?? 0;
          const tall = Math.max(3, level * height);
          return (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
              key={place}
              x={place * pitch + 1.5}
              y={(height - tall) / 2}
              width={3}
              height={tall}
              rx={1.5}
              fill="currentColor"
            />
          );
        })}
      </svg>
    </div>
  );
}
