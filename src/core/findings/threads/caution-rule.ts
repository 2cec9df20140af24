import type { Citation } from "#core/domain/citation.ts";
import type { Insight } from "#core/domain/insight.ts";
import { dateInWords } from "#core/understanding/facts/calendar.ts";
import medicineClasses from "#core/understanding/vocabulary/medicine-classes.json" with { type: "json" };
import { type Caution, type CautionSide, cautions } from "./medicine-cautions.ts";
import type { RuleCollection } from "./rule-collection.ts";
import { daysFrom, isTaken, type RuleFact, ruleThread } from "./rule-records.ts";

/** A list so old may still be what is taken; a course of days is over sooner. */
const currentDays = 180;
const courseDays = 14;
/** A measured filtration rate says so long how the kidneys are; a pregnancy lasts. */
const filtrationDays = 365;
const pregnancyDays = 290;

const members = new Map(medicineClasses.map(({ name, members: names }) => [name, new Set(names)]));

interface Taken {
  name: string;
  fact: RuleFact;
  date: string;
}

/** Medicines that a published source warns of where the kidneys fail, in pregnancy, or beside another medicine. */
export function cautionThreads(records: RuleCollection, today: string): Insight[] {
  const taken = takenNow(records, today);
  const filtration = newestFiltration(records, today);
  const pregnancy = records
    .matters()
    .map(({ matter }) => matter)
    .findLast(({ kind, date }) => kind === "pregnant" && date !== undefined && isWithin(date, today, pregnancyDays));
  return cautions.flatMap((caution) => {
    const ones = taken.filter(({ name }) => isOf(name, caution.one));
    if ("filtrationBelow" in caution.with) {
      const value = filtration?.fact.number;
      if (filtration?.date === undefined || value === undefined || value >= caution.with.filtrationBelow) return [];
      return ones
        .filter(({ date }) => daysFrom(date, filtration.date ?? "") <= currentDays)
        .map((one) => withKidneys(caution, one, filtration));
    }
    if ("pregnancy" in caution.with) {
      if (pregnancy?.date === undefined) return [];
      const since = pregnancy.date;
      return ones
        .filter(({ date }) => daysFrom(date, since) <= currentDays)
        .map((one) => inPregnancy(caution, one, { date: since, citation: pregnancy.citation }));
    }
    const { medicine } = caution.with;
    const others = taken.filter(({ name }) => isOf(name, medicine));
    return ones.flatMap((one) =>
      others.filter((other) => areTogether(one, other, caution)).map((other) => together(caution, one, other)),
    );
  });
}

function isOf(name: string, { names = [], classes = [] }: CautionSide): boolean {
  return names.includes(name) || classes.some((each) => members.get(each)?.has(name) === true);
}

/** Of each medicine the newest word that it is taken, where no later one says that it is not. */
function takenNow(records: RuleCollection, today: string): Taken[] {
  return records.named("medication").flatMap(([name, facts]) => {
    const fact = facts.findLast((each) => isTaken(each) && isSwallowed(each));
    if (fact?.date === undefined || fact.date.length < 10 || !isWithin(fact.date, today, 2 * currentDays)) return [];
    const { date } = fact;
    const isOver = facts.some(
      (other) =>
        (other.date ?? "") >= date && (other.fact.status === "stopped" || other.fact.negated || other.isReplaced),
    );
    return isOver ? [] : [{ name, fact, date }];
  });
}

function isSwallowed({ fact }: RuleFact): boolean {
  const isListed = fact.dose !== undefined || fact.frequency !== undefined || fact.status === "started";
  const words = `${fact.form ?? ""} ${fact.citation.quote}`;
  return isListed && !/cream|gel|ointment|eye|drops|topical|patch|lotion|%/i.test(words);
}

function newestFiltration(records: RuleCollection, today: string): RuleFact | undefined {
  const facts = records
    .named("lab")
    .filter(([name]) => /glomerular filtration/.test(name))
    .flatMap(([, own]) => own)
    .filter(({ fact, date }) => !fact.negated && fact.number !== undefined && date !== undefined)
    .sort((one, other) => ((one.date ?? "") < (other.date ?? "") ? -1 : 1));
  const newest = facts.at(-1);
  return newest?.date !== undefined && isWithin(newest.date, today, filtrationDays) ? newest : undefined;
}

function isWithin(date: string, today: string, days: number): boolean {
  const age = daysFrom(date, today);
  return age >= 0 && age <= days;
}

/** The one is listed, and the other begins or is listed soon after; what lasts days must fall into the time of the other. */
function areTogether(one: Taken, other: Taken, { isShort }: Caution): boolean {
  const after = daysFrom(one.date, other.date);
  return isShort === true ? after >= -currentDays && after <= courseDays : Math.abs(after) <= currentDays;
}

function withKidneys(caution: Caution, one: Taken, filtration: RuleFact): Insight {
  const measured = `${filtration.fact.value} on ${dateInWords(filtration.date ?? "")}`;
  return cautionThread(caution, {
    kind: "medicine-and-kidneys",
    subject: one.name,
    insight: `Your records list ${one.name}, and your kidneys filter little: eGFR ${measured}.`,
    ask: `Ask your doctor or pharmacist soon whether ${one.name} is right with kidneys that filter this much.`,
    supporting: [one.fact.fact.citation, filtration.fact.citation],
  });
}

function inPregnancy(caution: Caution, one: Taken, { date, citation }: { date: string; citation: Citation }): Insight {
  return cautionThread(caution, {
    kind: "medicine-and-pregnancy",
    subject: one.name,
    insight: `Your records list ${one.name}, and a record of ${dateInWords(date)} tells of a pregnancy.`,
    ask: `Call your doctor or midwife today about ${one.name}. Do not stop it by yourself: stopping can do harm too.`,
    supporting: [one.fact.fact.citation, citation],
  });
}

function together(caution: Caution, one: Taken, other: Taken): Insight {
  return cautionThread(caution, {
    kind: "medicines-together",
    subject: [one.name, other.name].sort().join("|"),
    insight: `Your records list ${other.name} and ${one.name}, and there is a warning about taking both.`,
    ask: `Ask your pharmacist or doctor whether you should take ${one.name} and ${other.name} together.`,
    supporting: [other.fact.fact.citation, one.fact.fact.citation],
  });
}

function cautionThread(
  { says, source }: Caution,
  told: { kind: string; subject: string; insight: string; ask: string; supporting: Citation[] },
): Insight {
  return ruleThread({
    kind: told.kind,
    subject: told.subject,
    confidence: 85,
    insight: told.insight,
    clinicalRelevance: `${says} Source: ${source}.`,
    recommendedAction: told.ask,
    why: [
      "Both stand in your records, close enough in time to be so at once.",
      `What is said about it comes from a published source: ${source}.`,
      "Whoever prescribes may know of it and have decided so, or one of them may be over.",
    ],
    supporting: told.supporting,
    contradicting: [],
  });
}
