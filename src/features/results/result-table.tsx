import type { Citation } from "#core/domain/citation.ts";
import { clinicalDateOf } from "#core/domain/clinical-date.ts";
import { answersTexts } from "#features/texts/answers.ts";
import { formatClinicalDate } from "#features/texts/formats.ts";
import { nowTexts } from "#features/texts/now.ts";
import { resultsTexts as words } from "#features/texts/results.ts";
import { Folded } from "#ui/folded.tsx";
import { Link } from "#ui/link.tsx";
import type { ResultHistory, ResultPoint } from "./result-history.ts";

/** Every measurement of a test, the newest first, also what stands on no line; each value opens its place. */
export function ResultTable(props: { history: ResultHistory; citationHref: (citation: Citation) => string }) {
  const { name, points } = props.history;
  return (
    <Folded label={answersTexts.table}>
      <table className="mb-3 w-full text-left">
        <caption className="sr-only">{words.open(name)}</caption>
        <thead>
          <tr className="border-line border-b">
            <th scope="col" className="py-1 pr-2 font-semibold">
              {answersTexts.day}
            </th>
            <th scope="col" className="py-1 pr-2 font-semibold">
              {words.rangeHead}
            </th>
            <th scope="col" className="py-1 text-right font-semibold">
              {answersTexts.valueHead}
            </th>
          </tr>
        </thead>
        <tbody className="tabular-nums">
          {points.toReversed().map((point) => (
            <tr
              key={`${point.date} ${point.said} ${point.citation.documentId} ${point.citation.start}`}
              className="border-line not-last:border-b"
            >
              <th scope="row" className="pr-2 font-normal">
                {formatClinicalDate(clinicalDateOf(point.date))}
              </th>
              <td className="pr-2 text-soft">{rangeOf(point)}</td>
              <td className="text-right">
                <Link
                  href={props.citationHref(point.citation)}
                  aria-label={answersTexts.opens(point.said, point.citation.originalFilename, point.citation.page)}
                  className="inline-grid min-h-11 min-w-11 content-center justify-items-end underline decoration-edge underline-offset-4 hover:decoration-ink"
                >
                  {[point.said, point.unit].filter(Boolean).join(" ")}
                </Link>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Folded>
  );
}

/** What the record prints of it: its range, and how it marks the value. */
function rangeOf({ low, high, flag }: ResultPoint): string {
  const range =
    low === undefined ? (high === undefined ? "" : `< ${high}`) : high === undefined ? `> ${low}` : `${low}–${high}`;
  return [range, flag && flag !== "normal" && nowTexts.flags[flag]].filter(Boolean).join(", ");
}
