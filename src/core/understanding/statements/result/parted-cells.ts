import { contentOf, type PlacedCell } from "./align-cells.ts";
import { testNameOf } from "./result-names.ts";

/** "L 104", "11.7-15.5 g/dL H": flags and marks that stand before a name are cells of their own. */
export function parted(cell: PlacedCell): PlacedCell[] {
  const lead = /^(?:HH|LL|H|L|A|[*!]+)\s+(?=\S{2})/.exec(cell.text)?.[0];
  if (lead === undefined) return nameAndValue(cell);
  if (contentOf(cell.text) === "range") return [cell];
  const start = cell.start + lead.length;
  return [
    { ...cell, end: cell.start + lead.trimEnd().length, text: lead.trim() },
    { ...cell, start, text: cell.text.slice(lead.length) },
  ];
}

/** "LDL cholesterol 118 H mg/dL" in one cell: a long name leaves no gap before its value. */
function nameAndValue(cell: PlacedCell): PlacedCell[] {
  const name = /^\p{L}[^\d]{0,60}\p{L}\)?(?=\s+[<>]?\d+(?:\.\d+)?\s+(?:[HL]\b|\*|[a-zA-Zµ]{1,6}\/[a-zA-Z]))/u.exec(
    cell.text,
  )?.[0];
  if (name === undefined || testNameOf({ text: name, start: cell.start })?.concept === undefined) return [cell];
  const at = name.length + (/^\s+/.exec(cell.text.slice(name.length))?.[0].length ?? 0);
  return [
    { text: name, start: cell.start, end: cell.start + name.length },
    { text: cell.text.slice(at), start: cell.start + at, end: cell.end },
  ];
}
