import type { Asked } from "./asked-terms.ts";
import type { RankedSentence } from "./passage-ranker.ts";

/** "Did the swab grow anything", "has anybody booked the scan": whether something came or was done. */
const asksWhether =
  /^(?:so |and |but |ok |please |hi )*(?:did|has|have|hasn't|haven't|is|are|was|were|any)\b.*\b(?:back|results?|done|sort(?:ed)?|booked|repl(?:y|ied)|answer(?:ed)?|grow|grew|heard|arrived|check(?:ed)?|yet|repeat(?:ed)?|come|came)\b|\bany (?:word|news|result)/i;
const notYet =
  /\b(?:no|not|never|n't|nobody)\b[^.;]{0,30}\b(?:results?|back|done|system|repl(?:y|ied)|booked|seen|received|arrived|read|reported)\b|\bthrown (?:out|away)\b|\bunread\b|\b(?:asked for|requested|awaited|awaiting|pending|chased?|to follow)\b/i;
const lookedAt = 3;

/** Whether one of the best sentences says of the very thing that it has not come, or was only asked for: that answers whether it came. */
export function tellsOfWaiting({ text, terms }: Asked, ranked: readonly RankedSentence[]): boolean {
  if (!asksWhether.test(text)) return false;
  const held = terms.filter((term) => term.held);
  const rarest = held.reduce((one, other) => (other.weight > (one?.weight ?? 0) ? other : one), held[0]);
  if (rarest === undefined) return false;
  const at = terms.indexOf(rarest);
  return ranked
    .slice(0, lookedAt)
    .some(({ sentence, cover }) => (cover.own[at] ?? 0) > 0.5 && notYet.test(sentence.text));
}
