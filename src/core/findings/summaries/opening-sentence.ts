import type { Citation, CitedSentence } from "#core/domain/citation.ts";
import type { DocumentKind } from "#core/domain/medical-document.ts";
import common from "#core/findings/evidence/common-words.json" with { type: "json" };
import { dateInWords } from "#core/understanding/facts/calendar.ts";
import { cite } from "#core/understanding/facts/fact-builder.ts";
import type { StructuredPassage } from "#core/understanding/structure/record-structure.ts";
import { findMentions } from "#core/understanding/vocabulary/find-concepts.ts";
import { inFullWords } from "#core/understanding/vocabulary/shorthand.ts";
import { tokenise } from "#core/understanding/vocabulary/tokens.ts";
import { diaryOpening } from "./diary-sentences.ts";
import { kindNames } from "./kind-names.ts";
import type { SummaryRecord } from "./record-units.ts";
import { viewRecord } from "./record-view.ts";

/** Passages at the top of a record among which its title stands. */
const topPassages = 12;
const longestTitle = 14;

/** One sentence that says what this is, from whom and of which day: "This is an imaging report: MRI lumbar spine, from Dr Vane, 18 March 2025." */
export function openingSentence(record: SummaryRecord, kind: DocumentKind): CitedSentence | undefined {
  const { structure, source } = record;
  if (kind === "diary") {
    const diary = diaryOpening(viewRecord(structure.passages, record.facts, source));
    if (diary !== undefined) return diary;
  }
  const citations: Citation[] = [];
  let text = "";
  const title = titleOf(structure.passages, kind);
  if (title !== undefined) {
    citations.push(cite(source, title.passage.page, title.passage.start, title.passage.end));
    text += namesHouse(title.text) ? ` from ${asName(title.text)}` : `: ${title.text}`;
  }
  const author = authorOf(record);
  if (author !== undefined) {
    citations.push(author.citation);
    if (title?.text.includes(author.name) !== true) text += `, from ${author.name}`;
  }
  const date = structure.dateOfCare;
  if (date !== undefined) {
    citations.push(cite(source, date.page, date.start, date.end));
    text += `, ${dateInWords(date.date)}`;
  }
  if (citations.length === 0) return undefined;
  const name = kindNames[kind];
  const simple = text.startsWith(", ") && !text.includes(", from ");
  return {
    text: simple ? `This ${name} is from ${text.slice(2)}.` : `This is ${withArticle(name)}${text}.`,
    citations,
  };
}

function withArticle(name: string): string {
  return `${/^[aeiou]/i.test(name) ? "an" : "a"} ${name}`;
}

/** Who wrote it, where the pages print the name. */
function authorOf({ structure, source }: SummaryRecord): { name: string; citation: Citation } | undefined {
  const name = structure.author?.trim();
  if (name === undefined || !readsAsName(name, structure.identity.name)) return undefined;
  for (const [page, text] of source.pageTexts) {
    const start = text.indexOf(name);
    if (start >= 0)
      return { name: name.replace(/\s+/g, " "), citation: cite(source, page, start, start + name.length) };
  }
  return undefined;
}

/** "This report is for": no name; and no patient writes their own report. */
function readsAsName(name: string, patient: string | undefined): boolean {
  const words = (text: string) => (text.toLowerCase().match(/\p{L}{2,}/gu) ?? []).sort().join(" ");
  if (!/\p{Lu}/u.test(name) || words(name) === words(patient ?? "")) return false;
  return !/\b(?:is|was|are|were|for|by|this|report|page|copy|dear|patient|see|from)\b/i.test(name);
}

const kindWords =
  /\b(?:report|summary|letter|clinic|record|results?|plan|notes?|scan|referral|prescription|review|certificate|form|diary|messages?|discharge|operation|procedure|consultation|leaflet|screening|list|history|assessment)\b/i;
/** Heads of a part of a record; none of them says what the whole is. */
const partHead =
  /^(?:reason for .*|instructions?|results?|tests?|findings|cortex.*|history|plan|assessment|diagnos[ei]s|medications?|medicines|allergies|follow[- ]?up|impression|conclusion|comments?|notes?|review|technique|comparison|clinical (?:details|notes|information|history)|course|procedure|operation|summary|investigations?|discharge|admission)$/i;
/** Words that say no more than the kind of a record does. */
const emptyTitle =
  /^(?:laboratory|lab|clinic(?:al)?|hospital|medical|patient|visit|progress|discharge|imaging|radiology|diagnostic|report|notes?|summary|letter|form|record|results?|the|of|and|cumulative|final|interim|prescription|referral|my|diary|department|inpatient|outpatient|electronic|copy)$/i;
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

/** The line at the top that says what was done or written: a test or an operation before the name of a form. */
function titleOf(
  passages: readonly StructuredPassage[],
  kind: DocumentKind,
): { passage: StructuredPassage; text: string } | undefined {
  let best: { passage: StructuredPassage; text: string } | undefined;
  let bestScore = 0;
  for (const passage of passages.slice(0, topPassages)) {
    if (
      !titleRoles.has(passage.role) ||
      (passage.role === "results" && !measuring.has(kind)) ||
      (passage.kind === "sentence" && /\.\s*$/.test(passage.text))
    )
      continue;
    const texts = passage.kind === "row" ? passage.cells.map(({ text }) => text) : [passage.text];
    for (const text of texts.map(onOneLine).filter(readsAsTitle)) {
      const score = (namesProcedure(text) ? 3 : 0) + (kindWords.test(text) ? 2 : 0) + (namesHouse(text) ? 1 : 0);
      if (score > bestScore) [best, bestScore] = [{ passage, text: calm(inFullWords(text)) }, score];
    }
  }
  return best;
}

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
    !text.split(/[^\p{L}]+/u).every((word) => word === "" || emptyTitle.test(word))
  );
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
  const small = text.replace(/\b\p{Lu}{4,}\b/gu, (word) => {
    if (/^(?:LEFT|RIGHT)$/.test(word)) return word;
    const lower = word.toLowerCase();
    const isCommon = linking.test(word) || (!isName && (kindWords.test(word) || commonWords.has(lower)));
    return isCommon ? lower : word.charAt(0) + lower.slice(1);
  });
  if (small === text) return text;
  return small.replace(/\b(?:OF|AND|THE|FOR|WITH|TO|IN|AT|ON|NOT|NO)\b/g, (word) => word.toLowerCase());
}

const linking = /^(?:with|from|without|and|under|over)$/i;
/** Words of running text: what is none of them is a name, and keeps its capital. */
const commonWords: ReadonlySet<string> = new Set(common.words.split(" "));

/** "gauteng department of health" as a name. */
function asName(text: string): string {
  if (/\p{Lu}/u.test(text)) return text;
  return text.replace(/\b(?!of\b|and\b|the\b|for\b|at\b|in\b)\p{Ll}/gu, (letter) => letter.toUpperCase());
}

const houseWords =
  /\b(?:hospitals?|surgery|practice|centre|center|department|health|trust|laborator\w+|pathology|diagnostics?|services?|unit|clinics?|pharmacy|infirmary|medicine)\b/i;

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
