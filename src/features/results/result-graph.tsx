import { clinicalDateOf } from "#core/domain/clinical-date.ts";
import { formatClinicalDate, formatMonth } from "#features/texts/formats.ts";
import { resultsTexts as words } from "#features/texts/results.ts";
import { classNames } from "#ui/class-names.ts";
import { graph, placedRuns, type Span, ticksOf, wordedPoints } from "./graph-places.ts";
import { nameOf, type ResultHistory, type ResultPoint } from "./result-history.ts";

/**
 * The measurements of a test as straight lines from value to value, its usual range as a band. A tap anywhere takes the nearest value, the arrow
 * keys step; what is taken is told by whoever draws it.
 */
export function ResultGraph(props: {
  history: ResultHistory;
  span: Span;
  chosen: ResultPoint;
  onChoose: (point: ResultPoint) => void;
}) {
  const { history, span, chosen } = props;
  const runs = placedRuns(history, span);
  const placed = runs.flatMap(({ points }) => points);
  const worded = wordedPoints(placed);
  const latest = placed.at(-1);

  function takeNearest(at: number) {
    const nearest = [...placed].sort((one, other) => Math.abs(one.x - at) - Math.abs(other.x - at))[0];
    if (nearest) props.onChoose(nearest.point);
  }

  return (
    <label
      className="relative block max-w-[24rem] cursor-pointer rounded-control has-focus-visible:outline-3 has-focus-visible:outline-focus"
      onPointerUp={({ currentTarget, clientX }) => {
        const { left, width } = currentTarget.getBoundingClientRect();
        takeNearest(((clientX - left) / width) * graph.width);
      }}
    >
      <input
        type="range"
        aria-label={words.graph(nameOf(history))}
        aria-valuetext={words.value(chosen.said, dayOf(chosen.date))}
        min={0}
        max={Math.max(1, placed.length - 1)}
        step={1}
        value={placed.findIndex(({ point }) => point === chosen)}
        onChange={({ target }) => {
          const next = placed[Number(target.value)];
          if (next) props.onChoose(next.point);
        }}
        className="pointer-events-none absolute inset-0 opacity-0"
      />
      <svg aria-hidden="true" viewBox={`0 0 ${graph.width} ${graph.height}`} className="block h-auto w-full">
        {ticksOf(span).map(({ x, year, month }, index, all) => (
          <g key={month}>
            {year && (
              <line
                x1={x}
                x2={x}
                y1={graph.top}
                y2={graph.height - graph.bottom}
                strokeWidth={1}
                className="stroke-line"
              />
            )}
            <text
              x={year ? x : index === 0 && all.length > 1 ? 0 : all.length > 1 ? graph.width : x}
              y={graph.height - 5}
              textAnchor={year || all.length === 1 ? "middle" : index === 0 ? "start" : "end"}
              className="fill-soft text-[15px]"
            >
              {year ?? formatMonth(month)}
            </text>
          </g>
        ))}
        {runs.map(({ band, points }) => (
          <g key={points[0]?.point.date}>
            {band && (
              <rect
                x={band.left}
                width={band.right - band.left}
                y={band.top}
                height={band.bottom - band.top}
                className="fill-well-wash"
              />
            )}
          </g>
        ))}
        {runs.map(({ points }) => (
          <polyline
            key={points[0]?.point.date}
            points={points.map(({ x, y }) => `${x},${y}`).join(" ")}
            fill="none"
            strokeWidth={2}
            strokeLinejoin="round"
            strokeLinecap="round"
            className="stroke-thread"
          />
        ))}
        {placed.map((one) => {
          const { point, x, y } = one;
          const isLast = one === latest;
          return (
            <g key={`${point.date} ${point.said} ${point.citation.documentId}`}>
              {point === chosen && <circle cx={x} cy={y} r={9} strokeWidth={1.6} className="fill-none stroke-ink" />}
              <circle
                cx={x}
                cy={y}
                r={isLast ? 4.5 : 3.2}
                strokeWidth={1.6}
                className={isLast ? "fill-thread" : "fill-card stroke-thread"}
              />
              {worded.has(one) && (
                <text
                  x={Math.min(graph.width - 2, Math.max(2, x))}
                  y={worded.get(one) === "below" ? y + 23 : y - 13}
                  textAnchor={x > graph.width - 40 ? "end" : x < 40 ? "start" : "middle"}
                  className={classNames("text-[15px] tabular-nums", isLast ? "fill-ink font-bold" : "fill-soft")}
                >
                  {point.said}
                </text>
              )}
            </g>
          );
        })}
      </svg>
    </label>
  );
}

function dayOf(date: string): string {
  return formatClinicalDate(clinicalDateOf(date));
}
