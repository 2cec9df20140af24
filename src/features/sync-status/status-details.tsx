import { useState } from "react";
import { syncStatusTexts as words } from "#features/texts/sync-status.ts";
import { texts } from "#features/texts/texts.ts";
import type { SyncProblemKind, SyncStatus } from "#sync/status.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { formatMoment, shortStatus } from "./status-words.ts";

/** The ways out. */
export interface StatusActions {
  syncNow(): Promise<unknown>;
  reload(): void;
  /** Where devices are listed and connected. */
  settingsHref: string;
  /** Where it stands what takes space on this device. */
  storageHref: string;
}

/** What the status means, and what can be done about it. `now`: epoch milliseconds. */
export function StatusDetails(props: {
  status: SyncStatus;
  now: number;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  actions: StatusActions;
}) {
  const { status, now, actions } = props;
  const waiting = status.kind === "offline" || status.kind === "problem" ? status.waiting : 0;
  const title = status.kind === "problem" ? words.problems[status.problem].title : shortStatus(status, now);
  return (
    <Dialog open={props.open} onOpenChange={props.onOpenChange} title={title} closeLabel={texts.chrome.close}>
      <div className="flex flex-col gap-4">
        <p>{textOf(status, now)}</p>
        {waiting > 0 && <p className="font-semibold">{words.waiting(waiting)}</p>}
        {status.kind === "syncing" && (
          <progress
            aria-label={words.syncingQuietly}
            value={status.done}
            max={status.of}
            className="block h-1.5 w-full overflow-hidden rounded-full [&::-moz-progress-bar]:bg-thread [&::-webkit-progress-bar]:bg-quiet-wash [&::-webkit-progress-value]:bg-thread"
          />
        )}
        <div className="flex flex-wrap items-center gap-3">
          <WayOut status={status} actions={actions} leave={() => props.onOpenChange(false)} />
          <ButtonLink href={actions.settingsHref} variant="quiet" onClick={() => props.onOpenChange(false)}>
            {words.settings}
          </ButtonLink>
        </div>
      </div>
    </Dialog>
  );
}

function textOf(status: SyncStatus, now: number): string {
  switch (status.kind) {
    case "syncing":
      return words.syncingText;
    case "up-to-date":
      return words.upToDateText(formatMoment(status.at, now));
    case "offline":
      return words.offlineText;
    case "problem":
      return words.problems[status.problem].text;
    default:
      return words.savedHereText;
  }
}

function WayOut({ status, actions, leave }: { status: SyncStatus; actions: StatusActions; leave: () => void }) {
  const [busy, setBusy] = useState(false);
  if (status.kind === "syncing") return null;
  const problem: SyncProblemKind | undefined = status.kind === "problem" ? status.problem : undefined;
  if (problem === "signed-out")
    return (
      <ButtonLink href={actions.settingsHref} variant="primary" onClick={leave}>
        {words.connect}
      </ButtonLink>
    );
  if (problem === "too-old")
    return (
      <Button variant="primary" onClick={actions.reload}>
        {words.reload}
      </Button>
    );
  const again = () => {
    setBusy(true);
    actions.syncNow().finally(() => setBusy(false));
  };
  return (
    <>
      <Button busy={busy} onClick={again}>
        {status.kind === "problem" ? words.tryAgain : words.now}
      </Button>
      {problem === "device-full" && (
        <ButtonLink href={actions.storageHref} onClick={leave}>
          {words.makeSpace}
        </ButtonLink>
      )}
    </>
  );
}
