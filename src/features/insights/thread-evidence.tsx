import type { Citation } from "#core/domain/citation.ts";
import type { Insight } from "#core/domain/insight.ts";
import { insightsTexts as words } from "#features/texts/insights.ts";
import { Folded } from "#ui/folded.tsx";
import { type EvidencePlace, EvidencePlaces } from "./evidence-places.tsx";
import { foldedPlaces } from "./thread-places.ts";

/** How much speaks for a thread and against it, the strongest of each side on one red line, and the rest one press away. */
export function ThreadEvidence(props: {
  evidence: Insight["evidence"];
  places: readonly EvidencePlace[];
  /** All of it one press away. */
  folded: boolean;
  citationHref: (citation: Citation) => string;
}) {
  const { evidence, places } = props;
  if (places.length === 0) return null;
  const count = words.evidence(evidence.supporting.length, evidence.contradicting.length);
  if (props.folded) {
    return (
      <Folded label={count}>
        <div className="pt-2">
          <EvidencePlaces places={places} label={words.evidenceLabel} citationHref={props.citationHref} />
        </div>
      </Folded>
    );
  }
  const { shown, rest } = foldedPlaces(places, evidence);
  return (
    <div>
      <p className="mb-2 font-semibold">{count}</p>
      <EvidencePlaces places={shown} label={words.evidenceLabel} citationHref={props.citationHref} />
      {rest.length > 0 && (
        <Folded label={words.more(rest.length)}>
          <div className="pt-2">
            <EvidencePlaces places={rest} label={words.more(rest.length)} citationHref={props.citationHref} />
          </div>
        </Folded>
      )}
    </div>
  );
}
