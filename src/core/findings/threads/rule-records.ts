import type { Citation } from "#core/domain/citation.ts";
import type { Fact } from "#core/domain/fact.ts";
import type { Insight } from "#core/domain/insight.ts";

/** A fact as rules see it: with its record and its day. */
export interface RuleFact {
  fact: Fact;
  documentId: string;
  /** ISO date, cut to what is known; the record's own where the words have none. */
  date: string | undefined;
  corrects: boolean;
  changeSaid: boolean;
  namesLinked: boolean;
  /** Its sentence says that the medicine was begun again. */
  beganAgain: boolean;
  /** Its sentence says that another medicine took its place. */
  isReplaced: boolean;
  /** Another reading does not find that it ended. */
  isDoubtful: boolean;
  /** Out of a diary: what somebody wrote down of what they were told. */
  isOwnNote: boolean;
}

/** Whether a medicine is being taken as this fact has it: not denied, declined, stopped, only planned, or long past. */
export function isTaken({ fact, isReplaced }: RuleFact): boolean {
  const { kind, negated, uncertain, historical, status } = fact;
  return (
    kind === "medication" &&
    !negated &&
    !uncertain &&
    !isReplaced &&
    historical !== true &&
    status !== "stopped" &&
    status !== "declined" &&
    status !== "planned"
  );
}

export interface RuleFinding {
  kind: string;
  /** What tells this finding from others of its kind. */
  subject: string;
  confidence: number;
  insight: string;
  clinicalRelevance: string;
  recommendedAction: string;
  why: [string, string, string];
  supporting: Citation[];
  contradicting: Citation[];
}

/** A rule's finding as a thread. Rules have no statistics: their confidence is a judgement of how often such a finding is right. */
export function ruleThread(finding: RuleFinding): Insight {
  const { kind, subject, supporting, contradicting, confidence, insight, clinicalRelevance, recommendedAction, why } =
    finding;
  const documents = new Set([...supporting, ...contradicting].map(({ originalFilename }) => originalFilename));
  return {
    id: `rule|${kind}|${subject}`,
    insight,
    confidence,
    clinicalRelevance,
    recommendedAction,
    relatedDocuments: [...documents],
    kind,
    evidence: { supporting, contradicting },
    why,
  };
}

/** Where a citation stands, as a key. */
export function placeOf({ documentId, page, start }: Citation): string {
  return `${documentId} ${page} ${start}`;
}

/** Days from one ISO date to another; a month or a year counts as its first day. */
export function daysFrom(one: string, other: string): number {
  const instant = (date: string) => Date.parse(date);
  return Math.round((instant(other) - instant(one)) / 86_400_000);
}
