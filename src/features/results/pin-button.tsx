import { Pin } from "lucide-react";
import { resultsTexts as words } from "#features/texts/results.ts";
import { classNames } from "#ui/class-names.ts";

/** Keeps a test on top, or lets it go. */
export function PinButton(props: { name: string; pinned: boolean; onPin: () => void }) {
  return (
    <button
      type="button"
      aria-pressed={props.pinned}
      aria-label={words.pin(props.name)}
      onClick={props.onPin}
      className="-mr-2 grid size-11 shrink-0 place-items-center rounded-control text-soft hover:text-ink"
    >
      <Pin aria-hidden="true" className={classNames("size-5", props.pinned && "fill-ink text-ink")} />
    </button>
  );
}
