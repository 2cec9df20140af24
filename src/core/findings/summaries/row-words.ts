import type { Citation } from "#core/domain/citation.ts";
import type { ResultStatement } from "#core/domain/statement.ts";
import type { StructuredPassage } from "#core/understanding/structure/record-structure.ts";

export interface Said {
  text: string;
  citations: Citation[];
}

/** Heads that add nothing to what stands below them. */
const plainHead =
  /^(?:status|directions?|comments?|notes?|instructions?|how to take\b.*|results?|dose|flag|units?|medicines?|medications?|drug|name|date|value|details|frequency|indication|reason|test|action|advice|qty|quantity)$/i;

/** Words of a cell that are said with the head of its column: longer ones speak for themselves. */
const shortCell = 3;

/** The results of one row as one saying, the newest first: "CRP 3 mg/L (normal; 6 before)". Undefined where there are none. */
export function resultWords(results: readonly ResultStatement[]): Said | undefined {
  const [first] = results;
  if (first === undefined) return undefined;
  const byName = new Map<string, ResultStatement[]>();
  for (const result of results) {
    const same = byName.get(result.name);
    if (same === undefined) byName.set(result.name, [result]);
    else same.push(result);
  }
  const citations: Citation[] = [];
  const parts = [...byName.values()].map((series) => {
    const [newest, before] = [...series].sort((one, other) =>
      (one.date?.date ?? "") < (other.date?.date ?? "") ? 1 : -1,
    );
    if (newest === undefined) return "";
    citations.push(...newest.citations);
    const notes: string[] = newest.flag === undefined ? [] : [newest.flag];
    if (before !== undefined && before.value !== newest.value && before.date?.date !== newest.date?.date) {
      citations.push(...before.citations);
      notes.push(`${before.value} before`);
    }
    const unit =
      newest.unit === undefined || !isUnit(newest) ? "" : /^[%/]/.test(newest.unit) ? newest.unit : ` ${newest.unit}`;
    return `${newest.printedName} ${newest.value}${unit}${notes.length === 0 ? "" : ` (${notes.join("; ")})`}`;
  });
  return { text: parts.join(", "), citations };
}

/** A flag or a part of the test's name that a table's columns made a unit of is none. */
function isUnit({ unit = "", printedName }: ResultStatement): boolean {
  return !/^(?:normal|high|low|abnormal|[HLA*]+)$/i.test(unit) && !printedName.includes(unit);
}

/** "Mon 29 Sept": the row is a day's, and no test's. */
export function namesDay(name: string): boolean {
  return /\b(?:mon|tues?|wed|thurs?|fri|sat|sun)(?:day)?\b|\b\d{1,2}[ /-](?:\d{1,2}\b|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i.test(
    name,
  );
}

/** The row of a diary as its writer's note of that day; undefined where it holds only figures. */
export function diaryRowWords(passage: StructuredPassage): string | undefined {
  const [day, ...others] = passage.cells.map(({ text }) => text.replace(/\s+/g, " ").trim());
  const note = others.filter((text) => text.split(" ").length >= 3 && /\p{L}{2}/u.test(text)).join("; ");
  return day === undefined || note === "" ? undefined : `${day}: ${note}`;
}

/** A row as a saying: "Ramipril 10mg OD: WITHHELD, do not restart"; short cells with the head of their column. */
export function rowWords(passage: StructuredPassage): string {
  const cells = passage.cells.filter(({ text }) => text.trim() !== "");
  const heads = passage.header?.length === passage.cells.length ? passage.header : undefined;
  const [first, ...others] = cells.map((cell) => {
    const text = cell.text.replace(/\s+/g, " ").trim();
    const head = heads?.[passage.cells.indexOf(cell)]?.text.trim();
    const alone =
      head === undefined ||
      head === "" ||
      plainHead.test(head) ||
      text.split(" ").length > shortCell ||
      cell === cells[0];
    return alone || text.toLowerCase().includes(head.toLowerCase()) ? text : `${head} ${text}`;
  });
  if (first === undefined) return passage.text;
  return others.length === 0 ? first : `${first.replace(/[:;,]$/, "")}: ${others.join(", ")}`;
}
