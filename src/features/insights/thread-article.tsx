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
import { ThreadChartTable, ThreadChartView } from "./chart/thread-chart-view.tsx";
import { EvidenceLine } from "./evidence-line.tsx";
import { ThreadEvidence } from "./thread-evidence.tsx";
import { ThreadMeaning } from "./thread-meaning.tsx";
import { threadPlaces } from "./thread-places.ts";

/** One red thread as a picture: what it says, how sure, its evidence over time, the strongest on each side, and what the patient may say of it. */
export function ThreadArticle(props: {
  insight: Insight;
  chart: ThreadChart | undefined;
  headingId: string;
  dateOf: (citation: Citation) => ClinicalDate | undefined;
  citationHref: (citation: Citation) => string;
  judge: (verdict: ThreadVerdict) => void;
  /** Its words are one press away; the picture and the count say what there is. */
  inShort?: boolean;
  /** What the thread says, where a language model worded it; the engine's own sentence otherwise. */
  sentence?: string | undefined;
  /** Who worded the sentence; stands below it. */
  engine?: ReactNode;
}) {
  const { insight, chart } = props;
  const warnings = insight.warnings ?? [];
  const places = threadPlaces(insight.evidence, props.dateOf);
  // Values over time are the picture themselves: the days that are quoted stand among them.
  const isPicture = chart?.form === "over-time";
  const drawn = chart && <ThreadChartView chart={chart} quoted={quotedDays(insight.evidence, props.dateOf)} />;
  return (
    <article
      aria-labelledby={props.headingId}
      className="grid gap-x-10 gap-y-3 rounded-card border border-line border-l-4 border-l-thread bg-card p-4 sm:p-6 lg:grid-cols-2"
    >
      <div className="flex min-w-0 flex-col gap-3">
        <h2 id={props.headingId} tabIndex={-1} lang="en" className="font-medium font-serif text-heading">
          {props.sentence ?? insight.insight}
        </h2>
        <Stitches percent={insight.confidence} label={texts.insights.confidence(insight.confidence)} />
        {warnings.length > 0 && (
          <p className="rounded-control bg-wait-wash px-3 py-2">
            <span className="font-semibold">{words.warnings}: </span>
            <span lang="en">{warnings.join(" ")}</span>
          </p>
        )}
        {isPicture ? drawn : <EvidenceLine places={places} />}
      </div>
      <div className="flex min-w-0 flex-col gap-1">
        <ThreadEvidence
          evidence={insight.evidence}
          places={places}
          folded={props.inShort === true}
          citationHref={props.citationHref}
        />
        <ThreadMeaning insight={insight} engine={props.engine}>
          {isPicture ? null : drawn}
          {chart && <ThreadChartTable chart={chart} />}
        </ThreadMeaning>
        <div className="mt-auto flex flex-wrap gap-x-3 gap-y-1 pt-1">
          <Button tight className="text-fine" onClick={() => props.judge("wrong")}>
            {words.wrong}
          </Button>
          <Button tight variant="quiet" className="text-fine" onClick={() => props.judge("not-important")}>
            {words.unimportant}
          </Button>
        </div>
      </div>
    </article>
  );
}
