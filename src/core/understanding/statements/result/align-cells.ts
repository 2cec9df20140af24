import type { Cell } from "#core/reading/table-cells.ts";
import { readFlag, unitSource } from "#core/understanding/facts/quantities.ts";
import { wordResult } from "./result-values.ts";
import type { ResultColumn } from "./table-heads.ts";

/** A cell with its place across the page. */
export type PlacedCell = Cell & { left?: number; right?: number };

type Content = "number" | "word" | "missing" | "range" | "limit" | "unit" | "flag" | "date" | "text";

const number = /^[(*]?\s?[*!]?\s?[-−–+]?\d[\d.,]*(?:\s?\/\s?\d+)?(?![-–\d])/;
const range = /^[([]?\s?(?:normal|ref|N)?:?\s?\d[\d.,]*\s?(?:-|–|—|to)\s?\d/i;
const limit = /^[([]?\s?(?:[<>≤≥]|>\s?or\s?=|under|over|up to|below|above|less than|more than)\s?=?\s?\d/i;
const unit = new RegExp(
  `^[([]?(?:${unitSource}|[x×]?\\s?10\\S{1,4}/\\S+|[a-zA-Zµμ%]{1,8}/[\\w.]{1,12}|mm ?Hg|fL|pg|%|secs?|index|ratio)[)\\]]?$`,
  "u",
);

/** What a cell holds by its looks. */
export function contentOf(text: string): Content {
  const bare = text.trim();
  if (bare === "" || /^(?:[-–—]+|n\/?a|nil|nd|\.+|\?)$/i.test(bare)) return "missing";
  if (
    /^[[(]?(?:HH?|LL?|[*!]+|[*]*[HL][*]*|↑+|↓+|A|N)[\])]?$/.test(bare) ||
    (readFlag(bare) !== undefined && bare.length < 9)
  )
    return "flag";
  if (range.test(bare)) return "range";
  if (limit.test(bare)) return "limit";
  if (number.test(bare)) return "number";
  if (wordResult.test(bare)) return "word";
  if (unit.test(bare)) return "unit";
  return "text";
}

const fit: Record<ResultColumn["kind"], Partial<Record<Content, number>>> = {
  test: { text: 3, word: 0.5, unit: 0.5, number: -4, missing: -4, range: -4, limit: -4, flag: -4 },
  result: { number: 3, limit: 2, word: 2.2, missing: 2, text: 0, range: -1.5, unit: -4, flag: 0.5 },
  previous: { number: 3, limit: 2, word: 2.2, missing: 2, text: 0, range: -1.5, unit: -4, flag: -1 },
  measured: { number: 3, limit: 2, word: 1, missing: 2, text: -1, range: -1, unit: -4, flag: -2 },
  qualifier: { number: 3, limit: 2, word: 2, missing: 2, text: 0, range: -1, unit: -4, flag: -2 },
  unit: { unit: 3, text: 0, missing: 0.5, number: -3, range: -3, limit: -3, flag: -3 },
  range: { range: 3, limit: 2.5, missing: 1, word: 1, number: -1.5, text: 0.5, unit: -3, flag: -3 },
  flag: { flag: 3, missing: 0.5, number: -4, range: -4, limit: -3, text: -1, unit: -3, word: 0.5 },
  when: { date: 3, number: 1, text: 0.5, missing: -2 },
  goal: { number: 2, limit: 3, range: 2, text: 0.5, missing: 1 },
  other: { text: 1, word: 1, number: 0, unit: 0.5, range: 0, limit: 0, flag: 0, missing: 0.5 },
};

function scoreOf(cell: PlacedCell, content: Content, column: ResultColumn): number {
  let score = fit[column.kind][content] ?? 0;
  if (column.kind === "when") score = /\d/.test(cell.text) ? 3 : -1;
  if (cell.left === undefined || cell.right === undefined || column.left === undefined || column.right === undefined)
    return score;
  const overlap = Math.min(cell.right, column.right) - Math.max(cell.left, column.left);
  if (overlap > 0) return score + 2;
  return score - Math.min(4, -overlap * 25);
}

/**
 * Which column each cell belongs to: by what the cell looks like and where it stands, in order, as empty cells leave no trace in a page's
 * text. The answer has a column's index, or undefined, for each cell.
 */
export function alignCells(cells: readonly PlacedCell[], columns: readonly ResultColumn[]): (number | undefined)[] {
  const contents = cells.map(({ text }) => contentOf(text));
  const width = columns.length + 1;
  const best = new Float64Array((cells.length + 1) * width);
  const from = new Uint8Array((cells.length + 1) * width);
  const skipColumn = (column: ResultColumn | undefined) =>
    column?.kind === "test" ? 3 : column?.kind === "result" || column?.kind === "measured" ? 0.5 : 0.1;
  for (let row = 0; row <= cells.length; row++) {
    for (let at = 0; at <= columns.length; at++) {
      if (row === 0 && at === 0) continue;
      const cell = cells[row - 1];
      const content = contents[row - 1];
      const column = columns[at - 1];
      const value = (index: number) => best[index] ?? 0;
      let most = Number.NEGATIVE_INFINITY;
      let step = 0;
      const take = (score: number, kind: number) => {
        if (score > most) {
          most = score;
          step = kind;
        }
      };
      if (row > 0 && at > 0 && cell !== undefined && content !== undefined && column !== undefined)
        take(value((row - 1) * width + at - 1) + scoreOf(cell, content, column), 1);
      if (row > 0) take(value((row - 1) * width + at) - (content === "flag" ? 0.2 : 1.8), 2);
      if (at > 0) take(value(row * width + at - 1) - skipColumn(column), 3);
      best[row * width + at] = most;
      from[row * width + at] = step;
    }
  }
  const columnOf: (number | undefined)[] = cells.map(() => undefined);
  for (let row = cells.length, at = columns.length; row > 0 || at > 0; ) {
    const step = from[row * width + at];
    if (step === 1) columnOf[row - 1] = at - 1;
    if (step !== 3) row--;
    if (step !== 2) at--;
  }
  return columnOf;
}
