import type { Citation } from "#core/domain/citation.ts";
import type { Insight } from "#core/domain/insight.ts";
import { dateInWords } from "#core/understanding/facts/calendar.ts";
import { disagreementThread, twoBloodGroups, twoDiagnoses } from "./identity-rules.ts";
import { measuredAmount } from "./measured-amount.ts";
import type { RuleCollection } from "./rule-collection.ts";
import { daysFrom, placeOf, type RuleFact, ruleThread } from "./rule-records.ts";

/** An abnormal result may wait so long for its follow-up, in days; later it is told. After the longer time nobody waits any more. */
const followUpDays = 42;
const forgottenDays = 3 * 365;

/** Is found once and rarely measured again: its presence is the finding. */
const measuredOnce =
  /\b(?:rheumatoid factor|anti-?(?!gen\b)[a-z0-9]+|antibod(?:y|ies)|antinuclear|hla|genotype|blood (?:group|type)|culture)\b/i;

/** Measured on a picture or a tracing: it is not drawn again like blood. */
const ofAnImage =
  /\b(?:volume index|ejection fraction|diameter|thickness|gradient|velocity|e\/e|qtc?|interval|score|free psa|angle)\b/i;
/** Looked at together: who measured the one again saw to the other. */
const ofIron = /\b(?:iron|transferrin|ferritin)\b/;
/** High in everybody whose blood is washed by a machine. */
const highOnDialysis =
  /^(?:creatinine|blood urea nitrogen|urea|phosphate|carbon dioxide|estimated glomerular.*|potassium)$/;

/** Abnormal results that do not come again in any later record: one thread for each date. */
export function resultsWithoutFollowUp(
  records: RuleCollection,
  today: string,
  toldAlready: ReadonlySet<string> = new Set(),
): Insight[] {
  const dates = new Map<string, RuleFact[]>();
  for (const [name, facts] of records.named("lab")) {
    if (measuredOnce.test(name) || ofAnImage.test(name)) continue;
    // What a scan measures is no result of a laboratory.
    if (facts.every(({ fact }) => /^(?:cm|mm|m\/s|ml\/m.*)$/i.test(fact.unit ?? ""))) continue;
    const results = facts.filter(({ fact }) => !fact.negated && !fact.uncertain);
    const newest = results.findLast(({ date }) => date !== undefined)?.date ?? "";
    const correcting = results.filter(({ corrects }) => corrects);
    for (const result of results) {
      const { fact, date, documentId } = result;
      if (toldAlready.has(placeOf(fact.citation))) continue;
      if (fact.flag === undefined || fact.flag === "normal" || date === undefined || date.length < 7) continue;
      const age = daysFrom(date, today);
      if (age < followUpDays || age > forgottenDays || newest > date) continue;
      // A later record that names the test looked at it, wherever its value was read.
      if (records.isNamedAfter(name, date) || (ofIron.test(name) && records.isNamedAfter("ferritin", date))) continue;
      if (highOnDialysis.test(name) && records.isNamedAnywhere("dialysis")) continue;
      // A corrected report takes the place of the first.
      if (correcting.some((other) => other.documentId !== documentId)) continue;
      const known = dates.get(date);
      if (known === undefined) dates.set(date, [result]);
      else known.push(result);
    }
  }
  return [...dates].map(([day, outside]) => {
    // Beside what lies far outside, what is a hair beyond its range would only hide it.
    const far = outside.filter(isFarOutside);
    const results = far.length > 0 ? far : outside;
    const names = [...new Set(results.map(({ fact }) => fact.name))];
    const date = dateInWords(day);
    const list = names.length > 4 ? `${names.slice(0, 4).join(", ")} and ${names.length - 4} more` : names.join(", ");
    return ruleThread({
      kind: "no-follow-up",
      subject: day,
      confidence: far.length > 0 ? 85 : 65,
      insight: `Outside the normal range on ${date}, and not found again in your records: ${list}.`,
      clinicalRelevance: "Results outside the range are often measured again.",
      recommendedAction: `Ask your doctor whether ${names.length === 1 ? "this result" : "these results"} should be checked again.`,
      why: [
        `The record of ${date} marks ${names.length === 1 ? "it" : "them"} as outside the range.`,
        "No later record that you keep here has the same measurement.",
        "It may have been checked in a record that is not here, or need no check.",
      ],
      supporting: results.map(({ fact }) => fact.citation),
      contradicting: [],
    });
  });
}

/** Rises and falls within days of an illness, so that nobody measures it again without a reason. */
const acute =
  /^(?:c-reactive protein|erythrocyte sedimentation rate|white blood cell count|neutrophils|lactate|d-dimer|creatine kinase|troponin.*|procalcitonin|glucose)$/;

/** By how far a result lies outside its range: a hair beyond it, most need no second look. */
function isFarOutside({ fact }: RuleFact): boolean {
  const { number, referenceRange } = fact;
  if (number === undefined || acute.test(fact.name)) return false;
  const { low, high } = referenceRange ?? {};
  return (low !== undefined && number <= low * 0.75) || (high !== undefined && high > 0 && number >= high * 1.4);
}

