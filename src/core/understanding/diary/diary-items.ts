import type { Fact } from "#core/domain/fact.ts";
import type { Passage } from "#core/reading/passages.ts";
import { makeFact, type ReadPassage, type RecordSource } from "#core/understanding/facts/fact-builder.ts";
import type { Mention } from "#core/understanding/vocabulary/find-concepts.ts";
import { amountIn, saidOf } from "./amounts.ts";
import { thingNamed } from "./named-things.ts";

/** The longest item of a list, in words; what is longer is a sentence. */
const mostWords = 7;

/** What stands before an item and says nothing of it: its mark, the hour, the part of the day. */
const lead =
  /^(?:[\s•*·▪◦‣–—>-]+|\(?\d{1,2}[:.]\d{2}(?:\s?(?:am|pm|hrs?|h)\b)?\)?(?![\d/])|\d{1,2}\s?(?:am|pm)\b|(?:am|pm|morning|afternoon|evening|night|noon|bedtime|today|lunch|breakfast|dinner)\s?[:–-]|[:;,|–-]+)+\s*/i;

/**
 * The items of an entry's line, as passages of their own: what is denied or scored in one says nothing of the next. A line of sentences, or
 * of one item, stays as it is, but for the day that it opens with.
 */
export function itemsOf(passage: Passage, opening: number): Passage[] {
  const body = passage.text.slice(opening);
  const cuts: { from: number; to: number }[] = [];
  let from = 0;
  for (const match of body.matchAll(itemEnd)) {
    // "6,5 hours", "1,200 steps": a comma within a number parts nothing.
    if (/^[,.]$/.test(match[0]) && /\d/.test(body.charAt(match.index - 1)) && /\d/.test(body.charAt(match.index + 1)))
      continue;
    cuts.push({ from, to: match.index });
    from = match.index + match[0].length;
  }
  cuts.push({ from, to: body.length });
  const items = cuts
    .map((cut) => trimmed(passage, opening + cut.from, opening + cut.to))
    .filter(({ text }) => text !== "");
  const meant = items.filter(({ text }) => meaningOf(text) !== undefined).length;
  const isList = meant * 2 >= items.length || items.every(({ text }) => text.split(/\s+/).length <= mostWords);
  return isList ? items : [trimmed(passage, opening, passage.text.length)].filter(({ text }) => text !== "");
}

/** Whether a line holds a thing and how much of it, as lists do: "pain 4", "• no headache", "slept 7 hours, coffee". */
export function holdsItems(line: string): boolean {
  return (
    line.length <= longestLine &&
    line.split(itemEnd).some((part) => meaningOf(part.replace(lead, "").trim()) !== undefined)
  );
}

const longestLine = 200;

function trimmed(passage: Passage, from: number, to: number): Passage {
  const words = passage.text.slice(from, to);
  const skipped = lead.exec(words)?.[0].length ?? 0;
  const kept = words.slice(skipped).replace(/[\s.,;|]+$/, "");
  const gap = kept.length - kept.trimStart().length;
  const start = passage.start + from + skipped + gap;
  const text = kept.trimStart();
  return {
    ...passage,
    kind: "sentence",
    start,
    end: start + text.length,
    text,
    label: undefined,
    contentStart: start,
    cells: [],
    header: undefined,
  };
}

/** Where one thing ends and the next begins: at a mark, behind a score, at "and" before or behind a number. */
const itemEnd =
  /[,;·|•]\s*|\.\s+|(?<=(?:\/|out of)\s?(?:5|10|100))\s+(?:(?:and|&|\+)\s+)?(?=\p{L})|\s(?:and|&|\+)\s(?=[^,;.]{0,40}\d)|(?<=\d)\s(?:and|&|\+)\s(?=\p{L})/gu;

const denial = /^(?:no|without|zero|not any)\s+(.+)$/i;
const eaten =
  /^(?:i )?(?:ate|had|drank|eaten|ate some|had some|some|had a|had an|a)\s+(?:some |a |an |a bit of |a little )?(.+)$/i;
const behind =
  /^(.+?) ?(?:[:=–-]|\bis\b|\bwas\b|\babout\b|\baround\b|\bat\b|\bx(?= ?\d))? ?((?:\d{1,6}(?:[.,]\d{1,2})?\s?(?:(?:\/|out of)\s?(?:5|10|100|ten)|h|hrs?|hours|steps|cups?|glass(?:es)?|drinks?|min(?:ute)?s?|units?|x|×)?|none|nil|yes|no|y|n|slight|mild|moderate|severe|terrible|awful|extreme|[✓✔☑✅✗✘❌☒×]|\[[ xX✓✔]?\]))$/iu;
