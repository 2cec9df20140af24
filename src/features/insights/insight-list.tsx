import type { Citation } from "#core/domain/citation.ts";
import type { Insight } from "#core/domain/insight.ts";
import { insightsTexts } from "#features/texts/insights.ts";
import { texts } from "#features/texts/texts.ts";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { Link } from "#ui/link.tsx";
import { type Loadable, Loaded } from "#ui/loaded.tsx";
import { Note } from "#ui/note.tsx";
import { InsightCard } from "./insight-card.tsx";

const words = texts.insights;

/** Insights are asked for only from this many documents on. */
export const documentsForInsights = 2;
/** So many stand on the overview. */
export const insightsOnOverview = 3;

/** The first red threads, or an honest sentence about why there is none. */
export function InsightList({
  documentCount,
  insights,
  citationHref,
  allHref,
}: {
  documentCount: number;
  insights: Loadable<Insight[]>;
  citationHref: (citation: Citation) => string;
  /** Where all of them stand. */
  allHref: string;
}) {
  return (
    <section aria-labelledby="insights-heading">
      <div className="mb-1.5 flex items-baseline justify-between gap-4">
        <h2 id="insights-heading" className="font-medium font-serif text-heading">
          {words.heading}
        </h2>
        {insights.state === "ready" && insights.value.length > 0 && (
          <Link
            href={allHref}
            className="relative shrink-0 font-semibold text-fine underline decoration-edge underline-offset-4 after:absolute after:-inset-x-2 after:-inset-y-3 hover:decoration-ink"
          >
            {insightsTexts.seeAll}
          </Link>
        )}
      </div>
      {documentCount < documentsForInsights ? (
        <p className="measure text-soft">{words.tooFew}</p>
      ) : (
        <Loaded result={insights} loading={null} failed={<ErrorState title={words.failed} />}>
          {(found) =>
            found.length === 0 ? (
              <EmptyState title={words.none}>
                <p className="measure text-soft">{words.noneText}</p>
                <ButtonLink href={allHref}>{insightsTexts.seeAll}</ButtonLink>
              </EmptyState>
            ) : (
              <>
                <Note>{texts.chrome.englishOnly}</Note>
                <ul className="flex flex-col gap-3">
                  {found.slice(0, insightsOnOverview).map((insight) => (
                    <li key={insight.id}>
                      <InsightCard insight={insight} citationHref={citationHref} />
                    </li>
                  ))}
                </ul>
              </>
            )
          }
        </Loaded>
      )}
    </section>
  );
}
