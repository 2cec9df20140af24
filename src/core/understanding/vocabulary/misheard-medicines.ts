import { findMentions } from "./find-concepts.ts";
import { proposeName, proposeSpokenName } from "./near-miss.ts";
import { tokenise } from "./tokens.ts";

/** Words of a text that may be a medicine's name, misheard; `start` and `end` are UTF-16 offsets in it. */
export interface MisheardName {
  start: number;
  end: number;
  heard: string;
  name: string;
}

/** After these a medicine is likely: elsewhere an ordinary word that resembles one is an ordinary word. */
const cue =
  /\b(?:take|takes|took|taking|taken|start|started|starting|stop|stopped|stopping|forgot|missed|miss|prescribed|prescribes|tried|(?:dose|tablets?|pills?|capsules?|milligrams?|mg) of|medicine called|allergic to)\b/gi;
/** What may stand between the cue and the name. */
const filler =
  /^(?:my|the|a|an|some|his|her|first|last|second|next|two|three|one|of|again|more|this|that|daily|weekly)$/i;
/** Words that a name does not end with. */
const cannotEnd =
  /^(?:\d.*|in|on|at|and|or|with|for|from|the|a|an|to|of|by|but|as|is|was|it|i|my|last|this|every|once|twice|when|because)$/i;
const ordinary =
  /^(?:medicines?|medications?|tablets?|pills?|capsules?|doses?|photos?|photographs?|pictures?|breakfast|lunch|dinner)$/i;
const mostFillers = 3;
const longestName = 3;
/** UTF-16 units behind a cue that are looked at: room for the fillers and the name, however long the clause is. */
const longestClause = 200;

/**
 * Finds words after "took", "started" and the like that nearly sound like a medicine. Speech recognition writes names that it does not know as
 * words that it does. Proposals only: nothing is ever corrected with them silently.
 */
export function findMisheardMedicines(text: string): MisheardName[] {
  const found: MisheardName[] = [];
  const starts = new Set<number>();
  for (const match of text.matchAll(cue)) {
    const name = nameAfter(text, match.index + match[0].length);
    if (name === undefined || starts.has(name.start)) continue;
    starts.add(name.start);
    found.push(name);
  }
  return found;
}

/** Whether the words begin with something that the vocabulary knows: that was heard right. */
function beginsKnown(words: string): boolean {
  return findMentions(words, 0, tokenise(words), false).some(({ start }) => start === 0);
}

function nameAfter(text: string, from: number): MisheardName | undefined {
  // A name does not go on past the end of a clause.
  const clause = /^[^.,;:!?\n]*/.exec(text.slice(from, from + longestClause))?.[0] ?? "";
  const words = [...clause.matchAll(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)].map((word) => ({
    start: from + word.index,
    end: from + word.index + word[0].length,
    word: word[0],
  }));
  let first = 0;
  while (first < mostFillers && filler.test(words[first]?.word ?? "")) first += 1;
  for (let count = 1; count <= Math.min(longestName, words.length - first); count++) {
    const start = words[first]?.start ?? 0;
    const last = words[first + count - 1];
    const heard = text.slice(start, last?.end);
    if (count === 1 && (ordinary.test(heard) || beginsKnown(text.slice(start, from + clause.length)))) return undefined;
    if (last === undefined || (count > 1 && (cannotEnd.test(last.word) || beginsKnown(last.word)))) continue;
    const isOneWord = count === 1 && !heard.includes("-");
    const name = isOneWord ? proposeName(heard, "medication") : proposeSpokenName(heard, "medication");
    if (name !== undefined) return { start, end: last.end, heard, name };
  }
  return undefined;
}
