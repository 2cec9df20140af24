import type { Passage } from "#core/reading/passages.ts";
import { writersOwn } from "./writers-own.ts";

/** What the words around a mention make of it. */
export interface MentionContext {
  negated: boolean;
  uncertain: boolean;
  historical: boolean;
  hypothetical: boolean;
  subject: "patient" | "relative";
  relative: string | undefined;
  /** Where the words begin and end that deny or doubt it, so that a quote of the mention can hold them too. */
  from: number;
  to: number;
}

type Effect = "negated" | "uncertain" | "historical" | "hypothetical" | "end";

interface Trigger {
  start: number;
  end: number;
  effect: Effect;
  direction: "forward" | "backward";
}

/*
 * The idea is NegEx's and ConText's (Chapman 2001, Harkema 2009): trigger words with a direction and a scope that other words end.
 * The lists are ours.
 */
const forward: [Effect, string][] = [
  [
    "negated",
    "no evidence of|no signs? of|no history of|no known|no further|no|not have|not had|not having|doesn't have|does not have|did not have|don't have|do not have|hasn't had|haven't had|has not had|have not had|denies any|denies|denied|denying|without any|without|negative for|never had|never|absence of|free of|free from|rules? out|ruled out for|nor|neither|declines?|declined|refused|not experiencing|not on|not taking|no longer|resolution of|not be|is not|are not|was not|were not|isn't|wasn't|not show|not reveal|not demonstrate|fails to reveal|unremarkable for|not|unlikely to be",
  ],
  [
    "uncertain",
    "possible|possibly|probable|probably|likely|suspected|suspicious for|suspicion of|suspicion for|suspect|questionable|question of|may have|may be|might be|might have|could be|could have|may represent|concern for|concerning for|concerned about|rule out|r/o|cannot exclude|can't exclude|evaluate for|evaluation for|versus|vs|differential|appears to be|presumed|presumptive|thinks? (?:it|this) (?:is|was)|wonder|not sure|unsure|unclear whether|to exclude|query",
  ],
  [
    "hypothetical",
    "if you (?:develop|have|get|notice|experience)|if|should you|should (?:he|she|they|symptoms)|in case of|watch for|return for|return precautions|risks? of|risks? (?:for|include|including)|side effects?(?: include| of| such as)?|prevent|prevention of|prophylaxis|screening for|screen for|tested for|test for|as needed for|prn|p\\.r\\.n\\.|until|unless|may cause|can cause|complications? (?:include|including|such as)|educated (?:about|on)",
  ],
  [
    "historical",
    "history of|h/o|hx of|past medical history(?: is)?(?: significant| notable| remarkable)?(?: for| of)?|status post|s/p|previous|previously|prior|past|remote|used to|as a child|formerly|former|in the past|had been|at that time|back then|in those days",
  ],
  [
    "end",
    "but|however|except|although|though|yet|still|aside from|apart from|other than|presents? with|presented with|complains? of|complaining of|reports?|reported|endorses?|admits?|positive for|states?|notes?|which|who|because|secondary to|due to|presently|currently|continues?",
  ],
];
const backward: [Effect, string][] = [
  [
    "negated",
    "(?:was|were|is|are|has been|have been) (?:ruled out|excluded|denied|absent|negative|not seen|not present|not detected|resolved|declined|refused|unremarkable|normal)|ruled out|negative|not (?:seen|present|identified|noted|detected|demonstrated)|absent|none|: no\\b|denied|unlikely",
  ],
  [
    "uncertain",
    "(?:is|are|was) (?:possible|suspected|likely|questionable|considered|unlikely)|cannot be (?:excluded|ruled out)|suspected|\\?",
  ],
  ["historical", "in the past|years? ago|as a child|in (?:19|20)\\d\\d|resolved|at that time|back then"],
  ["hypothetical", "(?:must|should|is to|are to|has to) be avoided"],
];

const forwardPattern = compile(forward, "forward");
const backwardPattern = compile(backward, "backward");

