import { Info } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { answersTexts as words } from "#features/texts/answers.ts";

/**
 * That an answer is generated and replaces no advice, and who said it (`engine`): in full where it is said first, at every other answer behind
 * a small control. `beside`: what of it always stands, in the control's row, which does not move when the rest opens.
 */
export function AnswerNotice(props: { notice: string; inFull: boolean; engine: ReactNode; beside: ReactNode }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  if (props.inFull) {
    return (
      <div className="pt-1">
        {props.beside ?? props.engine}
        <p lang="en" className="measure text-fine text-soft">
          {props.notice}
        </p>
      </div>
    );
  }
  return (
    <div>
      <div className="flex min-h-11 items-center justify-between gap-3">
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="-ml-2 flex min-h-11 shrink-0 items-center gap-1.5 rounded-control px-2 text-fine text-soft hover:text-ink"
        >
          <Info aria-hidden="true" className="size-4.5" />
          {words.about}
        </button>
        {props.beside}
      </div>
      <div id={id} hidden={!open} className="pb-1">
        {props.beside ? null : props.engine}
        <p lang="en" className="measure text-fine text-soft">
          {props.notice}
        </p>
      </div>
    </div>
  );
}
