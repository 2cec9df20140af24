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
  other: "record",
};

const headCharacters = 600;

/** A record as people name it: "rheumatology letter, 14 March 2025". `day` is the one that it prints, in words. */
export function recordName(record: EvidenceRecord, day?: string): string {
  const head = (record.pages[0]?.text ?? "").slice(0, headCharacters);
  const where = recordPlaces.find(([pattern]) => pattern.test(head))?.[1];
  const isLetter = /\bdear\b|\byours (?:sincerely|faithfully)\b|\bkind regards\b/i.test(record.pages[0]?.text ?? "");
  const kind = record.structure.kind;
  const noun = isLetter && (kind === "visit-note" || kind === "other") ? "letter" : (nouns[kind] ?? "record");
  const named = where === undefined || noun.startsWith(where) ? noun : `${where} ${noun}`;
  return day === undefined ? named : `${named}, ${day}`;
}