function compile(
  lists: [Effect, string][],
  direction: Trigger["direction"],
): { pattern: RegExp; effects: Effect[]; direction: Trigger["direction"] } {
  const effects = lists.map(([effect]) => effect);
  const source = lists.map(([, words]) => `((?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}]))`).join("|");
  return { pattern: new RegExp(source, "giu"), effects, direction };
}

/** A full stop ends a scope also before a small letter, as phones and recognition write it, but for those of abbreviations. */
const sentenceEnd =
  /[;•]|\.\s+(?=\p{Lu})|(?<!(?<![\p{L}\p{N}])(?:[Vv]s|[Aa]pprox|[Dd]r|[Mm]rs?|[Ss]t|[Nn]os?|[Pp]ts?|[Hh]x|[Mm]in|[Mm]ax|[Ii]ncl?|[Rr]esp|[Ee]tc|[Dd]ept|[Cc]a|[Cc]f|[Ff]ig|[Pp]oss|[Pp]rob|[Nn]eg|[Pp]os|\p{L}))\.\s+(?=\p{Ll})/gu;

function triggersOf(text: string): Trigger[] {
  const triggers: Trigger[] = [];
  for (const { pattern, effects, direction } of [forwardPattern, backwardPattern]) {
    for (const match of text.matchAll(pattern)) {
      const index = match.slice(1).findIndex((group) => group !== undefined);
      const effect = effects[index];
      if (effect === undefined) continue;
      triggers.push({ start: match.index, end: match.index + match[0].length, effect, direction });
    }
  }
  for (const match of text.matchAll(sentenceEnd)) {
    triggers.push({ start: match.index, end: match.index + 1, effect: "end", direction: "forward" });
  }
  return triggers.sort((one, other) => one.start - other.start);
}

/** "Allergies: penicillin  Medications: none": what stands behind one label says nothing of the next. */
function labelledCells({ cells, start }: Passage): Trigger[] {
  return cells
    .filter(({ text }) => /^\p{Lu}[\p{L} ]{1,24}:/u.test(text))
    .map((cell) => ({ start: cell.start - start, end: cell.start - start, effect: "end", direction: "forward" }));
}

const relatives =
  /\b(mother|father|mom|mum|dad|brothers?|sisters?|siblings?|(?:maternal |paternal )?(?:grandmother|grandfather|grandparents?|aunts?|uncles?|cousins?)|parents?|sons?|daughters?|children|wife|husband|partner|niece|nephew|family history of|family history)\b/gi;

/** Reads the contexts of mentions in one passage: prepared once, asked for each mention. */
export function contextReader(passage: Passage): (start: number, end: number) => MentionContext {
  const { text } = passage;
  const triggers = scopesOf([...triggersOf(text), ...labelledCells(passage)]);
  const family = [...text.matchAll(relatives)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    word: match[0],
  }));
  return (absoluteStart, absoluteEnd) => {
    const start = absoluteStart - passage.start;
    const end = absoluteEnd - passage.start;
    const context: MentionContext = {
      negated: false,
      uncertain: false,
      historical: passage.section === "past-history",
      hypothetical: false,
      subject: passage.section === "family" ? "relative" : "patient",
      relative: undefined,
      from: absoluteStart,
      to: absoluteEnd,
    };
    applyForward(context, passage.start, triggers, start, end);
    applyBackward(context, passage.start, text, triggers, end);
    readSubject(context, text, family, start, end);
    return context;
  };
}

/** The triggers by what they do, each in order of their places, so that a mention need not go through those that are far from it. */
interface Scopes {
  ends: Trigger[];
  forward: { effect: Exclude<Effect, "end">; triggers: Trigger[] }[];
  backward: Trigger[];
}

function scopesOf(found: readonly Trigger[]): Scopes {
  const sorted = [...found].sort((one, other) => one.start - other.start);
  const ahead = sorted.filter(({ direction }) => direction === "forward");
  return {
    ends: ahead.filter(({ effect }) => effect === "end"),
    forward: (["negated", "uncertain", "hypothetical", "historical"] as const).map((effect) => ({
      effect,
      triggers: ahead.filter((trigger) => trigger.effect === effect),
    })),
    backward: sorted.filter(({ direction }) => direction === "backward"),
  };
}

