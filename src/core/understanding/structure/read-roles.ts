import type { LineRole } from "#core/domain/line-role.ts";
import type { DocumentKind } from "#core/domain/medical-document.ts";
import type { Page } from "#core/domain/page.ts";
import { isFurniture } from "#core/reading/furniture.ts";
import { inlineHeading } from "#core/reading/headings.ts";
import type { Passage } from "#core/reading/passages.ts";
import { isListItem, isSignature, roleOfContent, roleOfOpening, roleWithoutHeading } from "./content-roles.ts";
import { paragraphStarts } from "./paragraph-breaks.ts";
import { bareLabel, roleOfLabel, sectionRoles } from "./section-labels.ts";

/** What a heading or label has opened, and how far it reaches. */
interface Open {
  role: LineRole;
  /** A label with its words behind it reaches to the paragraph's end; a heading of its own line until the next one. */
  from: "heading" | "label";
  listed: boolean;
}

interface Reading {
  kind: DocumentKind;
  soap: boolean;
  /** Before the salutation, the first section or the first sentence of prose. */
  opening: boolean;
  /** The heading above, which is in force again when a label's paragraph ends. */
  above: Open | undefined;
  open: Open | undefined;
  leaflet: boolean;
}

/** A role for each passage, in order. */
export function readRoles(passages: readonly Passage[], pages: readonly Page[], kind: DocumentKind): LineRole[] {
  const starts = new Map(pages.map((page) => [page.number, paragraphStarts(page)]));
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
    if (passage.page !== page) {
      page = passage.page;
      // A leaflet is a page of its own, or the end of the record.
      if (reading.leaflet && kind !== "leaflet" && !continues(passages, index)) reading.leaflet = false;
    }
    const text = pages.find(({ number }) => number === passage.page)?.text ?? "";
    const line = lineStart(passage, text);
    const place = {
      begins: starts.get(passage.page)?.has(line) === true,
      first: line >= 0,
      last: /^[ \t:]*(?:\n|$)/.test(text.slice(passage.end, passage.end + 40)),
    };
    return roleOf(reading, passage, place);
  });
}

function continues(passages: readonly Passage[], index: number): boolean {
  return passages[index]?.kind !== "heading";
}

/** Where a passage stands: whether it begins a paragraph, begins its line, ends it. */
interface Place {
  begins: boolean;
  first: boolean;
  last: boolean;
}

function lineStart({ start }: Passage, text: string): number {
  const line = text.lastIndexOf("\n", start - 1) + 1;
  // Only what stands first in its line begins a paragraph.
  return text.slice(line, start).trim() === "" ? line : -1;
}

function roleOf(reading: Reading, passage: Passage, place: Place): LineRole {
  if (/^[\s=+|_.*~–—-]+$/.test(passage.text)) return "other";
  const label = labelOf(reading, passage, place);
  if (label !== undefined && !isInside(reading, passage, label, place)) return openSection(reading, passage, label);
  if (reading.leaflet) return passage.kind === "heading" ? "heading" : "leaflet";
  if (passage.kind === "heading") return readHeading(reading, passage);
  closeWhereEnded(reading, passage, place.begins);
  const role = plainRole(reading, passage);
  if (isListItem(passage.text) || passage.kind === "row") {
    if (reading.open !== undefined) reading.open.listed = true;
  }
  return role;
}

interface Label {
  role: LineRole;
  alone: boolean;
}

