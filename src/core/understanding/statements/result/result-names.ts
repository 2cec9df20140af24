import { longestName } from "#core/domain/bounded-text.ts";
import { observationOf } from "#core/understanding/facts/measurements.ts";
import { unitSource } from "#core/understanding/facts/quantities.ts";
import { findMentions } from "#core/understanding/vocabulary/find-concepts.ts";
import { type Concept, conceptKey, lexicon } from "#core/understanding/vocabulary/lexicon.ts";
import { resultShorthand } from "#core/understanding/vocabulary/result-shorthand.ts";
import { tokenise } from "#core/understanding/vocabulary/tokens.ts";

/** What was measured: the vocabulary's name where it has one, else the printed words in lower case. */
export interface TestName {
  name: string;
  printedName: string;
  concept: Concept | undefined;
  /** The words mean a medicine as well ("lithium", "iron"). */
  medicineToo: boolean;
  /** Numbers that the name can stand before; shorthand only. */
  bounds: readonly [number, number] | undefined;
  start: number;
  end: number;
}

function conceptNamed(name: string): Concept | undefined {
  const { concepts } = lexicon();
  return concepts.get(conceptKey("lab", name)) ?? concepts.get(conceptKey("vital", name));
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
const shorthandForms = [...new Set(resultShorthand.map(([printed]) => printed))].sort(
  (one, other) => other.length - one.length,
);
const shorthandPattern = new RegExp(
  `(?<![\\p{L}\\p{N}/.+-])(?:${shorthandForms.map(escaped).join("|")})(?![\\p{L}\\p{N}])`,
  "gu",
);

function shorthandMeanings(printed: string): (typeof resultShorthand)[number][] {
  return resultShorthand.filter(([form]) => form === printed);
}

/** A number follows, perhaps after a word that joins. */
const beforeNumber =
  /^\+?\s{0,3}(?:\([^()\d]{1,12}\)\s{0,2})?(?:[:=~]|of|was|is|now|today|level|score|approx\.?)?\s{0,3}[<>≤≥]?\s?\d/;

/** The tests that running text names, in order. */
export function testNamesIn(text: string, base: number): TestName[] {
  const names: TestName[] = [];
  for (const mention of findMentions(text, base, tokenise(text, base), true)) {
    const concept = observationOf(mention);
    if (concept === undefined) continue;
    const printedName = text.slice(mention.start - base, mention.end - base);
    const medicineToo = mention.surfaces.some((surface) => surface.concept.kind === "medication");
    const { start, end } = mention;
    names.push({ name: concept.name, printedName, concept, medicineToo, bounds: undefined, start, end });
  }
  const taken = (start: number, end: number) =>
    names.some((name) => name.start < end && name.end > start && name.end - name.start >= end - start);
  for (const match of text.matchAll(shorthandPattern)) {
    const start = match.index + base;
    const end = start + match[0].length;
    const after = text.slice(match.index + match[0].length, match.index + match[0].length + 24);
    if (taken(start, end) || !beforeNumber.test(after)) continue;
    const number = Number(/\d+(?:\.\d+)?/.exec(after)?.[0]);
    const meant = shorthandMeanings(match[0]).find(
      ([, , low, high]) => low === undefined || (number >= low && number <= (high ?? number)),
    );
    if (meant === undefined) continue;
    const [printedName, name, low, high] = meant;
    const bounds = low === undefined ? undefined : ([low, high ?? low] as const);
    remove(names, start, end);
    names.push({ name, printedName, concept: conceptNamed(name), medicineToo: false, bounds, start, end });
  }
  return names.sort((one, other) => one.start - other.start);
}

function remove(names: TestName[], start: number, end: number): void {
  for (let index = names.length - 1; index >= 0; index--) {
    const name = names[index];
    if (name !== undefined && name.start < end && name.end > start) names.splice(index, 1);
  }
}

/** Words of a table's name that make no other test of it. */
const filler =
  /^(?:serum|plasma|blood|s|p|level|levels|count|result|results|test|absolute|abs|measured|calculated|calc|est|estimated|tot|total|quantitative|quant|qn|venous|the|of|in|and|by|for|score|automated|auto|random|liver|kidney|thyroid|index|concentration|ckd|epi|mdrd|ifcc|dcct|hplc|simpson|biplane|westergren|sub|group|today|clinic|office|home|resting|adult|assay|method|reading|latest|last|ref|range|target|nl)$/i;
const unitAtEnd = new RegExp(`[\\s,(\\[]+(?:${unitSource}|10\\^\\d+/L|mL/min\\S*)[)\\]]?\\s*$`, "u");
const leadingMark = /^(?:[*!•▲▼↑↓#-]+\s*|(?:HH|LL|H|L|A|N)\s+(?=\p{Lu}|\p{Ll}{2}))+/u;

/** The name of a table's row, without its flag, unit and range; undefined where the cell names nothing. */
export function testNameOf(cell: { text: string; start: number }): TestName | undefined {
  if (cell.text.length > longestName) return undefined;
  const lead = leadingMark.exec(cell.text)?.[0].length ?? 0;
  const start = cell.start + lead;
  const body = nameProper(cell.text.slice(lead));
  if (!/\p{L}/u.test(body) || body.length > 80) return undefined;
  const end = start + body.length;
  const whole = { printedName: body.replace(/\s+/g, " "), medicineToo: false, bounds: undefined, start, end };
  const plain = body.replace(/(?<!\s)\s*[([][^)\]]*[)\]]?/g, " ").trim();
  const short = shorthandMeanings(body.trim())[0] ?? shorthandMeanings(plain)[0];
  const concept = short === undefined ? conceptOfCell(body, plain) : conceptNamed(short[1]);
  return { ...whole, concept, name: concept?.name ?? short?.[1] ?? whole.printedName.toLowerCase() };
}

/** "Potassium mmol/L (3.5-5.3)": what stands before the range, the unit and dotted leaders. */
function nameProper(text: string): string {
  let name = text.replace(/(?<!\s)\s*\.{3,}.*$/s, "").replace(/(?<![\s:=.])[\s:=.]+$/, "");
  name = withoutRangeAtEnd(name);
  for (let round = 0; round < 2; round++) name = name.replace(unitAtEnd, "").replace(/(?<![\s:,([])[\s:,([]+$/, "");
  return name;
}

const printedRange = /\d\s*[-–]\s*\d|[<>≤≥]\s*\d|\d\s*to\s*\d/;

/** Without the bracket at the end that holds a range, closed or not; looked for from the end, as brackets can be many. */
function withoutRangeAtEnd(name: string): string {
  const trimmed = name.trimEnd();
  const body = /[)\]]/.test(trimmed.slice(-1)) ? trimmed.slice(0, -1) : trimmed;
  const from = Math.max(body.lastIndexOf(")"), body.lastIndexOf("]")) + 1;
  const open = body.slice(from).search(/[([]/);
  if (open === -1 || !printedRange.test(body.slice(from + open))) return name;
  return body.slice(0, from + open).trimEnd();
}

/** The concept that a whole cell means; a cell that says more ("urea (post)", "bilirubin direct") is a test of its own name. */
function conceptOfCell(body: string, plain: string): Concept | undefined {
  for (const text of body === plain ? [body] : [body, plain]) {
    const tokens = tokenise(text);
    const mentions = findMentions(text, 0, tokens, false).filter((mention) => observationOf(mention) !== undefined);
    const concepts = new Set(mentions.map((mention) => observationOf(mention)));
    const [concept] = concepts;
    if (concept === undefined || concepts.size > 1) continue;
    const outside = tokens.filter(
      ({ start, end }) => !mentions.some((mention) => mention.start <= start && mention.end >= end),
    );
    if (outside.every(({ start, end }) => filler.test(text.slice(start, end)))) return concept;
  }
  return undefined;
}
