import type { Insight } from "#core/domain/insight.ts";
import medicineClasses from "#core/understanding/vocabulary/medicine-classes.json" with { type: "json" };
import type { RuleCollection } from "./rule-collection.ts";
import { isTaken, type RuleFact, ruleThread } from "./rule-records.ts";

const membersOfClass = new Map<string, ReadonlySet<string>>(
  medicineClasses.flatMap(({ name, members }) => {
    const names = new Set(members);
    return [
      [name, names],
      [`${name} class`, names],
    ] as const;
  }),
);

/** Who reacts to one of these may react to another: labels of anti-inflammatories and penicillins say so. */
const crossing = ["nsaid", "penicillin"].map((name) => membersOfClass.get(name) ?? new Set<string>());

/** Whether an allergy to `allergen` (a medicine or a class) speaks against the medicine. */
function concerns(allergen: string, medicine: string): boolean {
  if (medicine.split("/").includes(allergen)) return true;
  if (allergen === medicine || membersOfClass.get(allergen)?.has(medicine) === true) return true;
  return crossing.some((names) => names.has(allergen) && names.has(medicine));
}

/** A medicine that is taken although an allergy to it, or to its class, was noted before. */
export function allergyConflicts(records: RuleCollection): Insight[] {
  const threads: Insight[] = [];
  const all = records.all("allergy").filter(({ fact }) => !fact.uncertain);
  const denied = all.filter(({ fact }) => fact.negated);
  for (const [name, facts] of records.named("medication")) {
    const allergies = all.filter(({ fact }) => !fact.negated && concerns(fact.name, name));
    const found = new Set<string>();
    for (const taken of allergies.length === 0 ? [] : facts.filter((each) => isGiven(each, facts))) {
      // A record that tells how the allergy came about names what was given, and its writer had both in mind.
      const allergy = allergies.find(
        ({ date, documentId }) => documentId !== taken.documentId && isBefore(date, taken.date),
      );
      if (allergy === undefined || found.has(allergy.fact.name)) continue;
      found.add(allergy.fact.name);
      // Taken back later ("penicillin allergy was ruled out"), or noted as an allergy only after the medicine.
      const takenBack = denied.some(
        ({ fact, date }) => fact.name === allergy.fact.name && isBefore(allergy.date, date),
      );
      if (!takenBack) threads.push(conflictThread(allergy, taken, denied));
    }
  }
  return threads;
}

/** Listed or begun, and not only spoken of: an allergy is told by naming what was taken once, and stopped. */
function isGiven(each: RuleFact, facts: readonly RuleFact[]): boolean {
  const { fact, date = "", documentId } = each;
  const isListed = fact.dose !== undefined || fact.frequency !== undefined || fact.status === "started";
  const isOver = facts.some(
    (other) => other.fact.status === "stopped" && (other.documentId === documentId || (other.date ?? "") >= date),
  );
  return isTaken(each) && isListed && !isOver;
}

function conflictThread(allergy: RuleFact, taken: RuleFact, denied: readonly RuleFact[]): Insight {
  const { name } = taken.fact;
  const allergen = allergy.fact.name.replace(/ class$/, "");
  return ruleThread({
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
    contradicting: denied.map(({ fact }) => fact.citation),
  });
}

function isBefore(one: string | undefined, other: string | undefined): boolean {
  return one === undefined || other === undefined || one <= other;
}
