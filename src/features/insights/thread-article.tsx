import type { ReactNode } from "react";
import type { Citation } from "#core/domain/citation.ts";
import type { ClinicalDate } from "#core/domain/fact.ts";
import type { Insight } from "#core/domain/insight.ts";
import type { ThreadVerdict } from "#core/domain/thread-feedback.ts";
import type { ThreadChart } from "#core/findings/threads/thread-chart.ts";
import { insightsTexts as words } from "#features/texts/insights.ts";
import { texts } from "#features/texts/texts.ts";
import { Button } from "#ui/button.tsx";
import { Stitches } from "#ui/stitches.tsx";
import { quotedDays } from "./chart/quoted-days.ts";
import { ThreadChartView } from "./chart/thread-chart-view.tsx";
import { ThreadEvidence } from "./thread-evidence.tsx";
import { ThreadFigures } from "./thread-figures.tsx";

/** One red thread with everything that is known of it, for it and against it, and what the patient may say of it. */
export function ThreadArticle(props: {
  insight: Insight;
  chart: ThreadChart | undefined;
  headingId: string;
  dateOf: (citation: Citation) => ClinicalDate | undefined;
  citationHref: (citation: Citation) => string;
  judge: (verdict: ThreadVerdict) => void;
  /** What the thread says, where a language model worded it; the engine's own sentence otherwise. */
  sentence?: string | undefined;
  /** Who worded the sentence; stands below it. */
  engine?: ReactNode;
}) {
  const { insight, chart } = props;
  const why = insight.why ?? [];
  const warnings = insight.warnings ?? [];
  return (
    <article
      aria-labelledby={props.headingId}
      className="grid gap-x-10 gap-y-5 rounded-card border border-line border-l-4 border-l-thread bg-card p-4 sm:p-6 lg:grid-cols-2"
    >
      <div className="flex min-w-0 flex-col gap-4">
        <h2 id={props.headingId} tabIndex={-1} lang="en" className="font-medium font-serif text-title">
          {props.sentence ?? insight.insight}
        </h2>
        {props.engine}
        <div>
          <Stitches percent={insight.confidence} label={texts.insights.confidence(insight.confidence)} />
          <p className="mt-1 text-fine text-soft">
            {insight.statistics ? words.calibrated(Math.round(insight.confidence)) : words.rule}
          </p>
        </div>
        {warnings.length > 0 && (
          <p className="rounded-control bg-wait-wash px-3 py-2">
            <span className="font-semibold">{words.warnings}: </span>
            <span lang="en">{warnings.join(" ")}</span>
          </p>
        )}
        {insight.clinicalRelevance && (
          <p className="measure">
            <span className="font-semibold">{words.relevance}: </span>
            <span lang="en">{insight.clinicalRelevance}</span>
          </p>
        )}
        {insight.recommendedAction && (
          <p className="measure">
            <span className="font-semibold">{texts.insights.action}: </span>
            <span lang="en">{insight.recommendedAction}</span>
          </p>
        )}
        {chart && <ThreadChartView chart={chart} quoted={quotedDays(insight.evidence, props.dateOf)} />}
        <ThreadFigures insight={insight} />
      </div>
      <div className="flex min-w-0 flex-col gap-3">
        <ThreadEvidence evidence={insight.evidence} dateOf={props.dateOf} citationHref={props.citationHref} />
        {why.length > 0 && (
          <details>
            <summary className="min-h-11 content-center font-semibold">{words.why}</summary>
            <p lang="en" className="measure pb-2">
              {why.join(" ")}
            </p>
          </details>
        )}
        <div className="mt-auto flex flex-wrap gap-3 pt-2">
          <Button onClick={() => props.judge("wrong")}>{words.wrong}</Button>
          <Button variant="quiet" onClick={() => props.judge("not-important")}>
            {words.unimportant}
          </Button>
        </div>
      </div>
    </article>
  );
}
