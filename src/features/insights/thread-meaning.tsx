import type { ReactNode } from "react";
import type { Insight } from "#core/domain/insight.ts";
import { insightsTexts as words } from "#features/texts/insights.ts";
import { texts } from "#features/texts/texts.ts";
import { Folded } from "#ui/folded.tsx";
import { ThreadFigures } from "./thread-figures.tsx";

/** One press away: what a thread may mean, what to do, why it is shown, its data and figures, and who worded it. */
export function ThreadMeaning(props: { insight: Insight; engine?: ReactNode; children?: ReactNode }) {
  const { insight } = props;
  const said = [
    { term: words.relevance, text: insight.clinicalRelevance },
    { term: texts.insights.action, text: insight.recommendedAction },
    { term: words.why, text: insight.why?.join(" ") },
  ];
  return (
    <Folded label={words.meaning}>
      <div className="flex flex-col gap-3 pt-1 pb-3">
        {said.map(
          ({ term, text }) =>
            text && (
              <p key={term} className="measure">
                <span className="block font-semibold">{term}</span>
                <span lang="en">{text}</span>
              </p>
            ),
        )}
        {props.children}
        <ThreadFigures insight={insight} />
        <p className="text-fine text-soft">
          {insight.statistics ? words.calibrated(Math.round(insight.confidence)) : words.rule}
        </p>
        {props.engine}
      </div>
    </Folded>
  );
}
