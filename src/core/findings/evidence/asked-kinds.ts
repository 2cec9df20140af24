import type { DocumentKind } from "#core/domain/medical-document.ts";

/** Words by which people ask for what stands in records of one kind. */
const kindWords: readonly [RegExp, readonly DocumentKind[]][] = [
  [
    /\b(?:scans?|x-?rays?|mri|ct|ultrasounds?|echo\w*|mammograms?|imaging|dexa|doppler|radiolog\w+)\b/i,
    ["imaging-report"],
  ],
  [
    /\b(?:blood (?:tests?|work|results?|count)|bloods|labs?|laborator\w+|levels?|readings?|urine (?:test|sample)|swab|culture|biops(?:y|ies)|patholog\w+|histolog\w+)\b/i,
    ["lab-report"],
  ],
  [
    /\b(?:in (?:the )?hospital|hospitali[sz]ed|admi(?:ssion|tted)|discharged?|ward|emergency|casualty|a&e|e\.?r\.?|e\.?d\.?|after the (?:op|operation|surgery))\b/i,
    ["discharge-summary"],
  ],
  [/\b(?:pharmac\w+|chemist|labels?|prescri\w+|repeat (?:slip|list)|refills?|dispens\w+|blister)\b/i, ["prescription"]],
  [/\b(?:diary|log|journal|wrote down|notebook|app|texts?|messages?|whatsapp|portal|emails?)\b/i, ["diary", "other"]],
  [/\b(?:refer\w*|letters?|consultant|specialist|clinic)\b/i, ["visit-note", "referral"]],
];

/** The kinds of records that a question names by what stands in them. */
export function askedKinds(text: string): ReadonlySet<DocumentKind> {
  return new Set(kindWords.flatMap(([words, kinds]) => (words.test(text) ? kinds : [])));
}