/** Two records that cannot both be right: one result with two values, allergies and none, two dates of birth. */
export function disagreeingRecords(records: RuleCollection): Insight[] {
  return [...twoValues(records), ...allergyAndNone(records), ...twoBloodGroups(records), ...twoDiagnoses(records)];
}

function disagreement(subject: string, insight: string, one: RuleFact, other: RuleFact, action: string): Insight {
  return disagreementThread({ subject, insight, one: one.fact.citation, other: other.fact.citation, action });
}

/** On the same line, or a few words on. */
const besideNone = 60;

function namesAllergen(none: Citation, named: readonly RuleFact[], allergens: ReadonlySet<string>): boolean {
  return named.some(({ fact: { name, kind, citation } }) => {
    if (citation.documentId !== none.documentId || citation.page !== none.page) return false;
    if (kind === "allergy") return true;
    return allergens.has(name) && citation.start >= none.start && citation.start - none.end < besideNone;
  });
}

function twoValues(records: RuleCollection): Insight[] {
  const found = new Map<string, [RuleFact, RuleFact][]>();
  for (const [name, facts] of records.named("lab")) {
    // Which of two values is right stands in the correction.
    if (facts.some(({ corrects }) => corrects)) continue;
    const seen = new Map<string, RuleFact>();
    for (const each of facts) {
      const { fact, date, documentId, isOwnNote, isDoubtful } = each;
      if (isOwnNote || isDoubtful || fact.number === undefined || fact.negated || date?.length !== 10) continue;
      const { value, unit } = measuredAmount(name, fact.number, fact.unit);
      const key = `${date}|${unit}`;
      const other = seen.get(key);
      if (other === undefined) seen.set(key, each);
      else if (other.documentId !== documentId && differ(amountOf(other), value, fact.unit === other.fact.unit)) {
        found.set(date, [...(found.get(date) ?? []), [other, each]]);
      }
    }
  }
  return [...found].flatMap(([date, pairs]) => {
    const [first] = pairs;
    if (first === undefined) return [];
    const values = pairs
      .slice(0, 4)
      .map(([one, other]) => `${one.fact.name} ${one.fact.value} and ${other.fact.value}`);
    const insight = `Two records give different values for ${dateInWords(date)}: ${values.join(", ")}.`;
    return [disagreement(`values|${date}`, insight, first[0], first[1], "Ask which values are right.")];
  });
}

function amountOf({ fact }: RuleFact): number {
  return measuredAmount(fact.name, fact.number ?? 0, fact.unit).value;
}

/** What was converted was rounded before. */
function differ(one: number, other: number, isOfOneUnit: boolean): boolean {
  return Math.abs(one - other) > (isOfOneUnit ? 0.01 : 0.06) * Math.max(Math.abs(one), Math.abs(other));
}

function allergyAndNone(records: RuleCollection): Insight[] {
  const allergies = records.all("allergy").filter(({ fact }) => !fact.uncertain);
  // "Recorded as NKDA - wrong": the record itself puts it right.
  const named = [...allergies, ...records.all("medication")].filter(({ fact }) => !fact.negated);
  const allergens = new Set(allergies.filter(({ fact }) => !fact.negated).map(({ fact }) => fact.name));
  const none = allergies.findLast(
    ({ fact, corrects }) =>
      fact.negated &&
      fact.name === "no known allergies" &&
      !corrects &&
      !/\b(?:wrong|incorrect|not (?:right|correct|true)|amended|error|says?|lists?|recorded)\b/i.test(
        fact.citation.quote,
      ) &&
      // "NKDA; metoclopramide = akathisia": what it names besides, it knows.
      !namesAllergen(fact.citation, named, allergens),
  );
  if (none === undefined || none.date === undefined) return [];
  // A record that says both of medicines weighs them; "no known food allergies" is of something else.
  const denies = ({ fact }: RuleFact) =>
    fact.negated &&
    fact.name === "no known allergies" &&
    !/\b(?:food|latex|other|environment\w*)\b/i.test(fact.citation.quote);
  const denying = new Set(allergies.filter(denies).map(({ documentId }) => documentId));
  const known = allergies.findLast(
    ({ fact, date, documentId }) =>
      !fact.negated && date !== undefined && date <= (none.date ?? "") && !denying.has(documentId),
  );
  if (known === undefined) return [];
  const takenBack = allergies.some(
    ({ fact, date }) => fact.negated && fact.name === known.fact.name && (date ?? "") >= (known.date ?? ""),
  );
  if (takenBack) return [];
  const name = known.fact.name.replace(/ class$/, "");
  const insight = `One record notes an allergy to ${name}, and a later one says that there are no known allergies.`;
  return [
    disagreement(
      `allergy|${known.fact.name}`,
      insight,
      known,
      none,
      "Ask to have the list of your allergies put right.",
    ),
  ];
}
