import type { Citation } from "#core/records/citation.ts";
import type { ClinicalDate } from "#core/records/fact.ts";
import type { Insight } from "#core/records/insight.ts";
import { formatClinicalDate } from "#features/texts/formats.ts";
import { insightsTexts as words } from "#features/texts/insights.ts";
import { classNames } from "#ui/class-names.ts";
import { Link } from "#ui/link.tsx";
import { ThreadPiece } from "#ui/thread.tsx";

/** So many places stand at first; the rest is opened. */
const shownAtFirst = 4;

interface Place {
  citation: Citation;
  against: boolean;
  date: ClinicalDate | undefined;
}

/** What speaks for a thread and against it, in the order of time, on one red line; against it with an open knot and a dashed edge. */
export function ThreadEvidence(props: {
  evidence: Insight["evidence"];
  dateOf: (citation: Citation) => ClinicalDate | undefined;
  citationHref: (citation: Citation) => string;
}) {
  const { supporting, contradicting } = props.evidence;
  const places = [
    ...supporting.map((citation) => ({ citation, against: false, date: props.dateOf(citation) })),
    ...contradicting.map((citation) => ({ citation, against: true, date: props.dateOf(citation) })),
  ].sort((one, other) => (one.date?.date ?? "9").localeCompare(other.date?.date ?? "9"));
  if (places.length === 0) return null;
  const first = places.slice(0, shownAtFirst);
  // What speaks against a thread is never only among what has to be opened.
  const against = places.find((place) => place.against);
  if (against !== undefined && !first.includes(against)) first[first.length - 1] = against;
  const rest = places.filter((place) => !first.includes(place));
  return (
    <section aria-label={words.evidenceLabel}>
      <p className="mb-2 font-semibold">{words.evidence(supporting.length, contradicting.length)}</p>
      <PlaceList places={first} label={words.evidenceLabel} citationHref={props.citationHref} />
      {rest.length > 0 && (
        <details>
          <summary className="min-h-11 content-center font-semibold">{words.more(rest.length)}</summary>
          <div className="pt-2">
            <PlaceList places={rest} label={words.more(rest.length)} citationHref={props.citationHref} />
          </div>
        </details>
      )}
    </section>
  );
}

function PlaceList(props: { places: readonly Place[]; label: string; citationHref: (citation: Citation) => string }) {
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
            <p className="text-soft">
              {[date && formatClinicalDate(date), against && words.against].filter(Boolean).join(" · ")}
            </p>
            <p lang="en" className="break-words">
              “<mark className="whitespace-pre-line">{citation.quote}</mark>”
            </p>
            <Link
              href={props.citationHref(citation)}
              className="break-words text-soft underline decoration-edge underline-offset-4 after:absolute after:inset-0 hover:text-ink"
            >
              {words.place(citation.originalFilename, citation.page)}
            </Link>
          </div>
        </li>
      ))}
    </ol>
  );
}
