import { type ReactNode, useId, useState } from "react";
import { formatMonth } from "#features/texts/formats.ts";
import { nowTexts } from "#features/texts/now.ts";
import { resultsTexts as words } from "#features/texts/results.ts";
import { writtenUnit } from "#features/texts/written-unit.ts";
import { ValueLine } from "#ui/value-line.tsx";
import { commonSpan, graph, placedRuns } from "./graph-places.ts";
import { nameOf, type ResultHistory } from "./result-history.ts";

/** All tests, a row each with its line, its latest value and how that stands; a press opens what is behind it. */
export function ResultRows(props: {
  histories: readonly ResultHistory[];
  details: (history: ResultHistory) => ReactNode;
  pin: (history: ResultHistory) => ReactNode;
}) {
  return (
    <ul className="overflow-hidden rounded-card border border-line bg-card">
      {props.histories.map((history) => (
        <ResultRow key={history.name} history={history} details={props.details} pin={props.pin} />
      ))}
    </ul>
  );
}

function ResultRow(props: {
  history: ResultHistory;
  details: (history: ResultHistory) => ReactNode;
  pin: (history: ResultHistory) => ReactNode;
}) {
  const { history } = props;
  const { latest } = history;
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <li className="border-line not-first:border-t">
      <h3>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="flex min-h-17 w-full items-center gap-3 px-4 py-2 text-left hover:bg-quiet-wash/50"
        >
          <span className="min-w-0 grow">
            <span lang="en" className="block break-words font-semibold leading-snug">
              {nameOf(history)}
            </span>
            <span className="block text-fine text-soft">
              {latest.flag ? nowTexts.flags[latest.flag] : nowTexts.noRange}, {monthOf(latest.date)}
            </span>
          </span>
          <SmallLine history={history} />
          <span className="w-16 shrink-0 text-right leading-tight">
            <span className="block break-words font-medium font-serif text-lead">{latest.said}</span>
            <span className="block break-words text-fine text-soft">{writtenUnit(latest.unit)}</span>
          </span>
        </button>
      </h3>
      <div id={id} hidden={!open} className="px-4 pb-3">
        {open && (
          <>
            <div className="flex justify-end">{props.pin(history)}</div>
            {props.details(history)}
          </>
        )}
      </div>
    </li>
  );
}

/** The latest run only: a small line says where it went, and cannot say that it broke. */
function SmallLine({ history }: { history: ResultHistory }) {
  const run = placedRuns({ ...history, runs: history.runs.slice(-1) }, commonSpan([history]))[0];
  const points = run?.points ?? [];
  if (points.length < 2) return <span className="hidden w-18 sm:block" />;
  const height = graph.height - graph.top - graph.bottom;
  const upwards = (y: number) => (graph.height - graph.bottom - y) / height;
  const [from, to] = [points[0]?.x ?? 0, points.at(-1)?.x ?? 1];
  const { low, high } = points.at(-1)?.point ?? {};
  return (
    <ValueLine
      size="row"
      label={words.open(nameOf(history))}
      places={{
        points: points.map(({ x, y }) => ({ x: (x - from) / (to - from || 1), y: upwards(y) })),
        low: low === undefined || run?.band === undefined ? undefined : upwards(run.band.bottom),
        high: high === undefined || run?.band === undefined ? undefined : upwards(run.band.top),
      }}
    />
  );
}

/** The row has room for the month; the day stands behind it. */
function monthOf(date: string): string {
  return /^\d{4}-\d{2}/.test(date) ? formatMonth(date.slice(0, 7)) : date;
}
