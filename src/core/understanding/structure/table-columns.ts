import type { ClinicalDate } from "#core/domain/fact.ts";
import type { Page } from "#core/domain/page.ts";
import type { Passage } from "#core/reading/passages.ts";
import type { Cell } from "#core/reading/table-cells.ts";
import { type DateReading, findDates } from "#core/understanding/facts/find-dates.ts";
import { kindOfHead } from "./column-words.ts";
import type { ColumnRole } from "./record-structure.ts";

/** A head of a column: its text, what it names, and where it stands across the page. */
interface Head {
  text: string;
  role: ColumnRole;
  left: number;
  right: number;
}

export interface TableReading {
  /** What each cell of each row holds; empty for what is no row, or has no heads. */
  columns: ColumnRole[][];
  /** Passages that are heads of tables, with what the table is of. */
  heads: Map<number, "results" | "medicines" | "other">;
}

/** Reads the heads of tables, and by them what each cell of the rows below holds. Cells find their heads by where they stand. */
export function readColumns(
  passages: readonly Passage[],
  pages: readonly Page[],
  reading: DateReading & { dateOfCare: ClinicalDate | undefined },
): TableReading {
  const heads = new Map<number, "results" | "medicines" | "other">();
  let open: Head[] | undefined;
  let prose = 0;
  let page = 0;
  const columns = passages.map((passage, index): ColumnRole[] => {
    if (passage.page !== page) {
      page = passage.page;
      open = undefined;
    }
    if (passage.kind !== "row") {
      const long = passage.kind !== "heading" && passage.text.split(/\s+/).length > 7;
      prose = long ? prose + 1 : prose;
      if (prose >= 2) open = undefined;
      return [];
    }
    const own = headsOf(passage, pages, reading);
    if (own !== undefined) {
      open = own;
      prose = 0;
      heads.set(index, tableOf(own));
      return [];
    }
    prose = 0;
    const known = open;
    return known === undefined ? [] : passage.cells.map((cell) => roleFor(cell, passage, known, pages));
  });
  return { columns, heads };
}

function tableOf(heads: readonly Head[]): "results" | "medicines" | "other" {
  const kinds = heads.map(({ role }) => role.kind);
  if (kinds.includes("medicine")) return "medicines";
  const dated = heads.filter(({ role }) => role.kind === "result").length;
  return dated >= 2 ||
    (kinds.includes("result") && (kinds.includes("test") || kinds.includes("range") || kinds.includes("unit")))
    ? "results"
    : "other";
}

/** The heads in a row, where it is one: most cells name columns or are days, and none is a measured value. */
function headsOf(
  passage: Passage,
  pages: readonly Page[],
  reading: DateReading & { dateOfCare: ClinicalDate | undefined },
): Head[] | undefined {
  const { cells } = passage;
  if (cells.length < 2) return undefined;
  const roles = cells.map((cell, index) => headRole(cell.text, index, reading));
  const named = roles.filter((role) => role !== undefined).length;
  const valued = cells.filter(
    ({ text }) =>
      /^[<>]?\s?\d+(?:\.\d+)?\s?(?:[HL*%]|mg|g|mmol|kg|cm|mm)?$/.test(text) || /\b(?:mg|mcg|mmol|ml|g)\b/i.test(text),
  ).length;
  if (valued > 0 || named < 2 || named < cells.length * 0.6) return undefined;
  const dates = roles.filter((role) => role?.kind === "result" && role.date !== undefined).length;
  // A row that opens with a day and goes on with words is an entry of a diary, and no head.
  if (dates === 1 && roles[0]?.kind === "result" && named < 3) return undefined;
  if (
    named === 2 &&
    cells.length === 2 &&
    dates === 0 &&
    !/^(?:test|name|medicine|medication|drug|date|item|measure)/i.test(cells[0]?.text ?? "")
  )
    return undefined;
  return cells.map((cell, index) => {
    const place = acrossPage(cell, passage.page, pages);
    return { text: cell.text, role: roles[index] ?? { kind: index === 0 ? "test" : "other" }, ...place };
  });
}

function headRole(
  text: string,
  index: number,
  reading: DateReading & { dateOfCare: ClinicalDate | undefined },
): ColumnRole | undefined {
  const date = dateIn(text, reading);
  const kind = kindOfHead(text);
  const rest = text.replace(/[\d/.,:()-]+|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b/gi, " ").trim();
  if (
    date !== undefined &&
    (kind === undefined || kind === "result" || kind === "test") &&
    rest.split(/\s+/).length <= 3
  ) {
    return index === 0 && kind === "test" ? { kind: "test" } : { kind: "result", date };
  }
  if (kind === undefined || date !== undefined) return undefined;
  return kind === "result" ? { kind: "result" } : { kind };
}

/** The day in a column's head; without its year it is the last such day before the record's. */
function dateIn(
  text: string,
  reading: DateReading & { dateOfCare: ClinicalDate | undefined },
): ClinicalDate | undefined {
  const anchor = reading.dateOfCare?.date ?? reading.anchor;
  const [found] = findDates(text, 0, { dayFirst: reading.dayFirst, anchor });
  if (found === undefined || (found.relative && !/\d/.test(text))) return undefined;
  return { date: found.date, precision: found.precision };
}

/** The head that a cell stands under: the nearest across the page; by its number where the page has no places. */
function roleFor(cell: Cell, { cells, page }: Passage, heads: readonly Head[], pages: readonly Page[]): ColumnRole {
  const place = acrossPage(cell, page, pages);
  const byNumber = heads[cells.indexOf(cell)]?.role ?? { kind: "other" };
  if (Number.isNaN(place.left) || heads.some(({ left }) => Number.isNaN(left))) return byNumber;
  let best = heads[0];
  let least = Number.POSITIVE_INFINITY;
  for (const head of heads) {
    const distance = Math.min(
      Math.abs(head.left - place.left),
      Math.abs(head.right - place.right),
      Math.abs((head.left + head.right) / 2 - (place.left + place.right) / 2),
    );
    if (distance < least) {
      least = distance;
      best = head;
    }
  }
  return best?.role ?? byNumber;
}

/** Where a cell begins and ends across the page. */
function acrossPage(cell: Cell, page: number, pages: readonly Page[]): { left: number; right: number } {
  const line = pages
    .find(({ number }) => number === page)
    ?.lines.find(({ start, end }) => start <= cell.start && cell.end <= end);
  const words =
    line?.words?.filter(({ start, end, box }) => box !== undefined && start >= cell.start && end <= cell.end) ?? [];
  const first = words[0]?.box;
  const last = words.at(-1)?.box;
  if (first === undefined || last === undefined) return { left: Number.NaN, right: Number.NaN };
  return { left: first.x, right: last.x + last.width };
}
