import type { CitedSentence } from "#core/domain/citation.ts";
import { dateInWords } from "#core/understanding/facts/calendar.ts";
import type { Asked } from "./asked-terms.ts";
import { pageText } from "./evidence-sentences.ts";
import type { RankedSentence } from "./passage-ranker.ts";
import { recordName } from "./record-name.ts";
import { saysTelling } from "./unsure-of-asked.ts";

/** So far ahead of all own sentences, in the reader's scores, one of a record that is set aside is what a question is about. */
const farAhead = 1;
/** Own sentences further behind it are about something else. */
const farBehind = 2;
const lookedAt = 6;
const asksWhose =
  /\b(?:mine|whose|for me|about me|not me|my name|someone else|somebody else|wrong (?:person|patient))\b/i;

/** Why records are set aside as somebody else's, by their ids. */
export type SetAside = ReadonlyMap<string, string>;

/** What fits a question, without the records of somebody else; and what is said where it is about one of these. */
export function withoutOthers(
  asked: Asked,
  ranked: readonly RankedSentence[],
  setAside: SetAside,
): { own: RankedSentence[]; ofAnother: CitedSentence | undefined } {
  const isOwn = ({ sentence }: RankedSentence) => !setAside.has(sentence.record.id);
  const own = ranked.filter(isOwn);
  const [best] = ranked;
  const reason = best === undefined ? undefined : setAside.get(best.sentence.record.id);
  const others = ranked.slice(0, lookedAt).filter((one) => !isOwn(one));
  if (best === undefined || reason === undefined || !saysTelling(asked, others)) return { own, ofAnother: undefined };
  const telling = own.filter((one, at) => at < lookedAt && saysTelling(asked, [one]));
  const isAhead = !telling.some(({ score }) => score >= best.score - farAhead);
  if (!isAhead && !asksWhose.test(asked.text)) return { own, ofAnother: undefined };
  return { own: telling.filter(({ score }) => score >= best.score - farBehind), ofAnother: told(best, reason) };
}

/** That the page is somebody else's, with the name on it and the words that were looked for. */
function told({ sentence }: RankedSentence, reason: string): CitedSentence {
  const { record } = sentence;
  const name = recordName(record, record.date === undefined ? undefined : dateInWords(record.date));
  const cite = (page: number, start: number, end: number) => ({
    documentId: record.id,
    originalFilename: record.originalFilename,
    ...{ page, start, end, quote: pageText(record, page).slice(start, end) },
  });
  const printed = record.structure.identity.name ?? "";
  const named = record.pages.flatMap(({ number, text }) => {
    const at = printed === "" ? -1 : text.indexOf(printed);
    return at === -1 ? [] : [cite(number, at, at + printed.length)];
  });
  return {
    text: `It seems that this page is someone else's and not yours (${name}). ${reason}`,
    citations: [...named.slice(0, 1), ...sentence.places.map(({ page, start, end }) => cite(page, start, end))],
  };
}
