import type { ClinicalDate } from "#core/domain/fact.ts";
import { dayNumber } from "#core/findings/threads/day-number.ts";
import { formatClinicalDate, formatMonth } from "#features/texts/formats.ts";
import { insightsTexts as words } from "#features/texts/insights.ts";
import type { EvidencePlace } from "./evidence-places.tsx";

const width = 350;
const height = 74;
const side = 12;
const middle = 28;
/** So far the thread swings, and so high stand the days that fall together. */
const swing = 9;
const step = 13;

/** The dated evidence of a thread on a line over time: for it a full dot, against it a dashed ring. What has no day is counted below. */
export function EvidenceLine({ places }: { places: readonly EvidencePlace[] }) {
  const dots = dotsOf(places);
  const [first, last] = [dots[0], dots.at(-1)];
  if (first === undefined || last === undefined || first.date === last.date) return null;
  const against = dots.filter((dot) => dot.against).length;
  return (
    <svg
      role="img"
      aria-label={words.evidenceOverTime(dots.length - against, against, endOf(first), endOf(last))}
      viewBox={`0 0 ${width} ${height}`}
      className="pointer-events-none h-auto w-full max-w-96"
    >
      <path d={thread} fill="none" strokeWidth={2} strokeLinecap="round" className="stroke-thread" />
      {dots.map(({ key, x, y, against: isAgainst }) => (
        <circle
          key={key}
          cx={x}
          cy={y}
          r={5}
          strokeWidth={1.8}
          strokeDasharray={isAgainst ? "2.6 2.2" : undefined}
          className={isAgainst ? "fill-card stroke-ink" : "fill-thread stroke-card"}
        />
      ))}
      <text x={0} y={height - 5} className="fill-soft text-[15px]">
        {endOf(first)}
      </text>
      <text x={width} y={height - 5} textAnchor="end" className="fill-soft text-[15px]">
        {endOf(last)}
      </text>
    </svg>
  );
}

interface Dot {
  key: string;
  date: string;
  said: ClinicalDate;
  against: boolean;
  x: number;
  y: number;
}

/** Where each dated place stands; days that would cover each other stand above one another. */
function dotsOf(places: readonly EvidencePlace[]): Dot[] {
  const dated = places
    .flatMap(({ citation, against, date }) => {
      if (date === undefined) return [];
      const key = `${citation.documentId} ${citation.page} ${citation.start} ${against}`;
      return [{ key, date: inTheMiddle(date.date), said: date, against }];
    })
    .sort((one, other) => one.date.localeCompare(other.date));
  const [from, to] = [dayNumber(dated[0]?.date ?? "1970-01-01"), dayNumber(dated.at(-1)?.date ?? "1970-01-01")];
  const placed: Dot[] = [];
  for (const one of dated) {
    const x = side + ((dayNumber(one.date) - from) / Math.max(1, to - from)) * (width - 2 * side);
    const stacked = placed.filter((other) => Math.abs(other.x - x) < step - 2).length;
    const up = stacked % 2 === 0 ? -1 : 1;
    placed.push({ ...one, x, y: threadAt(x) + up * Math.ceil(stacked / 2) * step });
  }
  return placed;
}

/** A month or a year stands at its middle. */
function inTheMiddle(date: string): string {
  return date.length === 4 ? `${date}-07-01` : date.length === 7 ? `${date}-15` : date;
}

/** What stands below an end of the line: the month, or the year where no more is known. */
function endOf({ said }: Dot): string {
  return said.precision === "year" ? formatClinicalDate(said) : formatMonth(said.date.slice(0, 7));
}

function threadAt(x: number): number {
  return middle + swing * Math.sin((x / width) * 4 * Math.PI);
}

const thread = Array.from({ length: 71 }, (_none, index) => index * 5)
  .map((x, index) => `${index === 0 ? "M" : "L"}${x} ${threadAt(x).toFixed(1)}`)
  .join("");
