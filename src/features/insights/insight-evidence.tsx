import type { Citation } from "#core/domain/citation.ts";
import type { Insight } from "#core/domain/insight.ts";
import { insightsTexts as words } from "#features/texts/insights.ts";
import { EvidencePlaces } from "./evidence-places.tsx";

/** So many of each side stand below a card; a thread of hundreds of diary entries is not told by all of them. */
const shownOfEachSide = 6;

/** What speaks for a red thread and what speaks against it, on one line: against it with a dashed edge. Opened by whoever wants to see it. */
export function InsightEvidence(props: {
  evidence: Insight["evidence"];
  citationHref: (citation: Citation) => string;
}) {
  const { supporting, contradicting } = props.evidence;
  if (supporting.length + contradicting.length === 0) return null;
  const shown = [
    ...supporting.slice(0, shownOfEachSide).map((citation) => ({ citation, against: false, date: undefined })),
    ...contradicting.slice(0, shownOfEachSide).map((citation) => ({ citation, against: true, date: undefined })),
  ];
  const hidden = supporting.length + contradicting.length - shown.length;
  return (
    <details>
      <summary className="min-h-11 content-center font-semibold">
        {words.evidence(supporting.length, contradicting.length)}
      </summary>
      <div className="pt-2">
        <EvidencePlaces places={shown} label={words.evidenceLabel} citationHref={props.citationHref} />
      </div>
      {hidden > 0 && <p className="text-soft">{words.more(hidden)}</p>}
    </details>
  );
}
