import { demoCalls, summaryOf } from "#app/demo-calls.ts";
import { demoLinks } from "#app/demo-links.ts";
import { paths } from "#app/paths.ts";
import { useLoaded } from "#app/use-loaded.ts";
import { usePageTitle } from "#app/use-page-title.ts";
import { DemoOverview } from "#features/demo/overview/demo-overview.tsx";
import { PersonaPanel } from "#features/demo/persona/persona-panel.tsx";
import { downloadSummary } from "#features/summary-pdf/deliver-summary.ts";
import { demoTexts } from "#features/texts/demo.ts";
import { summaryPdfTexts } from "#features/texts/summary-pdf.ts";
import { WithSample } from "./demo-frame.tsx";

/** Nora's overview. */
export function DemoScreen() {
  usePageTitle(demoTexts.name);
  const persona = useLoaded("demo-persona", demoCalls.bootstrap);
  return (
    <WithSample>
      {(sample, now) => (
        <DemoOverview
          sample={sample}
          persona={<PersonaPanel persona={persona} specialistHref={paths.pricing} />}
          now={now}
          links={demoLinks}
          documentHref={paths.demoDocument}
          citationHref={paths.demoCitation}
          downloadPdf={() => downloadSummary(summaryOf(sample), summaryPdfTexts.fictional)}
        />
      )}
    </WithSample>
  );
}
