import type { Fact } from "#core/domain/fact.ts";
import type { Mention } from "#core/understanding/vocabulary/find-concepts.ts";
import type { Concept } from "#core/understanding/vocabulary/lexicon.ts";
import { proposeName } from "#core/understanding/vocabulary/near-miss.ts";
import { makeFact, type ReadPassage, type RecordSource } from "./fact-builder.ts";
import { endOfMedicine, withEnd } from "./medicine-end.ts";

const doseUnit =
  "(?:mg|mcg|µg|ug|micrograms?|milligrams?|grams?|g|mL|cc|units?|IU|mEq|mmol|%|puffs?|drops?|sprays?|tablets?|tabs?|capsules?|caps?|pills?|patch(?:es)?|teaspoons?|tsp|tablespoons?|actuations?)";
const dosePattern = new RegExp(
  `(?<![\\w.])(?:\\d[\\d,]*(?:\\.\\d+)?|\\.\\d+)(?:\\s?(?:-|–|to|/)\\s?\\d[\\d,.]*)?\\s?-?${doseUnit}(?:/(?:\\d*\\s?)?(?:mL|ACTUAT|HR|hr|hour|kg|day|dose|actuation|spray|24\\s?HR?))?(?![\\w])`,
  "i",
);
const nearMissPattern = new RegExp(`(?<![\\w])([a-z][a-z0-9|!]{5,})\\s+(${dosePattern.source})`, "gi");
const formPattern =
  /\b(?:(?:extended[- ]release|delayed[- ]release|chewable|oral|topical|nasal|mucosal|vaginal|drug|injectable|prefilled|sublingual|inhalant|ophthalmic|rectal|transdermal|enteric[- ]coated)\s+)*(?:tablets?|capsules?|caplets?|solution|suspension|syrup|elixir|injection|cream|ointment|gel|lotion|patch|inhaler|spray|drops|suppository|implant|ring|auto-injector|syringe|powder|lozenge|pack)\b/i;
const frequencyPattern =
  /\b(?:up to )?(?:(?:once|twice|thrice|(?:one|two|three|four|\d+)(?:\s?[-–]\s?\d+)? times?)(?: (?:a|per|each|every))? ?(?:day|daily|week|weekly|month|night)|(?:once|twice) (?:daily|weekly|nightly)|every (?:other day|\d+(?:\s?(?:-|–|to)\s?\d+)? (?:hours?|days?|weeks?|months?)|(?:two|three|four|six|eight|twelve) (?:hours|weeks|months)|morning|evening|night|day|week|month)|q\.? ?\d+(?:\s?-\s?\d+)? ?(?:h(?:ours?|rs?)?|days?|weeks?)|q\.?(?:d|hs|am|pm|od|wk|ac)\b\.?|b\.?i\.?d\b\.?|t\.?i\.?d\b\.?|q\.?i\.?d\b\.?|daily|nightly|weekly|monthly|at bedtime|at night|in the (?:morning|evening)|(?:a|per) (?:day|week|month)|(?:as|if|when) (?:needed|required|necessary)|prn|p\.r\.n\.|as directed|before meals|after meals|with (?:food|meals))(?:[, ]+(?:(?:(?:as|if|when) (?:needed|required|necessary)|prn|at bedtime|with food|with meals|in the morning|in the evening)(?: for [a-z ]{3,25})?))?/i;

