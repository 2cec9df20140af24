import type { ReactNode } from "react";
import type { Citation } from "#core/domain/citation.ts";
import type { SampleData } from "#demo/sample-data.ts";
import { demoTexts } from "#features/texts/demo.ts";
import { Badge } from "#ui/badge.tsx";
import { DemoActions, type DemoLinks } from "./demo-actions.tsx";
import { DemoDocuments } from "./demo-documents.tsx";
import { DemoInsights } from "./demo-insights.tsx";
import { DemoStats } from "./demo-stats.tsx";

/** The demo's first screen. `persona` is the panel that says who she is; `now` what she sees first. */
export function DemoOverview(props: {
  sample: SampleData;
  persona: ReactNode;
  now: ReactNode;
  links: DemoLinks;
  documentHref: (id: string) => string;
  citationHref: (citation: Citation) => string;
  downloadPdf: () => Promise<void>;
}) {
  const { stats, insights, documents, notFound } = props.sample;
  return (
    <div className="mx-auto flex w-full max-w-6xl flex-col gap-8 px-5 pt-4 md:pt-8">
      <header className="flex flex-col items-start gap-3">
        <Badge tone="yellow">{demoTexts.badge}</Badge>
        <h1 className="font-medium font-serif text-display">{demoTexts.name}</h1>
        <p className="measure text-lead text-soft">{demoTexts.about}</p>
      </header>
      <DemoStats stats={stats} />
      <DemoActions links={props.links} downloadPdf={props.downloadPdf} />
      {props.now}
      <div className="grid items-start gap-x-10 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-12">
          <DemoInsights insights={insights} notFound={notFound} citationHref={props.citationHref} />
          <DemoDocuments documents={documents} documentHref={props.documentHref} />
        </div>
        <aside aria-label={demoTexts.persona.heading} className="max-lg:order-first lg:sticky lg:top-4">
          {props.persona}
        </aside>
      </div>
    </div>
  );
}
