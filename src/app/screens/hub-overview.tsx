import { useMemo, useState } from "react";
import { useNavigate } from "react-router-dom";
import { apiClient } from "#api/client.ts";
import { paths } from "#app/paths.ts";
import { today } from "#app/today.ts";
import { useMedicines } from "#app/use-medicines.ts";
import { useThreads } from "#app/use-threads.ts";
import type { Insight } from "#core/domain/insight.ts";
import type { MedicalDocument } from "#core/domain/medical-document.ts";
import { checkInOf, checkInProgress, isCheckIn } from "#core/findings/check-ins/check-in-progress.ts";
import { AppointmentLink } from "#features/appointments/appointment-link.tsx";
import { CheckInCard } from "#features/check-ins/check-in-card.tsx";
import { OverviewDocuments } from "#features/documents/overview-documents.tsx";
import { RecordCounters } from "#features/documents/record-counters.tsx";
import { documentsForInsights, InsightList } from "#features/insights/insight-list.tsx";
import { MedicineSummary } from "#features/medicines/medicine-summary.tsx";
import { SearchField } from "#features/search/search-field.tsx";
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
  const threads = useThreads();
  const insights = useMemo<Loadable<Insight[]>>(
    () => (threads.state === "ready" ? { state: "ready", value: threads.value.shown } : threads),
    [threads],
  );
  return <Overview {...props} insights={insights} />;
}

function Overview({ documents, onFirstUpload, insights }: OverviewProps & { insights: Loadable<Insight[]> }) {
  const insightCount = insights.state === "ready" ? insights.value.length : 0;
  const hasRead = documents.some(({ processingStatus }) => processingStatus === "completed");
  const threads = documents.length > 0 && (
    <InsightList
      documentCount={documents.length}
      insights={insights}
      citationHref={paths.citation}
      allHref={paths.threads}
    />
  );
  return (
    <div className="flex flex-col gap-8">
      {hasRead && <Doors />}
      {documents.length > 0 && <CheckIns documents={documents} />}
      <RecordCounters documents={documents} insightCount={insightCount} />
      {insightCount > 0 && threads}
      <div className="flex flex-col gap-8 lg:flex-row lg:items-start [&>*]:min-w-0 lg:[&>*]:flex-1">
        <OverviewDocuments
          documents={documents.filter((document) => !isCheckIn(document))}
          documentHref={paths.document}
          retry={apiClient.retryDocument}
          unlock={apiClient.unlockDocument}
          onFirstUpload={onFirstUpload}
        />
        {hasRead && <Medicines documents={documents} />}
      </div>
      {documents.length === 0 && <CheckIns documents={documents} />}
      {insightCount === 0 && threads}
    </div>
  );
}

function CheckIns({ documents }: { documents: MedicalDocument[] }) {
  return (
    <CheckInCard
      progress={checkInProgress(documents)}
      doneToday={checkInOf(documents, today()) !== undefined}
      href={paths.checkIn}
    />
  );
}

/** The two ways on from here, once something was read: to what is taken to the doctor, and to any word in any record. */
function Doors() {
  const [query, setQuery] = useState("");
  const navigate = useNavigate();
  return (
    <div className="grid gap-4 md:grid-cols-[auto_1fr]">
      <AppointmentLink href={paths.appointment} />
      <SearchField value={query} onChange={setQuery} onSearch={(words) => navigate(paths.searchFor(words))} />
    </div>
  );
}

function Medicines({ documents }: { documents: MedicalDocument[] }) {
  return (
    <MedicineSummary medicines={useMedicines(documents)} citationHref={paths.citation} allHref={paths.medicines} />
  );
}
