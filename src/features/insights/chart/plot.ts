/** The charts' own units; a chart is drawn as wide as its place. */
export const plot = { width: 340, height: 172, left: 40, right: 332, top: 12, bottom: 134 } as const;

/** A straight scale from `domain` to `range`; the middle of `range` where the domain has no width. */
export function scale(domain: readonly [number, number], range: readonly [number, number]): (value: number) => number {
  const [from, to] = domain;
  return (value) =>
    to === from ? (range[0] + range[1]) / 2 : range[0] + ((value - from) / (to - from)) * (range[1] - range[0]);
}

/**
 * The values that an axis shows: from a round number at or below the least to one at or above the most, about four steps between.
 * Scores from 0 to 10 get the whole of their scale.
 */
export function axisFor(values: readonly number[], { isScore = false, isShare = false } = {}): number[] {
  if (isShare) return [0, 0.25, 0.5, 0.75, 1];
  if (isScore) return [0, 2, 4, 6, 8, 10];
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const width = most - least || Math.abs(most);
  // Differences that no step could show count as none.
  const rough = (width > 1e-9 ? width : 1) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 2.5, 5].find((factor) => factor * power >= rough) ?? 10);
  const first = Math.floor(least / step) * step;
  const count = Math.ceil((most - first) / step);
  return Array.from({ length: Math.max(1, count) + 1 }, (_none, index) =>
    Number((first + index * step).toPrecision(12)),
  );
}

/** "3", "3.4", "40%". */
export function printed(value: number, isShare: boolean): string {
  if (isShare) return `${Math.round(value * 100)}%`;
  return Math.abs(value) >= 100 || Number.isInteger(value)
    ? String(Math.round(value))
    : String(Number(value.toFixed(1)));
}
