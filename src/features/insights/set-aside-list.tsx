import type { SetAsideThread } from "#core/findings/threads/feedback.ts";
import { insightsTexts as words } from "#features/texts/insights.ts";
import { Button } from "#ui/button.tsx";

/** What the patient put aside, each with the way back. */
export function SetAsideList(props: { setAside: readonly SetAsideThread[]; bringBack: (threadId: string) => void }) {
  if (props.setAside.length === 0) return null;
  return (
    <section aria-labelledby="set-aside-heading">
      <h2 id="set-aside-heading" tabIndex={-1} className="font-medium font-serif text-title">
        {words.setAsideHeading}
      </h2>
      <p className="measure mt-1 mb-2 text-soft">{words.setAsideText}</p>
      <ul>
        {props.setAside.map(({ feedback, thread }) => {
          const sentence = thread?.insight ?? feedback.insight;
          return (
            <li
              key={feedback.threadId}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line py-3 not-first:border-t"
            >
              <div className="min-w-0 flex-1 basis-72">
                <p lang="en">{sentence}</p>
                <p className="text-soft">{words.verdicts[feedback.verdict]}</p>
              </div>
              <Button aria-label={words.bringBackNamed(sentence)} onClick={() => props.bringBack(feedback.threadId)}>
                {words.bringBack}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
