import type { Citation } from "#core/domain/citation.ts";
import { clinicalDateOf } from "#core/domain/clinical-date.ts";
import { answersTexts } from "#features/texts/answers.ts";
import { formatClinicalDate } from "#features/texts/formats.ts";
import { nowTexts } from "#features/texts/now.ts";
import { resultsTexts as words } from "#features/texts/results.ts";
import { writtenUnit } from "#features/texts/written-unit.ts";
import { DataTable, TableValue } from "#ui/data-table.tsx";
import { nameOf, type ResultHistory, type ResultPoint } from "./result-history.ts";

/** Every measurement of a test, the newest first, also what stands on no line; each value opens its place. */
export function ResultTable(props: { history: ResultHistory; citationHref: (citation: Citation) => string }) {
  return (
    <DataTable
      label={answersTexts.table}
      caption={words.open(nameOf(props.history))}
      heads={[answersTexts.day, words.rangeHead, answersTexts.valueHead]}
      rows={props.history.points.toReversed().map((point) => ({
        key: `${point.date} ${point.said} ${point.citation.documentId} ${point.citation.start}`,
        cells: [
          formatClinicalDate(clinicalDateOf(point.date)),
          <span key="range" className="text-soft">
            {rangeOf(point)}
          </span>,
          <TableValue
            key="value"
            href={props.citationHref(point.citation)}
            label={answersTexts.opens(point.said, point.citation.originalFilename, point.citation.page)}
          >
            {[point.said, writtenUnit(point.unit)].filter(Boolean).join(" ")}
          </TableValue>,
        ],
      }))}
    />
  );
}

/** What the record prints of it: its range, and how it marks the value. */
function rangeOf({ low, high, flag }: ResultPoint): string {
  const range =
    low === undefined ? (high === undefined ? "" : `< ${high}`) : high === undefined ? `> ${low}` : `${low}–${high}`;
  return [range, flag && flag !== "normal" && nowTexts.flags[flag]].filter(Boolean).join(", ");
}
