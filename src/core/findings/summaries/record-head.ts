import type { DocumentKind } from "#core/domain/medical-document.ts";
import common from "#core/findings/evidence/common-words.json" with { type: "json" };
import type { StructuredPassage } from "#core/understanding/structure/record-structure.ts";
import { findMentions } from "#core/understanding/vocabulary/find-concepts.ts";
import { inFullWords } from "#core/understanding/vocabulary/shorthand.ts";
import { tokenise } from "#core/understanding/vocabulary/tokens.ts";

/** Passages at the top of a record among which its title stands. */
const topPassages = 12;
const longestTitle = 14;

interface HeadPart {
  passage: StructuredPassage;
  text: string;
}

/** What stands at the top of a record. */
export interface RecordHead {
  /** What was done or written: a test or an operation before the name of a form. */
  title: HeadPart | undefined;
  /** The house that writes records. */
  house: HeadPart | undefined;
}

const kindWords =
  /\b(?:report|summary|letter|clinic|record|results?|plan|notes?|scan|referral|prescription|review|certificate|form|diary|messages?|discharge|operation|procedure|consultation|leaflet|screening|list|history|assessment)\b/i;
/** Heads of a part of a record; none of them says what the whole is. */
const partHead =
  /^(?:reason for .*|instructions?|results?|tests?|findings|cortex.*|history|plan|assessment|diagnos[ei]s|medications?|medicines|allergies|follow[- ]?up|impression|conclusion|comments?|notes?|review|technique|comparison|clinical (?:details|notes|information|history)|course|procedure|operation|summary|investigations?|discharge|admission)$/i;
/** Words that say no more than the kind of a record does. */
const emptyTitle =
  /^(?:laboratory|lab|clinic(?:al)?|hospital|medical|patient|visit|progress|discharge|imaging|radiology|diagnostic|report|notes?|summary|letter|form|record|results?|the|of|and|cumulative|final|interim|prescription|referral|my|your|see|health|immediate|messages?|message center|thread|text|service|inbox|portal|viewer|order|repeat|urgent|problem|list|diary|department|inpatient|outpatient|electronic|copy)$/i;
const titleRoles = new Set([
  "letterhead",
  "heading",
  "other",
  "administration",
  "patient",
  "date",
  "procedure",
  "results",
]);
const personal =
  /\b(?:dob|born|mrn|nhs|patient|pt|name|address|tel|phone|fax|dear|gp|ref|page|copy|typed|printed)\b|\d{1,2}[/.-]\d{1,2}[/.-]\d{2}|\d{1,2} \p{L}{3,9} \d{2,4}\b|\d{5,}|\d{3}[ -]\d{3}/iu;

/** Records whose title may be the name of a test. */
const measuring: ReadonlySet<DocumentKind> = new Set(["lab-report", "imaging-report", "procedure"]);

/** The title of a record and the house that it comes from, each with the line that prints it. */
export function headOf(passages: readonly StructuredPassage[], kind: DocumentKind): RecordHead {
  let title: HeadPart | undefined;
  let house: HeadPart | undefined;
  let bestScore = 0;
  for (const passage of passages.slice(0, topPassages)) {
    if (
      !titleRoles.has(passage.role) ||
      (passage.role === "results" && !measuring.has(kind)) ||
      (passage.kind === "sentence" && /\.\s*$/.test(passage.text))
    )
      continue;
    for (const text of partsOf(passage)) {
      const said = calm(inFullWords(text));
      if (namesHouse(text)) {
        if (readsAsHouse(said)) house ??= { passage, text: withoutRoom(asName(said)) };
        continue;
      }
      const score = (namesProcedure(text) ? 3 : 0) + (kindWords.test(text) ? 2 : 0) + (tellingWords(text) > 1 ? 1 : 0);
      if (score > Math.max(1, bestScore)) [title, bestScore] = [{ passage, text: said }, score];
    }
  }
  return { title, house };
}

/** "Goldfields Base Hospital — Discharge Summary": the house and the form are told apart. */
function partsOf(passage: StructuredPassage): string[] {
  const cells = passage.kind === "row" ? passage.cells.map(({ text }) => text) : [passage.text];
  return cells
    .flatMap((text) => text.split(/\s[—–|·•]\s|\s{1,3}-\s/))
    .map((text) => withoutLabel(onOneLine(text)))
    .filter(readsAsTitle);
}

/** "Exam: MRI brain": what stands behind the label is the title. */
function withoutLabel(text: string): string {
  return text.replace(/^(?:exam(?:ination)?|study|procedure|operation|test)(?: type| name)?: (?=\S)/i, "");
}

