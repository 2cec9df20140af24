import type { LineRole } from "#core/domain/line-role.ts";
import { inlineHeading } from "#core/reading/headings.ts";
import type { Passage } from "#core/reading/passages.ts";
import type { Place } from "./passage-places.ts";
import { bareLabel, roleOfLabel, sectionRoles } from "./section-labels.ts";

/** The known label that a passage begins with or is. */
export interface Opening {
  role: LineRole;
  /** A heading on a line of its own. */
  alone: boolean;
  /** A label of one item of a list: it opens that item only. */
  item: boolean;
}

const marker = /^(?:[•*·▪◦‣>–—-]|\(?(?:\d{1,2}|[a-z])[.)]|\[[ xX]?\]|[☐☑☒])\s+/;
/** Labels that may stand in a table's first cell without a colon ("Allergies  Penicillin (rash)"). */
const cellRoles: ReadonlySet<LineRole> = new Set([
  "allergies",
  "diagnoses",
  "medicines-now",
  "history",
  "family-history",
  "social-history",
  "impression",
  "plan",
  "narrative",
  "procedure",
  "copied-forward",
  "leaflet",
  "request",
]);

/** What a passage opens: a heading alone on its line, a label before a colon, a known shorthand. `soap`: the note goes by its letters. */
export function openingOf(passage: Passage, place: Place, soap: boolean): Opening | undefined {
  const text = passage.text.trim();
  if (passage.kind === "heading") return opened(text.replace(/(?<![:\s])[:\s]+$/, ""), { alone: true, item: false });
  const first = passage.kind === "row" ? (passage.cells[0]?.text ?? text) : text;
  const unmarked = first.replace(marker, "");
  const item = unmarked !== first;
  const words = /^([\p{L}][^:\n.;]{0,70}?)\s*:(?=\s|$)/u.exec(unmarked)?.[1] ?? inlineHeading(unmarked)?.text;
  if (words !== undefined) {
    if ((words.trim().length === 1 && !soap) || isCopyList(words, text)) return undefined;
    const filled = unmarked.length > words.length + 2 || passage.kind === "row";
    return opened(words, { alone: !filled && place.first && place.last, item });
  }
  // "Medications stopped" is more than "Medications".
  const whole = passage.kind !== "row" && place.first && place.last && isTitled(text) ? titled(text) : undefined;
  if (whole !== undefined) return whole;
  const bare = bareLabel.exec(unmarked)?.[0];
  if (bare !== undefined && !(place.last && bare.length === text.length)) return opened(bare, { alone: false, item });
  if (passage.kind === "row") return place.first ? openedByCell(passage) : undefined;
  if (!place.first) return undefined;
  // "MEDICATION LIST - CORRECTED. Please disregard …"
  if (text.length < 60 && /^[^\p{Ll}\d]{6,}\.$/u.test(text)) return opened(text, { alone: true, item: false });
  return undefined;
}

function titled(text: string): Opening | undefined {
  return opened(text, { alone: true, item: false });
}

function opened(words: string, how: { alone: boolean; item: boolean }): Opening | undefined {
  const role = roleOfLabel(words);
  return role === undefined || !sectionRoles.has(role) ? undefined : { role, ...how };
}

function openedByCell({ cells }: Passage): Opening | undefined {
  const words = cells[0]?.text ?? "";
  const said = cells[1]?.text ?? "";
  if (words.length > 26 || words.split(" ").length > 3 || !/^\p{Lu}/u.test(words) || !/\p{L}{3}/u.test(said))
    return undefined;
  const opening = opened(words, { alone: false, item: false });
  return opening !== undefined && cellRoles.has(opening.role) ? opening : undefined;
}

/** "cc" is a copy as a rule; "CC: chest pain" is what the patient came for. */
function isCopyList(words: string, text: string): boolean {
  if (!/^cc$/i.test(words.trim())) return false;
  return words.trim() !== "CC" || /\b(?:Dr|Mr|Mrs|Ms|GP|PCP|MD|patient|copy)\b/i.test(text);
}

/** A line of few words with a capital first, and no verb: "Changes today", "Plan". */
function isTitled(text: string): boolean {
  if (text.length > 60 || /[.!?;,]$/.test(text) || /\d{2,}/.test(text) || marker.test(text)) return false;
  return (
    text.split(/\s+/).length <= 6 &&
    /^\p{Lu}/u.test(text) &&
    !/\b(?:is|are|was|were|has|have|had|will|please|you|the|his|her)\b/i.test(text)
  );
}
