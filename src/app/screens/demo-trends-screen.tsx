import { summaryOf } from "#app/demo-calls.ts";
import { paths } from "#app/paths.ts";
import { usePageTitle } from "#app/use-page-title.ts";
import { treatments } from "#demo/treatments.ts";
import { trendData } from "#demo/trend-data.ts";
import { TrendsPage } from "#features/demo/trends/trends-page.tsx";
import { downloadSummary, shareSummary } from "#features/summary-pdf/deliver-summary.ts";
import { demoTexts } from "#features/texts/demo.ts";
import { summaryPdfTexts } from "#features/texts/summary-pdf.ts";
import { WithSample } from "./demo-frame.tsx";

/** Nora's trends. */
export function DemoTrendsScreen() {
  usePageTitle(demoTexts.trends.title);
  return (
    <WithSample>
      {(sample) => (
        <TrendsPage
          points={trendData}
          treatments={treatments}
          patterns={sample.insights}
          backHref={paths.demo}
          documentHref={paths.demoDocument}
          citationHref={paths.demoCitation}
          share={() => shareSummary(summaryOf(sample), summaryPdfTexts.fictional)}
          download={() => downloadSummary(summaryOf(sample), summaryPdfTexts.fictional)}
        />
      )}
    </WithSample>
  );
}
