import type { Citation } from "#core/domain/citation.ts";
import type { DemoThread } from "#demo/demo-thread.ts";
import { demoTexts } from "#features/texts/demo.ts";
import { texts } from "#features/texts/texts.ts";
import { Card } from "#ui/card.tsx";
import { Note } from "#ui/note.tsx";
import { Stitches } from "#ui/stitches.tsx";
import { PatternEvidence } from "./pattern-evidence.tsx";
import { ThreadNotes } from "./thread-notes.tsx";

const words = demoTexts.insights;

/** The threads across Nora's files, each with its confidence and its evidence on both sides; then what did not show. */
export function DemoInsights(props: {
  insights: readonly DemoThread[];
  notFound: readonly string[];
  citationHref: (citation: Citation) => string;
}) {
  return (
    <section aria-labelledby="demo-insights-heading" className="flex flex-col gap-4">
      <h2 id="demo-insights-heading" className="font-medium font-serif text-title">
        {words.heading}
      </h2>
      <Note>{texts.chrome.englishOnly}</Note>
      <ul className="flex flex-col gap-4">
        {props.insights.map((insight) => (
          <li key={insight.id}>
            <Card threaded className="flex flex-col gap-3">
              <h3 lang="en" className="font-medium font-serif text-heading">
                {insight.insight}
              </h3>
              <Stitches percent={insight.confidence} label={words.confidence(insight.confidence)} />
              <ThreadNotes thread={insight} />
              <PatternEvidence evidence={insight.evidence} citationHref={props.citationHref} />
            </Card>
          </li>
        ))}
      </ul>
      {props.notFound.length > 0 && (
        <div>
          <h3 className="font-semibold">{words.notFound}</h3>
          <ul lang="en" className="measure text-soft">
            {props.notFound.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </div>
      )}
      <p className="measure text-soft">{words.disclaimer}</p>
    </section>
  );
}
