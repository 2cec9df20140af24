import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Spinner } from "./spinner.tsx";

export type BadgeTone = "grey" | "yellow" | "green" | "red";

const tones: Record<BadgeTone, string> = {
  grey: "bg-quiet-wash text-soft",
  yellow: "bg-wait-wash text-wait",
  green: "bg-well-wash text-well",
  red: "bg-wash text-thread",
};

export function Badge({ tone, busy = false, children }: { tone: BadgeTone; busy?: boolean; children: ReactNode }) {
  return (
    <span
      data-tone={tone}
      className={classNames(
        "inline-flex shrink-0 items-center gap-1.5 rounded-full px-2.5 py-1 font-semibold text-fine",
        tones[tone],
      )}
    >
      {busy && <Spinner />}
      {children}
    </span>
  );
}

const statusTones = { pending: "grey", processing: "yellow", completed: "green", failed: "red" } as const;

/** Where something stands: grey, yellow with a turning ring, green or red. The word always stands beside the colour. */
export function StatusBadge({ status, label }: { status: keyof typeof statusTones; label: string }) {
  return (
    <Badge tone={statusTones[status]} busy={status === "processing"}>
      {label}
    </Badge>
  );
}
