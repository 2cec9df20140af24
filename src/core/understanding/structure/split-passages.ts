import type { Page } from "#core/domain/page.ts";
import type { Passage } from "#core/reading/passages.ts";
import { trimSpan } from "#core/reading/text-lines.ts";
import { roleOfLabel, sectionRoles } from "./section-labels.ts";

const markerOnly = /^(?:\(?(?:\d{1,2}|[a-zA-Z]|[ivx]{1,4})[.)]|[•*·▪◦‣>–—-])$/;
const innerLabel = /(?<=[.;)\]"?!]\s{1,3}|\s{2}|\n)([\p{L}][\p{L} /&'’-]{0,30}?)(?: ?\([^()\n]{0,50}\))?:(?=\s)/gu;

const innerMarker =
  /(?<!\n[^\S\n]*)\n\s*(?:\(?(?:\d{1,2}|[a-z])[.)]\s+(?=\p{Lu})|[a-z]\)(?=\s)|(?:[•▪◦‣☐☑☒]|\[[ xX]?\])(?=\s)|[-–*>]\s+(?=\S))/gu;

/** UTF-16 units that a marker takes with the space around it. */
const longestMarker = 120;

const weekday = "(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day|s)?";
const month = "(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}";
/** A line that is but a day ("mon 19 may", "fri 16"), or opens with one and a dash, or with its weekday where no word leads to it. */
const innerDay = new RegExp(
  `\\n(?=[ \\t]{0,4}(?:${weekday}(?: \\d{1,2}(?:st|nd|rd|th)?)?|(?:${weekday}\\.?,? )?\\d{1,2}(?:st|nd|rd|th)? ${month},?(?: \\d{2,4})?)[ \\t]{0,4}(?:\\n|$|[-–:] ))` +
    `|(?<!\\b(?:on|until|till|from|to|for|by|of|the|and|next|is|was|at|since|in|visit|clinic|review|appointment|after|before|with|a)[,:]?)\\n(?=${weekday}\\.? \\d{1,2} ${month} )`,
  "gi",
);

/** Passages with their list markers joined to what they mark, and parted where a known label opens another part ("… FHx: …"). */
export function splitPassages(passages: readonly Passage[], pages: readonly Page[]): Passage[] {
  const texts = new Map(pages.map(({ number, text }) => [number, text]));
  return joinMarkers(passages, texts).flatMap((passage) => splitAtLabels(passage, texts.get(passage.page) ?? ""));
}

/** "1." that stands as a sentence of its own belongs to the next one. */
function joinMarkers(passages: readonly Passage[], texts: ReadonlyMap<number, string>): Passage[] {
  const joined: Passage[] = [];
  let marker: Passage | undefined;
  for (const passage of passages) {
    const before = marker;
    marker = undefined;
    if (before !== undefined) {
      const text = texts.get(passage.page) ?? "";
      const near = before.page === passage.page && passage.start >= before.end && passage.start - before.end <= 3;
      if (near && passage.kind !== "heading") {
        const start = before.start;
        joined.push({ ...passage, start, text: text.slice(start, passage.end), contentStart: passage.contentStart });
        continue;
      }
      joined.push(before);
    }
    if (passage.kind === "sentence" && markerOnly.test(passage.text)) marker = passage;
    else joined.push(passage);
  }
  if (marker !== undefined) joined.push(marker);
  return joined;
}

function splitAtLabels(passage: Passage, pageText: string): Passage[] {
  if (passage.kind === "heading") return [passage];
  const cuts: number[] = [];
  if (passage.kind === "row") {
    // Rows between bars that were taken for one, where each begins with its day.
    for (const match of passage.text.matchAll(/\n(?=\s{0,4}\d{1,2}[/-]\d{1,2}\s{0,4}\|)/g))
      cuts.push(passage.start + match.index + 1);
  } else {
    for (const pattern of [innerMarker, innerDay])
      for (const match of passage.text.matchAll(pattern)) cuts.push(passage.start + match.index + 1);
  }
  for (const match of passage.text.matchAll(innerLabel)) {
    const role = roleOfLabel(match[1] ?? "");
    // What a list's marker stands before is no part of its own.
    const before = passage.text.slice(Math.max(0, match.index - longestMarker), match.index);
    const marked = /(?:^|\n)\s*(?:\(?(?:\d{1,2}|[a-z])[.)]|[•*·-])\s*$/.test(before);
    if (match.index > 0 && !marked && role !== undefined && sectionRoles.has(role))
      cuts.push(passage.start + match.index);
  }
  if (cuts.length === 0) return [passage];
  // A table's row stays one, but for labels that open cells of it ("Allergies: NKDA  Meds: …").
  const at =
    passage.kind === "row"
      ? cuts.filter(
          (cut) =>
            passage.cells.some(({ start }) => start === cut) || passage.text.charAt(cut - passage.start - 1) === "\n",
        )
      : cuts;
  const bounds = [passage.start, ...[...new Set(at)].sort((one, other) => one - other), passage.end];
  return bounds.slice(1).map((end, index) => part(passage, pageText, bounds[index] ?? passage.start, end));
}

/** The passage's text from `from` to `to`, as a passage of its own. */
export function part(passage: Passage, pageText: string, from: number, to: number): Passage {
  const { start, end } = trimSpan(pageText, from, to);
  const cells = passage.cells.filter((cell) => cell.start >= start && cell.end <= end);
  return {
    ...passage,
    kind: passage.kind === "row" && cells.length < 2 ? "sentence" : passage.kind,
    start,
    end,
    text: pageText.slice(start, end),
    cells: passage.kind === "row" && cells.length < 2 ? [] : cells,
    header: undefined,
    label: from === passage.start ? passage.label : undefined,
    contentStart: from === passage.start ? passage.contentStart : start,
  };
}
