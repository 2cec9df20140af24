import type { Insight } from "#core/records/insight.ts";
import { medicines } from "#core/vocabulary/data.ts";
import type { MedicineEntry } from "#core/vocabulary/entries.ts";
import medicineClasses from "#core/vocabulary/medicine-classes.json" with { type: "json" };
import { daysFrom, isTaken, type RuleFact, ruleThread } from "./rule-records.ts";

const entries = new Map<string, MedicineEntry>(medicines.map((entry) => [entry.name.toLowerCase(), entry]));
const membersOfClass = new Map<string, ReadonlySet<string>>(
  medicineClasses.flatMap(({ name, members }) => {
    const names = new Set(members);
    return [
      [name, names],
      [`${name} class`, names],
    ] as const;
  }),
);

/** Whether an allergy to `allergen` (a medicine or a class) speaks against the medicine. */
function concerns(allergen: string, medicine: string): boolean {
  return allergen === medicine || (membersOfClass.get(allergen)?.has(medicine) ?? false);
}

/** A medicine that is taken although an allergy to it, or to its class, was noted before. */
export function allergyConflicts(facts: readonly RuleFact[]): Insight[] {
  const threads = new Map<string, Insight>();
  const allergies = facts.filter(({ fact }) => fact.kind === "allergy" && !fact.uncertain);
  for (const taken of facts.filter(isTaken)) {
    const { name } = taken.fact;
    const allergy = allergies.find(
      ({ fact, date }) => !fact.negated && concerns(fact.name, name) && isBefore(date, taken.date),
    );
    if (allergy === undefined) continue;
    // Taken back later ("penicillin allergy was ruled out"), or noted as an allergy only after the medicine.
    const takenBack = allergies.some(
      ({ fact, date }) => fact.negated && fact.name === allergy.fact.name && isBefore(allergy.date, date),
    );
    if (takenBack || threads.has(`${allergy.fact.name}|${name}`)) continue;
    const allergen = allergy.fact.name.replace(/ class$/, "");
    threads.set(
      `${allergy.fact.name}|${name}`,
      ruleThread({
        kind: "allergy-conflict",
        subject: `${allergy.fact.name}|${name}`,
        confidence: 92,
        insight: `Your records name ${name}, although an allergy to ${allergen} is noted.`,
        clinicalRelevance: "An allergy that is overlooked can be dangerous.",
        recommendedAction: `Ask your doctor or pharmacist today whether ${name} is right for you, and mention the allergy to ${allergen}.`,
        why: [
          `One record notes an allergy to ${allergen}.`,
          `Another names ${name}${allergen === name ? "" : `, which belongs to ${allergen}`}, as taken.`,
          "Allergies are sometimes noted by mistake or ruled out later: only a doctor can tell.",
        ],
        supporting: [allergy.fact.citation, taken.fact.citation],
        contradicting: allergies.filter(({ fact }) => fact.negated).map(({ fact }) => fact.citation),
      }),
    );
  }
  return [...threads.values()];
}

function isBefore(one: string | undefined, other: string | undefined): boolean {
  return one === undefined || other === undefined || one <= other;
}

/** The name by which a medicine is printed: a brand or synonym where the words have one, else its standard name. */
function printedName({ fact }: RuleFact): string {
  const quote = fact.citation.quote.toLowerCase();
  const entry = entries.get(fact.name);
  const other = [...(entry?.brands ?? []), ...(entry?.synonyms ?? [])].find((name) =>
    quote.includes(name.toLowerCase()),
  );
  return quote.includes(fact.name) || other === undefined ? fact.name : other;
}

/** Named with a dose or how often: a medicine that is only spoken of may go by any of its names. */
function isPrescribed({ fact }: RuleFact): boolean {
  return fact.dose !== undefined || fact.frequency !== undefined;
}

/** The longest time between two mentions that may both be current, in days. */
const currentDays = 180;

