import { apiClient } from "#api/client.ts";
import { paths } from "#app/paths.ts";
import type { Insight } from "#core/records/insight.ts";
import type { MedicalDocument } from "#core/records/medical-document.ts";
import { useInsights } from "#db/live/use-insights.ts";
import { OverviewDocuments } from "#features/documents/overview-documents.tsx";
import { RecordCounters } from "#features/documents/record-counters.tsx";
import { documentsForInsights, InsightList } from "#features/insights/insight-list.tsx";
import type { Loadable } from "#ui/loaded.tsx";

interface OverviewProps {
  documents: MedicalDocument[];
  onFirstUpload: () => void;
}

const noInsights: Loadable<Insight[]> = { state: "ready", value: [] };

/** The hub's first tab. Insights are asked for only where there are enough documents. */
export function HubOverview(props: OverviewProps) {
  return props.documents.length < documentsForInsights ? (
    <Overview {...props} insights={noInsights} />
  ) : (
    <OverviewWithInsights {...props} />
  );
}

function OverviewWithInsights(props: OverviewProps) {
  return <Overview {...props} insights={useInsights()} />;
}

function Overview({ documents, onFirstUpload, insights }: OverviewProps & { insights: Loadable<Insight[]> }) {
  const insightCount = insights.state === "ready" ? insights.value.length : 0;
  return (
    <div className="flex flex-col gap-9">
      <RecordCounters documents={documents} insightCount={insightCount} />
      <OverviewDocuments
        documents={documents}
        documentHref={paths.document}
        retry={apiClient.retryDocument}
        onFirstUpload={onFirstUpload}
      />
      {documents.length > 0 && <InsightList documentCount={documents.length} insights={insights} />}
    </div>
  );
}
