import { Check, NotebookPen } from "lucide-react";
import type { CheckInProgress } from "#core/findings/check-ins/check-in-progress.ts";
import { checkInsTexts as words } from "#features/texts/check-ins.ts";
import { ButtonLink } from "#ui/button.tsx";

/** The way to today's check-in, and how far the days have come towards a red thread. */
export function CheckInCard(props: { progress: CheckInProgress; doneToday: boolean; href: string }) {
  const { days, needed, firstLook } = props.progress;
  return (
    <section
      aria-label={words.question}
      className="grid gap-x-6 gap-y-3 rounded-card border border-line bg-card p-4 sm:p-5 md:grid-cols-[auto_1fr] md:items-center"
    >
      <div className="flex flex-col gap-1">
        <ButtonLink
          href={props.href}
          className="min-h-12"
          icon={
            props.doneToday ? (
              <Check aria-hidden="true" className="size-5 text-well" />
            ) : (
              <NotebookPen aria-hidden="true" className="size-5" />
            )
          }
        >
          {props.doneToday ? `${words.doneToday} · ${words.change}` : words.question}
        </ButtonLink>
      </div>
      {days === 0 ? (
        <p className="text-soft">{words.cardText}</p>
      ) : (
        <div>
          <p className="font-semibold">{words.progress(days, needed)}</p>
          <progress
            aria-label={words.progress(days, needed)}
            value={Math.min(days, needed)}
            max={needed}
            className="my-1.5 block h-1.5 w-full overflow-hidden rounded-full [&::-moz-progress-bar]:bg-thread [&::-webkit-progress-bar]:bg-quiet-wash [&::-webkit-progress-value]:bg-thread"
          />
          <p className="text-fine text-soft">{words.progressText(days, needed, firstLook)}</p>
        </div>
      )}
    </section>
  );
}
