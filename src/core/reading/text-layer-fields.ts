import type { Box, Page } from "#core/domain/page.ts";
import { boxAroundAll, fractionsOf, type LooseLine, looseLines, textOfLines } from "./text-layer-lines.ts";
import { wordsOfRun } from "./text-layer-words.ts";

/** A filled form field or a typed note that is laid over a page; `box` in points of the upright page. */
export type FilledField =
  | { kind: "text"; name: string; tip: string; value: string; box: Box }
  | { kind: "check"; name: string; tip: string; box: Box }
  | { kind: "note"; value: string; box: Box };

/** Names that programs give to fields when nobody does. */
const emptyName =
  /^(?:text|field|check|checkbox|box|radio|group|undefined|untitled|button|choice|f|c|p|topmostsubform|page)?[\s_\-[\]()\d.]*$/i;

function middle(box: Box): number {
  return box.y + box.height / 2;
}

function onSameLevel(first: Box, second: Box): boolean {
  return Math.abs(middle(first) - middle(second)) <= 0.6 * Math.max(Math.min(first.height, second.height), 0.008);
}

function nearest(
  lines: readonly LooseLine[],
  distance: (box: Box) => number | undefined,
): { index: number; text: string } | undefined {
  let best: { index: number; text: string; distance: number } | undefined;
  lines.forEach((line, index) => {
    if (!line.box || line.source === "form-field") return;
    const away = distance(line.box);
    if (away !== undefined && away >= -0.01 && (!best || away < best.distance))
      best = { index, text: line.text, distance: away };
  });
  return best;
}

/** The printed words that belong to a field: before it on the same level (behind it for a box to tick), else right above it. */
function printedLabel(
  lines: readonly LooseLine[],
  field: FilledField,
  box: Box,
): { index: number; text: string } | undefined {
  const right = box.x + box.width;
  const before = nearest(lines, (line) => (onSameLevel(line, box) ? box.x - (line.x + line.width) : undefined));
  if (field.kind === "check") {
    const behind = nearest(lines, (line) =>
      onSameLevel(line, box) && line.x - right < 0.1 ? line.x - right : undefined,
    );
    return behind ?? before;
  }
  const above = nearest(lines, (line) => {
    const gap = box.y - (line.y + line.height);
    const overlaps = line.x < right && line.x + line.width > box.x;
    return overlaps && gap < 0.03 ? gap : undefined;
  });
  return before ?? above;
}

function label(field: Extract<FilledField, { name: string }>, printed: string | undefined): string {
  const name = field.name.replace(/^.*\./, "").replace(/\[\d+\]$/, "");
  const readableName = name
    .replace(/[_-]+/g, " ")
    .replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
    .trim();
  const chosen = field.tip.trim() || printed || (emptyName.test(name) ? "" : readableName);
  return chosen.replace(/\s+/g, " ").replace(/(?<![\s:._])[\s:._]+$/, "");
}

function textOf(field: FilledField, printed: string | undefined): string {
  switch (field.kind) {
    case "note":
      return field.value;
    case "text": {
      const name = label(field, printed);
      return name === "" ? field.value : `${name}: ${field.value}`;
    }
    case "check": {
      const name = label(field, printed);
      return name === "" ? "" : `${name}: yes`;
    }
    default:
      return field satisfies never;
  }
}

/** The words of a longer value are not placed one by one: it is lit up whole. */
const longestPlaced = 10_000;

/** A printed label that has its line to itself and the value beside it are one line: the label's words stay where they are printed. */
function labelledLine(text: string, printed: LooseLine, box: Box): LooseLine | undefined {
  const label = printed.text.replace(/(?<![\s:._])[\s:._]+$/, "");
  const around = printed.box && boxAroundAll([printed.box, box]);
  if (!printed.box || !around || label === "" || !text.startsWith(`${label}: `)) return undefined;
  if (text.length > longestPlaced) return { text, box: around, source: "form-field" };
  const value = label.length + 2;
  const words = [...wordsOfRun(text.slice(0, value - 1), printed.box), ...wordsOfRun(text.slice(value), box, value)];
  return { text, box: around, source: "form-field", words };
}

/**
 * Puts filled fields between the printed lines of their page, each behind the line it belongs to: "Label: value", "Label: yes" for a ticked
 * box, the words alone for a typed note. The label is the field's own description, else the printed words beside it, else its name. A line
 * that holds nothing but the label is replaced.
 */
export function withFilledFields(page: Page, fields: readonly FilledField[]): Page {
  if (fields.length === 0) return page;
  const size = { width: page.width ?? 1, height: page.height ?? 1 };
  const printed = looseLines(page);
  const replaced = new Map<number, LooseLine>();
  const behind = new Map<number, LooseLine[]>();
  const sorted = [...fields].sort((first, second) => first.box.y - second.box.y || first.box.x - second.box.x);
  for (const field of sorted) {
    const box = fractionsOf(field.box, size);
    const beside = field.kind === "note" ? undefined : printedLabel(printed, field, box);
    const text = textOf(field, beside?.text)
      .replace(/(?<!\s)\s*[\r\n]+\s*/g, " / ")
      .trim();
    if (text === "") continue;
    const place = beside?.index ?? printed.findLastIndex((line) => line.box !== undefined && line.box.y <= box.y);
    const line = printed[place];
    const labelled = line && !replaced.has(place) ? labelledLine(text, line, box) : undefined;
    if (labelled) replaced.set(place, labelled);
    else {
      const held = behind.get(place) ?? [];
      held.push({ text, box, source: "form-field" });
      behind.set(place, held);
    }
  }
  const loose = printed.flatMap((line, index) => [replaced.get(index) ?? line, ...(behind.get(index) ?? [])]);
  return { ...page, ...textOfLines([...(behind.get(-1) ?? []), ...loose]) };
}
