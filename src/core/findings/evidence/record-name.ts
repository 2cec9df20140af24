import type { EvidenceRecord } from "./evidence-record.ts";
import { recordPlaces } from "./record-places.ts";

const nouns: Record<string, string> = {
  "lab-report": "results",
  "visit-note": "note",
  "imaging-report": "scan report",
  "discharge-summary": "discharge letter",
  prescription: "medicine list",
  referral: "letter",
  diary: "diary",
  "voice-note": "voice note",
  appointment: "appointment letter",
  certificate: "certificate",
  leaflet: "leaflet",
  insurance: "insurance letter",
  message: "messages",
  procedure: "procedure report",
  "care-plan": "care plan",
  form: "form",
  other: "record",
};

/** These come from nowhere: their first lines name who is written to, and what it is about. */
const placeless: ReadonlySet<string> = new Set(["diary", "voice-note", "message", "form", "leaflet", "certificate"]);
const headCharacters = 600;
const headPassages = 10;

/** A record as people name it: "rheumatology letter, 14 March 2025". `day` is the one that it prints, in words. */
export function recordName(record: EvidenceRecord, day?: string): string {
  const kind = record.structure.kind;
  const where = placeless.has(kind) ? undefined : placeOf(record);
  const isLetter = /\bdear\b|\byours (?:sincerely|faithfully)\b|\bkind regards\b/i.test(record.pages[0]?.text ?? "");
  const noun = isLetter && (kind === "visit-note" || kind === "other") ? "letter" : (nouns[kind] ?? "record");
  const named = where === undefined || noun.startsWith(where) ? noun : `${where} ${noun}`;
  return day === undefined ? named : `${named}, ${day}`;
}

/** Its letterhead tells; the first words of its page, where it has none. */
function placeOf({ structure, pages }: EvidenceRecord): string | undefined {
  const letterhead = structure.passages
    .slice(0, headPassages)
    .filter(({ role }) => role === "letterhead" || role === "heading")
    .map(({ text }) => text.slice(0, 200))
    .join("\n");
  const named = (head: string) => recordPlaces.find(([pattern]) => pattern.test(head))?.[1];
  return letterhead === "" ? named((pages[0]?.text ?? "").slice(0, headCharacters)) : named(letterhead);
}
