import { splitLines } from "#core/reading/text-lines.ts";
import type { DocumentKind } from "#core/records/medical-document.ts";
import type { Page } from "#core/records/page.ts";
import { kindNames } from "./document-kind.ts";

const titleWords =
  /\b(?:report|note|summary|letter|results?|prescription|referral|record|chart|form|plan|diary|consultation|examination|certificate)\b/i;

/** A title for lists: the record's own first line where it reads like one, else the name of its kind. */
export function findDocumentTitle(pages: readonly Page[], kind: DocumentKind): string {
  const lines = splitLines(pages[0]?.text ?? "").filter((line) => line.text.trim() !== "");
  for (const line of lines.slice(0, 4)) {
    const text = line.text.trim().replace(/\s+/g, " ");
    if (text.length < 4 || text.length > 70 || /[:;]|\d{3,}/.test(text) || /[.!?]$/.test(text)) continue;
    if (titleWords.test(text)) return text === text.toUpperCase() ? capitalise(text.toLowerCase()) : text;
  }
  return capitalise(kindNames[kind]);
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
