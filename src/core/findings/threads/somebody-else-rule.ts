import type { Insight } from "#core/domain/insight.ts";
import { disagreementThread } from "./identity-rules.ts";
import type { RuleCollection } from "./rule-collection.ts";
import type { RuleFact } from "./rule-records.ts";

/** Records whose date of birth is not that of most: they may be somebody else's, and say nothing of this person's matters. */
export function recordsOfAnother(records: RuleCollection): ReadonlySet<string> {
  const births = birthsIn(records);
  const usual = usualBirth(births);
  const others = births.filter((each) => usual !== undefined && !areSameDay(each, usual));
  const own = births.filter((each) => usual !== undefined && areSameDay(each, usual));
  // Where one record stands against one, nobody knows whose is whose.
  if (new Set(own.map(({ documentId }) => documentId)).size < 2) return new Set();
  const named = new Set(own.map(({ documentId }) => documentId));
  return new Set(others.map(({ documentId }) => documentId).filter((id) => !named.has(id)));
}

/** Two records with different dates of birth: one is wrong, or somebody else's. */
export function twoBirthDates(records: RuleCollection): Insight[] {
  const births = birthsIn(records);
  const first = usualBirth(births);
  const other = births.find((each) => first !== undefined && !areSameDay(each, first));
  if (first === undefined || other === undefined || first.documentId === other.documentId) return [];
  return [
    disagreementThread({
      subject: "birth-date",
      insight: `Two records give different dates of birth: ${bornOn(first)} and ${bornOn(other)}.`,
      one: first.fact.citation,
      other: other.fact.citation,
      action: "Ask to have your date of birth put right, and check whether the record is yours.",
    }),
  ];
}

function birthsIn(records: RuleCollection): RuleFact[] {
  return records.all("birth-date").filter((each) => !each.corrects && bornOn(each) !== undefined);
}

/** The first of those that most records agree with. */
function usualBirth(births: readonly RuleFact[]): RuleFact | undefined {
  const agreeing = (one: RuleFact) =>
    new Set(births.filter((other) => areSameDay(one, other)).map(({ documentId }) => documentId)).size;
  return births.reduce<RuleFact | undefined>(
    (best, each) => (best === undefined || agreeing(each) > agreeing(best) ? each : best),
    undefined,
  );
}

/** "09/05/94" beside "9 May 1994": which number is the month is not printed. */
function areSameDay(one: RuleFact, other: RuleFact): boolean {
  const [first = "", second = ""] = [bornOn(one), bornOn(other)];
  if (first === second) return true;
  const [year, month, day] = second.split("-");
  const isNumeric = [one, other].some(({ fact }) => /\b\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}\b/.test(fact.citation.quote));
  return isNumeric && first === `${year}-${day}-${month}`;
}

function bornOn({ fact }: Pick<RuleFact, "fact">): string | undefined {
  return fact.date?.date ?? fact.value;
}
