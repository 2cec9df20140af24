import { LoaderCircle } from "lucide-react";
import { classNames } from "./class-names.ts";

/** A small turning ring beside words that say what goes on; it has no name of its own. */
export function Spinner({ className }: { className?: string }) {
  return <LoaderCircle aria-hidden="true" className={classNames("size-[1.1em] shrink-0 animate-spin", className)} />;
}

/** Fills the screen while nothing can be shown yet. `label` is its accessible name. */
export function FullScreenSpinner({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="fixed inset-0 z-40 grid place-items-center bg-paper text-thread">
      <LoaderCircle aria-hidden="true" strokeWidth={1.5} className="size-12 animate-spin" />
      <span className="sr-only">{label}</span>
    </div>
  );
}
