import { useMemo } from "react";
import { apiClient } from "#api/client.ts";
import { paths } from "#app/paths.ts";
import { useBadge } from "#app/use-badge.ts";
import { useDayDigest } from "#app/use-day-digest.ts";
import { useThreads } from "#app/use-threads.ts";
import type { Insight } from "#core/domain/insight.ts";
import type { DayDigest } from "#core/findings/now/day-digest.ts";
import type { NowBrief } from "#core/findings/now/now-brief.ts";
import type { FirstScreen } from "#db/stored-first-screen.ts";
import { OverviewDocuments } from "#features/documents/overview-documents.tsx";
import { ReadingBatchLine } from "#features/documents/reading-batch-line.tsx";
import { RecordCounters } from "#features/documents/record-counters.tsx";
import { documentsForInsights, InsightList } from "#features/insights/insight-list.tsx";
import { NowSkeleton } from "#features/now/now-skeleton.tsx";
import type { Loadable } from "#ui/loaded.tsx";
import { HubCheckIn } from "./hub-check-in.tsx";
import { HubNow, HubNowSecond } from "./hub-now.tsx";

interface OverviewProps {
  first: FirstScreen;
  /** ISO day on which the records are read. */
  day: string;
  onFirstUpload: () => void;
}

const noInsights: Loadable<Insight[]> = { state: "ready", value: [] };
const nothingCited: DayDigest["cited"] = [];

/** The hub's first tab: what is to be done and known now. Insights are asked for only where there are enough documents. */
export function HubOverview(props: OverviewProps) {
  return props.first.counts.total < documentsForInsights ? (
    <Overview {...props} insights={noInsights} />
  ) : (
    <OverviewWithInsights {...props} />
  );
}

function OverviewWithInsights(props: OverviewProps) {
  const threads = useThreads();
  const insights = useMemo<Loadable<Insight[]>>(
    () => (threads.state === "ready" ? { state: "ready", value: threads.value.shown } : threads),
    [threads],
  );
  return <Overview {...props} insights={insights} />;
}

function Overview({ first, day, onFirstUpload, insights }: OverviewProps & { insights: Loadable<Insight[]> }) {
  const known = useDayDigest(first, day);
  const digest = known.state === "ready" ? known.value : undefined;
  const brief = useMemo<Loadable<NowBrief>>(
    () => (known.state === "ready" ? { state: "ready", value: known.value.brief } : known),
    [known],
  );
  useBadge(digest?.brief);
  const { counts } = first;
  const hasRead = counts.completed > 0;
  const insightCount = insights.state === "ready" ? insights.value.length : 0;
  const counters = <RecordCounters counts={counts} insightCount={insightCount} />;
  // Everything above them stands at once: a part that came later would push what somebody is reading.
  if ((hasRead && brief.state === "loading") || insights.state === "loading")
    return (
      <>
        <NowSkeleton />
        <div className="mt-5">{counters}</div>
      </>
    );
  const recent = (
    <OverviewDocuments
      documents={first.newest}
      documentHref={paths.document}
      retry={apiClient.retryDocument}
      unlock={apiClient.unlockDocument}
      remove={apiClient.deleteDocument}
      onFirstUpload={onFirstUpload}
    />
  );
  const now = { brief, documents: digest?.cited ?? nothingCited };
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2 lg:gap-x-10">
      <div className="flex min-w-0 flex-col gap-5">
        <ReadingBatchLine documents={first.batch} />
        {hasRead ? <HubNow {...now} /> : recent}
      </div>
      <div className="flex min-w-0 flex-col gap-5">
        {hasRead && <HubNowSecond {...now} />}
        {counts.total > 0 && (
          <InsightList
            documentCount={counts.total}
            insights={insights}
            citationHref={paths.citation}
            allHref={paths.threads}
          />
        )}
        {hasRead && recent}
        <HubCheckIn
          days={digest?.checkInDays ?? 0}
          latest={digest?.latestCheckIns ?? nothingCited}
          since={first.sinceDay}
        />
        {counters}
      </div>
    </div>
  );
}