/** How many of the things, which are in order, come before the first that is not so. */
function countWhile<Thing>(things: readonly Thing[], isSo: (thing: Thing) => boolean): number {
  let from = 0;
  let to = things.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    const thing = things[middle];
    if (thing !== undefined && isSo(thing)) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** Words of history reach so far, those behind a mention so far back. */
const historyReach = 60;
const backwardReach = 40;

/** What stands before a mention in its scope, which begins behind the last word that ends one. */
function applyForward(
  context: MentionContext,
  base: number,
  { ends, forward }: Scopes,
  start: number,
  end: number,
): void {
  const scopeStart = ends[countWhile(ends, (trigger) => trigger.end <= start) - 1]?.start ?? -1;
  for (const { effect, triggers } of forward) {
    const first = countWhile(triggers, (trigger) => trigger.end <= scopeStart);
    const count = countWhile(triggers, (trigger) => trigger.end <= start);
    const last = triggers[count - 1];
    if (last === undefined || count <= first) continue;
    if (effect === "historical") {
      if (start - last.end > historyReach) continue;
      context.historical = true;
      if (start - last.end <= 3) widen(context, base, last, end);
      continue;
    }
    context[effect] = true;
    const opening = triggers[first];
    if (effect !== "hypothetical" && opening !== undefined) widen(context, base, opening, end);
  }
}

function applyBackward(
  context: MentionContext,
  base: number,
  text: string,
  { ends, backward }: Scopes,
  end: number,
): void {
  const scopeEnd = ends[countWhile(ends, (trigger) => trigger.start < end)]?.end ?? Number.POSITIVE_INFINITY;
  for (let at = countWhile(backward, (trigger) => trigger.start < end); at < backward.length; at++) {
    const trigger = backward[at];
    if (trigger === undefined || trigger.start - end > backwardReach || scopeEnd <= trigger.start) return;
    if (trigger.effect === "end" || text.slice(end, trigger.start).includes(",")) continue;
    context[trigger.effect] = true;
    const apart = trigger.effect === "historical" && trigger.start - end > 3;
    if (trigger.effect !== "hypothetical" && !apart) widen(context, base, trigger, end);
  }
}

function widen(context: MentionContext, base: number, trigger: Trigger, end: number): void {
  context.from = Math.min(context.from, base + trigger.start);
  context.to = Math.max(context.to, base + trigger.end, base + end);
}

/** A relative who is named further back than this is not the one spoken of. */
const relativeReach = 400;

function readSubject(
  context: MentionContext,
  text: string,
  family: readonly { start: number; end: number; word: string }[],
  start: number,
  end: number,
): void {
  const own = writersOwn.exec(text);
  if (own !== null && own.index <= start && !/[.;]\s/.test(text.slice(own.index, start))) {
    context.subject = "relative";
    return;
  }
  const before = family[countWhile(family, (word) => word.end <= start) - 1];
  if (before !== undefined && start - before.end <= relativeReach) {
    const between = text.slice(before.end, start);
    const back = /\b(?:patient|he|she|i|you)\b/i.test(between) || /[;.]/.test(between);
    // "Her mother noticed a rash": a relative who tells is not the one who has it.
    const teller =
      /^\s*(?:\([^)]*\)\s*)?(?:says?|said|states?|stated|reports?|reported|notes?|noted|noticed|is concerned|thinks?|brought|called|worries|denies|gave|helps?)\b/i.test(
        between,
      );
    if (!back && !teller) {
      context.subject = "relative";
      context.relative = before.word.toLowerCase().startsWith("family") ? undefined : before.word.toLowerCase();
      return;
    }
  }
  const after =
    /^[^.;,]{0,20}\b(?:in|on) (?:his|her|the|my)? ?((?:maternal |paternal )?(?:mother|father|brother|sister|grandmother|grandfather|aunt|uncle|cousin)'?s?)\b/i.exec(
      text.slice(end, end + 60),
    );
  if (after?.[1] !== undefined) {
    context.subject = "relative";
    context.relative = after[1].toLowerCase();
  }
}