const before =
  /^(\d{1,6}(?:[.,]\d{1,2})?(?:\s?(?:\/|out of)\s?(?:5|10|100|ten)|\s?h|\s?hrs?|\s?hours)?|[✓✔☑✅✗✘❌☒×x]|\[[ xX✓✔]?\]|very mild|mild|moderate|severe|slight)\s+(?:of )?(.+)$/iu;

/** "3 cups of coffee", "had 2 glasses of wine", "walked 6000 steps", "2 coffees": so many of something. */
const portions =
  /^(?:i )?(?:(?:had|drank|ate|did|walked|took|about|around) ){0,2}(\d{1,6}(?:[.,]\d{1,2})?) (?:(?:cups?|mugs?|glass(?:es)?|units?|cans?|pints?|bottles?|pieces?|slices?|bars?|portions?|servings?|bowls?) of )?(.+)$/i;

function portionOf(text: string) {
  const [, amount = "", words = ""] = portions.exec(text) ?? [];
  const thing = words === "" ? undefined : (thingNamed(words) ?? thingNamed(words.replace(/s$/i, "")));
  // A score or a time is no portion, and how many tablets those tell who know medicines.
  if (thing?.kind !== "lifestyle" || thing.unit === "/10" || thing.unit === "hours") return undefined;
  const value = amount.replace(",", ".");
  const unit = thing.unit === undefined ? {} : { unit: thing.unit };
  return { thing, said: { negated: false, value, number: Number(value), ...unit } };
}

/** What one item says, where it is a thing and how much of it, and nothing else: "pain 4", "no headache", "✓ gluten", "coffee". */
export function itemFacts(source: RecordSource, read: ReadPassage, taken: Set<Mention>): Fact[] {
  const { text, start, end } = read.passage;
  const found = meaningOf(text);
  if (found === undefined) return [];
  for (const mention of read.mentions) taken.add(mention);
  const { thing, said } = found;
  const fact = makeFact(source, read, { ...thing, start, end, contextAt: { start, end: start } }, { ...said });
  return [{ ...fact, negated: said.negated, uncertain: false }];
}

function meaningOf(words: string) {
  // A line that the margin broke goes on.
  const text = words.replaceAll(/\s+/g, " ");
  const bare = thingNamed(text);
  if (bare !== undefined) {
    const isEvent = bare.unit !== "/10" && bare.isIllness !== true && bare.kind !== "medication";
    return isEvent ? { thing: bare, said: { negated: false } } : undefined;
  }
  const denied = thingNamed(denial.exec(text)?.[1] ?? "");
  if (denied !== undefined && denied.kind !== "medication") return { thing: denied, said: { negated: true } };
  const food = thingNamed(eaten.exec(text)?.[1] ?? "");
  if (food?.kind === "lifestyle" && food.unit === undefined) return { thing: food, said: { negated: false } };
  const portion = portionOf(text);
  if (portion !== undefined) return portion;
  const [, name = "", amount = ""] = behind.exec(text) ?? [];
  const [, first = "", rest = ""] = before.exec(text) ?? [];
  for (const [words, much] of [
    [name, amount],
    [rest, first],
  ] as const) {
    const thing = words === "" ? undefined : scoredThing(words, much);
    // "Ibuprofen 400": a dose, which those who know medicines read.
    if (thing?.kind === "medication") continue;
    const how = thing === undefined ? undefined : amountIn(much, thing, { hasTicks: false });
    const said = thing === undefined || how === undefined ? undefined : saidOf(thing, how);
    if (thing !== undefined && said !== undefined) return { thing, said };
  }
  return undefined;
}

/** "Sleep 7 hours" is how long, and "sleep 7/10" how well. */
function scoredThing(words: string, amount: string) {
  const isTime = /(?:h|hrs?|hours)$/i.test(amount.trim());
  if (/^(?:i )?(?:slept|sleep)(?: for)?$/i.test(words) && isTime) return thingNamed("hours slept");
  if (/steps$/i.test(amount)) return thingNamed("steps");
  return thingNamed(words);
}