const statusPatterns: [NonNullable<Fact["status"]>, RegExp][] = [
  ["declined", /\b(?:declined?s?|refused?s?|does not want|not want to (?:take|start|try))\b/i],
  [
    "stopped",
    /\b(?:stop(?:ped|s|ping)?(?: (?:taking|using))?|discontinu(?:e|ed|ing)|d\/c(?:'d|ed)?|ceased?|came off|come off|taken off|weaned off|quit(?:ting)?|held|no longer (?:taking|on|takes))\b/i,
  ],
  [
    "changed",
    /\b(?:increas(?:e|ed|ing)|decreas(?:e|ed|ing)|reduc(?:e|ed|ing)|titrat(?:e|ed|ing)|chang(?:e|ed|ing)|switch(?:ed|ing)?|adjust(?:ed|ing)?|doubled|halved|bumped|dose was raised)\b/i,
  ],
  [
    "planned",
    /\b(?:will (?:start|begin|try|take|prescribe|give|add|put)|plan(?:s|ned)? to (?:start|begin|add)|going to (?:start|prescribe|put|give)|consider(?:ing)?|recommend(?:ed)?|to start|may (?:start|add))\b/i,
  ],
  [
    "started",
    /\b(?:start(?:ed|s|ing)?|beg[au]n|begin(?:ning)?|initiat(?:e|ed|ing)|prescri(?:be|bed|ption)|put (?:me|him|her) on|placed on|added|given|commenced?|new)\b|\brx\b/i,
  ],
  [
    "continued",
    /\b(?:continu(?:e|ed|es|ing)|refill(?:ed)?|remains? on|maintain(?:ed)?|stay on|keep taking|currently (?:on|taking|takes)|is (?:on|taking)|takes?|taking|on)\b/i,
  ],
];

/** The medicine that a mention can mean, or undefined. */
export function medicineOf(mention: Mention): Concept | undefined {
  return mention.surfaces.find(({ concept }) => concept.kind === "medication")?.concept;
}

/** Medicines with dose, form, frequency and what was done with them. */
export function medicationFacts(source: RecordSource, read: ReadPassage, taken: Set<Mention>): Fact[] {
  const { passage, mentions } = read;
  // Words may go over a line's end; the places stay the same.
  const text = passage.text.replace(/\s/g, " ");
  const meant = mentions.filter((mention) => !taken.has(mention) && isMedicineHere(read, mention));
  return meant.flatMap((mention, index) => {
    const concept = medicineOf(mention);
    if (concept === undefined) return [];
    const next = meant[index + 1];
    const to = next === undefined ? text.length : next.start - passage.start;
    const after = text.slice(mention.end - passage.start, endOfClause(passage.text, mention.end - passage.start, to));
    const dose = doseAfter(after) ?? doseBefore(text.slice(0, mention.start - passage.start), index === 0);
    const form = formOf(after);
    const own = frequencyPattern.exec(after);
    const frequency = placeOf(own, 0) ?? sharedFrequency(text.slice(mention.end - passage.start), mention, next, dose);
    const isPast = isPastUse(text.slice(0, mention.start - passage.start));
    const status = isPast ? undefined : statusAt(read, mention, meant[index - 1], next);
    const orders = /^\W*(?:\d+[.)]\s*)?take\b/i.test(text);
    const end = isPast ? undefined : endOfMedicine(after, mention.end, read.dates, { status, orders });
    const endOfWords = Math.max(
      0,
      ...[dose?.after === true ? dose : undefined, placeOf(form, 0), frequency, end].map((part) => part?.end ?? 0),
    );
    taken.add(mention);
    const fact = makeFact(
      source,
      read,
      {
        kind: "medication",
        name: concept.name,
        start: dose?.after === false ? mention.start - dose.end : mention.start,
        end: mention.end + endOfWords,
        contextAt: mention,
      },
      {
        dose: dose?.text,
        form: form?.[0].trim().toLowerCase(),
        frequency: frequency?.text,
        status: end?.how === "undated" ? "stopped" : status,
        historical: isPast || undefined,
      },
    );
    return [withEnd(fact, end)];
  });
}

/** The form that stands behind the medicine's own name: "naproxen and other tablets" names none. */
function formOf(after: string): RegExpExecArray | null {
  const form = formPattern.exec(after);
  return form === null || /\b(?:and|or|other|than)\b/i.test(after.slice(0, form.index)) ? null : form;
}

interface Place {
  text: string;
  end: number;
}

function placeOf(match: RegExpExecArray | null, offset: number): Place | undefined {
  if (match === null) return undefined;
  const text = match[0].trim();
  return { text, end: offset + match.index + match[0].trimEnd().length };
}

/** "Amlodipine/valsartan once daily": how often both are taken stands behind the second. One with a dose of its own shares nothing. */
function sharedFrequency(
  after: string,
  mention: Mention,
  next: Mention | undefined,
  dose: { after: boolean } | undefined,
): Place | undefined {
  if (next === undefined || dose !== undefined) return undefined;
  const offset = next.end - mention.end;
  if (!/^[^,.;]{0,24}(?:\/|\band\b|,)\s*$/.test(after.slice(0, next.start - mention.end))) return undefined;
  return placeOf(frequencyPattern.exec(after.slice(offset, offset + 60)), offset);
}

/** "She was on …", "used to take …": what was taken then, whatever is taken now. */
function isPastUse(before: string): boolean {
  return (
    /\b(?:was|were|had been|used to be)\s+(?:then |also |still |only |just )?(?:on|taking|using)\b[^.;,]{0,24}$/i.test(
      before,
    ) ||
    /\bused to (?:take|use)\b[^.;,]{0,24}$/i.test(before) ||
    /\b(?:at that time|back then|in those days)\b[^.;]{0,40}\btook\b[^.;,]{0,24}$/i.test(before)
  );
}

/** A word before a dose that is nearly a medicine's name ("prednis0ne 10 mg"): under its printed name, with the name that is proposed. */
export function nearMissMedications(source: RecordSource, read: ReadPassage): Fact[] {
  const { passage } = read;
  const facts: Fact[] = [];
  for (const match of passage.text.matchAll(nearMissPattern)) {
    const word = match[1] ?? "";
    const start = passage.start + match.index;
    if (read.mentions.some((mention) => mention.start < start + word.length && mention.end > start)) continue;
    const proposedName = proposeName(word, "medication");
    if (proposedName === undefined) continue;
    const place = { start, end: start + word.length };
    const status = statusAt(read, { first: 0, last: 0, surfaces: [], ...place });
    const fact = {
      kind: "medication" as const,
      name: word.toLowerCase(),
      start,
      end: start + match[0].length,
      contextAt: place,
    };
    facts.push(makeFact(source, read, fact, { dose: match[2], status, proposedName }));
  }
  return facts;
}

/** Words that a medicine shares with a lab, a food or the body count as a medicine only where they are spoken of as one. */
function isMedicineHere(read: ReadPassage, mention: Mention): boolean {
  if (medicineOf(mention) === undefined) return false;
  const others = mention.surfaces.some(({ concept }) => concept.kind !== "medication" && concept.kind !== "allergen");
  const { passage } = read;
  if (passage.section === "allergies") return false;
  // "Alcohol use: 2 drinks a week" is a habit.
  if (passage.section === "social" && !/\d\s?(?:mg|mcg|ml|units?)\b/i.test(passage.text)) return false;
  if (!others) return true;
  if (passage.section === "medications") return true;
  const from = mention.start - passage.start;
  const after = passage.text.slice(mention.end - passage.start, mention.end - passage.start + 40);
  const before = passage.text.slice(Math.max(0, from - 40), from);
  return (
    /^[^.;,]{0,16}\b\d[\d,.]*\s?(?:mg|mcg|units?|iu|meq|g)\b(?!\/d?l)/i.test(after) ||
    /^\s*(?:tablets?|capsules?|supplements?|pills?|injections?|drops|infusion)\b/i.test(after) ||
    /\b(?:take|takes|taking|took|prescribed|started|rx:?|on|given|supplement(?:al|ation)?(?: with)?)\s+(?:oral |iv |daily )?$/i.test(
      before,
    )
  );
}

function doseAfter(after: string): { text: string; end: number; after: true } | undefined {
  // "From 10 mg to 15 mg": the dose is the new one.
  const raised = new RegExp(`^[^.;]{0,20}\\bfrom ${dosePattern.source} to `, "i").exec(after);
  if (raised !== null) {
    const dose = dosePattern.exec(after.slice(raised[0].length));
    if (dose?.index === 0) return { text: dose[0].trim(), end: raised[0].length + dose[0].length, after: true };
  }
  const match = dosePattern.exec(after);
  if (match === null || match.index > 45) return undefined;
  return { text: match[0].trim(), end: match.index + match[0].length, after: true };
}

/** "20 mg of lisinopril", "0.25 ML Leuprolide": the dose right before the name; `end` is then its distance to the name. */
function doseBefore(before: string, allowed: boolean): { text: string; end: number; after: false } | undefined {
  if (!allowed) return undefined;
  const tail = before.slice(-32);
  const match = new RegExp(`(${dosePattern.source})\\s*(?:of\\s+|tablets?\\s+(?:of\\s+)?)?$`, "i").exec(tail);
  if (match?.[1] === undefined) return undefined;
  return { text: match[1].trim(), end: tail.length - match.index, after: false };
}

function endOfClause(text: string, from: number, to: number): number {
  const stop = text.slice(from, to).search(/[;•](?!\s*\d)|(?<!\n[^\S\n]*)\n(?!\s*[\d\p{Ll}])|\.\s/u);
  return stop === -1 ? to : from + stop;
}

/** What was done with the medicine: the last such word before it in its sentence, or right after it. */
function statusAt(read: ReadPassage, mention: Mention, previous?: Mention, next?: Mention): Fact["status"] {
  const { passage } = read;
  const from = previous === undefined ? 0 : Math.max(0, previous.start - passage.start - 60);
  // "…, then stop" is said of the medicine before it.
  const before = passage.text
    .slice(from, mention.start - passage.start)
    .replace(/\bthen (?:stop|discontinue)\w*/gi, "");
  let best: { status: NonNullable<Fact["status"]>; at: number } | undefined;
  for (const [status, pattern] of statusPatterns) {
    const found = [...before.matchAll(new RegExp(pattern.source, "gi"))].at(-1);
    if (found === undefined) continue;
    // The words nearest to the medicine count, and of "stop taking" both.
    const at = found.index + found[0].length;
    if (best === undefined || at > best.at) best = { status, at };
  }
  const to = Math.min(mention.end + 70, next?.start ?? passage.end);
  const after = passage.text.slice(mention.end - passage.start, to - passage.start);
  const done = /^\s?(?:now )?(stopped|discontinued|started|increased|decreased|reduced)\b/i.exec(after)?.[1];
  const passive =
    /^[^.;,]{0,40}\b(?:was|were|has been|is being|will be|be)\s+(stopped|discontinued|held|started|increased|decreased|reduced|changed|added|continued)\b/i.exec(
      after,
    )?.[1] ?? done;
  if (passive !== undefined) for (const [status, pattern] of statusPatterns) if (pattern.test(passive)) return status;
  return best?.status;
}
