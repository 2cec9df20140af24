import { stem } from "#core/findings/answers/search-words.ts";
import type { ConceptKind } from "#core/understanding/vocabulary/lexicon.ts";
import { tokenise } from "#core/understanding/vocabulary/tokens.ts";
import type { Asked } from "./asked-terms.ts";

const opens =
  /^(?:so |and |but |ok |sorry |hi )*(?:is|are|was|were|do|does|did|has|have|had|can|could|should|must|am|may)\b/i;
const negated = /\b(?:not|never|n't|no longer|without|or not|which|how|why|when|who)\b/i;
const before = new Set("no not never without nor neither".split(" "));
const after =
  /^\W*(?:(?:is|was|were|are|has been|have been|had been)\s+)?(?:not\b|negative\b|excluded\b|ruled out\b|stopped\b|discontinued\b|ceased\b|absent\b|never\b|unlikely\b)/i;

/** "Do not stop it" is no denial of it. */
const affirms = /\b(?:stop|miss|skip|forget|run out|change|reduce|discontinue|cease)\b/i;

function isOfBody(kinds: ReadonlySet<ConceptKind>): boolean {
  return [...kinds].some((kind) => kind !== "procedure" && kind !== "lab" && kind !== "vital");
}

/** Whether a sentence of a record denies the very thing that a yes-or-no question asks about. */
export function deniesAsked(asked: Asked, text: string): boolean {
  if (!opens.test(asked.text) || negated.test(asked.text.replace(opens, ""))) return false;
  const terms = asked.terms.filter(({ held }) => held);
  const decisive = [...terms].sort((one, other) => other.weight - one.weight)[0];
  if (decisive === undefined) return false;
  // An illness that is denied is denied whoever looked for it, and where; of anything else all that is asked has to be said.
  const needed = decisive.kinds.has("condition") ? terms.filter(({ kinds }) => isOfBody(kinds)) : terms;
  if (needed.length > 4) return false;
  const tokens = tokenise(text);
  const keys = tokens.map(({ key }) => stem(key));
  const says = (words: readonly string[]) => words.every((word) => keys.includes(word));
  if (needed.some((term) => !term.ways.some((way) => way.weight >= 0.7 && says(way.words)))) return false;
  return decisive.ways.some(({ words, weight }) => {
    const [first] = words;
    const last = words.at(-1);
    if (weight < 0.7 || first === undefined || last === undefined || !says(words)) return false;
    const at = keys.indexOf(first);
    const from = Math.max(0, at - 3);
    const stretch = text.slice(tokens[from]?.start ?? 0, tokens[at]?.start ?? 0);
    const near = keys.slice(from, at);
    if (near.some((key) => before.has(key)) && !/[.;:,]/.test(stretch) && !affirms.test(stretch)) return true;
    return after.test(text.slice(tokens[keys.indexOf(last)]?.end ?? text.length));
  });
}
