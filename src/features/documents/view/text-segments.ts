/** What can be shown of words: cited, found, found and looked at now, hard to read, or the patient's own. */
export type WordMark = "place" | "found" | "current" | "unsure" | "corrected";

export interface MarkedRange {
  mark: WordMark;
  start: number;
  end: number;
}

export interface TextSegment {
  start: number;
  text: string;
  marks: ReadonlySet<WordMark>;
}

/**
 * Cuts a text from `start` to `end` (UTF-16 offsets) wherever a mark begins or ends. Marks may overlap and reach beyond; what they hold of
 * nothing marks nothing.
 */
export function segmentText(
  text: string,
  ranges: readonly MarkedRange[],
  { start, end }: { start: number; end: number } = { start: 0, end: text.length },
): TextSegment[] {
  const inside = ranges.filter((range) => range.start < end && start < range.end && range.start < range.end);
  const cuts = new Set([start, end]);
  for (const range of inside) for (const cut of [range.start, range.end]) if (cut > start && cut < end) cuts.add(cut);
  const places = [...cuts].sort((one, other) => one - other);
  return places.slice(0, -1).flatMap((from, index) => {
    const to = places[index + 1] ?? end;
    const marks = new Set(inside.filter((each) => each.start < to && from < each.end).map(({ mark }) => mark));
    const words = text.slice(from, to);
    return words === "" ? [] : [{ start: from, text: words, marks }];
  });
}
