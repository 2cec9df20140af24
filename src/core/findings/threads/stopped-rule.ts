import type { Insight } from "#core/domain/insight.ts";
import { dateInWords } from "#core/understanding/facts/calendar.ts";
import type { RuleCollection } from "./rule-collection.ts";
import { isTaken, type RuleFact, ruleThread } from "./rule-records.ts";

/** A medicine that one record stops and a later one lists with its dose, where nothing says that it was begun again. */
export function stoppedAndListed(records: RuleCollection, today: string): Insight[] {
  return records.named("medication").flatMap(([name, facts]) => {
    const stop = facts.findLast(
      ({ fact, date, isDoubtful }) =>
        fact.status === "stopped" &&
        !isDoubtful &&
        !fact.negated &&
        !fact.uncertain &&
        fact.historical !== true &&
        date?.length === 10,
    );
    if (stop?.date === undefined) return [];
    const { date: stoppedOn } = stop;
    const later = facts.filter(({ date }) => date !== undefined && date > stoppedOn && date <= today);
    const isBegun = facts.some(
      ({ fact, date = "", beganAgain }) =>
        date >= stoppedOn && (beganAgain || fact.status === "started" || fact.status === "changed"),
    );
    const listed = later.find(
      (each) =>
        isTaken(each) &&
        each.documentId !== stop.documentId &&
        each.date?.length === 10 &&
        each.fact.dose !== undefined &&
        records.isListedIn(name, each.documentId) &&
        !each.changeSaid,
    );
    const { documentId } = stop;
    if (isBegun || records.isBegunSince(name, { documentId, date: stoppedOn }) || listed?.date === undefined) return [];
    return [thread(name, stop, listed, stoppedOn, listed.date)];
  });
}

function thread(name: string, stop: RuleFact, listed: RuleFact, stoppedOn: string, listedOn: string): Insight {
  return ruleThread({
    kind: "stopped-and-listed",
    subject: `${name}|${stoppedOn}`,
    confidence: 88,
    insight: `${name.charAt(0).toUpperCase()}${name.slice(1)} was stopped on ${dateInWords(stoppedOn)}, and a record of ${dateInWords(listedOn)} lists it again.`,
    clinicalRelevance: "A list that was copied can bring back a medicine that was stopped for a reason.",
    recommendedAction: `Ask your doctor or pharmacist whether you should take ${name}.`,
    why: [
      `The record of ${dateInWords(stoppedOn)} says that it was stopped.`,
      `The record of ${dateInWords(listedOn)} names it with a dose, and none between says that it was begun again.`,
      "It may have been begun again in a record that is not here.",
    ],
    supporting: [stop.fact.citation, listed.fact.citation],
    contradicting: [],
  });
}
