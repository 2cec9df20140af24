import type { Page } from "#core/domain/page.ts";
import type { Passage } from "#core/reading/passages.ts";

/** How a passage is set on its page, against the page's usual. */
export interface Setting {
  indent: "out" | "usual" | "in" | "far" | "unknown";
  size: "small" | "usual" | "large" | "unknown";
  lines: number;
}

export const unknownSetting: Setting = { indent: "unknown", size: "unknown", lines: 1 };

/** Where each passage stands across its page, and how large its line is; both by the page's own usual. */
export function settingsOf(passages: readonly Passage[], pages: readonly Page[]): Setting[] {
  const sets = new Map(pages.map((page) => [page.number, usualOf(page)]));
  const at = new Map<number, number>();
  return passages.map(({ page, start, end }) => {
    const set = sets.get(page);
    if (set === undefined) return unknownSetting;
    let line = at.get(page) ?? 0;
    while (line + 1 < set.lines.length && (set.lines[line + 1]?.start ?? 0) <= start) line++;
    at.set(page, line);
    let last = line;
    while (last + 1 < set.lines.length && (set.lines[last + 1]?.start ?? 0) < end) last++;
    const box = set.lines[line]?.box;
    if (box === undefined) return { ...unknownSetting, lines: last - line + 1 };
    const indent = box.x - set.left;
    const size = box.height / set.height;
    return {
      indent: indent < -0.02 ? "out" : indent < 0.02 ? "usual" : indent < 0.2 ? "in" : "far",
      size: size < 0.87 ? "small" : size < 1.12 ? "usual" : "large",
      lines: last - line + 1,
    };
  });
}

function usualOf({ lines }: Page) {
  const boxes = lines.flatMap(({ box }) => (box === undefined ? [] : [box]));
  const middle = (values: number[]) => values.sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
  return { lines, left: middle(boxes.map(({ x }) => x)), height: middle(boxes.map(({ height }) => height)) || 1 };
}
