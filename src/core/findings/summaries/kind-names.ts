import type { DocumentKind } from "#core/domain/medical-document.ts";

/** What the kind is called in our own sentences. */
export const kindNames: Record<DocumentKind, string> = {
  "lab-report": "lab report",
  "visit-note": "visit note",
  "imaging-report": "imaging report",
  "discharge-summary": "hospital discharge summary",
  prescription: "prescription",
  referral: "referral letter",
  diary: "diary entry",
  "voice-note": "voice note",
  appointment: "appointment letter",
  certificate: "certificate",
  leaflet: "leaflet",
  insurance: "insurance letter",
  message: "message",
  procedure: "procedure report",
  "care-plan": "care plan",
  form: "form",
  other: "record",
};

/** What the record is called where a sentence says what stands in it. */
export function sourceName(kind: DocumentKind, firstPage: string): string {
  if (kind === "lab-report" || kind === "imaging-report") return "report";
  if (kind === "prescription") return "prescription";
  if (/\bdear (?:dr|colleague|mr|mrs|ms|\p{Lu})/iu.test(firstPage.slice(0, 1200)) || kind === "referral")
    return "letter";
  return kind === "visit-note" || kind === "discharge-summary" ? "note" : "record";
}
