import { dropped, kept, type Verdict } from "./claim.ts";
import { classesOf, tiedClasses, type WordClass } from "./claim-classes.ts";
import { meets } from "./claim-numbers.ts";
import { knownLevels, knownTrends } from "./known-directions.ts";
import type { Known } from "./known-evidence.ts";
import { asidesOf, type Clause, type Named, type Word } from "./statement.ts";

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
    const allergy = checkAllergies(clause, known);
    if (!allergy.kept) return allergy;
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
  // "After 8 weeks" is a length of time, which is judged with its number.
  if (/^after$/i.test(word.printed) && /^\s+(?:about )?\d/.test(clause.text.slice(word.end))) return kept;
  if (/^same$/i.test(word.printed) && /^\s+(?:day|time|visit|date)\b/i.test(clause.text.slice(word.end))) return kept;
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
    // A symptom that is rated lower is better.
    const rated = name === "better" ? "down" : name === "worse" ? "up" : undefined;
    if (rated !== undefined && thing?.kinds.has("symptom") && knownTrends(known, thing.names).has(rated)) return kept;
    if (trends.has(name) && thing !== undefined && knownTrends(known, thing.names).has(name)) return kept;
    if (standsInEvidence(name, thing, word, known)) return isOnItsDay(name, word, clause, known);
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
    if (thing !== undefined && attributes.has(name) && known.names.has([...thing.names][0] ?? ""))
      return one.words.some((other) => classesOf(other.stem)?.has(name) === true && isSaidOf(other, thing, one));
    if (!tiedClasses.has(name) || thing === undefined) return true;
    // The class is said of one thing: that thing stands in the same clause of the evidence, or nothing else does.
    return (
      one.named.length === 0 ||
      one.named.some((other) => meets(other.names, thing.names)) ||
      !known.names.has([...thing.names][0] ?? word.stem)
    );
  });
}

/** What a part of the body or a test is found to be. */
const attributes: ReadonlySet<WordClass> = new Set(["normal", "enlarged"]);

/** "Gallbladder normal, liver enlarged": a word is said of what stands in its part of the clause, or in the list before it. */
function isSaidOf(word: Word, thing: Named, one: Clause): boolean {
  return one.named
    .filter((named) => meets(named.names, thing.names))
    .some((named) => {
      const [from, to] = named.end <= word.start ? [named.end, word.start] : [word.end, named.start];
      const between = one.text.slice(from, to);
      if (!between.includes(",")) return true;
      // "Liver, spleen and kidneys are normal."
      const listed = one.words.filter(({ start, end }) => start >= from && end <= to);
      return (
        named.end <= word.start &&
        listed.every(
          ({ start, end, printed }) =>
            /^(?:and|or|the|your|both|is|are|was|were|all)$/i.test(printed) ||
            one.named.some((other) => start >= other.start && end <= other.end),
        )
      );
    });
}

/** Things that happen on a day. */
const happenings: ReadonlySet<WordClass> = new Set(["start", "stop", "change", "remove", "admit", "discharge"]);

/** What happened on a day happened on that day in the evidence: of several days, the one that stands next to it. */
function isOnItsDay(name: WordClass, word: Word, clause: Clause, known: Known): Verdict {
  const day = happenings.has(name) ? dayNextTo(word, clause) : undefined;
  if (day === undefined) return kept;
  const theirs = known.clauses.flatMap((one) =>
    one.words.filter((other) => classesOf(other.stem)?.has(name) === true).map((other) => dayNextTo(other, one)),
  );
  const dated = theirs.filter((one) => one !== undefined);
  const agrees = dated.some((one) => one.startsWith(day) || day.startsWith(one));
  return dated.length === 0 || dated.length < theirs.length || agrees ? kept : dropped("date", word.printed);
}

/** The date that stands next to a word, rather behind it; undefined where both sides are as near. */
function dayNextTo(word: Word, clause: Clause): string | undefined {
  const distance = (start: number, end: number) => (start >= word.end ? start - word.end : word.start - end + 4);
  return [...clause.dates].sort((one, other) => distance(one.start, one.end) - distance(other.start, other.end))[0]
    ?.date;
}

const allergic = /\ballerg(?:y|ic|ies)\b/i;
const reacts = /\b(?:allerg\w+|hives|rash|anaphyla\w+|reactions?|intoleran\w+)\b/i;
const allergens = new Set(["medication", "medicine-class", "allergen"]);

/** Whatever a clause calls an allergy stands with one in the evidence: "tolerates cephalosporins" is none. */
function checkAllergies(clause: Clause, known: Known): Verdict {
  if (!allergic.test(clause.text)) return kept;
  for (const named of clause.named) {
    if (![...named.kinds].some((kind) => allergens.has(kind))) continue;
    const said = known.clauses.filter((one) => one.named.some((other) => meets(other.names, named.names)));
    if (said.length > 0 && !said.some(({ text }) => reacts.test(text) && !/\btolerat/i.test(text)))
      return dropped("status", clause.text.slice(named.start, named.end));
  }
  return kept;
}

function nearest(word: Word, clause: Clause): Named | undefined {
  const distance = (named: Named) => (named.end <= word.start ? word.start - named.end : named.start - word.end);
  const asides = asidesOf(clause.text);
  return (
    clause.named
      .filter((named) => word.end <= named.start || word.start >= named.end)
      // "Ferritin, which shows your iron, was low": low is ferritin.
      .filter(
        (named) => !asides.some(({ start, end }) => named.start >= start && named.end <= end && word.start >= end),
      )
      .sort((one, other) => distance(one) - distance(other))[0]
  );
}

/** "From A to B": in this order in the evidence, or by its days; and the verb agrees with the numbers. */
function checkOrder(clause: Clause, known: Known): Verdict {
  const match = /\bfrom (\d+(?:\.\d+)?)(?:\/\d+)?[^\d]{0,40}?(?:\d{4}[^\d]{0,10})?\bto (\d+(?:\.\d+)?)/i.exec(
    clause.text,
  );
  const shown = match ?? /\bfrom (\d+(?:\.\d+)?)-(\d+(?:\.\d+)?)/i.exec(clause.text);
  if (shown === null) return kept;
  const [before, after] = [Number(shown[1]), Number(shown[2])];
  const said = new Set(
    clause.words.flatMap((word) => [...(classesOf(word.stem) ?? [])]).filter((name) => trends.has(name)),
  );
  const true_ = after > before ? "up" : after < before ? "down" : "same";
  if (said.size > 0 && !said.has(true_)) return dropped("direction", shown[0]);
  const printed = new RegExp(
    `\\bfrom ${escaped(shown[1])}(?:/\\d+)?\\b[^\\d]{0,40}(?:\\bto |-)${escaped(shown[2])}\\b`,
    "i",
  ).test(known.text);
  if (printed) return kept;
  const dated = known.clauses.flatMap((one) =>
    one.numbers.map((number) => ({ value: number.quantity.value.split("/")[0], day: number.date ?? one.day })),
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
