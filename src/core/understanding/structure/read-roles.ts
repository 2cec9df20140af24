import type { LineRole } from "#core/domain/line-role.ts";
import type { DocumentKind } from "#core/domain/medical-document.ts";
import { isFurniture } from "#core/reading/furniture.ts";
import type { Passage } from "#core/reading/passages.ts";
import { isListItem, isSignature, roleOfContent, roleOfOpening, roleWithoutHeading } from "./content-roles.ts";
import { nowhere, type Place } from "./passage-places.ts";
import { type Opening, openingOf } from "./section-openings.ts";
import type { TableReading } from "./table-columns.ts";

/** What a heading or label has opened, and how far it reaches. */
interface Open {
  role: LineRole;
  /** A label with its words behind it reaches to the paragraph's end, an item's to the next item, a heading's to the next heading. */
  from: "heading" | "label" | "item";
  listed: boolean;
}

interface Reading {
  kind: DocumentKind;
  /** A single "P:" is a plan only where the note goes by its letters. */
  soap: boolean;
  /** Before the salutation, the first section or the first sentence of prose. */
  opening: boolean;
  /** The heading above, which is in force again when a label's paragraph ends. */
  above: Open | undefined;
  open: Open | undefined;
  leaflet: boolean;
}

export interface RolesSource {
  passages: readonly Passage[];
  places: readonly Place[];
  kind: DocumentKind;
  tables: TableReading["heads"];
  /** Passages that open an entry of a diary, a thread or a log. */
  entries: ReadonlySet<number>;
}

/** A role for each passage, in order. */
export function readRoles({ passages, places, kind, tables, entries }: RolesSource): LineRole[] {
  const letters = new Set(passages.flatMap(({ text }) => /^([SOAP]):/.exec(text)?.[1] ?? []));
  const reading: Reading = {
    kind,
    soap: letters.size >= 2,
    opening: true,
    above: undefined,
    open: undefined,
    leaflet: kind === "leaflet",
  };
  let page = 0;
  return passages.map((passage, index) => {
    // A leaflet is a page of its own, or the end of the record.
    if (passage.page !== page && passage.kind === "heading") reading.leaflet = kind === "leaflet";
    page = passage.page;
    if (entries.has(index)) close(reading);
    const table = tables.get(index);
    if (table !== undefined && table !== "other") return openTable(reading, table);
    return roleOf(reading, passage, places[index] ?? nowhere);
  });
}

function close(reading: Reading): void {
  reading.open = undefined;
  reading.above = undefined;
  if (reading.kind !== "leaflet") reading.leaflet = false;
}

function openTable(reading: Reading, table: "results" | "medicines"): LineRole {
  reading.opening = false;
  const open = reading.open?.role;
  const kept =
    table === "results"
      ? ["results", "imaging-findings"]
      : ["medicines-now", "medicines-changed", "medicines-stopped", "copied-forward", "leaflet", "plan"];
  if (open === undefined || !kept.includes(open)) {
    reading.open = { role: table === "results" ? "results" : "medicines-now", from: "heading", listed: true };
    reading.above = reading.open;
  }
  return "heading";
}

function roleOf(reading: Reading, passage: Passage, place: Place): LineRole {
  if (/^[\s=+|_.*~–—-]+$/.test(passage.text)) return "other";
  if (reading.opening && passage.kind === "heading" && isTitle(passage.text)) return "letterhead";
  const opening = openingOf(passage, place, reading.soap);
  if (opening !== undefined && !isInside(reading, passage, opening, place))
    return openSection(reading, passage, opening);
  if (reading.leaflet) return passage.kind === "heading" ? "heading" : "leaflet";
  if (/^(?:NKDA|NKA|NKFA|nil known allergies|no known (?:drug )?allergies)\b/i.test(passage.text)) return "allergies";
  if (passage.kind === "heading") return readHeading(reading);
  closeWhereEnded(reading, passage, place.begins);
  if (isListItem(passage.text) || passage.kind === "row") {
    if (reading.open !== undefined) reading.open.listed = true;
  }
  return plainRole(reading, passage);
}

/** A heading at the record's top that names the record or who wrote it. */
function isTitle(text: string): boolean {
  return (
    roleOfOpening(text) === "letterhead" ||
    (/\b(?:summary|reports?|letter|notes?|record|form|sheet|copy|results?|consultation|review|prescription|confirmation|instructions)\b/i.test(
      text,
    ) &&
      !/:\s*$/.test(text))
  );
}

/** Roles whose labels open a part of their own even in the middle of a plan. */
const partsOfPlans: ReadonlySet<LineRole> = new Set([
  "allergies",
  "family-history",
  "safety-netting",
  "request",
  "medicines-stopped",
  "medicines-changed",
  "medicines-now",
  "appointment",
  "copied-forward",
  "leaflet",
  "plan",
]);

/** "Bloods: LFT" in the middle of a plan is a part of it; so is an item's label under any heading. */
function isInside({ open }: Reading, passage: Passage, opening: Opening, place: Place): boolean {
  if (open === undefined || opening.alone || passage.kind === "heading") return false;
  if (opening.item && open.from === "heading") return !(open.role === "plan" && partsOfPlans.has(opening.role));
  if (open.role !== "plan" && open.role !== "request") return false;
  return (!place.first || opening.item) && !partsOfPlans.has(opening.role);
}

