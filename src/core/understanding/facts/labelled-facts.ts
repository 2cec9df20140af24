import type { Fact, FactKind } from "#core/domain/fact.ts";
import type { Passage } from "#core/reading/passages.ts";
import type { Mention } from "#core/understanding/vocabulary/find-concepts.ts";
import { proposeName } from "#core/understanding/vocabulary/near-miss.ts";
import { makeFact, type ReadPassage, type RecordSource } from "./fact-builder.ts";

interface Item {
  start: number;
  end: number;
  text: string;
}

const medicineLead =
  /^(?:(?:rx|medications? given|new medicines?|medicines? prescribed|prescribed|prescription)\s*:|started(?: on)?|prescribed|commenced(?: on)?|begun on)\s+/i;

/**
 * What a label says its words are ("Assessment: …; …", "Vaccination given: …", "Rx: …"): such words are a fact even where the
 * vocabulary does not know them, under their printed name.
 */
export function labelledFacts(source: RecordSource, read: ReadPassage, taken: Set<Mention>): Fact[] {
  const { passage } = read;
  if (passage.kind === "row") return tableName(source, read, taken);
  const lead = medicineLead.exec(passage.text);
  if (lead !== null) return printedMedicine(source, read, passage.start + lead[0].length, taken);
  const kind = listedKind(passage);
  if (kind === undefined) return [];
  const facts: Fact[] = [];
  for (const item of itemsOf(passage).flatMap((one) => listedItems(one, kind, read))) {
    const inside = read.mentions.filter((mention) => mention.start >= item.start && mention.end <= item.end);
    if (inside.some((mention) => taken.has(mention))) continue;
    const { head, rest } = headOf(item, kind);
    const whole = inside.find((mention) => coversItem(head, mention));
    const concept = whole?.surfaces.find(
      ({ concept: known }) => known.kind === kind || (kind === "condition" && known.kind === "symptom"),
    )?.concept;
    for (const mention of inside) taken.add(mention);
    const name = concept?.name ?? vaccineIn(kind, inside) ?? head.text.toLowerCase().replace(/\s+/g, " ");
    const place = { start: item.start, end: item.end, contextAt: item };
    facts.push(
      makeFact(source, read, { kind, name, ...place }, { historical: /\bresolved\b/i.test(rest) || undefined }),
    );
  }
  return facts;
}

function vaccineIn(kind: FactKind, inside: readonly Mention[]): string | undefined {
  if (kind !== "vaccination") return undefined;
  for (const mention of inside) {
    const surface = mention.surfaces.find(({ concept }) => concept.kind === "vaccination");
    if (surface !== undefined) return surface.concept.name;
  }
  return undefined;
}

function listedKind(passage: Passage): FactKind | undefined {
  if (passage.kind === "heading" || passage.label === undefined) return undefined;
  const label = passage.label.toLowerCase();
  if (/\b(?:vaccin|immuni[sz]ation)/.test(label)) return "vaccination";
  if (/\b(?:procedure|carried out|operation|surgery)\b/.test(label)) return "procedure";
  if (
    /^(?:assessment|impression|(?:new |final |admission |discharge |primary |secondary |working |principal )?diagnos[ei]s(?: today)?|problems?(?: list)?|active problems|conditions?)$/.test(
      label,
    )
  )
    return "condition";
  return undefined;
}

/** The parts of a labelled list: between semicolons, or commas where all parts are short; never a whole sentence of prose. */
function itemsOf(passage: Passage): Item[] {
  const base = passage.contentStart - passage.start;
  const content = passage.text.slice(base).replace(/(?<![.\s])[.\s]+$/, "");
  const separator = content.includes(";") ? ";" : undefined;
  const items: Item[] = [];
  let start = 0;
  for (const part of separator === undefined ? [content] : content.split(separator)) {
    const lead = part.length - part.trimStart().length;
    const text = part.trim();
    const from = passage.contentStart + start + lead;
    if (
      text !== "" &&
      text.split(/\s+/).length <= 9 &&
      !/\b(?:is|was|has|had|are|were|will|he|she|patient)\b/i.test(text)
    )
      items.push({ start: from, end: from + text.length, text });
    start += part.length + 1;
  }
  return items;
}

/** "Hypertension, asthma and gout": each part that names a condition is an item of its own, where all of them do. */
function listedItems(item: Item, kind: FactKind, read: ReadPassage): Item[] {
  if (kind !== "condition" || !item.text.includes(",")) return [item];
  const parts: Item[] = [];
  for (const match of item.text.matchAll(/(?!\s|and\b)[^,]+?(?=\s*(?:,|\band\b|$))/gi)) {
    const start = item.start + match.index;
    parts.push({ start, end: start + match[0].length, text: match[0] });
  }
  const isCondition = (part: Item) =>
    read.mentions.some(
      (mention) =>
        mention.start >= part.start &&
        mention.end <= part.end &&
        mention.surfaces.some(({ concept }) => concept.kind === "condition" || concept.kind === "symptom"),
    );
  return parts.every(isCondition) ? parts : [item];
}

/** What is said of a condition after its name: how it is, since when, from what. */
const qualified =
  /,|(?<!\s)\s+(?:since|caused by|due to|secondary to|(?:now|currently|fully|completely) (?:resolved|controlled|stable|quiet)|in (?:\p{L}+ )?remission|close to remission)\b/iu;

