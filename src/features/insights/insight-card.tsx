import { ChevronDown } from "lucide-react";
import type { Citation } from "#core/domain/citation.ts";
import type { Insight } from "#core/domain/insight.ts";
import { insightsTexts } from "#features/texts/insights.ts";
import { nowTexts } from "#features/texts/now.ts";
import { texts } from "#features/texts/texts.ts";
import { SewnStitches } from "#ui/stitches.tsx";
import { InsightEvidence } from "./insight-evidence.tsx";

const words = texts.insights;

/** A red thread in small: what it is and how sure; one press away, what it may mean, what to do and what it rests on. */
export function InsightCard(props: { insight: Insight; citationHref: (citation: Citation) => string }) {
  const { insight } = props;
  return (
    <details className="group border-l-4 border-l-thread pl-4">
      <summary className="py-0.5">
        <h3 lang="en" className="font-medium font-serif text-lead leading-snug">
          {insight.insight}
        </h3>
        <span className="mt-1 flex flex-wrap items-center gap-x-2.5 font-semibold text-fine">
          <SewnStitches part={insight.confidence / 100} />
          <span>{words.confidence(insight.confidence)}</span>
          <span className="sr-only">. {nowTexts.about}</span>
          <ChevronDown aria-hidden="true" className="size-4 transition-transform group-open:rotate-180" />
        </span>
      </summary>
      <div className="flex flex-col gap-3 pt-2 pb-2">
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
    </details>
  );
}

/** So many records are named on a card; the others are counted. */
const namedOnCard = 3;

function namedDocuments(names: readonly string[]): string {
  const hidden = names.length - namedOnCard;
  const named = names.slice(0, hidden === 1 ? names.length : namedOnCard).join(" · ");
  return hidden > 1 ? `${named} ${insightsTexts.moreRecords(hidden)}` : named;
}