/** A label of something else than the whole ("Ward/Clinic: DSU", "Messages for: …"). */
const otherLabel =
  /^(?:clin|ward|ref|to|for|by)\b[^:]*:|\b(?:for|to|by|from)\s*:|^[^:]{1,24}: (?!.*\b(?:report|summary|letter|plan)\b)\p{Ll}/iu;

function onOneLine(text: string): string {
  return text
    .replace(/\s+/g, " ")
    .replace(/(?<![\s.:;,–-])[\s.:;,–-]+$/, "")
    .trim();
}

function readsAsTitle(text: string): boolean {
  return (
    text !== "" &&
    text.split(" ").length <= longestTitle &&
    !personal.test(text) &&
    !partHead.test(text) &&
    !/[.?!] /.test(text) &&
    !otherLabel.test(text) &&
    !/^\d[\d.,]*\s?[-–<>]/.test(text) &&
    tellingWords(text) > 0
  );
}

/** Words that say more than the kind of a record does. */
function tellingWords(text: string): number {
  return text.split(/[^\p{L}]+/u).filter((word) => word.length > 1 && !emptyTitle.test(word)).length;
}

function namesProcedure(text: string): boolean {
  return (
    /\b(?:MRI|CT|X-?ray|ultrasound|DEXA|DXA|PET|ECG|EEG|biopsy|echo\w*|\w+oscopy|\w+ectomy)\b/i.test(text) ||
    findMentions(text, 0, tokenise(text), true).some(({ surfaces }) =>
      surfaces.some(({ concept }) => concept.kind === "procedure"),
    )
  );
}

/** "DISCHARGE SUMMARY" as it stands inside a sentence, "PENLLYN MEDICAL CENTRE" as a name; short capitals are abbreviations and stay. */
function calm(text: string): string {
  const isName = houseWords.test(text);
  const capitals = text === text.toUpperCase();
  const small = text.replace(/(?<!['’])\b\p{Lu}{3,}(?:['’]S)?\b/gu, (word) => {
    const lower = word.toLowerCase();
    // "RED RIVER HOSPITAL": a short word of a name that is set in capitals.
    if (/^(?:LEFT|RIGHT)$/.test(word) || (word.length === 3 && !(isName && capitals && commonWords.has(lower))))
      return word;
    const isCommon = linking.test(word) || (!isName && (kindWords.test(word) || commonWords.has(lower)));
    return isCommon ? lower : word.charAt(0) + lower.slice(1);
  });
  if (small === text) return text;
  return small.replace(/\b(?:OF|AND|THE|FOR|WITH|TO|IN|AT|ON|NOT|NO)\b/g, (word) => word.toLowerCase());
}

const linking = /^(?:with|from|without|and|under|over)$/i;
/** Words of running text: what is none of them is a name, and keeps its capital. */
const commonWords: ReadonlySet<string> = new Set(common.words.split(" "));

const longestHouse = 8;

/** A name, and no sentence in which a hospital is named. */
function readsAsHouse(text: string): boolean {
  const words = text.split(" ");
  const small = words.filter((word) => /^\p{Ll}/u.test(word) && !/^(?:of|for|and|the|in|at)$/.test(word)).length;
  // Whom it was sent to is not whom it is from.
  if (/\b(?:attn|attention|c\/o|fao)\b/i.test(text)) return false;
  return words.length > 1 && words.length <= longestHouse && small * 2 < words.length;
}

/** "Suite 14, Karkloof Private Hospital", "Mataatua Hospital Dr Perera". */
function withoutRoom(text: string): string {
  return text.replace(/^(?:suite|room|level|floor|unit) \w+, /i, "").replace(/,? (?:Dr|Prof|Mrs?|Ms)\b.*$/, "");
}

/** "gauteng department of health" as a name. */
function asName(text: string): string {
  if (/\p{Lu}/u.test(text)) return text;
  return text.replace(/\b(?!of\b|and\b|the\b|for\b|at\b|in\b)\p{Ll}/gu, (letter) => letter.toUpperCase());
}

const houseWords =
  /\b(?:hospitals?|surgery|practice|centre|center|department|health|trust|laborator\w+|pathology|diagnostics?|services?|unit|clinics?|pharmacy|infirmary|medicine for)\b/i;

/** A name of a house that writes records says whom they are from, not what they are. */
function namesHouse(text: string): boolean {
  return (
    houseWords.test(text) &&
    !/\b(?:report|summary|letter|record|results?|plan|notes?|scan|referral|prescription|review|certificate|form|messages?|discharge|consultation|list)\b/i.test(
      text,
    ) &&
    !namesProcedure(text)
  );
}
