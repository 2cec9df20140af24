import type { StructuredPassage } from "#core/understanding/structure/record-structure.ts";
import type { EvidenceRecord } from "./evidence-record.ts";

/** A phone number as a record prints it, with the words that say whose it is. */
export interface PrintedPhone {
  record: EvidenceRecord;
  /** The line that holds it. */
  passage: StructuredPassage;
  number: string;
  /** Words beside it, in its own sentence or line. */
  own: string;
  /** Short lines right above it, that name whose it is in a list of people: "MS nurses". */
  names: StructuredPassage[];
  /** The lines above and below, of which one may name what the number is of. */
  near: string;
  /** The record's first lines: who sends it. */
  head: string;
  /** The line that names the sender, where the number is the sender's. */
  sender: StructuredPassage | undefined;
}

const shape = /(?<![\d/.,-])(?:\+\d{1,3}[ -]?)?\(?\d{2,5}\)?[ -]?\d{3,4}(?:[ -]\d{2,4}){0,2}(?![\d/,-]|\.\d)/g;
const labelled =
  /\b(?:tel|telephone|ph|phone|mobile|mob|call|ring|rings|helpline|advice line|line|contact|text|sms|whatsapp|hotline|switchboard|ext)\b/i;
const otherNumber =
  /\b(?:nhs|mrn|chi|hosp(?:ital)? ?(?:no|number)|record (?:no|number)|pps|medicare|policy|claim|fax|f|ref|reference|id|account|acct|order|lab no|specimen|sample|rx|batch|lot|dob|born|urn?|ihi|nhi|phn|ohip)\b\W{0,3}(?:no|number|#)?\W{0,3}$/i;
const fewestDigits = 7;
const mostDigits = 14;
const headPassages = 6;
const linesAbove = 3;
const linesOfName = 3;
const wordsOfName = 4;

/** All phone numbers that a record prints, letterheads and signatures too. */
export function printedPhones(record: EvidenceRecord): PrintedPhone[] {
  const { passages } = record.structure;
  const heads = passages.slice(0, headPassages).filter(({ text }) => text.length < 160);
  const head = heads.map(({ text }) => text).join("\n");
  return passages.flatMap((passage, index) => {
    if (!/\d{3}/.test(passage.text) || passage.text.length > 1200) return [];
    return [...passage.text.matchAll(shape)].flatMap((match): PrintedPhone[] => {
      const number = match[0].trim();
      const digits = number.replace(/\D/g, "").length;
      const before = passage.text.slice(Math.max(0, match.index - 40), match.index);
      const grouped = /\d[ -]\d/.test(number) && digits >= 8;
      if (digits < fewestDigits || digits > mostDigits || otherNumber.test(before)) return [];
      if (!grouped && !labelled.test(passage.text)) return [];
      // Beside somebody's birthday a number without a word for it is the hospital's for them.
      if (passage.role === "patient" && !labelled.test(passage.text)) return [];
      const isOfSender = index < headPassages || passage.role === "letterhead";
      return [
        {
          record,
          passage,
          number,
          own: passage.text,
          names: passages
            .slice(Math.max(0, index - linesOfName), index)
            .filter(({ text }) => text.split(/\s+/).length <= wordsOfName && !/\d/.test(text)),
          near: [...passages.slice(Math.max(0, index - linesAbove), index), ...passages.slice(index + 1, index + 2)]
            .map(({ text }) => text.slice(0, 200))
            .join("\n"),
          head,
          sender: isOfSender ? heads.find(({ text }) => (text.match(/\p{L}{4,}/gu) ?? []).length >= 2) : undefined,
        },
      ];
    });
  });
}
