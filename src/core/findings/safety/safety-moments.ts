/*
 * Somebody who tells a long story names many grave things, and most of them are over. What presses stands close together, so a story is
 * weighed by stretches, without the sentences that tell of what was.
 */

/** A text of so many words is a question; a longer one is a story. */
const longestQuestion = 55;
const stretch = 2;
const longestStretch = 45;

const isOver =
  /\b(?:was|were|had|has been|have been|got|been|is|still) (?:\w+ )?(?:admitted|hospitali[sz]ed|discharged|diagnosed|operated|rushed|taken to|kept|in (?:the )?(?:icu|intensive|hospital|critical|ccu|neuro|a coma)|sedated|on (?:a |the )?(?:ventilator|life support))\b|\b(?:days?|weeks?|months?|years?) (?:ago|back|before)\b|\blast (?:week|month|year)\b|\bin (?:the )?(?:past|19\d\d|20\d\d)\b|\bdays? in (?:icu|intensive)\b|\bscheduled\b/i;

/** The stretches of a text that are weighed by themselves: all of a question, the pressing ones of a story. */
export function momentsOf(text: string): string[] {
  if (text.split(/\s+/).length <= longestQuestion) return [text];
  const sentences = text.split(/(?<=[.!?;])\s+|\n+/).flatMap(pieces);
  const now = sentences.filter((sentence) => !isOver.test(sentence));
  return now.map((_, index) => now.slice(index, index + stretch).join(" "));
}

/** A sentence without stops is cut where it is too long to be one. */
function pieces(sentence: string): string[] {
  const words = sentence.split(/\s+/);
  if (words.length <= longestStretch) return [sentence];
  const cut: string[] = [];
  for (let from = 0; from < words.length; from += longestStretch)
    cut.push(words.slice(from, from + longestStretch).join(" "));
  return cut;
}
