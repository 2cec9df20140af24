import type { Page } from "#core/domain/page.ts";
import { inlineHeading } from "./headings.ts";
import weights from "./line-join-weights.json" with { type: "json" };
import { splitCells } from "./table-cells.ts";
import type { TextLine } from "./text-lines.ts";

/** Where a line stands: fractions of the page where its place is known, else counted in characters. */
interface Placed {
  text: string;
  left: number;
  right: number;
  /** Of one character. */
  character: number;
  top: number | undefined;
  height: number | undefined;
  /** A table's row, which tells nothing of how wide a column of words is. */
  row: boolean;
}

export interface LinePlaces {
  lines: Placed[];
  /** The usual distance from one line to the next, where places are known. */
  step: number | undefined;
}

/** The places of a page's lines, which may have been put together from several printed ones (the last one's end counts). */
export function placeLines(page: Page, lines: readonly TextLine[]): LinePlaces {
  const boxes = new Map(page.lines.map((line) => [line.start, line]));
  const placed = lines.map((line): Placed => {
    const text = line.text.trimEnd();
    const own = boxes.get(line.start);
    const length = Math.max(1, text.trim().length);
    const row = splitCells(line.text, 0).length >= 2;
    if (own?.box === undefined || own.end < line.start + text.length) {
      const left = text.length - text.trimStart().length;
      return { text, left, right: text.length, character: 1, top: undefined, height: undefined, row };
    }
    const { x, y, width, height } = own.box;
    return { text, left: x, right: x + width, character: width / length, top: y, height, row };
  });
  const steps = placed
    .flatMap(({ top }, index) => {
      const above = placed[index - 1]?.top;
      return top === undefined || above === undefined || top <= above ? [] : [top - above];
    })
    .sort((one, other) => one - other);
  return { lines: placed, step: steps[Math.floor(steps.length * 0.4)] };
}

/** How likely the layout, and not the writer, ended the line above line `index` (0 to 1). Weights: `training/line-joins.ts`. */
export function joinsLineAbove(places: LinePlaces, index: number): number {
  const begins = places.lines[index]?.text ?? "";
  if (stamp.test(begins)) return 0;
  if (isOpen(places.lines[index - 1]?.text ?? "", begins.trimStart())) return 1;
  let sum = 0;
  for (const feature of lineJoinFeatures(places, index)) sum += learned[feature] ?? 0;
  return 1 / (1 + Math.exp(-sum));
}

