import type { DocumentKind } from "#core/domain/medical-document.ts";
import type { Page } from "#core/domain/page.ts";
import { isDiaryHeader, looksLikeHeader, splitCells } from "#core/reading/table-cells.ts";
import { splitLines } from "#core/reading/text-lines.ts";
import { kindNames } from "./kind-names.ts";

const titleWords =
  /\b(?:report|note|summary|letter|prescription|referral|record|chart|plan|diary|journal|consultation|certificate)s?\b|\bresults?$/i;
/** A patient's copy, an owner's name: what it is a copy of is the title. */
const notTitle =
  /\b(?:copy|print|page|requested|reported|dear|owner|ward|patient|number|seen by)\b|^(?:please|this|the) /i;
const longestTitle = 60;

/**
 * A title for lists: the record's own words at its top where they read like one, else the name of its kind; undefined where the kind has
 * none that tells it from another, so that its file's name stands instead.
 */
export function findDocumentTitle(pages: readonly Page[], kind: DocumentKind): string | undefined {
  const lines = splitLines(pages[0]?.text ?? "").filter((line) => line.text.trim() !== "");
  for (const line of lines.slice(0, 5)) {
    const cells = splitCells(line.text, line.start);
    if (looksLikeHeader(cells) || isDiaryHeader(cells)) continue;
    const title = cells.map((cell) => cell.text.trim().replace(/\s+/g, " ")).find(readsLikeTitle);
    if (title !== undefined) return title === title.toUpperCase() ? capitalise(title.toLowerCase()) : title;
  }
  return kind === "other" ? undefined : capitalise(kindNames[kind]);
}

function readsLikeTitle(text: string): boolean {
  if (text.length < 4 || text.length > longestTitle || /;|\d{3,}|[.!?]$|:$|\[/.test(text)) return false;
  const own = /^[^:]+: \S/.test(text) ? text.slice(0, text.indexOf(":")) : text;
  return titleWords.test(own) && !notTitle.test(text);
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
