import { Check, NotebookPen } from "lucide-react";
import { useState } from "react";
import type { CheckIn } from "#core/domain/own-entry.ts";
import type { CheckInProgress } from "#core/findings/check-ins/check-in-progress.ts";
import { checkInsTexts as words } from "#features/texts/check-ins.ts";
import { failureMessage } from "#features/texts/failure-message.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { showToast } from "#ui/toast-store.ts";
import { checkInSummary } from "./check-in-summary.ts";

/** The check-in as one row: the way to today's, yesterday's again in one press, and how far the days have come towards a red thread. */
export function CheckInCard(props: {
  progress: CheckInProgress;
  doneToday: boolean;
  href: string;
  /** What was said yesterday, and how it is said again of today. Left out where there is none, or today is said already. */
  yesterday?: { checkIn: CheckIn; repeat: () => Promise<void> } | undefined;
}) {
  const { progress, doneToday, yesterday } = props;
  const { days, needed, firstLook } = progress;
  return (
    <section aria-label={words.question} className="flex flex-col gap-2 border-line border-y py-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <ButtonLink
          href={props.href}
          icon={
            doneToday ? (
              <Check aria-hidden="true" className="size-5 text-well" />
            ) : (
              <NotebookPen aria-hidden="true" className="hidden size-5 sm:block" />
            )
          }
        >
          {doneToday ? `${words.doneToday} · ${words.change}` : words.question}
        </ButtonLink>
        {yesterday && !doneToday && <Repeat repeat={yesterday.repeat} />}
        {days === 0 && <p className="min-w-0 grow basis-28 text-fine text-soft">{words.cardText}</p>}
      </div>
      <div className="text-fine text-soft">
        {yesterday && !doneToday && <p className="break-words">{words.yesterday(checkInSummary(yesterday.checkIn))}</p>}
        {days > 0 && (
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <p className="font-semibold">{words.progress(days, needed)}</p>
            <progress
              aria-label={words.progress(days, needed)}
              value={Math.min(days, needed)}
              max={needed}
              className="block h-1.5 min-w-24 flex-1 overflow-hidden rounded-full [&::-moz-progress-bar]:bg-thread [&::-webkit-progress-bar]:bg-quiet-wash [&::-webkit-progress-value]:bg-thread"
            />
            <p className="basis-full">{words.progressText(days, needed, firstLook)}</p>
          </div>
        )}
      </div>
    </section>
  );
}

function Repeat({ repeat }: { repeat: () => Promise<void> }) {
  const [busy, setBusy] = useState(false);

  async function press() {
    setBusy(true);
    try {
      await repeat();
      showToast(words.saved);
    } catch (error) {
      showToast({ variant: "destructive", title: words.failed, description: failureMessage(error, words.failed) });
      setBusy(false);
    }
  }

  return (
    <Button busy={busy} onClick={press}>
      {words.sameAsYesterday}
    </Button>
  );
}