/** The known label that a passage begins with or is. */
function labelOf(reading: Reading, passage: Passage, place: Place): Label | undefined {
  const text = passage.text.trim();
  if (passage.kind === "heading") {
    const role = roleOfLabel(text.replace(/[:\s]+$/, ""));
    return role === undefined || !isSection(role) ? undefined : { role, alone: true };
  }
  const first = passage.kind === "row" ? (passage.cells[0]?.text ?? text) : text;
  const unmarked = first.replace(/^(?:[•*·▪◦‣>–—-]|\(?\d{1,2}[.)])\s+/, "");
  const words = /^([\p{L}][^:\n.;]{0,70}?)\s*:(?=\s|$)/u.exec(unmarked)?.[1] ?? inlineHeading(unmarked)?.text;
  if (words !== undefined) {
    const role = roleOfLabel(words);
    const marked = unmarked !== first;
    if (
      role !== undefined &&
      isSection(role) &&
      !(marked && reading.open?.from === "heading") &&
      isLetterMeant(reading, words) &&
      !isCopyList(words, unmarked)
    )
      return {
        role,
        alone: unmarked.length <= words.length + 2 && place.first && place.last && passage.kind !== "row",
      };
    return undefined;
  }
  const bare = bareLabel.exec(unmarked)?.[0];
  const bareRole = bare === undefined ? undefined : roleOfLabel(bare);
  if (bareRole !== undefined) return { role: bareRole, alone: false };
  // "MEDICATION LIST - CORRECTED. Please disregard …"
  if (place.first && text.length < 60 && /^[^\p{Ll}\d]{6,}\.$/u.test(text)) {
    const capital = roleOfLabel(text);
    return capital === undefined || !isSection(capital) ? undefined : { role: capital, alone: true };
  }
  if (
    passage.kind === "row" ||
    !place.first ||
    !place.last ||
    text.length > 60 ||
    /[.!?;,]$/.test(text) ||
    /\d{2,}/.test(text)
  )
    return undefined;
  const role = roleOfLabel(text);
  return role !== undefined && isSection(role) && isTitled(text) && !isListItem(text)
    ? { role, alone: true }
    : undefined;
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

/** "Bloods: LFT" in the middle of a plan is a part of it. */
function isInside({ open }: Reading, passage: Passage, label: Label, place: Place): boolean {
  if (open === undefined || label.alone || passage.kind === "heading") return false;
  if (open.role !== "plan" && open.role !== "request") return false;
  return (!place.first || isListItem(passage.text)) && !partsOfPlans.has(label.role);
}

const isSection = (role: LineRole) => sectionRoles.has(role);

/** "P:" is a plan only where the note goes by its letters. */
function isLetterMeant({ soap }: Reading, words: string): boolean {
  return words.trim().length > 1 || soap;
}

/** "cc" is a copy as a rule; "CC: chest pain" is what the patient came for. */
function isCopyList(words: string, text: string): boolean {
  return (
    /^cc$/i.test(words.trim()) && (words.trim() !== "CC" || /\b(?:Dr|Mr|Mrs|Ms|GP|PCP|MD|patient|copy)\b/i.test(text))
  );
}

/** A line of few words with a capital first, and no verb's ending: "Changes today", "Plan". */
function isTitled(text: string): boolean {
  const words = text.split(/\s+/);
  return (
    words.length <= 6 &&
    /^\p{Lu}/u.test(text) &&
    !/\b(?:is|are|was|were|has|have|had|will|please|you|the|his|her)\b/i.test(text)
  );
}

function openSection(reading: Reading, passage: Passage, label: Label): LineRole {
  reading.opening = false;
  const roled = label.role;
  reading.leaflet = roled === "leaflet" || (reading.leaflet && reading.kind === "leaflet");
  const open: Open = { role: roled, from: label.alone ? "heading" : "label", listed: false };
  if (label.alone) reading.above = open;
  reading.open = open;
  if (passage.kind === "heading" || label.alone) return "heading";
  const content = roleOfContent(passage.text.slice(Math.max(0, passage.contentStart - passage.start)));
  return content !== undefined && yields(roled, content) ? content : roled;
}

/** Whether what the words tell goes before what the heading says. */
function yields(heading: LineRole, content: LineRole): boolean {
  if (heading === "copied-forward" || heading === "leaflet") return false;
  if (content === "family-history")
    return heading === "narrative" || heading === "history" || heading === "social-history";
  if (heading === "safety-netting") return content === "administration";
  return !(heading === "allergies" && content === "safety-netting");
}

function readHeading(reading: Reading, passage: Passage): LineRole {
  if (reading.opening && roleOfOpening(passage.text) === "letterhead") return "letterhead";
  // The name of a panel inside a table of results, of a region inside the findings.
  const inner = reading.open?.role === "results" || reading.open?.role === "imaging-findings";
  if (!inner) {
    reading.open = undefined;
    reading.above = undefined;
  }
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
const tellsAgain = /^(?:I |We |It was |Thank you |He |She |They |This |Mr |Mrs |Ms |Miss |In summary|Your |You )/;

function closeWhereEnded(reading: Reading, passage: Passage, begins: boolean): void {
  const { open } = reading;
  if (open === undefined) return;
  const listed = isListItem(passage.text) || passage.kind === "row";
  if (isClosing(passage.text)) {
    reading.open = undefined;
    reading.above = undefined;
  } else if (open.from === "label" && begins && !listed) {
    reading.open = reading.above;
  } else if (
    open.from === "heading" &&
    begins &&
    !listed &&
    listRoles.has(open.role) &&
    (open.listed || tellsAgain.test(passage.text))
  ) {
    reading.open = undefined;
    reading.above = undefined;
  } else if (
    listRoles.has(open.role) &&
    /^(?:I (?:reviewed|saw|met)|It was (?:a|good|nice)|Thank you for|Thanks for)\b/.test(passage.text)
  ) {
    reading.open = undefined;
    reading.above = undefined;
  }
}

function isClosing(text: string): boolean {
  return (
    /^(?:Dear|Yours|Sincerely|Kind(?:est)? regards|Best wishes|With (?:kind|best|many)|Regards)\b/i.test(text) &&
    text.length < 90
  );
}

function plainRole(reading: Reading, passage: Passage): LineRole {
  const { text } = passage;
  const listed = isListItem(text);
  if (/^Dear\b/i.test(text) && text.length < 90) {
    reading.opening = false;
    return "administration";
  }
  if (reading.opening) {
    const role = openingRole(reading, passage);
    if (role !== undefined) return role;
  }
  if ((isFurniture(passage) || isSignature(text)) && !listed) return "administration";
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
  return (
    cells.length >= 3 &&
    cells.slice(1).filter(({ text }) => /^[*<>!HL ]{0,3}\d[\d.,]*\s*[HL*!↑↓]?$/.test(text)).length >= 1
  );
}
