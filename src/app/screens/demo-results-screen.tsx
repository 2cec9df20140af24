import { useMemo, useState } from "react";
import { paths } from "#app/paths.ts";
import { useLoaded } from "#app/use-loaded.ts";
import { usePageTitle } from "#app/use-page-title.ts";
import type { Citation } from "#core/domain/citation.ts";
import { demoFileById } from "#demo/files.ts";
import type { ProcessedCase } from "#demo/processed-files.ts";
import { resultHistories } from "#features/results/result-history.ts";
import { ResultsPage } from "#features/results/results-page.tsx";
import { demoTexts } from "#features/texts/demo.ts";
import { resultsTexts } from "#features/texts/results.ts";
import { BackLink } from "#ui/back-link.tsx";
import { Badge } from "#ui/badge.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { Loaded } from "#ui/loaded.tsx";
import { Spinner } from "#ui/spinner.tsx";

const words = demoTexts.results;

const titleOf = ({ documentId }: Citation) => demoFileById(documentId).title;

/** Nora's test results over her months, as anybody's; what a visitor pins is kept for as long as the page is open. */
export function DemoResultsScreen() {
  usePageTitle(words.title);
  const result = useLoaded("demo-case", async () => (await import("#app/demo-home.ts")).readDemoCase());
  return (
    <div className="mx-auto flex w-full max-w-5xl flex-col px-5 pt-4 md:pt-6">
      <BackLink href={paths.demo}>{demoTexts.trends.back}</BackLink>
      <div className="mt-2 mb-5 flex flex-col items-start gap-2">
        <Badge tone="yellow">{demoTexts.badge}</Badge>
        <h1 className="font-medium font-serif text-title">{words.title}</h1>
        <p className="measure text-soft">{words.about}</p>
      </div>
      <Loaded
        result={result}
        loading={
          <p role="status" className="flex items-center gap-2 text-soft">
            <Spinner />
            {demoTexts.loading}
          </p>
        }
        failed={<ErrorState title={resultsTexts.failed} />}
      >
        {(demo) => <NorasResults demo={demo} />}
      </Loaded>
    </div>
  );
}

function NorasResults({ demo }: { demo: ProcessedCase }) {
  const histories = useMemo(() => resultHistories(demo.chart.results), [demo]);
  const [pinned, setPinned] = useState<readonly string[]>([]);
  return (
    <ResultsPage
      histories={histories}
      pinned={pinned}
      onPin={(name) =>
        setPinned((names) => (names.includes(name) ? names.filter((one) => one !== name) : [...names, name]))
      }
      citationHref={paths.demoCitation}
      titleOf={titleOf}
    />
  );
}
