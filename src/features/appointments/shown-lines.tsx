import { ChevronDown } from "lucide-react";
import { type ReactNode, useId, useState } from "react";

/**
 * The first of some lines, and the rest one press away. On paper all of them stand: what is folded here is only not looked at yet. A single
 * line is not folded.
 */
export function ShownLines<Line>(props: {
  lines: readonly Line[];
  shown: number;
  more: (count: number) => string;
  /** Draws some of the lines, the first of which is the one at `from`. */
  draw: (lines: readonly Line[], from: number) => ReactNode;
}) {
  const { lines, draw } = props;
  const id = useId();
  const [open, setOpen] = useState(false);
  const shown = lines.length <= props.shown + 1 ? lines.length : props.shown;
  if (shown === lines.length) return draw(lines, 0);
  return (
    <>
      {shown > 0 && draw(lines.slice(0, shown), 0)}
      <button
        type="button"
        data-print="hide"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="flex min-h-11 items-center gap-2.5 font-semibold text-fine hover:underline hover:underline-offset-4"
      >
        {props.more(lines.length - shown)}
        <ChevronDown aria-hidden="true" className={`size-4 transition-transform ${open ? "rotate-180" : ""}`} />
      </button>
      <div id={id} className={open ? "" : "hidden print:block"}>
        {draw(lines.slice(shown), shown)}
      </div>
    </>
  );
}
