import { Fragment, type ReactNode, useRef } from "react";
import type { Citation } from "#core/domain/citation.ts";
import type { ClinicalDate } from "#core/domain/fact.ts";
import type { Insight } from "#core/domain/insight.ts";
import type { ThreadVerdict } from "#core/domain/thread-feedback.ts";
import type { SetAsideThread } from "#core/findings/threads/feedback.ts";
import type { ThreadChart } from "#core/findings/threads/thread-chart.ts";
import { failureMessage } from "#features/texts/failure-message.ts";
import { insightsTexts as words } from "#features/texts/insights.ts";
import { texts } from "#features/texts/texts.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { Folded } from "#ui/folded.tsx";
import { Note } from "#ui/note.tsx";
import { showToast } from "#ui/toast-store.ts";
import { useMediaQuery } from "#ui/use-media-query.ts";
import { SetAsideList } from "./set-aside-list.tsx";
import { ThreadArticle } from "./thread-article.tsx";

/** So many threads stand at once, and none of which one is less sure than of its opposite. */
const shownAtOnce = 3;
const leastShown = 50;

/** The red threads, the three most useful first, the others one press away, and at the end those that were put aside. */
export function ThreadList(props: {
  shown: readonly Insight[];
  setAside: readonly SetAsideThread[];
  /** How many days are needed before something is found, for whom there is nothing yet. */
  needs: { firstLook: number; needed: number };
  chartOf: (insight: Insight) => ThreadChart | undefined;
  dateOf: (citation: Citation) => ClinicalDate | undefined;
  citationHref: (citation: Citation) => string;
  judge: (threadId: string, verdict: ThreadVerdict | null) => Promise<unknown>;
  /** Draws a thread with the sentence that a language model made of its own, and who did. */
  worded?: (insight: Insight, draw: (sentence: string | undefined, engine: ReactNode) => ReactNode) => ReactNode;
}) {
  const { shown, setAside, needs } = props;
  // Where there is little room only the first says its words at once.
  const isWide = useMediaQuery("(min-width: 64rem)");
  const top = useRef<HTMLDivElement>(null);

  async function judge(threadId: string, verdict: ThreadVerdict | null) {
    try {
      await props.judge(threadId, verdict);
      // What was pressed is gone with its thread: whoever goes by keyboard goes on at the top of the list.
      top.current?.focus({ preventScroll: true });
      if (verdict === null) showToast(words.broughtBack);
      else showToast({ ...words.setAside, action: { label: words.undo, press: () => judge(threadId, null) } });
    } catch (error) {
      showToast({
        variant: "destructive",
        title: words.judgeFailed,
        description: failureMessage(error, words.judgeFailed),
      });
    }
  }

  const { best, rest } = bestThreads(shown);
  function draw(insight: Insight): ReactNode {
    const article = (sentence?: string, engine?: ReactNode) => (
      <ThreadArticle
        insight={insight}
        inShort={!isWide && insight !== shown[0]}
        headingId={`thread-${shown.indexOf(insight) + 1}`}
        chart={props.chartOf(insight)}
        dateOf={props.dateOf}
        citationHref={props.citationHref}
        judge={(verdict) => judge(insight.id, verdict)}
        sentence={sentence}
        engine={engine}
      />
    );
    return <Fragment key={insight.id}>{props.worded ? props.worded(insight, article) : article()}</Fragment>;
  }

  return (
    <div className="flex flex-col gap-5">
      <div ref={top} tabIndex={-1} className="outline-none">
        {shown.length > 0 && <p className="text-soft">{words.onThisPage(shown.length)}</p>}
        <Note>{texts.chrome.englishOnly}</Note>
      </div>
      {shown.length === 0 && (
        <EmptyState title={setAside.length > 0 ? words.allSetAside : words.empty}>
          {setAside.length === 0 && (
            <p className="measure text-soft">{words.emptyText(needs.firstLook, needs.needed)}</p>
          )}
        </EmptyState>
      )}
      {best.map((insight) => draw(insight))}
      {rest.length > 0 && (
        <Folded label={words.moreThreads(rest.length)}>
          <div className="flex flex-col gap-5 pt-2">{rest.map((insight) => draw(insight))}</div>
        </Folded>
      )}
      <SetAsideList setAside={setAside} bringBack={(threadId) => judge(threadId, null)} />
    </div>
  );
}

function bestThreads(shown: readonly Insight[]): { best: Insight[]; rest: Insight[] } {
  const best = shown.filter(({ confidence }) => confidence >= leastShown).slice(0, shownAtOnce);
  return { best, rest: shown.filter((insight) => !best.includes(insight)) };
}
