import { useMemo } from "react";
import { apiClient } from "#api/client.ts";
import { paths } from "#app/paths.ts";
import { useBadge } from "#app/use-badge.ts";
import { useChart } from "#app/use-chart.ts";
import { useThreads } from "#app/use-threads.ts";
import type { Insight } from "#core/domain/insight.ts";
import type { MedicalDocument } from "#core/domain/medical-document.ts";
import { isCheckIn } from "#core/findings/check-ins/check-in-progress.ts";
import { type NowBrief, nowBrief } from "#core/findings/now/now-brief.ts";
import { OverviewDocuments } from "#features/documents/overview-documents.tsx";
import { ReadingBatchLine } from "#features/documents/reading-batch-line.tsx";
import { RecordCounters } from "#features/documents/record-counters.tsx";
import { documentsForInsights, InsightList } from "#features/insights/insight-list.tsx";
import { NowSkeleton } from "#features/now/now-skeleton.tsx";
import type { Loadable } from "#ui/loaded.tsx";
import { HubCheckIn } from "./hub-check-in.tsx";
import { HubNow, HubNowSecond } from "./hub-now.tsx";

interface OverviewProps {
  documents: MedicalDocument[];
  onFirstUpload: () => void;
}

const noInsights: Loadable<Insight[]> = { state: "ready", value: [] };

/** The hub's first tab: what is to be done and known now. Insights are asked for only where there are enough documents. */
export function HubOverview(props: OverviewProps) {
  return props.documents.length < documentsForInsights ? (
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

function Overview({ documents, onFirstUpload, insights }: OverviewProps & { insights: Loadable<Insight[]> }) {
  const chart = useChart(documents);
  const brief = useMemo<Loadable<NowBrief>>(
    () => (chart.state === "ready" ? { state: "ready", value: nowBrief(documents, chart.value) } : chart),
    [documents, chart],
  );
  useBadge(brief.state === "ready" ? brief.value : undefined);
  const hasRead = documents.some(({ processingStatus }) => processingStatus === "completed");
  const insightCount = insights.state === "ready" ? insights.value.length : 0;
  const counters = <RecordCounters documents={documents} insightCount={insightCount} />;
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
      documents={documents.filter((document) => !isCheckIn(document))}
      documentHref={paths.document}
      retry={apiClient.retryDocument}
      unlock={apiClient.unlockDocument}
      remove={apiClient.deleteDocument}
      onFirstUpload={onFirstUpload}
    />
  );
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2 lg:gap-x-10">
      <div className="flex min-w-0 flex-col gap-5">
        <ReadingBatchLine documents={documents} />
        {hasRead ? <HubNow brief={brief} documents={documents} /> : recent}
      </div>
      <div className="flex min-w-0 flex-col gap-5">
        {hasRead && <HubNowSecond brief={brief} documents={documents} />}
        {documents.length > 0 && (
          <InsightList
            documentCount={documents.length}
            insights={insights}
            citationHref={paths.citation}
            allHref={paths.threads}
          />
        )}
        {hasRead && recent}
        <HubCheckIn documents={documents} />
        {counters}
      </div>
    </div>
  );
}
