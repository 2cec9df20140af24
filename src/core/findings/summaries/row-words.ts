import type { Citation } from "#core/domain/citation.ts";
import type { LineRole } from "#core/domain/line-role.ts";
import type { ResultStatement } from "#core/domain/statement.ts";
import { dateInWords } from "#core/understanding/facts/calendar.ts";
import type { StructuredPassage } from "#core/understanding/structure/record-structure.ts";
import { findMentions } from "#core/understanding/vocabulary/find-concepts.ts";
import { tokenise } from "#core/understanding/vocabulary/tokens.ts";
import { isBareHead } from "./bare-heads.ts";
import type { SummaryUnit } from "./summary-unit.ts";
import { isUnfinished } from "./unfinished-words.ts";

export interface Said {
  text: string;
  citations: Citation[];
}

/** Heads that add nothing to what stands below them. */
const plainHead =
  /^(?:status|how|sig|when|schedule|take|route|directions?|comments?|notes?|instructions?|how to take\b.*|results?|dose|flag|units?|medicines?|medications?|drug|name|date|value|details|frequency|indication|reason|test|action|advice|qty|quantity)$/i;

/** Words of a cell that are said with the head of its column: longer ones speak for themselves. */
const shortCell = 3;

/** The results of one row as one saying, the newest first: "CRP 3 mg/L (normal; 6 before)", with its day where that is not the record's. Undefined where there are none. */
export function resultWords(results: readonly ResultStatement[], day: string | undefined): Said | undefined {
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
    const { date } = newest;
    if (date?.precision === "day" && day !== undefined && date.date < day) notes.push(`on ${dateInWords(date.date)}`);
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
export function rowWords(passage: StructuredPassage): string | undefined {
  const heads = passage.header?.length === passage.cells.length ? passage.header : undefined;
  // "Vaccines up to date | ☐ | ☑": without the heads it is not known whether the tick says yes or no.
  if (heads === undefined && passage.cells.some(({ text }) => emptyBox.test(text.trim()))) return undefined;
  const said = passage.cells.flatMap((cell, index) => {
    const text = cell.text.replace(/\s+/g, " ").trim();
    const head = heads?.[index]?.text.trim() ?? "";
    if (head !== "" && tickedBox.test(text)) return [head];
    const isPlain = head === "" || plainHead.test(head);
    if (text === "" || /^[^\p{L}\p{N}]+$/u.test(text) || (isPlain && isCode(text, passage.role))) return [];
    if (itemNumber.test(text)) return [];
    const alone =
      isPlain || text.split(" ").length > shortCell || index === 0 || text.toLowerCase().includes(head.toLowerCase());
    return alone ? [text] : [`${head} ${text}`];
  });
  if (said.every(isBareHead)) return undefined;
  // A cell that breaks off goes on in the line below, and so do its neighbours: read across, the row would say what nobody wrote.
  const [first, ...others] = said;
  const leadsToNext = said.length === 2 && shortLabel.test(said[0] ?? "");
  if (!leadsToNext && said.slice(0, -1).some(isUnfinished)) return undefined;
  if (said.some((text) => restOfSentence.test(text))) return undefined;
  // A name whose row says nothing of it that a person could use.
  if (first === undefined || (others.length === 0 && passage.cells.length > 2 && first.split(" ").length < 3))
    return undefined;
  if (others.length > 1 && others.every((text) => onlyDay.test(text))) return undefined;
  if (others.length === 0) return first;
  const at = others.findIndex((text) => status.test(text));
  const parts = (at < 0 ? others : others.toSpliced(at, 1)).map(withoutStop);
  const thing = [withoutStop(first), parts.join(", ")].filter((part) => part !== "").join(": ");
  return at < 0 ? thing : `${inSmall(others[at] ?? "")}: ${thing}`;
}

const emptyBox = /^(?:☐|\[ ?\])$/;
const tickedBox = /^(?:[☑☒✓✔]|\[[xX]\])$/;

/** "2." before an item. */
const itemNumber = /^\(?\d{1,2}[.)]$/;
/** A row of days is the head of a table. */
const onlyDay = /^\d{1,4}[/.-]\d{1,2}(?:[/.-]\d{2,4})?$/;
/** What is done with a medicine, in a column of its own: said before its name, it is understood at once. */
const status =
  /^(?:new|started|stopped|ceased|changed|increased|reduced|withheld|held|on hold|suspended|restarted|continued?|unchanged|no change|same|dose (?:up|down|change|increased|reduced))$/i;

function withoutStop(text: string): string {
  return text.replace(/(?<![\s:;,.])[\s:;,.]+$/, "");
}

/** "STOPPED" as it stands before a name. */
function inSmall(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1).toLowerCase();
}

/** "Call us for   new lumps, bone pain": a label that its row goes on from. */
const shortLabel = /^[^\s(]+(?: [^\s(]+){0,3}$/;

/** "hallucinations. BP lying 138/80", "low dose)": the cell goes on from the line above. */
const restOfSentence = /^\p{Ll}[^.]{2,60}\p{Ll}\. \p{Lu}|^[^(]*\p{L}{3}\)/u;

/** Lists of medicines side by side ("Stopped | Changed | New"): read across, one would be told as what is done with another. */
export function holdsListsSideBySide({ cells }: StructuredPassage): boolean {
  const begins = cells.filter(({ text }) => {
    const [first] = findMentions(text, 0, tokenise(text), true);
    return (
      first !== undefined && first.start <= 2 && first.surfaces.every(({ concept }) => concept.kind === "medication")
    );
  });
  return begins.length >= 2;
}

const measures: ReadonlySet<LineRole> = new Set(["results", "imaging-findings", "examination", "diary"]);

/** What only the writer's system knows: initials, "S" and "R"; on a list of medicines also the number of a prescription, a count, the day of a supply. */
function isCode(text: string, role: LineRole): boolean {
  if (/^(?:\p{Lu}{1,2}|x)$/u.test(text)) return true;
  if (measures.has(role)) return false;
  const day = /^\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}$/;
  return /^(?:#?\d+|[$£€] ?[\d.]+)$/.test(text) || (role.startsWith("medicines-") && day.test(text));
}

/** A label, what stands behind its gap, and what goes on in the lines below: "Pt told: Pinch nose 15 min; …". */
export function labelledWords({ passage, text }: Pick<SummaryUnit, "passage" | "text">): string {
  const label = (passage.cells[0]?.text ?? "").replace(/\s+/g, " ").trim();
  if (label === "" || !text.startsWith(label)) return text;
  const rest = text.slice(label.length).replace(/^[\s:;,•*·▪◦–—-]+/, "");
  return rest === "" ? label : `${withoutStop(label)}: ${rest}`;
}
