import type { StructuredPassage } from "#core/understanding/structure/record-structure.ts";
import { namesCare } from "#core/understanding/vocabulary/care-words.ts";
import { type PlacedDay, pageText } from "./replaced-days.ts";
import type { StatementSource } from "./statement-source.ts";

const longestBefore = 320;
/** A line that opens something of its own: a list's item, an entry, a message. */
const opens = /^\s*(?:[-•*–>□☐]|\(?\d{1,2}[.)]\s|\[)/;
const heads: ReadonlySet<string> = new Set(["letterhead", "addressee", "patient", "date", "leaflet", "results"]);

/** Something that happens on a day, and no name in passing. */
const happens =
  /\b(?:appointments?|appts?|clinic|opd|scan|test|visit|rehab\w*|radio\w+|radiation|chemo\w*|infusion|drip|session|surgery|operation|procedure|excision|removal|fitting|bloods?|jabs?|vaccin\w+|injection|mammogram|mri|ct|echo\w*|ultrasound|x-?ray|\w+oscopy|\w+gram|dialysis|biopsy|extraction|coil|referral|challenge|study|eeg)\b/i;
/** Words that only point back at what was said: "New date", "they gave me", "now it is". */
const pointsBack =
  /^\W*(?:starts|begins|that|this|which|new|now|date|time|rang|phoned|called|they|she|he|it|the (?:girl|lady|office|clinic|hospital)|so|then|moved|instead|was|first app\w*|booked|rebook\w*|your new)\b/i;

/** "See me", "Review": the writer is seen again, whatever the sentence before it is about. */
const toSeeWriter = /\b(?:see (?:me|us|him|her|you|them)|return|rtc|review|phones?)\b/i;

/**
 * What a day is for, where its own words do not say it: the nearest sentence before it, of the same entry, item or paragraph, that names a
 * clinic, an examination, a treatment or somebody to be seen. "Coil is off today. … They gave me Monday 2 March."
 */
export function namingPassage(
  source: StatementSource,
  { passage, index, day }: PlacedDay,
): StructuredPassage | undefined {
  const own = `${passage.text.slice(Math.max(0, day.start - 140), day.start)} ${/^[^(.;]{0,80}/.exec(passage.text.slice(day.end))?.[0] ?? ""}`;
  const isBare = (own.match(/\p{L}{3,}/gu) ?? []).length < 3;
  if (toSeeWriter.test(own)) return undefined;
  // Of a row its other cells tell.
  const isTold =
    passage.kind === "row" && passage.cells.some(({ text }) => /\p{L}{3,}/u.test(text) && !/^\(|\d/.test(text));
  if (isTold || namesCare(own) || !(isBare || pointsBack.test(passage.text))) return undefined;
  const { passages } = source.structure;
  const text = pageText(source, passage);
  let below = passage;
  for (let at = index - 1; at >= 0; at--) {
    const above = passages[at];
    if (above === undefined || opensAnew(below, above, text)) return undefined;
    if (passage.start - above.end > longestBefore || heads.has(above.role)) return undefined;
    if (namesCare(above.text) && happens.test(above.text)) return above;
    below = above;
  }
  return undefined;
}

/** Whether a passage begins something of its own, of which the one above says nothing. */
function opensAnew(below: StructuredPassage, above: StructuredPassage, text: string): boolean {
  return (
    above.page !== below.page ||
    opens.test(below.text) ||
    below.day?.start !== above.day?.start ||
    (below.day !== undefined && below.day.page === below.page && below.day.start === below.start) ||
    /\n\s*\n/.test(text.slice(above.end, below.start))
  );
}
