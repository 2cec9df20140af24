import { ArrowLeft } from "lucide-react";
import type { Citation } from "#core/domain/citation.ts";
import type { DemoThread } from "#demo/demo-thread.ts";
import { keyDiscovery, measuredThreads } from "#demo/key-discovery.ts";
import type { Treatment } from "#demo/treatments.ts";
import type { TrendDataPoint } from "#demo/trend-data.ts";
import { monthlyMeans } from "#demo/trend-figures.ts";
import { demoTexts } from "#features/texts/demo.ts";
import { formatMonth } from "#features/texts/formats.ts";
import { Badge } from "#ui/badge.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { KeyDiscovery } from "./key-discovery.tsx";
import { PatternCards } from "./pattern-cards.tsx";
import { ScoreCards } from "./score-cards.tsx";
import { TreatmentTimeline } from "./treatment-timeline.tsx";

const words = demoTexts.trends;

/** Six months of a diary in charts. Everything on it is computed from `points`, `treatments` and `patterns`. */
export function TrendsPage(props: {
  points: readonly TrendDataPoint[];
  treatments: readonly Treatment[];
  patterns: readonly DemoThread[];
  backHref: string;
  documentHref: (id: string) => string;
  citationHref: (citation: Citation) => string;
  share: () => Promise<void>;
  download: () => Promise<void>;
}) {
  const discovery = keyDiscovery(props.patterns);
  const months = monthlyMeans(props.points).map(({ month }) => formatMonth(month).slice(0, 3));
  return (
    <div className="mx-auto flex w-full max-w-6xl flex-col gap-10 px-5 pt-4 md:pt-6">
      <header className="flex flex-col items-start gap-3">
        <ButtonLink
          href={props.backHref}
          variant="quiet"
          icon={<ArrowLeft aria-hidden="true" className="size-5" />}
          className="-ml-4"
        >
          {words.back}
        </ButtonLink>
        <Badge tone="yellow">{demoTexts.badge}</Badge>
        <h1 className="font-medium font-serif text-title">{words.title}</h1>
        <p className="measure text-soft">{words.about}</p>
      </header>
      <ScoreCards points={props.points} />
      <TreatmentTimeline treatments={props.treatments} months={months} documentHref={props.documentHref} />
      <PatternCards patterns={measuredThreads(props.patterns)} citationHref={props.citationHref} />
      {discovery && <KeyDiscovery discovery={discovery} share={props.share} download={props.download} />}
      <p className="measure text-soft">{demoTexts.insights.disclaimer}</p>
    </div>
  );
}
