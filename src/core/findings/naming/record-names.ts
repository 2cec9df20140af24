import type { DocumentKind } from "#core/domain/medical-document.ts";
import { dateInWords } from "#core/understanding/facts/calendar.ts";

/** What a record is named by: never by its file. */
export interface NamedRecord {
  kind: DocumentKind | undefined;
  /** Who wrote it, as printed. */
  author: string | undefined;
  /** ISO date of care, cut to its precision. */
  date: string | undefined;
}

const kindWords: Partial<Record<DocumentKind, string>> = {
  "lab-report": "laboratory report",
  "visit-note": "clinic letter",
  "imaging-report": "scan report",
  "discharge-summary": "discharge letter",
  prescription: "prescription",
  referral: "referral letter",
  diary: "diary",
  "voice-note": "voice note",
};

const longestAuthor = 44;

/** A record as people name it, to stand within a sentence: "Dr Tran's clinic letter of 27 January 2026", "the laboratory report of May 2025". */
export function recordName({ kind, author, date }: NamedRecord): string {
  const word = kind === undefined ? "record" : (kindWords[kind] ?? kind.replace(/-/g, " "));
  const writer = author === undefined ? undefined : shortAuthor(author);
  const of = date === undefined ? "" : ` of ${dateInWords(date)}`;
  if (kind === "diary") return date === undefined ? "your diary" : `your diary${of}`;
  if (writer === undefined) return `the ${word}${of}`;
  return isPerson(writer)
    ? `${writer}${/s$/i.test(writer) ? "'" : "'s"} ${word}${of}`
    : `the ${word} from ${writer}${of}`;
}

/** The same at the beginning of a sentence. */
export function recordNameFirst(record: NamedRecord): string {
  const name = recordName(record);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** The first part of an author's line: degrees, offices and addresses left out. */
function shortAuthor(author: string): string | undefined {
  const [first = ""] = author
    .replace(/\s+/g, " ")
    .trim()
    .split(/ ?[,;|(] ?/);
  return first.length < 3 || first.length > longestAuthor ? undefined : first;
}

function isPerson(name: string): boolean {
  return /^(?:Dr|Prof|Professor|Mr|Mrs|Ms|Miss|Sr|Sister|Nurse|PA)\b\.?\s/i.test(name);
}
