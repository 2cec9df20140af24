import { classNames } from "./class-names.ts";

/** Places in a unit square: x from the first day to the last, y from the bottom up. */
export interface LinePlaces {
  points: readonly { x: number; y: number }[];
  /** Where the usual range ends below and above, where that is inside the square. */
  low: number | undefined;
  high: number | undefined;
}

/** A row's line says where it went; a plot has a point for each value; a picture also has room for their words. */
const sizes = {
  row: { width: 92, height: 30, side: 4, top: 4, bottom: 4, looks: "h-[30px] w-18 sm:w-[92px]" },
  plot: { width: 240, height: 56, side: 5, top: 6, bottom: 6, looks: "h-14 w-60" },
  picture: { width: 350, height: 126, side: 20, top: 26, bottom: 28, looks: "h-auto w-full max-w-md" },
} as const;

/** What a letter of a word above a line takes, and what stands between two words, in the line's own units. */
const letter = 8.4;
const wordGap = 6;

/** Values over time as one line: their usual range as a band, the newest as the full point. All of its values stand in `label`. */
export function ValueLine(props: {
  places: LinePlaces;
  size: keyof typeof sizes;
  label: string;
  /** A word for each point, and what stands below the first and the last; for a picture. */
  words?: { values: readonly string[]; from: string; to: string };
}) {
  const { size, words } = props;
  const { width, height, side, top, bottom, looks } = sizes[size];
  const x = (part: number) => side + part * (width - 2 * side);
  const y = (part: number) => height - bottom - part * (height - top - bottom);
  const points = props.places.points.map((point) => ({ x: x(point.x), y: y(point.y) }));
  const last = points.length - 1;
  const { low, high } = props.places;
  const band = { top: high === undefined ? top / 2 : y(high), bottom: low === undefined ? height - bottom : y(low) };
  return (
    <svg
      role="img"
      aria-label={props.label}
      viewBox={`0 0 ${width} ${height}`}
      className={classNames("pointer-events-none max-w-full shrink-0", looks)}
    >
      {(low !== undefined || high !== undefined) && (
        <rect
          x={0}
          width={width}
          y={band.top}
          height={Math.max(2, band.bottom - band.top)}
          className="fill-well-wash"
        />
      )}
      <polyline
        points={points.map((point) => `${point.x},${point.y}`).join(" ")}
        fill="none"
        strokeWidth={2}
        strokeLinejoin="round"
        strokeLinecap="round"
        className="stroke-thread"
      />
      {points.map((point, index) =>
        index < last && size === "row" ? null : (
          <circle
            key={`${point.x} ${point.y}`}
            cx={point.x}
            cy={point.y}
            r={index === last ? 4 : 3}
            strokeWidth={1.5}
            className={index === last ? "fill-thread" : "fill-card stroke-thread"}
          />
        ),
      )}
      {words && (
        <g className="fill-ink text-[15px]">
          {wordedPoints(points, words.values).map((index) => (
            <text
              key={`${points[index]?.x} word`}
              x={points[index]?.x}
              y={(points[index]?.y ?? 0) - 10}
              textAnchor={index === 0 ? "start" : index === last ? "end" : "middle"}
              dx={index === 0 ? -8 : index === last ? 8 : 0}
              className={classNames(index === 0 || index === last ? "font-bold" : "fill-soft")}
            >
              {words.values[index]}
            </text>
          ))}
          <text x={0} y={height - 6} className="fill-soft">
            {words.from}
          </text>
          <text x={width} y={height - 6} textAnchor="end" className="fill-soft">
            {words.to}
          </text>
        </g>
      )}
    </svg>
  );
}

/** Which points have room for a word: the ends always, the highest and lowest before the others. */
function wordedPoints(points: readonly { x: number; y: number }[], words: readonly string[]): number[] {
  const last = points.length - 1;
  const inner = points.map((_point, index) => index).slice(1, -1);
  const heights = inner.map((index) => points[index]?.y ?? 0);
  const isExtreme = (index: number) =>
    [Math.min(...heights), Math.max(...heights)].includes(points[index]?.y ?? Number.NaN);
  const chosen = last > 0 ? [0, last] : [0];
  // The words at the ends begin and end a little beyond their points.
  const middle = (index: number) => {
    const half = ((words[index]?.length ?? 0) * letter) / 2;
    return (points[index]?.x ?? 0) + (index === 0 ? half - 8 : index === last ? 8 - half : 0);
  };
  const apart = (one: number, other: number) =>
    Math.abs(middle(one) - middle(other)) >=
    (((words[one]?.length ?? 0) + (words[other]?.length ?? 0)) * letter) / 2 + wordGap;
  for (const index of [...inner.filter(isExtreme), ...inner.filter((each) => !isExtreme(each))]) {
    if (chosen.every((other) => apart(index, other))) chosen.push(index);
  }
  return chosen;
}
