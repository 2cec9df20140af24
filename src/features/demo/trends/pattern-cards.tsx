import type { Citation } from "#core/domain/citation.ts";
import type { DemoThread } from "#demo/demo-thread.ts";
import { PatternEvidence } from "#features/demo/overview/pattern-evidence.tsx";
import { ThreadNotes } from "#features/demo/overview/thread-notes.tsx";
import { demoTexts } from "#features/texts/demo.ts";
import { texts } from "#features/texts/texts.ts";
import { Badge } from "#ui/badge.tsx";
import { Card } from "#ui/card.tsx";
import { Note } from "#ui/note.tsx";
import { Stitches } from "#ui/stitches.tsx";

const words = demoTexts.trends;
const trendTones = { improving: "green", steady: "grey", worsening: "red" } as const;

/** So many stand here; the overview has all. */
export const patternsShown = 4;

/** The most useful patterns, each with its strength and where it is going. */
export function PatternCards(props: { patterns: readonly DemoThread[]; citationHref: (citation: Citation) => string }) {
  return (
    <section aria-labelledby="patterns-heading" className="flex flex-col gap-4">
      <h2 id="patterns-heading" className="font-medium font-serif text-title">
        {words.patterns}
      </h2>
      <Note>{texts.chrome.englishOnly}</Note>
      <ul className="grid gap-4 lg:grid-cols-2">
        {props.patterns.slice(0, patternsShown).map((pattern) => (
          <li key={pattern.id}>
            <Card threaded className="flex h-full flex-col gap-3">
              <h3 lang="en" className="font-medium font-serif text-heading">
                {pattern.insight}
              </h3>
              <p className="flex flex-wrap gap-2">
                <Badge tone="grey">{words.strength(pattern.strength)}</Badge>
                <Badge tone={trendTones[pattern.trend]}>{words.trend(pattern.trend)}</Badge>
              </p>
              <Stitches percent={pattern.confidence} label={demoTexts.insights.confidence(pattern.confidence)} />
              <ThreadNotes thread={pattern} />
              <PatternEvidence evidence={pattern.evidence} citationHref={props.citationHref} />
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
