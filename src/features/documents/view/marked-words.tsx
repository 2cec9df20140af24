import type { RefObject } from "react";
import { correctionsTexts as words } from "#features/texts/corrections.ts";
import { classNames } from "#ui/class-names.ts";
import type { TextSegment, WordMark } from "./text-segments.ts";

/**
 * Words of a record with what is to be seen of them. `target` is put on the first of those that carry `aim`, to be
 * brought into view.
 */
export function MarkedWords(props: {
  segments: TextSegment[];
  aim?: WordMark | undefined;
  target?: RefObject<HTMLElement | null>;
}) {
  const { segments, aim: sought, target } = props;
  const aim = sought && segments.find(({ marks }) => marks.has(sought));
  return segments.map((segment) => {
    const { start, text, marks } = segment;
    if (marks.size === 0) return text;
    const className = classNames(
      marks.has("unsure") && "underline decoration-2 decoration-dotted decoration-wait underline-offset-4",
      marks.has("corrected") && "border-well border-b-2",
      marks.has("current") && "outline-2 outline-ink outline-offset-1",
    );
    const title = marks.has("corrected") ? words.byYou : undefined;
    const isMarked = marks.has("place") || marks.has("found") || marks.has("current");
    const Element = isMarked ? "mark" : "span";
    return (
      <Element
        key={start}
        ref={segment === aim ? target : undefined}
        className={className || undefined}
        title={title}
        data-mark={[...marks].join(" ")}
      >
        {text}
      </Element>
    );
  });
}
