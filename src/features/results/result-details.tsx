import { useState } from "react";
import type { Citation } from "#core/domain/citation.ts";
import { clinicalDateOf } from "#core/domain/clinical-date.ts";
import { answersTexts } from "#features/texts/answers.ts";
import { formatClinicalDate } from "#features/texts/formats.ts";
import { resultsTexts as words } from "#features/texts/results.ts";
import { writtenUnit } from "#features/texts/written-unit.ts";
import { Link } from "#ui/link.tsx";
import type { Span } from "./graph-places.ts";
import { ResultGraph } from "./result-graph.tsx";
import { notDrawn, type ResultHistory, type ResultPoint, rangeChanges } from "./result-history.ts";
import { ResultTable } from "./result-table.tsx";

/** One test over its days: the line, the words that the taken value stands in, what breaks the line, and all of it as a table. */
export function ResultDetails(props: {
  history: ResultHistory;
  span: Span;
  citationHref: (citation: Citation) => string;
  titleOf: (citation: Citation) => string;
}) {
  const { history } = props;
  const drawn = history.runs.flat();
  const [taken, setTaken] = useState<ResultPoint>();
  const chosen = drawn.find((point) => point === taken) ?? drawn.at(-1) ?? history.latest;
  const { low, high } = [...drawn].reverse().find((point) => point.low !== undefined || point.high !== undefined) ?? {};
  const range = low === undefined && high === undefined ? undefined : answersTexts.range(low, high);
  const others = notDrawn(history).length;
  return (
    <div>
      {drawn.length > 0 && <ResultGraph history={history} span={props.span} chosen={chosen} onChoose={setTaken} />}
      <Chosen point={chosen} citationHref={props.citationHref} titleOf={props.titleOf} />
      {rangeChanges(history).map((date) => (
        <p key={date} className="mt-2 text-fine text-soft">
          {words.rangeChanged(dayOf(date))}
        </p>
      ))}
      {others > 0 && drawn.length > 0 && <p className="mt-2 text-fine text-soft">{words.notDrawn(others)}</p>}
      <p className="mt-2 text-fine text-soft">
        {[words.measurements(history.points.length), range].filter(Boolean).join(", ")}
      </p>
      <ResultTable history={history} citationHref={props.citationHref} />
    </div>
  );
}

/** The words that a value stands in, in a place that is kept for them, so that nothing jumps from one to the next. */
function Chosen(props: {
  point: ResultPoint;
  citationHref: (citation: Citation) => string;
  titleOf: (citation: Citation) => string;
}) {
  const { said, unit, date, citation } = props.point;
  return (
    <div
      className="relative mt-1.5 min-h-24 rounded-control bg-quiet-wash px-3 py-2 hover:bg-line/70"
      aria-live="polite"
    >
      <p className="font-semibold">
        {[said, writtenUnit(unit)].filter(Boolean).join(" ")} <span className="font-normal">{dayOf(date)}</span>
      </p>
      <p lang="en" className="line-clamp-2 break-words">
        “<mark>{citation.quote.replaceAll(/\s+/g, " ")}</mark>”
      </p>
      <Link
        href={props.citationHref(citation)}
        className="break-words text-fine text-soft underline decoration-edge underline-offset-4 after:absolute after:inset-0 hover:text-ink"
      >
        {words.place(props.titleOf(citation), citation.page)}
      </Link>
    </div>
  );
}

function dayOf(date: string): string {
  return formatClinicalDate(clinicalDateOf(date));
}
