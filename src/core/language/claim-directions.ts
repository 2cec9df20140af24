import { dropped, kept, type Verdict } from "./claim.ts";
import { classesOf, tiedClasses, type WordClass } from "./claim-classes.ts";
import { meets } from "./claim-numbers.ts";
import { knownLevels, knownTrends } from "./known-directions.ts";
import type { Known } from "./known-evidence.ts";
import type { Clause, Named, Word } from "./statement.ts";

const levels: ReadonlySet<WordClass> = new Set(["high", "low", "normal"]);
const trends: ReadonlySet<WordClass> = new Set(["up", "down", "same"]);
const sides =
  /\b(left|right|both|bilateral|upper|lower|medial|lateral|anterior|posterior|inner|outer|proximal|distal)\b/gi;

/** Direction, status and side: words that turn a sentence round when exchanged. */
export function checkDirections(clauses: readonly Clause[], known: Known): Verdict {
  for (const clause of clauses) {
    for (const word of clause.words) {
      const verdict = checkClass(word, clause, known);
      if (!verdict.kept) return verdict;
    }
    const order = checkOrder(clause, known);
    if (!order.kept) return order;
    const side = checkSides(clause, known);
    if (!side.kept) return side;
  }
  return kept;
}

function checkClass(word: Word, clause: Clause, known: Known): Verdict {
  const classes = classesOf(word.stem);
  if (classes === undefined) return kept;
  // "High blood pressure" is a name.
  const inName = clause.named.some(
    (named) =>
      word.start >= named.start &&
      word.end <= named.end &&
      known.clauses.some((one) => one.named.some((other) => meets(other.names, named.names))),
  );
  if (inName || (/^\s+to\b/.test(clause.text.slice(word.end)) && /^reasons?$/i.test(word.printed))) return kept;
  const thing = nearest(word, clause);
  for (const name of classes) {
    const level = levels.has(name) ? shownLevel(name, thing, clause, known) : undefined;
    if (level === true) return kept;
    if (level === false) continue;
    if (trends.has(name) && thing !== undefined && knownTrends(known, thing.names).has(name)) return kept;
    if (standsInEvidence(name, thing, word, known)) return kept;
  }
  return dropped("direction", word.printed);
}

/** Whether the evidence's own numbers, ranges and flags show this level of this thing; undefined where they tell nothing. */
function shownLevel(name: WordClass, thing: Named | undefined, clause: Clause, known: Known): boolean | undefined {
  // "Came back above its range": what is high or low is what was measured, whatever stands nearer.
  const measured = clause.named.filter((named) => named.kinds.has("lab") || named.kinds.has("vital"));
  const about = thing !== undefined && measured.includes(thing) ? thing : (measured.at(-1) ?? thing ?? clause.named[0]);
  if (about === undefined) return undefined;
  const shown = knownLevels(known, about.names);
  return shown.size === 0 ? undefined : shown.has(name);
}

function standsInEvidence(name: WordClass, thing: Named | undefined, word: Word, known: Known): boolean {
  return known.clauses.some((one) => {
    if (!one.words.some((other) => classesOf(other.stem)?.has(name) === true)) return false;
    if (!tiedClasses.has(name) || thing === undefined) return true;
    // The class is said of one thing: that thing stands in the same clause of the evidence, or nothing else does.
    return (
      one.named.length === 0 ||
      one.named.some((other) => meets(other.names, thing.names)) ||
      !known.names.has([...thing.names][0] ?? word.stem)
    );
  });
}

function nearest(word: Word, clause: Clause): Named | undefined {
  const distance = (named: Named) => (named.end <= word.start ? word.start - named.end : named.start - word.end);
  return clause.named
    .filter((named) => word.end <= named.start || word.start >= named.end)
    .sort((one, other) => distance(one) - distance(other))[0];
}

/** "From A to B": in this order in the evidence, or by its days; and the verb agrees with the numbers. */
function checkOrder(clause: Clause, known: Known): Verdict {
  const match = /\bfrom (\d+(?:\.\d+)?)[^\d]{0,40}?(?:\d{4}[^\d]{0,10})?\bto (\d+(?:\.\d+)?)/i.exec(clause.text);
  const shown = match ?? /\bfrom (\d+(?:\.\d+)?)-(\d+(?:\.\d+)?)/i.exec(clause.text);
  if (shown === null) return kept;
  const [before, after] = [Number(shown[1]), Number(shown[2])];
  const said = new Set(
    clause.words.flatMap((word) => [...(classesOf(word.stem) ?? [])]).filter((name) => trends.has(name)),
  );
  const true_ = after > before ? "up" : after < before ? "down" : "same";
  if (said.size > 0 && !said.has(true_)) return dropped("direction", shown[0]);
  const printed = new RegExp(
    `\\bfrom ${escaped(shown[1])}\\b[^\\d]{0,40}(?:\\bto |-)${escaped(shown[2])}\\b`,
    "i",
  ).test(known.text);
  if (printed) return kept;
  const dated = known.clauses.flatMap((one) =>
    one.numbers.map((number) => ({ value: number.quantity.value, day: number.date ?? one.day })),
  );
  const first = dated.find((one) => one.value === String(before))?.day;
  const last = dated.find((one) => one.value === String(after))?.day;
  if (first === undefined || last === undefined || first > last) return dropped("direction", shown[0]);
  return kept;
}

function escaped(value: string | undefined): string {
  return (value ?? "").replace(/\./g, "\\.");
}

/** Where the evidence names more than one side, the claim's side stands beside the same word there. */
function checkSides(clause: Clause, known: Known): Verdict {
  const evidenceSides = new Set([...known.text.matchAll(sides)].map((match) => match[0].toLowerCase()));
  for (const match of clause.text.matchAll(sides)) {
    const side = match[0].toLowerCase();
    const times = (text: string) => [...text.matchAll(sides)].filter((other) => other[0].toLowerCase() === side).length;
    if (times(clause.text) > 1 && times(clause.text) > times(known.text)) return dropped("side", side);
    // "Both results" and "right away" are no sides.
    if (/^(?:right|both)$/.test(side) && !["left", "right", "bilateral"].some((one) => evidenceSides.has(one)))
      continue;
    // "Lower than before" is a direction.
    if (
      /^(?:lower|upper)$/.test(side) &&
      /^\s+(?:in|on|at|than|again|now)\b/i.test(clause.text.slice(match.index + side.length))
    )
      continue;
    if (!evidenceSides.has(side)) return dropped("side", side);
    if (evidenceSides.size === 1) continue;
    const held = clause.words.find(
      (word) => word.start > match.index && !/^(?:side|the|your|in|on|of)$/i.test(word.printed),
    );
    if (held === undefined) continue;
    const beside = known.clauses.some((one) => {
      const places = [...one.text.matchAll(sides)]
        .filter((other) => other[0].toLowerCase() === side)
        .map((other) => other.index);
      return places.some((place) =>
        one.words.some((word) => word.stem === held.stem && Math.abs(word.start - place) < 40),
      );
    });
    const knownAtAll = known.stems.has(held.stem);
    if (knownAtAll && !beside) return dropped("side", `${side} ${held.printed}`);
  }
  return kept;
}
