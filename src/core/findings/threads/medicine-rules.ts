import type { Insight } from "#core/domain/insight.ts";
import { medicines } from "#core/understanding/vocabulary/data.ts";
import type { MedicineEntry } from "#core/understanding/vocabulary/entries.ts";
import { type DoseTaken, doseInWords, doseTaken, isSameDose } from "./daily-dose.ts";
import type { RuleCollection } from "./rule-collection.ts";
import { daysFrom, isTaken, type RuleFact, ruleThread } from "./rule-records.ts";

const entries = new Map<string, MedicineEntry>(medicines.map((entry) => [entry.name.toLowerCase(), entry]));
/** The name by which a medicine is printed: a brand or synonym where the words have one, else its standard name. */
function printedName({ fact }: RuleFact): string {
  const quote = fact.citation.quote.toLowerCase();
  const entry = entries.get(fact.name);
  const other = [...(entry?.brands ?? []), ...(entry?.synonyms ?? [])].find((name) =>
    quote.includes(name.toLowerCase()),
  );
  return quote.includes(fact.name) || other === undefined ? fact.name : other;
}

/** "HCQ" is hydroxychloroquine to everybody who writes it: only a brand hides what a medicine is. */
function brandOf(name: string, printed: string): string {
  const brand = entries.get(name)?.brands?.find((each) => each.toLowerCase() === printed.toLowerCase());
  return brand?.toLowerCase() ?? "";
}

/** Named with a dose or how often: a medicine that is only spoken of may go by any of its names. */
function isPrescribed({ fact }: RuleFact): boolean {
  return fact.dose !== undefined || fact.frequency !== undefined;
}

/** The longest time between two mentions that may both be current, in days. */
const currentDays = 180;

/** The same medicine under two names ("Advil" and ibuprofen), both taken in the same months and never said to be the same. */
export function medicinesUnderTwoNames(records: RuleCollection): Insight[] {
  return records.named("medication").flatMap(([name, facts]) => {
    const prescribed = facts
      .filter((each) => isTaken(each) && isPrescribed(each))
      .map((each) => ({ each, printed: printedName(each) }));
    if (new Set(prescribed.map(({ printed }) => brandOf(name, printed))).size < 2) return [];
    if (facts.some(({ namesLinked }) => namesLinked)) return [];
    const changes = facts.filter((each) => !isTaken(each));
    const pair = latestTwoNames(prescribed, changes);
    if (pair === undefined) return [];
    const [one, other] = pair;
    const names = [one.printed, other.printed];
    return [
      ruleThread({
        kind: "same-medicine-twice",
        subject: [name, ...names.map((printed) => printed.toLowerCase()).sort()].join("|"),
        // Read by eye in folders, one in three was worth saying: most people know both names.
        confidence: 60,
        insight: `${names[0]} and ${names[1]} are the same medicine, and your records name both.`,
        clinicalRelevance: "Under two names a medicine can be taken twice without anybody noticing.",
        recommendedAction: `Ask your pharmacist whether you take ${name} twice.`,
        why: [
          `One record says ${names[0]}, another says ${names[1]}.`,
          `Both are names of ${name}.`,
          "Nothing in your records says that one took the place of the other; it may still be so.",
        ],
        supporting: [one.each.fact.citation, other.each.fact.citation],
        contradicting: changes.map(({ fact }) => fact.citation),
      }),
    ];
  });
}

interface Printed {
  each: RuleFact;
  printed: string;
}

/** The latest two mentions, in order of time, that may both be current and go by different names. */
function latestTwoNames(prescribed: readonly Printed[], changes: readonly RuleFact[]): [Printed, Printed] | undefined {
  for (let later = prescribed.length - 1; later > 0; later -= 1) {
    const other = prescribed[later];
    for (let earlier = later - 1; earlier >= 0 && other !== undefined; earlier -= 1) {
      const one = prescribed[earlier];
      if (one === undefined || isLongBefore(one.each, other.each)) break;
      if (
        brandOf(one.each.fact.name, one.printed) !== brandOf(other.each.fact.name, other.printed) &&
        areBothCurrent(one.each, other.each, changes)
      ) {
        return [one, other];
      }
    }
  }
  return undefined;
}

