import type { Insight } from "#core/domain/insight.ts";
import { insightsTexts as words } from "#features/texts/insights.ts";

/** Effect, number of days, time between and number of pairs; nothing for rule threads, which count nothing. */
export function ThreadFigures({ insight }: { insight: Insight }) {
  const { statistics, kind, moreEntriesNeeded, id } = insight;
  if (statistics === undefined) return null;
  const { effect, n, lagDays, tested } = statistics;
  const measured = /\|(?:lab|vital):/.test(id);
  const figures = [
    { term: words.effect, value: kind === "together" ? words.correlation(effect) : words.effectSize(effect) },
    { term: words.compared, value: words.comparedDays(n, measured) },
    ...(lagDays === undefined ? [] : [{ term: words.lag, value: words.lagDays(lagDays) }]),
    { term: words.tested, value: String(tested) },
  ];
  return (
    <div>
      <dl aria-label={words.figures} className="grid gap-x-5 gap-y-1.5 sm:grid-cols-2">
        {figures.map(({ term, value }) => (
          <div key={term}>
            <dt className="text-fine text-soft">{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {moreEntriesNeeded !== undefined && <p className="mt-1.5 text-soft">{words.moreEntries(moreEntriesNeeded)}</p>}
    </div>
  );
}
