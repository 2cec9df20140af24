import type { Insight } from "#core/domain/insight.ts";
import medicineClasses from "#core/understanding/vocabulary/medicine-classes.json" with { type: "json" };
import type { RuleCollection } from "./rule-collection.ts";
import { daysFrom, isTaken, type RuleFact, ruleThread } from "./rule-records.ts";

/** The longest time between two mentions that may both be current, in days. */
const currentDays = 180;

/** Classes of which two at once are rarely meant. */
const onceOnly = new Set([
  "nsaid",
  "ace inhibitor",
  "angiotensin receptor blocker",
  "statin",
  "ssri",
  "proton pump inhibitor",
  "beta blocker",
  "benzodiazepine",
  "anticoagulant",
]);
/** Of these not even one list holds two on purpose. */
const neverTwo = new Set(["ace inhibitor", "angiotensin receptor blocker", "statin", "ssri", "proton pump inhibitor"]);
const classes = medicineClasses.filter(({ name }) => onceOnly.has(name));

/** Two medicines that hold the same ingredient, or are of one class, both listed with their doses in the same months. */
export function overlappingMedicines(records: RuleCollection): Insight[] {
  const named = records.named("medication");
  const latest = named.flatMap(([name, facts]) => {
    const taken = facts.findLast((each) => isTaken(each) && isListed(each) && !each.changeSaid);
    const end = facts.findLast(
      ({ fact, isReplaced }) => isReplaced || fact.status === "stopped" || fact.status === "changed",
    );
    const isOver = taken !== undefined && end?.date !== undefined && end.date >= (taken.date ?? "");
    return taken === undefined || isOver ? [] : [{ name, taken }];
  });
  const threads: Insight[] = [];
  latest.forEach((one, index) => {
    for (const other of latest.slice(index + 1)) {
      const shared = sharedBy(one.name, other.name);
      if (shared === undefined || isStepOfPainRelief(one.taken, other.taken, shared.what)) continue;
      if (!areOfOneTime(one.taken, other.taken, shared)) continue;
      threads.push(overlapThread([one, other], shared));
    }
  });
  return threads;
}

function isListed({ fact }: RuleFact): boolean {
  const isRegular = fact.dose !== undefined || /times|daily|a day/i.test(fact.frequency ?? "");
  return (
    isRegular && !/cream|gel|ointment|eye|drops|spray|inject|stop/i.test(`${fact.form ?? ""} ${fact.citation.quote}`)
  );
}

const opioids = new Set(medicineClasses.find(({ name }) => name === "opioid")?.members);

/** A slow opioid for the day and a quick one when pain breaks through are prescribed together. */
function isStepOfPainRelief(one: RuleFact, other: RuleFact, what: string): boolean {
  const isForPeaks = ({ fact }: RuleFact) =>
    /\b(?:prn|needed|required|breakthrough|IR)\b/i.test(`${fact.frequency ?? ""} ${fact.citation.quote}`);
  return opioids.has(what) && (isForPeaks(one) || isForPeaks(other));
}

interface Shared {
  what: string;
  isClass: boolean;
}

function sharedBy(one: string, other: string): Shared | undefined {
  const parts = other.split("/");
  const ingredient = one.split("/").find((part) => parts.includes(part));
  if (ingredient !== undefined) return { what: ingredient, isClass: false };
  const both = classes.find(({ members }) => members.includes(one) && members.includes(other));
  return both === undefined ? undefined : { what: both.name, isClass: true };
}

function areOfOneTime(
  { date: one, documentId }: RuleFact,
  { date: other, documentId: otherId }: RuleFact,
  { what }: Shared,
): boolean {
  // One record that names both has them in mind.
  if (documentId === otherId && !neverTwo.has(what)) return false;
  if (one === undefined || other === undefined) return false;
  return Math.abs(daysFrom(one, other)) <= currentDays;
}

function overlapThread(both: readonly { name: string; taken: RuleFact }[], { what, isClass }: Shared): Insight {
  const names = both.map(({ name }) => name).sort();
  const told = isClass ? `are both of one kind (${what})` : `both hold ${what}`;
  return ruleThread({
    kind: "same-medicine-twice",
    subject: [what, ...names].join("|"),
    confidence: isClass ? 82 : 88,
    insight: `${names.join(" and ")} ${told}, and your records list both.`,
    clinicalRelevance: isClass
      ? "Two medicines of one kind add up, and so do their side effects."
      : "An ingredient in two medicines adds up.",
    recommendedAction: `Ask your pharmacist whether you should take both ${names.join(" and ")}.`,
    why: [
      `Your records list ${names[0]} and ${names[1]} within six months.`,
      isClass ? `Both belong to the same kind of medicine (${what}).` : `Both hold ${what}.`,
      "Nothing in your records says that one took the place of the other; it may still be so.",
    ],
    supporting: both.map(({ taken }) => taken.fact.citation),
    contradicting: [],
  });
}