function openSection(reading: Reading, passage: Passage, opening: Opening): LineRole {
  reading.opening = false;
  const { role, alone, item } = opening;
  if (role === "leaflet") reading.leaflet = true;
  else if (reading.leaflet && reading.kind !== "leaflet") {
    // A leaflet's own headings ("What helps", "When to call") do not end it; a label that speaks of this patient does.
    if (alone) return "heading";
    reading.leaflet = false;
  }
  const open: Open = { role, from: alone ? "heading" : item ? "item" : "label", listed: false };
  if (alone) reading.above = open;
  reading.open = open;
  if (passage.kind === "heading" || alone) return "heading";
  const content = roleOfContent(passage.text.slice(Math.max(0, passage.contentStart - passage.start)));
  return content !== undefined && yields(role, content) ? content : role;
}

/** Whether what the words tell goes before what the heading says. */
function yields(heading: LineRole, content: LineRole): boolean {
  if (heading === "copied-forward" || heading === "leaflet") return false;
  if (content === "family-history")
    return heading === "narrative" || heading === "history" || heading === "social-history";
  if (heading === "safety-netting") return content === "administration";
  return !(heading === "allergies" && content === "safety-netting");
}

function readHeading(reading: Reading): LineRole {
  // The name of a panel inside a table of results, of a region inside the findings, of a group of medicines.
  const inner = reading.open?.role === "results" || reading.open?.role === "imaging-findings";
  if (!inner) close(reading);
  return "heading";
}

const listRoles: ReadonlySet<LineRole> = new Set([
  "medicines-now",
  "medicines-changed",
  "medicines-stopped",
  "allergies",
  "diagnoses",
  "history",
  "copied-forward",
  "request",
  "results",
]);
const tellsAgain =
  /^(?:I |We |It was |Thank you |Thanks |He |She |They |This |Mr |Mrs |Ms |Miss |In summary|Your |You )/;

function closeWhereEnded(reading: Reading, passage: Passage, begins: boolean): void {
  const { open } = reading;
  if (open === undefined) return;
  const { text } = passage;
  const listed = isListItem(text) || passage.kind === "row";
  if (
    /^(?:Dear|Yours|Sincerely|Kind(?:est)? regards|Best wishes|With (?:kind|best|many)|Regards)\b/i.test(text) &&
    text.length < 90
  )
    close(reading);
  else if (open.from === "item" && (begins || isListItem(text))) reading.open = reading.above;
  else if (open.from === "label" && begins && !listed) reading.open = reading.above;
  else if (!listRoles.has(open.role)) return;
  else if (open.from === "heading" && begins && !listed && (open.listed || tellsAgain.test(text))) close(reading);
  else if (/^(?:I (?:reviewed|saw|met)|It was (?:a|good|nice)|Thank you for|Thanks for)\b/.test(text)) close(reading);
}

function plainRole(reading: Reading, passage: Passage): LineRole {
  const { text } = passage;
  if (/^Dear\b/i.test(text) && text.length < 90) {
    reading.opening = false;
    return "administration";
  }
  if (reading.opening) {
    const role = openingRole(reading, passage);
    if (role !== undefined) return role;
  }
  if ((isFurniture(passage) || isSignature(text)) && !isListItem(text)) return "administration";
  const content = roleOfContent(text);
  const open = reading.open?.role;
  if (content !== undefined && (open === undefined || yields(open, content))) return content;
  if (open !== undefined) return open;
  return roleWithoutHeading(text) ?? roleOfKind(reading.kind, passage);
}

function openingRole(reading: Reading, passage: Passage): LineRole | undefined {
  const role = roleWithoutHeading(passage.text) ?? roleOfOpening(passage.text);
  if (role !== undefined && role !== "examination") return role;
  // Prose: the record has begun.
  if (passage.kind === "sentence" && passage.text.split(/\s+/).length >= 8) reading.opening = false;
  return undefined;
}

/** What a passage is where neither a heading nor its words tell. */
function roleOfKind(kind: DocumentKind, passage: Passage): LineRole {
  if (kind === "diary" || kind === "voice-note") return "diary";
  const row = passage.kind === "row";
  if (kind === "lab-report") return row ? "results" : "opinion";
  if (kind === "imaging-report") return row ? "results" : "imaging-findings";
  if (kind === "prescription") return "medicines-now";
  if (kind === "leaflet") return "leaflet";
  if (kind === "insurance") return "administration";
  if (kind === "form") return row ? "form-field" : "narrative";
  if (kind === "appointment") return "plan";
  if (row && isResultRow(passage)) return "results";
  return row ? "other" : "narrative";
}

function isResultRow({ cells }: Passage): boolean {
  const values = cells.slice(1).filter(({ text }) => /^[*<>!HL ]{0,3}\d[\d.,]*\s*[HL*!↑↓]?$/.test(text));
  return cells.length >= 3 && values.length >= 1;
}