/** Whatever is older still lies as far back. */
function isLongBefore(one: RuleFact, other: RuleFact): boolean {
  return one.date !== undefined && other.date !== undefined && daysFrom(one.date, other.date) > currentDays;
}

function areBothCurrent(one: RuleFact, other: RuleFact, changes: readonly RuleFact[]): boolean {
  // One record that says both names has them in mind, unless it lists each with its dose.
  const isListedTwice = one.fact.dose !== undefined && other.fact.dose !== undefined;
  if (one.documentId === other.documentId) return isListedTwice && !other.changeSaid;
  if (one.date === undefined || other.date === undefined || other.changeSaid) return false;
  // Stopped in between: one took the place of the other.
  return !changes.some(
    ({ fact, date }) =>
      fact.status === "stopped" && date !== undefined && date >= (one.date ?? "") && date <= (other.date ?? ""),
  );
}

/** A dose in a later record that differs from the one before, where nothing says that it was changed. */
export function unspokenDoseChanges(records: RuleCollection): Insight[] {
  return records.named("medication").flatMap(([name, facts]) => {
    const dosed = facts.filter((each) => !each.fact.negated && doseOf(each) !== undefined && each.date !== undefined);
    const announced = facts.filter(({ changeSaid, fact }) => changeSaid || fact.status === "changed");
    const later = dosed.findLastIndex((other, index) => {
      const one = dosed[index - 1];
      return one !== undefined && differsUnspoken(one, other, announced);
    });
    const [one, other] = [dosed[later - 1], dosed[later]];
    if (one === undefined || other === undefined) return [];
    const isOftener = doseOf(one)?.amount === doseOf(other)?.amount;
    const [before, after] = [one, other].map(({ fact }) => doseInWords(fact, isOftener));
    return [
      ruleThread({
        kind: "dose-changed",
        // Read by eye in folders, about half of them were a decision that stands in other words.
        confidence: 70,
        // The next change of its dose is another thread.
        subject: [name, before, after].join("|").toLowerCase(),
        insight: `The dose of ${name} differs between two records: ${before}, then ${after}. Nothing in them says why.`,
        clinicalRelevance: "A dose that changes without a word may be a decision, or a slip of the pen.",
        recommendedAction: `Ask which dose of ${name} is meant.`,
        why: [
          `The earlier record says ${before}.`,
          `The later one says ${after}, and no record in between speaks of a change.`,
          "The change may have been told to you without being written down.",
        ],
        supporting: [one.fact.citation, other.fact.citation],
        contradicting: [],
      }),
    ];
  });
}

function differsUnspoken(one: RuleFact, other: RuleFact, announced: readonly RuleFact[]): boolean {
  if (one.documentId === other.documentId || one.date === other.date) return false;
  const [first, second] = [doseOf(one), doseOf(other)];
  if (first === undefined || second === undefined || first.unit !== second.unit || isSameDose(first, second))
    return false;
  if (!isTaken(one) || !isTaken(other) || other.corrects || other.changeSaid) return false;
  // What is taken when it is needed is taken as it is needed.
  if ([one, other].some(({ fact }) => /needed|prn|required/i.test(fact.frequency ?? ""))) return false;
  if (other.fact.status === "changed" || other.fact.status === "started") return false;
  // "2.5 mg tablets" is the strength of a tablet, not the dose.
  if (isSolid(one) !== isSolid(other)) return false;
  // The change was announced before ("will be increased to").
  return !announced.some(({ date = "" }) => date >= (one.date ?? "") && date <= (other.date ?? ""));
}

/** The dose as it is compared; undefined where it is no simple amount. */
function doseOf({ fact }: RuleFact): DoseTaken | undefined {
  return doseTaken(fact);
}

function isSolid({ fact }: RuleFact): boolean {
  return /tablet|capsule|caplet/.test(fact.form ?? "");
}
