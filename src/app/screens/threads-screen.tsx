import { useMemo } from "react";
import { apiClient } from "#api/client.ts";
import { paths } from "#app/paths.ts";
import { useDisagreementsOfKind } from "#app/use-disagreements.ts";
import { useFacts } from "#app/use-facts.ts";
import { usePageTitle } from "#app/use-page-title.ts";
import { useThreadCharts } from "#app/use-thread-charts.ts";
import { useThreads } from "#app/use-threads.ts";
import { WordedThread } from "#app/worded-thread.tsx";
import type { Citation } from "#core/domain/citation.ts";
import type { Fact, FactKind } from "#core/domain/fact.ts";
import type { MedicalDocument } from "#core/domain/medical-document.ts";
import { checkInProgress } from "#core/findings/check-ins/check-in-progress.ts";
import { useDocuments } from "#db/live/use-documents.ts";
import { AppointmentLink } from "#features/appointments/appointment-link.tsx";
import { CheckInLink } from "#features/check-ins/check-in-link.tsx";
import { ThreadList } from "#features/insights/thread-list.tsx";
import { OtherVersions } from "#features/other-versions/other-versions.tsx";
import { insightsTexts as words } from "#features/texts/insights.ts";
import { texts } from "#features/texts/texts.ts";
import { ErrorState } from "#ui/error-state.tsx";
import { Loaded } from "#ui/loaded.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { TimelineParts } from "./timeline-parts.tsx";

const kinds: readonly FactKind[] = ["symptom", "lab", "vital", "lifestyle", "medication"];
const noDay = () => undefined;

/** All red threads with their evidence. */
export function ThreadsScreen() {
  const versions = useDisagreementsOfKind("thread-feedback");
  usePageTitle(words.title);
  const threads = useThreads();
  const documents = useDocuments();
  const all = useMemo(() => (documents.state === "ready" ? documents.value : []), [documents]);
  const facts = useFacts(all, kinds);
  const charts = useThreadCharts(threads.state === "ready" ? threads.value.shown : undefined);
  const dateOf = useMemo(() => (facts.state === "ready" ? datesOf(all, facts.value) : noDay), [all, facts]);
  const progress = useMemo(() => checkInProgress(all), [all]);
  return (
    <div className="mx-auto flex w-full max-w-6xl flex-col px-5 pt-4 md:pt-6">
      <h1 className="mb-3 font-medium font-serif text-title">{words.title}</h1>
      <TimelineParts here={paths.threads} />
      <p className="measure mb-5 text-soft">{words.titleText}</p>
      <OtherVersions disagreements={versions.own} choose={versions.choose} />
      <div className="grid items-start gap-3 sm:flex">
        <AppointmentLink href={paths.appointment} />
        <CheckInLink href={paths.checkIn} />
      </div>
      <Loaded
        // A diary's words belong to the days of their lines: until those are known, each would stand at the record's own.
        result={facts.state === "loading" ? facts : threads}
        loading={
          <p role="status" className="flex items-center gap-2 text-soft">
            <Spinner />
            {texts.chrome.loading}
          </p>
        }
        failed={<ErrorState title={texts.insights.failed} />}
      >
        {({ shown, setAside }) => (
          <ThreadList
            shown={shown}
            setAside={setAside}
            needs={progress}
            chartOf={({ id }) => charts.get(id)}
            dateOf={dateOf}
            citationHref={paths.citation}
            judge={apiClient.judgeThread}
            worded={(insight, draw) => <WordedThread insight={insight} draw={draw} />}
          />
        )}
      </Loaded>
    </div>
  );
}

/**
 * The day of the fact that a citation quotes, or of the fact before it on its page: a diary's words belong to the day of their line. Where
 * there is none, the record's own.
 */
function datesOf(documents: readonly MedicalDocument[], facts: readonly Fact[]) {
  const byPage = new Map<string, Fact[]>();
  const keyOf = ({ documentId, page }: Citation) => `${documentId} ${page}`;
  for (const fact of facts) {
    if (fact.date === undefined) continue;
    const own = byPage.get(keyOf(fact.citation));
    if (own === undefined) byPage.set(keyOf(fact.citation), [fact]);
    else own.push(fact);
  }
  for (const own of byPage.values()) own.sort((one, other) => one.citation.start - other.citation.start);
  const byDocument = new Map(documents.map(({ id, occurredOn }) => [id, occurredOn]));
  return (citation: Citation) =>
    byPage.get(keyOf(citation))?.findLast(({ citation: { start } }) => start <= citation.start)?.date ??
    byDocument.get(citation.documentId);
}
