import type { Citation, CitedSentence } from "#core/domain/citation.ts";
import { dateInWords } from "#core/understanding/facts/calendar.ts";
import { findDates } from "#core/understanding/facts/find-dates.ts";
import type { Asked } from "./asked-terms.ts";
import type { EvidenceRecord } from "./evidence-record.ts";
import { type EvidenceSentence, type Place, pageText } from "./evidence-sentences.ts";
import type { RankedSentence } from "./passage-ranker.ts";
import type { ReadEvidence } from "./read-evidence.ts";
import { recordName } from "./record-name.ts";
import { saysTelling } from "./unsure-of-asked.ts";

/** So far ahead of all own sentences, in the reader's scores, one of a record that is set aside is what a question is about. */
const farAhead = 1;
/** Own sentences further behind it are about something else. */
const farBehind = 2;
const lookedAt = 6;
const asksWhose =
  /\b(?:is|are|was|were)\b[^?.]{0,60}\bmine\b|\b(?:whose|not me|my name|someone else|somebody else|wrong (?:person|patient))\b/i;

/** Why records are set aside as somebody else's, by their ids. */
export type SetAside = ReadonlyMap<string, string>;

/**
 * What is said where a question is about a page of somebody else, and the patient's own sentences that are near it; undefined where it is
 * about the patient's own. `ranked`: of all records; `evidence`: the patient's own.
 */
export function ofAnother(
  asked: Asked,
  ranked: readonly RankedSentence[],
  { setAside, evidence }: { setAside: SetAside; evidence: readonly ReadEvidence[] },
): { told: CitedSentence; near: ReadonlySet<EvidenceSentence> } | undefined {
  const isOwn = ({ sentence }: RankedSentence) => !setAside.has(sentence.record.id);
  const [best] = ranked;
  const reason = best === undefined ? undefined : setAside.get(best.sentence.record.id);
  const others = ranked.slice(0, lookedAt).filter((one) => !isOwn(one));
  if (best === undefined || reason === undefined || !saysTelling(asked, others)) return undefined;
  const telling = ranked
    .filter(isOwn)
    .slice(0, lookedAt)
    .filter((one) => saysTelling(asked, [one]));
  const isAhead = !telling.some(({ score }) => score >= best.score - farAhead);
  if (!isAhead && !asksWhose.test(asked.text)) return undefined;
  const told = tellsWhose(best, reason, evidence);
  const near = telling.filter(({ score }) => score >= best.score - farBehind).map(({ sentence }) => sentence);
  return told === undefined ? undefined : { told, near: new Set(near) };
}

/** That the page is somebody else's, with the lines that print their name and the patient's; undefined where a page does not print them to the letter. */
function tellsWhose(
  { sentence }: RankedSentence,
  reason: string,
  evidence: readonly ReadEvidence[],
): CitedSentence | undefined {
  const { record } = sentence;
  const theirs = lineOfName(record);
  const [patients] = evidence.flatMap((own) => lineOfName(own.record) ?? []);
  if (theirs === undefined || patients === undefined) return undefined;
  const name = recordName(record, record.date === undefined ? undefined : dateInWords(record.date));
  const said = sentence.places.map(({ page, start, end }) => cite(record, { page, start, end }));
  return {
    text: `It seems that this page is someone else's and not yours (${name}). ${reason}`,
    citations: [theirs, ...born(record), patients, ...said],
  };
}

function cite(record: EvidenceRecord, { page, start, end }: Place): Citation {
  const quote = pageText(record, page).slice(start, end);
  return { documentId: record.id, originalFilename: record.originalFilename, page, start, end, quote };
}

/** The line that prints the name, often with how old somebody is. */
function lineOfName(record: EvidenceRecord): Citation | undefined {
  const { name } = record.structure.identity;
  for (const { number, text } of name === undefined ? [] : record.pages) {
    const at = text.indexOf(name ?? "");
    if (at === -1) continue;
    const start = text.lastIndexOf("\n", at) + 1;
    const end = text.indexOf("\n", at);
    return cite(record, { page: number, start, end: end === -1 ? text.length : end });
  }
  return undefined;
}

const headCharacters = 3000;

/** The day of birth as printed. */
function born(record: EvidenceRecord): Citation[] {
  const [first] = record.pages;
  const { born: date } = record.structure.identity;
  if (first === undefined || date === undefined) return [];
  const found = findDates(first.text.slice(0, headCharacters), 0, { dayFirst: record.structure.dayFirst }).find(
    (one) => one.date === date,
  );
  return found === undefined ? [] : [cite(record, { page: first.number, start: found.start, end: found.end })];
}
