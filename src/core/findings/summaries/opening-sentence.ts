import type { Citation, CitedSentence } from "#core/domain/citation.ts";
import type { DocumentKind } from "#core/domain/medical-document.ts";
import { dateInWords } from "#core/understanding/facts/calendar.ts";
import { cite } from "#core/understanding/facts/fact-builder.ts";
import { diaryOpening } from "./diary-sentences.ts";
import { kindNames } from "./kind-names.ts";
import { headOf } from "./record-head.ts";
import type { SummaryRecord } from "./record-units.ts";
import { viewRecord } from "./record-view.ts";

/** One sentence that says what this is, from whom and of which day: "This is an imaging report: MRI lumbar spine, from Dr Vane, 18 March 2025." */
export function openingSentence(record: SummaryRecord, kind: DocumentKind): CitedSentence | undefined {
  const { structure, source } = record;
  if (kind === "diary") {
    const diary = diaryOpening(viewRecord(structure.passages, record.facts, source));
    if (diary !== undefined) return diary;
  }
  const { title, house } = headOf(kind === "diary" ? [] : structure.passages, kind);
  const author = authorOf(record);
  const citations: Citation[] = [title, house].flatMap((part) =>
    part === undefined ? [] : [cite(source, part.passage.page, part.passage.start, part.passage.end)],
  );
  if (author !== undefined) citations.push(author.citation);
  const writers = [author?.name, house?.text].filter((one) => one !== undefined && title?.text.includes(one) !== true);
  const date = structure.dateOfCare;
  if (date !== undefined) citations.push(cite(source, date.page, date.start, date.end));
  if (citations.length === 0) return undefined;
  const name = isLetter(record, kind) ? "letter" : kindNames[kind];
  const what = title === undefined ? "" : `: ${title.text}`;
  const whom = writers.length === 0 ? "" : `${what === "" ? "" : ","} from ${writers.join(", ")}`;
  const day = date === undefined ? "" : dateInWords(date.date);
  const text =
    what === "" && whom === ""
      ? `This ${name} is from ${day}.`
      : `This is ${withArticle(name)}${what}${whom}${day === "" ? "" : `, ${day}`}.`;
  return { text, citations };
}

const mayBeLetter: ReadonlySet<DocumentKind> = new Set(["visit-note", "message", "other"]);

/** "Dear Sam", and no sender's line of a message. */
function isLetter({ source }: SummaryRecord, kind: DocumentKind): boolean {
  const first = (source.pageTexts.get(1) ?? "").slice(0, 2000);
  return mayBeLetter.has(kind) && /^[ \t]{0,12}Dear \p{L}/mu.test(first) && !/^(?:From|Sent|Subject):/m.test(first);
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

/** "This report is for", "Verified": no name; and no patient writes their own report. */
function readsAsName(name: string, patient: string | undefined): boolean {
  const words = (text: string) => (text.toLowerCase().match(/\p{L}{2,}/gu) ?? []).sort().join(" ");
  if (!/\p{Lu}/u.test(name) || words(name) === words(patient ?? "") || /\d{3}/.test(name)) return false;
  if (!/\s/.test(name)) return false;
  return !/\b(?:is|was|are|were|for|by|this|report|page|copy|dear|patient|see|from|verified|line|desk)\b/i.test(name);
}
