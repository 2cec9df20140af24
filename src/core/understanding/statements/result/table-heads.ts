import type { ClinicalDate } from "#core/domain/fact.ts";
import type { Cell } from "#core/reading/table-cells.ts";
import type { StatementSource } from "#core/understanding/statements/statement-source.ts";
import type { StructuredPassage } from "#core/understanding/structure/record-structure.ts";
import { extentOf } from "./cell-places.ts";
import { resultDatesIn } from "./result-dates.ts";
import { type TestName, testNameOf } from "./result-names.ts";

/** A column of a table of results, from its head. */
export interface ResultColumn {
  kind:
    | "test"
    | "result"
    | "previous"
    | "unit"
    | "range"
    | "flag"
    | "when"
    | "qualifier"
    | "measured"
    | "goal"
    | "other";
  text: string;
  /** Results: the day that the head prints. */
  date?: ClinicalDate;
  /** "measured": what stands below. */
  test?: TestName;
  /** The head's place across the page, where the reader knows it. */
  left?: number;
  right?: number;
  /** The head's words; none where the column has no head. */
  cell?: Cell & { page: number };
}

const heads: [ResultColumn["kind"], RegExp][] = [
  ["test", /^(?:result type|lab test|test (?:name|type|description)|vital signs?|description)\b/i],
  ["when", /^[[(]?(?:date|time|day|when|datum|date ?\/ ?time|collected|taken)\b/i],
  ["previous", /^(?:prev(?:ious)?|last|prior|before|baseline)\b/i],
  ["goal", /^(?:goal|target|aim|limit)\b/i],
  [
    "range",
    /^(?:\(?ref\b|\(?ref(?:erence)?(?:erence)?s?\b|\(?range|normal|usual|standard range|expected|bio(?:logical)?\.?\s?ref|interval|limits|n(?:ormal)? values?|\(?ref range)/i,
  ],
  ["unit", /^\(?units?\)?$/i],
  ["flag", /^(?:flags?|abn|abnormal|interp(?:retation)?|h\/l|\*)$/i],
  [
    "result",
    /^(?:results?|values?|your (?:value|result)s?|observed(?: value)?|actual|readings?|current|measured|in range|out of(?: range)?|today|now|latest|score|reported|level)\b/i,
  ],
  [
    "test",
    /^(?:tests?|test name|names?|analytes?|investigations?|components?|measures?|measurements?|parameters?|observations?|result type|haematology|hematology|biochemistry|chemistry|serology|immunology|markers?|assay|bloods?|blood tests?|lab(?:s|oratory)?(?: tests?)?|scale|questionnaire|instrument|item|regions?|sites?|examination|determination|profile)\b/i,
  ],
  [
    "other",
    /^(?:comments?|notes?|remarks?|lab|site|method|status|performer|action|finding|dose.*|intake|bedside|specimen)\b/i,
  ],
];

/** What one head says its column holds. */
function columnOf(source: StatementSource, cell: Cell, page: number): ResultColumn[] {
  const extent = extentOf(source, page, cell);
  const place = { text: cell.text, cell: { ...cell, page }, ...extent };
  const [date] = resultDatesIn(source, cell.text, cell.start);
  const kind = heads.find(([, pattern]) => pattern.test(cell.text))?.[0];
  if (date !== undefined && (kind === undefined || kind !== "test") && !/^(?:latest sample|printed)/i.test(cell.text)) {
    const rest = cell.text.slice(0, date.start - cell.start) + cell.text.slice(date.end - cell.start);
    if (rest.replace(/[^\p{L}]/gu, "").length <= 14 && !/\d/.test(rest.replace(/\d{1,2}[:.]\d{2}/g, "")))
      return [
        {
          kind: kind === "previous" ? "previous" : "result",
          date: { date: date.date, precision: date.precision },
          ...place,
        },
      ];
  }
  // "LABS (drawn 16 January)": the day of the results that have no head of their own.
  if (kind === "test" && date !== undefined)
    return [{ kind, date: { date: date.date, precision: date.precision }, ...place }];
  if (kind !== undefined) return [{ kind, ...place }];
  const words = cell.text.split(/\s+/);
  const kinds = words.map((word) => heads.find(([, pattern]) => pattern.test(word))?.[0]);
  if (words.length === 2 && kinds.every((one) => one !== undefined && one !== "other"))
    return kinds.map((one) => ({ kind: one ?? "other", ...place }));
  if (qualifier.test(cell.text)) return [{ kind: "qualifier", ...place }];
  const test = testNameOf(cell);
  if (test?.concept !== undefined || (test !== undefined && scaleInHead.test(cell.text)))
    return [{ kind: "measured", test, ...place }];
  return [{ kind: "other", ...place }];
}

/** "pain (0-10)", "bloat 0-5": a column of scores. */
const scaleInHead = /\p{L}{3}.{0,100}\b0\s?(?:-|–|to)\s?(?:4|5|10|100)\b\)?/u;

/** Columns that tell the side, the position or the minute at which one thing was measured. */
const qualifier =
  /^(?:right|left|r|l|od|os)?\s?(?:\((?:od|os|right|left|r|l)\))?$|^(?:supine|lying|sitting|standing|seated|lie|stand|pre|post|before|after|\d{1,2}\s?(?:min|mins|minutes|h|hr|hours?))$/i;

const day =
  /(?:19|20)\d{2}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}([/.-])\d{1,2}\1(?:\d{4}|\d{2})|\d{1,2}[ -]?[A-Z][a-z]{2,8}[ -]?'?(?:\d{4}|\d{2})/g;

/** "Test 20-02-2024 11-06-2024": days that stand one space apart head columns of their own. */
function daysApart(cell: Cell): Cell[] {
  const days = [...cell.text.matchAll(day)].map((match) => ({ at: match.index, end: match.index + match[0].length }));
  const first = days[0];
  if (days.length < 2 || first === undefined) return [cell];
  const led = cell.text.slice(0, first.at).trim();
  const apart = days.every(({ end }, index) => {
    const next = days[index + 1]?.at ?? cell.text.length;
    return /^[\s,|]*$/.test(cell.text.slice(end, next)) || next === cell.text.length;
  });
  if (!apart || led.split(/\s+/).length > 2) return [cell];
  const from = led === "" ? [] : [{ at: 0, end: led.length }];
  return [...from, ...days].map(({ at, end }, index, all) => {
    const whole = index === all.length - 1 ? cell.text.trimEnd().length : end;
    return { start: cell.start + at, end: cell.start + whole, text: cell.text.slice(at, whole) };
  });
}

/** The columns that a row's cells head, or undefined where the row is no head of results. */
export function headOfResults(source: StatementSource, passage: StructuredPassage): ResultColumn[] | undefined {
  const cells = passage.cells.flatMap(daysApart);
  if (cells.length < 2 || cells.length > 14) return undefined;
  const columns = cells.flatMap((cell) => columnOf(source, cell, passage.page));
  return isHead(columns) ? withImplied(columns) : undefined;
}

function isHead(columns: readonly ResultColumn[]): boolean {
  const count = (...kinds: ResultColumn["kind"][]) => columns.filter(({ kind }) => kinds.includes(kind)).length;
  const valued = columns.filter(
    ({ kind, text, date }) =>
      date === undefined &&
      (kind === "other" || kind === "measured") &&
      /(?:^|\s)[<>]?\d+(?:[.,/]\d+)?\s*(?:[a-zA-Z%/µ]{0,8})$/.test(text) &&
      !/[0-9]-|B12|C[34]|T[34]|FEV1|CD\d|A1c|PHQ|GAD/i.test(text),
  ).length;
  if (valued > 0) return false;
  const dated = columns.filter(({ kind, date }) => (kind === "result" || kind === "previous") && date !== undefined);
  if (dated.length >= 2) return true;
  if (count("when") >= 1 && count("measured") >= 1 && count("result") === 0) return true;
  if (count("test") >= 1 && count("measured") >= 2) return true;
  if (count("qualifier") >= 2) return count("other") <= 1 && count("measured") === 0;
  if (dated.length === 1 && count("test") >= 1) return true;
  return (
    count("test") >= 1 &&
    count("result", "range", "previous") >= 1 &&
    count("result", "range", "unit", "flag", "previous", "goal") >= 1
  );
}

/** A table's name column has often no head, and the head of its results stands a line higher. */
function withImplied(columns: ResultColumn[]): ResultColumn[] {
  const has = (kind: ResultColumn["kind"]) => columns.some((column) => column.kind === kind);
  if (has("when") && has("measured")) return columns;
  // "Date / Time: | 10 Sept | 1 Sept": what heads the days stands over the names.
  const dated = columns.filter(({ date }) => date !== undefined).length;
  const first = columns[0];
  if (first?.kind === "when" && dated >= 1 && !has("test")) return [{ ...first, kind: "test" }, ...columns.slice(1)];
  const named = has("test") ? columns : [{ kind: "test" as const, text: "" }, ...columns];
  const at = named.findIndex(({ kind }) => kind === "test");
  const { date, cell } = named[at] ?? {};
  const leads = date !== undefined && has("previous");
  if (has("result") || has("measured") || has("qualifier") || (has("previous") && !leads)) return named;
  const day = date === undefined || cell === undefined ? {} : { date, cell };
  return [...named.slice(0, at + 1), { kind: "result", text: "", ...day }, ...named.slice(at + 1)];
}
