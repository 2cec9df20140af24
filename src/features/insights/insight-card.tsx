import type { Insight } from "#core/records/insight.ts";
import { en } from "#features/texts/en.ts";
import { Card } from "#ui/card.tsx";
import { Stitches } from "#ui/stitches.tsx";

const words = en.insights;

export function InsightCard({ insight }: { insight: Insight }) {
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
    </Card>
  );
}
