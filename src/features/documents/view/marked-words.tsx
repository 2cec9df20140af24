import type { RefObject } from "react";
import { correctionsTexts as words } from "#features/texts/corrections.ts";
import { classNames } from "#ui/class-names.ts";
import type { TextSegment, WordMark } from "./text-segments.ts";

/** What is marked as with a pen, in one stroke whatever else is to be seen of its words. */
const penMarks = ["place", "found", "current"] as const satisfies WordMark[];

interface Stroke {
  start: number;
  /** The marks of the pen, in words; none where nothing is marked. */
  pen: string;
  segments: TextSegment[];
}

/**
 * Words of a record with what is to be seen of them. `target` is put on the first of those that carry `aim`, to be brought into view.
 */
export function MarkedWords(props: {
  segments: TextSegment[];
  aim?: WordMark | undefined;
  target?: RefObject<HTMLElement | null>;
}) {
  const strokes = strokesOf(props.segments);
  const aimed = props.aim && strokes.find(({ segments }) => props.aim && segments[0]?.marks.has(props.aim));
  return strokes.map((stroke) => {
    const { start, pen, segments } = stroke;
    const inner = segments.map((segment) => <Segment key={segment.start} segment={segment} />);
    if (pen === "") return inner;
    const isCurrent = segments[0]?.marks.has("current");
    return (
      <mark
        key={start}
        ref={stroke === aimed ? props.target : undefined}
        data-mark={pen}
        className={isCurrent ? "outline-2 outline-ink outline-offset-1" : undefined}
      >
        {inner}
      </mark>
    );
  });
}

function Segment({ segment: { text, marks } }: { segment: TextSegment }) {
  const [unsure, corrected] = [marks.has("unsure"), marks.has("corrected")];
  if (!unsure && !corrected) return text;
  return (
    <span
      data-mark={[unsure && "unsure", corrected && "corrected"].filter(Boolean).join(" ")}
      title={corrected ? words.byYou : undefined}
      className={classNames(
        unsure && "underline decoration-2 decoration-dotted decoration-wait underline-offset-4",
        corrected && "border-well border-b-2",
      )}
    >
      {text}
    </span>
  );
}

/** Neighbours that the pen marks alike are one stroke. */
function strokesOf(segments: readonly TextSegment[]): Stroke[] {
  const strokes: Stroke[] = [];
  for (const segment of segments) {
    const pen = penMarks.filter((mark) => segment.marks.has(mark)).join(" ");
    const before = strokes.at(-1);
    if (before?.pen === pen) before.segments.push(segment);
    else strokes.push({ start: segment.start, pen, segments: [segment] });
  }
  return strokes;
}