/** The same medicine under two names ("Advil" and ibuprofen), both taken in the same months and never said to be the same. */
export function medicinesUnderTwoNames(facts: readonly RuleFact[]): Insight[] {
  const threads: Insight[] = [];
  for (const [name, group] of byMedicine(facts.filter((each) => isTaken(each) && isPrescribed(each)))) {
    if (facts.some(({ fact, namesLinked }) => fact.name === name && namesLinked)) continue;
    const changes = facts.filter(
      ({ fact }) => fact.name === name && fact.kind === "medication" && !isTaken({ ...blank, fact }),
    );
    const pair = latestPair(group, (one, other) => {
      if (printedName(one).toLowerCase() === printedName(other).toLowerCase()) return false;
      if (one.date === undefined || other.date === undefined) return one.documentId === other.documentId;
      if (Math.abs(daysFrom(one.date, other.date)) > currentDays || other.changeSaid) return false;
      // Stopped in between: one took the place of the other.
      return !changes.some(
        ({ fact, date }) =>
          fact.status === "stopped" && date !== undefined && date >= (one.date ?? "") && date <= (other.date ?? ""),
      );
    });
    if (pair === undefined) continue;
    const [one, other] = pair;
    const names = [printedName(one), printedName(other)];
    threads.push(
      ruleThread({
        kind: "same-medicine-twice",
        subject: name,
        confidence: 88,
        insight: `${names[0]} and ${names[1]} are the same medicine, and your records name both.`,
        clinicalRelevance: "Under two names a medicine can be taken twice without anybody noticing.",
        recommendedAction: `Ask your pharmacist whether you take ${name} twice.`,
        why: [
          `One record says ${names[0]}, another says ${names[1]}.`,
          `Both are names of ${name}.`,
          "Nothing in your records says that one took the place of the other; it may still be so.",
        ],
        supporting: [one.fact.citation, other.fact.citation],
        contradicting: changes.map(({ fact }) => fact.citation),
      }),
    );
  }
  return threads;
}

const blank = { documentId: "", date: undefined, corrects: false, changeSaid: false, namesLinked: false };

/** A dose in a later record that differs from the one before, where nothing says that it was changed. */
export function unspokenDoseChanges(facts: readonly RuleFact[]): Insight[] {
  const threads: Insight[] = [];
  for (const [name, group] of byMedicine(
    facts.filter((each) => each.fact.kind === "medication" && !each.fact.negated),
  )) {
    const dosed = group.filter((each) => doseOf(each) !== undefined && each.date !== undefined);
    const pair = latestPair(dosed, (one, other) => {
      const next = dosed[dosed.indexOf(one) + 1];
      if (next !== other || one.documentId === other.documentId || one.date === other.date) return false;
      if (!isTaken(one) || !isTaken(other) || other.corrects || other.changeSaid) return false;
      if (other.fact.status === "changed" || other.fact.status === "started") return false;
      // "2.5 mg tablets" is the strength of a tablet, not the dose.
      if (isSolid(one) !== isSolid(other)) return false;
      // The change was announced before ("will be increased to").
      const announced = facts.some(
        (each) =>
          each.fact.name === name &&
          (each.changeSaid || each.fact.status === "changed") &&
          (each.date ?? "") >= (one.date ?? "") &&
          (each.date ?? "") <= (other.date ?? ""),
      );
      return !announced && doseOf(one) !== doseOf(other);
    });
    if (pair === undefined) continue;
    const [one, other] = pair;
    threads.push(
      ruleThread({
        kind: "dose-changed",
        subject: name,
        confidence: 88,
        insight: `The dose of ${name} differs between two records: ${one.fact.dose}, then ${other.fact.dose}. Nothing in them says why.`,
        clinicalRelevance: "A dose that changes without a word may be a decision, or a slip of the pen.",
        recommendedAction: `Ask which dose of ${name} is meant.`,
        why: [
          `The earlier record says ${one.fact.dose}.`,
          `The later one says ${other.fact.dose}, and no record in between speaks of a change.`,
          "The change may have been told to you without being written down.",
        ],
        supporting: [one.fact.citation, other.fact.citation],
        contradicting: [],
      }),
    );
  }
  return threads;
}

/** "20 mg" as a number of its unit; undefined where it is no simple amount. */
function doseOf({ fact }: RuleFact): string | undefined {
  const match = /^([\d.,]+)\s?-?(mg|mcg|µg|g|units?|iu)$/i.exec(fact.dose ?? "");
  if (match === null) return undefined;
  return `${Number((match[1] ?? "").replace(",", ""))} ${match[2]?.toLowerCase().replace(/s$/, "")}`;
}

function isSolid({ fact }: RuleFact): boolean {
  return /tablet|capsule|caplet/.test(fact.form ?? "");
}

function byMedicine(facts: readonly RuleFact[]): Map<string, RuleFact[]> {
  const groups = new Map<string, RuleFact[]>();
  for (const each of facts) groups.set(each.fact.name, [...(groups.get(each.fact.name) ?? []), each]);
  return groups;
}

/** The latest pair, in order of time, for which `holds`. */
function latestPair(
  facts: readonly RuleFact[],
  holds: (one: RuleFact, other: RuleFact) => boolean,
): [RuleFact, RuleFact] | undefined {
  for (let later = facts.length - 1; later > 0; later -= 1) {
    for (let earlier = later - 1; earlier >= 0; earlier -= 1) {
      const [one, other] = [facts[earlier], facts[later]];
      if (one !== undefined && other !== undefined && holds(one, other)) return [one, other];
    }
  }
  return undefined;
}