/** A condition's name, without what qualifies it; other items are their own name. */
function headOf(item: Item, kind: FactKind): { head: Item; rest: string } {
  const at = kind === "condition" ? item.text.search(qualified) : -1;
  if (at <= 0) return { head: item, rest: "" };
  const text = item.text.slice(0, at);
  return { head: { start: item.start, end: item.start + text.length, text }, rest: item.text.slice(at) };
}

/** Words before a condition's name that say how it is, and make no other condition of it. */
const qualifierBefore =
  /^(?:(?:sero-?positive|sero-?negative|mild|moderate|severe|early|active|inactive|stable|known|long-?standing|new|newly diagnosed|well[- ]controlled|poorly controlled|uncontrolled|controlled|erosive|non-erosive|quiescent|resolved)[ ,]*)+$/i;

function coversItem(item: Item, mention: Mention): boolean {
  const before = item.text.slice(0, Math.max(0, mention.start - item.start));
  if (item.end - mention.end <= 2 && qualifierBefore.test(before)) return true;
  return item.text.length - (mention.end - mention.start) <= 2;
}

/** "Rx: Trinessa 28 Day Pack.": the printed words up to the dose are the medicine's name where the vocabulary has none for them. */
function printedMedicine(source: RecordSource, read: ReadPassage, from: number, taken: Set<Mention>): Fact[] {
  const { passage } = read;
  const rest = passage.text.slice(from - passage.start);
  const name = /^[\p{L}][\p{L}\p{N}-]*(?:\s+[\p{L}][\p{L}-]*){0,2}?(?=\s+\d|\s*[[,.(/]|\s*$)/u.exec(rest)?.[0];
  if (name === undefined || /^(?:the|a|an|to|on|with|taking|having|feeling|using|her|his|my)\b/i.test(name)) return [];
  const start = from;
  const end = from + name.length;
  if (
    read.mentions.some(
      (mention) =>
        mention.start < end &&
        mention.end > start &&
        mention.surfaces.some(({ concept }) => concept.kind === "medication"),
    )
  )
    return [];
  for (const mention of read.mentions) if (mention.start >= start && mention.end <= end) taken.add(mention);
  const proposedName = proposeName(name, "medication");
  const dose = /^\s*(\d[\d.,/]*\s?(?:mg|mcg|g|ml|units?|%)(?:\/\w+)?)/i.exec(passage.text.slice(end - passage.start));
  return [
    makeFact(
      source,
      read,
      {
        kind: "medication",
        name: name.toLowerCase(),
        start,
        end: end + (dose?.[0].length ?? 0),
        contextAt: { start, end },
      },
      { status: "started", dose: dose?.[1], proposedName },
    ),
  ];
}

const namedTables: [FactKind, RegExp][] = [
  ["allergy", /^(?:substance|allerg(?:y|en|ies)|agent)\b/i],
  ["condition", /^(?:problems?|conditions?|diagnos[ei]s)\b/i],
  ["vaccination", /^(?:vaccines?|immuni[sz]ations?)\b/i],
  ["procedure", /^(?:procedures?|operations?|surger(?:y|ies))\b/i],
  ["medication", /^(?:current )?(?:medications?|medicines?|drugs?)\b/i],
];

/** The first cell of a row whose table says what it lists: the vocabulary's name where the cell is one, else the printed words. */
function tableName(source: RecordSource, read: ReadPassage, taken: Set<Mention>): Fact[] {
  const { passage } = read;
  const head = passage.header?.[0];
  const cell = passage.cells[0];
  if (head === undefined || cell === undefined || !/\p{L}{3}/u.test(cell.text) || passage.header === passage.cells)
    return [];
  const kind = namedTables.find(([, pattern]) => pattern.test(head.text))?.[0];
  if (kind === undefined || (kind === "condition" && passage.section === "family")) return [];
  const printed = cell.text.replace(/(?<!\s)\s*[([].*$/s, "").replace(/\s+/g, " ");
  const inside = read.mentions.filter((mention) => mention.start >= cell.start && mention.end <= cell.end);
  // What the vocabulary knows in the cell is found by the finders of its own kind.
  const known = inside.find((mention) => mention.surfaces.some(({ concept }) => fits(kind, concept.kind)));
  if (
    known !== undefined &&
    (kind === "medication" || kind === "allergy" || known.end - known.start >= printed.length * 0.75)
  )
    return [];
  if (/^(?:none|no |nkda|not |unknown|n\/a)/i.test(printed)) return [];
  for (const mention of inside) taken.add(mention);
  const end = cell.start + cell.text.replace(/(?<!\s)\s*[([].*$/s, "").length;
  const name =
    known === undefined || kind === "condition"
      ? printed.toLowerCase()
      : (known.surfaces[0]?.concept.name ?? printed.toLowerCase());
  const proposedName = kind === "medication" ? proposeName(printed, "medication") : undefined;
  return [makeFact(source, read, { kind, name, start: cell.start, end }, { date: rowDate(read), proposedName })];
}

function rowDate(read: ReadPassage): Fact["date"] {
  const [date] = read.dates;
  return date === undefined ? undefined : { date: date.date, precision: date.precision };
}

function fits(kind: FactKind, concept: string): boolean {
  if (kind === "allergy") return concept === "allergen" || concept === "medication";
  if (kind === "condition") return concept === "condition" || concept === "symptom";
  return kind === concept;
}
