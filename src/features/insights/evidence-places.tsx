import type { Citation } from "#core/domain/citation.ts";
import type { ClinicalDate } from "#core/domain/fact.ts";
import { formatClinicalDate } from "#features/texts/formats.ts";
import { insightsTexts as words } from "#features/texts/insights.ts";
import { classNames } from "#ui/class-names.ts";
import { Link } from "#ui/link.tsx";
import { ThreadPiece } from "#ui/thread.tsx";

export interface EvidencePlace {
  citation: Citation;
  against: boolean;
  date: ClinicalDate | undefined;
}

/** Places in records, tied by the thread, each with the way there; against it with an open knot and a dashed edge. */
export function EvidencePlaces(props: {
  places: readonly EvidencePlace[];
  label: string;
  citationHref: (citation: Citation) => string;
}) {
  return (
    <ol aria-label={props.label}>
      {props.places.map(({ citation, against, date }, index) => (
        <li key={`${citation.documentId} ${citation.page} ${citation.start} ${against}`} className="relative pb-3 pl-8">
          <ThreadPiece mirrored={index % 2 === 1} loose={against} last={index === props.places.length - 1} />
          <div
            className={classNames(
              "relative rounded-control border bg-paper px-3 py-2 focus-within:border-edge hover:border-edge",
              against ? "border-edge border-dashed" : "border-line",
            )}
          >
            <p className="text-fine text-soft empty:hidden">
              {[date && formatClinicalDate(date), against && words.against].filter(Boolean).join(" · ")}
            </p>
            <p lang="en" className="break-words">
              “<mark className="whitespace-pre-line">{citation.quote}</mark>”
            </p>
            <Link
              href={props.citationHref(citation)}
              className="break-words text-fine text-soft underline decoration-edge underline-offset-4 after:absolute after:inset-0 hover:text-ink"
            >
              {words.place(citation.originalFilename, citation.page)}
            </Link>
          </div>
        </li>
      ))}
    </ol>
  );
}
