import { Check, CircleAlert, CloudOff, RefreshCw } from "lucide-react";
import { useState } from "react";
import type { SyncStatus } from "#sync/status.ts";
import { classNames } from "#ui/class-names.ts";
import { type StatusActions, StatusDetails } from "./status-details.tsx";
import { shortStatus, spokenStatus } from "./status-words.ts";

/** The status in a few words; pressed, it says what that means and what can be done. */
export function StatusButton({ status, actions }: { status: SyncStatus; actions: StatusActions }) {
  const [open, setOpen] = useState(false);
  const now = Date.now();
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className={classNames(
          "inline-flex min-h-11 min-w-0 items-center gap-2 rounded-control px-2 text-left underline decoration-transparent underline-offset-4 hover:decoration-edge",
          status.kind === "problem" ? "font-semibold text-thread" : "text-soft hover:text-ink",
        )}
      >
        <StatusIcon status={status} />
        <span className="tabular-nums">{shortStatus(status, now)}</span>
      </button>
      <span role="status" className="sr-only">
        {spokenStatus(status, now)}
      </span>
      <StatusDetails status={status} now={now} open={open} onOpenChange={setOpen} actions={actions} />
    </>
  );
}

function StatusIcon({ status }: { status: SyncStatus }) {
  const size = "size-5 shrink-0";
  switch (status.kind) {
    case "syncing":
      return <RefreshCw aria-hidden="true" className={classNames(size, "motion-safe:animate-spin")} />;
    case "offline":
      return <CloudOff aria-hidden="true" className={size} />;
    case "problem":
      return <CircleAlert aria-hidden="true" className={size} />;
    case "up-to-date":
      return <Check aria-hidden="true" className={classNames(size, "text-well")} />;
    default:
      return <Check aria-hidden="true" className={size} />;
  }
}
