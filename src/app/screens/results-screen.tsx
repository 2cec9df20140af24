import { useMemo } from "react";
import { paths } from "#app/paths.ts";
import { pinResult, usePinnedResults } from "#app/pinned-results.ts";
import { useChart } from "#app/use-chart.ts";
import { usePageTitle } from "#app/use-page-title.ts";
import type { Citation } from "#core/domain/citation.ts";
import { useDocuments } from "#db/live/use-documents.ts";
import { resultHistories } from "#features/results/result-history.ts";
import { ResultsPage } from "#features/results/results-page.tsx";
import { failureMessage } from "#features/texts/failure-message.ts";
import { recordTitle } from "#features/texts/record-title.ts";
import { resultsTexts as words } from "#features/texts/results.ts";
import { ErrorState } from "#ui/error-state.tsx";
import { Loaded } from "#ui/loaded.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { showToast } from "#ui/toast-store.ts";
import { TimelineParts } from "./timeline-parts.tsx";

/** All test results over years, from the chart of this device's records. */
export function ResultsScreen() {
  usePageTitle(words.title);
  const documents = useDocuments();
  const all = useMemo(() => (documents.state === "ready" ? documents.value : []), [documents]);
  const chart = useChart(all);
  const pinned = usePinnedResults();
  const titleOf = useMemo(() => {
    const titles = new Map(all.map((document) => [document.id, recordTitle(document)]));
    return ({ documentId, originalFilename }: Citation) => titles.get(documentId) ?? originalFilename;
  }, [all]);
  const result =
    documents.state === "failed" ? documents : pinned === undefined ? { state: "loading" as const } : chart;

  function pin(name: string) {
    pinResult(name).catch((error: unknown) =>
      showToast({
        variant: "destructive",
        title: words.title,
        description: failureMessage(error, words.pinFailed),
      }),
    );
  }

  return (
    <div className="mx-auto flex w-full max-w-5xl flex-col px-5 pt-4 md:pt-6">
      <h1 className="mb-3 font-medium font-serif text-title">{words.title}</h1>
      <TimelineParts here={paths.results} />
      <Loaded
        result={result}
        loading={
          <p role="status" className="flex items-center gap-2 text-soft">
            <Spinner />
            {words.loading}
          </p>
        }
        failed={<ErrorState title={words.failed} />}
      >
        {({ results }) => (
          <ResultsPage
            histories={resultHistories(results)}
            pinned={pinned ?? []}
            onPin={pin}
            citationHref={paths.citation}
            titleOf={titleOf}
          />
        )}
      </Loaded>
    </div>
  );
}
