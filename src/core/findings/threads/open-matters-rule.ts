import type { Insight } from "#core/domain/insight.ts";
import { dateInWords } from "#core/understanding/facts/calendar.ts";
import type { Matter } from "./record-matters.ts";
import type { RuleCollection } from "./rule-collection.ts";
import { daysFrom, placeOf, ruleThread } from "./rule-records.ts";

/** Where no day was named by which it should be done, so long is waited, in days. */
const patience = 70;
/** After the day by which it was due, results still need to come. */
const grace = 21;
/** Asked for longer ago than this, nobody waits for it any more; what comes round again stays due for longer. */
const forgotten = 540;
const forgottenDue = 3 * 365;

/** What one record asks for, or calls due, and no later record speaks of: one thread for each thing. */
export function openMatters(records: RuleCollection, today: string): Insight[] {
  const newest = new Map<string, Matter>();
  for (const { matter } of records.matters()) {
    const { kind, about, date = "" } = matter;
    if (kind !== "asked" && kind !== "due") continue;
    const known = newest.get(about);
    if (known === undefined || (known.date ?? "") < date) newest.set(about, matter);
  }
  // One sentence may ask for several things: that is one matter.
  const asked = new Map<string, Matter[]>();
  for (const matter of newest.values()) {
    if (!isOpen(matter, records, today)) continue;
    const key = `${matter.kind} ${placeOf(matter.citation)}`;
    asked.set(key, [...(asked.get(key) ?? []), matter]);
  }
  return [...asked.values()].flatMap(([first, ...others]) => (first === undefined ? [] : [openThread(first, others)]));
}

function isOpen({ kind, about, date, dueBy, citation }: Matter, records: RuleCollection, today: string): boolean {
  if (date === undefined || date.length < 10 || date > today) return false;
  const due = dueBy ?? undefined;
  const isLate = due === undefined ? daysFrom(date, today) >= patience : daysFrom(due, today) >= grace;
  const since = kind === "due" && due !== undefined ? daysFrom(due, today) : daysFrom(date, today);
  if (!isLate || since > (kind === "due" ? forgottenDue : forgotten)) return false;
  // Somebody has written since, and not a word of it; where nothing came later, only the records may be missing.
  return (
    records.hasLater(citation.documentId, date) &&
    !records.isNamedLater(about, { date, documentId: citation.documentId })
  );
}

function openThread({ kind, about: thing, date = "", dueBy, citation }: Matter, others: readonly Matter[]): Insight {
  const about = [thing, ...others.map((other) => other.about)].join(", ");
  const asked = kind === "asked";
  const day = dateInWords(date);
  const due = dueBy === undefined ? "" : `, due by ${dateInWords(asked ? dueBy : dueBy.slice(0, 7))}`;
  return ruleThread({
    kind: asked ? "asked-for-never-done" : "past-due",
    subject: `${about}|${date}`,
    confidence: about === "review" ? 60 : 78,
    insight: asked
      ? `Asked for on ${day}${due}, and not found in any later record: ${about}.`
      : `Past due: ${about}. A record of ${day} says ${citation.quote.trim().slice(0, 120)}`,
    clinicalRelevance: "What was asked for and never came can be lost between two places.",
    recommendedAction: `Ask whether the ${about} was done, or is still wanted.`,
    why: [
      `The record of ${day} ${asked ? "asks for it" : "says when it is due"}.`,
      "Later records that you keep here do not speak of it.",
      "It may have been done, or called off, in a record that is not here.",
    ],
    supporting: [citation],
    contradicting: [],
  });
}
