import type { Fact } from "#core/domain/fact.ts";
import type { DocumentKind } from "#core/domain/medical-document.ts";
import type { Page } from "#core/domain/page.ts";
import type { Passage } from "#core/reading/passages.ts";

const titlePatterns: [DocumentKind, RegExp, number][] = [
  ["discharge-summary", /\bdischarge (?:summary|letter|note|instructions)\b|\bhospital course\b/i, 5],
  [
    "imaging-report",
    /\b(?:radiology|imaging|x-?ray|ultrasound|mri|ct|mammogra\w+|echocardiogra\w+|dexa) (?:report|scan|examination|study)\b|\breport of (?:x-?ray|mri|ct)\b|\btechnique:|\bcomparison:/i,
    4,
  ],
  [
    "lab-report",
    /\b(?:laboratory|lab|pathology|blood test|haematology|hematology|biochemistry|microbiology) (?:report|results?)\b|\bspecimen\b|\bcollected:|\bref(?:erence)? range\b/i,
    4,
  ],
  ["prescription", /\bprescription\b|\bdispense\b|\brefills?:|\bsig:/i, 3],
  [
    "referral",
    /\breferral (?:letter|form|note)?\b|\bthank you for seeing\b|\bi would (?:be grateful|appreciate) (?:if you would see|your opinion)\b|\breferred (?:to|by) you\b/i,
    4,
  ],
  [
    "visit-note",
    /\bclinic (?:note|letter|date)\b|\bdate of clinic\b|\b(?:nurse|annual|medication) review\b|\b(?:I|we) (?:reviewed|saw) [^.]{0,40}\bclinic\b|\bvisit (?:note|summary)\b|\b(?:date of )?visit\b|\bprogress note\b|\bchief complaint\b|\bhistory of present illness\b|\bhpi\b|\bassessment\b|\bsubjective\b|\bconsultation\b|\bthank you for attending\b|\breason for (?:the )?visit\b/i,
    3,
  ],
  ["diary", /\b(?:diary|journal|log)\b|\bdear diary\b/i, 4],
];

/** What kind of record this is, as its own words tell. */
export function findDocumentKind(
  pages: readonly Page[],
  passages: readonly Passage[],
  facts: readonly Fact[],
): DocumentKind {
  const first = pages[0];
  if (first === undefined) return "other";
  if (pages.every((page) => page.source === "speech")) return "voice-note";
  const head = first.text.slice(0, 400);
  const body = first.text.slice(0, 4000);
  const scores = new Map<DocumentKind, number>();
  for (const [kind, pattern, weight] of titlePatterns) {
    const score = (pattern.test(head) ? weight * 2 : 0) + (pattern.test(body) ? weight : 0);
    if (score > 0) scores.set(kind, score);
  }
  const labs = facts.filter((fact) => fact.kind === "lab").length;
  const rows = facts.filter((fact) => fact.kind === "lab" && isInRow(fact, passages)).length;
  if (labs >= 3 && rows >= labs * 0.6) scores.set("lab-report", (scores.get("lab-report") ?? 0) + 4);
  if (passages.some((passage) => passage.section === "assessment" || passage.section === "exam")) {
    scores.set("visit-note", (scores.get("visit-note") ?? 0) + 3);
  }
  const firstPerson = (body.match(/\b(?:I|my|me|myself)\b/g) ?? []).length;
  if (firstPerson >= 6 && firstPerson * 40 > body.split(/\s+/).length)
    scores.set("diary", (scores.get("diary") ?? 0) + 5);
  let best: DocumentKind = "other";
  let bestScore = 2;
  for (const [kind, score] of scores) {
    if (score > bestScore) {
      best = kind;
      bestScore = score;
    }
  }
  return best;
}

function isInRow({ citation: { page, start } }: Fact, passages: readonly Passage[]): boolean {
  return passages.some(
    (passage) => passage.kind === "row" && passage.page === page && passage.start <= start && start < passage.end,
  );
}

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
