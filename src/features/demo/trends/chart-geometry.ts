/** The chart's own units; it is drawn as wide as its place. */
export const chartSize = { width: 340, height: 210 } as const;
const plot = { left: 26, right: 332, top: 14, bottom: 176 } as const;
export const chartPlot = plot;

const lowest = 1;
const highest = 10;

/** The height of a score from 1 to 10. */
export function yOf(value: number): number {
  return plot.bottom - ((plot.bottom - plot.top) * (value - lowest)) / (highest - lowest);
}

/** The place of an ISO day among whole calendar months. `months` are at least one, in order ("2024-12"). */
export function dayScale(months: readonly string[]): (day: string) => number {
  const [first = "1970-01"] = months;
  const begin = Date.parse(`${first}-01`);
  const last = new Date(`${months.at(-1) ?? first}-01T00:00:00Z`);
  const end = Date.UTC(last.getUTCFullYear(), last.getUTCMonth() + 1, 1);
  return (day) => plot.left + ((plot.right - plot.left) * (Date.parse(day) - begin)) / (end - begin);
}

/** A calm line through all points: each piece leaves and arrives level, as a thread lies. */
export function threadThrough(points: readonly { x: number; y: number }[]): string {
  return points
    .map(({ x, y }, index) => {
      const before = points[index - 1];
      if (!before) return `M${x} ${y}`;
      const middle = (before.x + x) / 2;
      return `C${middle} ${before.y} ${middle} ${y} ${x} ${y}`;
    })
    .join("");
}