/** No sentence ends in such a word before a small letter, and no date before its month. */
function isOpen(above: string, line: string): boolean {
  if (/^\p{Ll}/u.test(line)) return /\b(?:if|the|an?|of|to|and|or|with|for|when|that|by|from|at)\s*$/.test(above);
  return (
    /\b\d{1,2}\s*$/.test(above) &&
    /^(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\b/.test(
      line,
    )
  );
}

/** A day and an hour open a message or an entry: "[05/02/26, 11:33 am] Lata:". */
const stamp = /^\s{0,8}[[(]?\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4},? {1,2}\d{1,2}[:.]\d{2}/;

const learned: Readonly<Record<string, number>> = weights;
/** Lines around that tell how wide a column is: a letterhead or a table may be wider than the text below it. */
const around = { up: 8, down: 8 };
const close = { up: 2, down: 5 };

/** What is seen of a line's end and the next line's beginning. */
export function lineJoinFeatures({ lines, step }: LinePlaces, index: number): string[] {
  const above = lines[index - 1];
  const line = lines[index];
  if (above === undefined || line === undefined) return ["none"];
  const ends = endOf(above.text);
  const begins = beginningOf(line.text);
  const room = roomIn(lines, index, around);
  const roomClose = roomIn(lines, index, close);
  const gap = gapOf(above, line, step);
  const words = above.text.trim().split(/\s+/).length;
  return [
    "any",
    `ends ${ends}`,
    `begins ${begins}`,
    `${ends}+${begins}`,
    `room ${room}`,
    `room ${room} begins ${begins}`,
    `room ${room} ends ${ends}`,
    `close ${roomClose}`,
    `close ${roomClose} begins ${begins}`,
    `close ${roomClose} room ${room}`,
    `gap ${gap}`,
    `gap ${gap} room ${room}`,
    `left ${leftOf(above, line)}`,
    `left ${leftOf(above, line)} begins ${begins}`,
    `words ${Math.min(words, 7)}`,
    ...(inlineHeading(line.text) === undefined ? [] : ["label"]),
    ...(/^[^\p{Ll}]{4,}$/u.test(above.text) ? ["capitals"] : []),
    ...(/:\s/.test(above.text) ? ["colon above"] : []),
    ...(/:/.test(line.text.slice(0, 30)) ? ["colon soon"] : []),
    ...(/\(\D[^)]*$/.test(above.text) ? ["open bracket"] : []),
  ];
}

/** How much room the line above had for the first word of the next, in characters, as wide as the lines around reach. */
function roomIn(lines: readonly Placed[], index: number, reach: { up: number; down: number }): string {
  const above = lines[index - 1];
  const line = lines[index];
  if (above === undefined || line === undefined) return "unknown";
  const first = /^\s*(\S+)/.exec(line.text)?.[1]?.length ?? 1;
  let widest = above.right;
  for (const other of lines.slice(Math.max(0, index - reach.up), index + reach.down)) {
    if ((other.top === undefined) !== (above.top === undefined)) continue;
    if (Math.abs(other.left - above.left) > above.character * 1.2) continue;
    if (!other.row) widest = Math.max(widest, other.right);
  }
  const room = (widest - above.right) / above.character - first - 1;
  if (widest === above.right) return "widest";
  return room < -6 ? "none" : room < -1 ? "tight" : room < 3 ? "about" : room < 12 ? "some" : "much";
}

function gapOf(above: Placed, line: Placed, step: number | undefined): string {
  if (above.top === undefined || line.top === undefined || step === undefined) return "unknown";
  const taller = (line.height ?? 0) / (above.height ?? 1);
  const distance = (line.top - above.top) / step;
  const size = taller > 1.15 || taller < 0.87 ? " other size" : "";
  return `${distance <= 0 ? "up" : distance < 1.15 ? "usual" : distance < 1.45 ? "wider" : "wide"}${size}`;
}

function leftOf(above: Placed, line: Placed): string {
  const shift = (line.left - above.left) / above.character;
  return Math.abs(shift) < 0.8 ? "same" : shift > 12 ? "far in" : shift > 0 ? "in" : shift > -12 ? "out" : "far out";
}

function endOf(text: string): string {
  if (/[.!?]["')\]]?$/.test(text)) return "stop";
  if (/:$/.test(text)) return "colon";
  if (/;$/.test(text)) return "semicolon";
  if (/,$/.test(text)) return "comma";
  if (/[\u2010-]$/.test(text)) return "hyphen";
  if (
    /\b(?:if|the|an?|of|to|and|or|with|for|in|on|when|that|by|from|at|as|is|was|not|no|has|had|your|her|his|my|than|then|after|before|until|be|been|will|may|can|are)$/i.test(
      text,
    )
  )
    return "little word";
  if (/\)$/.test(text)) return "bracket";
  if (/\d$/.test(text)) return "digit";
  if (/\p{Lu}{2}$/u.test(text)) return "capitals";
  if (/\b\p{Lu}\p{Ll}+$/u.test(text)) return "name";
  return "word";
}

function beginningOf(text: string): string {
  const said = text.trimStart();
  if (/^(?:[•*·▪◦‣☐☑☒✓–—-]|\[[ xX]?\]|\(?(?:\d{1,2}|[a-z])[.)])\s/.test(said)) return "marker";
  if (/^\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4}|^\d{1,2}[ -](?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i.test(said))
    return "day";
  if (/^(?:mg|mcg|ml|mmol|g|kg|am|pm|daily|weekly|times|tablets?|days?|weeks?|months?)\b/i.test(said)) return "unit";
  if (/^\p{Ll}/u.test(said)) return "lower";
  if (/^\d/.test(said)) return "digit";
  if (/^[(["'“‘]/.test(said)) return "bracket";
  if (/^\p{Lu}{2,}\b/u.test(said)) return "capitals";
  if (/^\p{Lu}/u.test(said)) return "upper";
  return "other";
}
