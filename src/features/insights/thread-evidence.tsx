import type { Citation } from "#core/domain/citation.ts";
import type { ClinicalDate } from "#core/domain/fact.ts";
import type { Insight } from "#core/domain/insight.ts";
import { insightsTexts as words } from "#features/texts/insights.ts";
import { EvidencePlaces } from "./evidence-places.tsx";

/** So many places stand at first; the rest is opened. */
const shownAtFirst = 4;

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
      <EvidencePlaces places={first} label={words.evidenceLabel} citationHref={props.citationHref} />
      {rest.length > 0 && (
        <details>
          <summary className="min-h-11 content-center font-semibold">{words.more(rest.length)}</summary>
          <div className="pt-2">
            <EvidencePlaces places={rest} label={words.more(rest.length)} citationHref={props.citationHref} />
          </div>
        </details>
      )}
    </section>
  );
}
