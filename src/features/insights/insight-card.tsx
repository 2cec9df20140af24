import type { Citation } from "#core/records/citation.ts";
import type { Insight } from "#core/records/insight.ts";
import { en } from "#features/texts/en.ts";
import { insightsEn } from "#features/texts/insights-en.ts";
import { Card } from "#ui/card.tsx";
import { Stitches } from "#ui/stitches.tsx";
import { InsightEvidence } from "./insight-evidence.tsx";

const words = en.insights;

/** A red thread: what it is, how sure, what it may mean, what to do, and below, what it rests on. */
export function InsightCard(props: { insight: Insight; citationHref: (citation: Citation) => string }) {
  const { insight } = props;
  return (
    <Card threaded className="flex h-full flex-col gap-3">
      <h3 className="font-medium font-serif text-heading">{insight.insight}</h3>
      <Stitches percent={insight.confidence} label={words.confidence(insight.confidence)} />
      {insight.clinicalRelevance && <p>{insight.clinicalRelevance}</p>}
      {insight.recommendedAction && (
        <p>
          <span className="font-semibold">{words.action}: </span>
          {insight.recommendedAction}
        </p>
      )}
      <p className="break-words text-soft">
        {words.basedOn} {insight.relatedDocuments.join(", ")}
      </p>
      {insight.warnings && insight.warnings.length > 0 && (
        <p className="text-soft">
          <span className="font-semibold">{insightsEn.warnings}: </span>
          {insight.warnings.join(" ")}
        </p>
      )}
      <div>
        {insight.why && insight.why.length > 0 && (
          <details>
            <summary className="min-h-11 content-center font-semibold">{insightsEn.why}</summary>
            <p className="measure pb-2">{insight.why.join(" ")}</p>
          </details>
        )}
        <InsightEvidence evidence={insight.evidence} citationHref={props.citationHref} />
      </div>
    </Card>
  );
}
