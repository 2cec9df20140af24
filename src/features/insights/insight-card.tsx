import type { Citation } from "#core/domain/citation.ts";
import type { Insight } from "#core/domain/insight.ts";
import { insightsTexts } from "#features/texts/insights.ts";
import { nowTexts } from "#features/texts/now.ts";
import { texts } from "#features/texts/texts.ts";
import { Folded } from "#ui/folded.tsx";
import { SewnStitches } from "#ui/stitches.tsx";
import { InsightEvidence } from "./insight-evidence.tsx";

const words = texts.insights;

/** A red thread in small: what it is and how sure; one press away, what it may mean, what to do and what it rests on. */
export function InsightCard(props: { insight: Insight; citationHref: (citation: Citation) => string }) {
  const { insight } = props;
  return (
    <div className="border-l-4 border-l-thread py-1.5 pl-4">
      <h3 lang="en" className="font-medium font-serif text-lead leading-snug">
        {insight.insight}
      </h3>
      <Folded
        label={
          <>
            <SewnStitches part={insight.confidence / 100} />
            <span>{words.confidence(insight.confidence)}</span>
            <span className="sr-only">. {nowTexts.about}</span>
          </>
        }
      >
        <div className="flex flex-col gap-3 pb-2">
          {insight.clinicalRelevance && <p lang="en">{insight.clinicalRelevance}</p>}
          {insight.recommendedAction && (
            <p>
              <span className="font-semibold">{words.action}: </span>
              <span lang="en">{insight.recommendedAction}</span>
            </p>
          )}
          <p className="break-words text-soft">
            {words.basedOn} {namedDocuments(insight.relatedDocuments)}
          </p>
          {insight.warnings && insight.warnings.length > 0 && (
            <p className="text-soft">
              <span className="font-semibold">{insightsTexts.warnings}: </span>
              <span lang="en">{insight.warnings.join(" ")}</span>
            </p>
          )}
          <div>
            {insight.why && insight.why.length > 0 && (
              <details>
                <summary className="min-h-11 content-center font-semibold">{insightsTexts.why}</summary>
                <p lang="en" className="measure pb-2">
                  {insight.why.join(" ")}
                </p>
              </details>
            )}
            <InsightEvidence evidence={insight.evidence} citationHref={props.citationHref} />
          </div>
        </div>
      </Folded>
    </div>
  );
}

/** So many records are named on a card; the others are counted. */
const namedOnCard = 3;

function namedDocuments(names: readonly string[]): string {
  const hidden = names.length - namedOnCard;
  const named = names.slice(0, hidden === 1 ? names.length : namedOnCard).join(" · ");
  return hidden > 1 ? `${named} ${insightsTexts.moreRecords(hidden)}` : named;
}
