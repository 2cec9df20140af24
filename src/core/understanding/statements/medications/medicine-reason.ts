/** The clause that says why, with its place. */
export interface FoundReason {
  text: string;
  start: number;
  end: number;
}

const why =
  /\b(?:because of|because|due to|owing to|in view of|on account of|secondary to|on the basis of|for fear of|caused by|causing|as (?=(?:he|she|it|they|his|her|you|the|no|not|bp|blood|k\b|i|we)\b)|since (?=(?:he|she|it|his|her|you)\b)|so that|cos|to (?=(?:protect|prevent|treat|help|lower|reduce|control|settle|calm|relieve|thin|avoid|ease)\b))/i;
const forWhat =
  /\bfor (?!\d|the (?:first|next|time|moment|present|day)|(?:a |an |another )?(?:\w+ )?(?:days?|weeks?|months?|years?|life|now|long)\b|(?:him|her|you|me|them|it)\b|review|GP|collection)/i;
const aside = /(?:^|\s)(?:-|–|—|:|\()\s*(?=[A-Za-z])/;

/** Why, as the words behind a medicine say. */
export function findReason(after: string): FoundReason | undefined {
  const near = after.slice(0, 220);
  for (const pattern of [why, forWhat]) {
    const match = pattern.exec(near);
    if (match !== null) return clause(near, match.index, match.index + match[0].length);
  }
  return undefined;
}

const mostToAside = 48;

/** "(K 5.6)", "- dry mouth", ": no benefit over 8/12": why it was stopped, set apart by a sign only. */
export function findReasonAside(after: string): FoundReason | undefined {
  const told = findReason(after);
  if (told !== undefined) return told;
  const near = after.slice(0, 200);
  const match = aside.exec(near);
  // Farther off, or behind another sentence, it sets apart something else.
  if (match === null || match.index > mostToAside || /[.;]\s|,\s(?:and|then|now)\b/.test(near.slice(0, match.index)))
    return undefined;
  const found = clause(near, match.index, match.index + match[0].length);
  return found === undefined || found.text.length < 3 ? undefined : found;
}

function clause(text: string, from: number, wordsEnd: number): FoundReason | undefined {
  const rest = text.slice(wordsEnd);
  const bracket = /\(\s*$/.test(text.slice(from, wordsEnd));
  const stop = bracket ? rest.search(/\)/) : rest.search(/;|\.(?:\s|$)|\bbut\b|\)(?!\w)|\s\|\s|\s{2,}/);
  const end = stop === -1 ? text.length : wordsEnd + stop;
  const start = from + (/^[\s(:–—-]*/.exec(text.slice(from, end))?.[0].length ?? 0);
  const found = text.slice(start, end).trimEnd();
  return found.length < 3 ? undefined : { text: found, start, end: start + found.length };
}
