import type { Citation } from "#core/domain/citation.ts";
import type { Insight } from "#core/domain/insight.ts";
import type { RuleCollection } from "./rule-collection.ts";
import { type RuleFact, ruleThread } from "./rule-records.ts";

/** Two records that cannot both be right, as a thread. */
export function disagreementThread({
  subject,
  insight,
  one,
  other,
  action,
  confidence = 90,
}: {
  subject: string;
  insight: string;
  one: Citation;
  other: Citation;
  action: string;
  confidence?: number;
}): Insight {
  return ruleThread({
    kind: "records-disagree",
    subject,
    confidence,
    insight,
    clinicalRelevance: "Where two records disagree, a later decision may rest on the wrong one.",
    recommendedAction: action,
    why: [
      `One record says: “${one.quote.trim()}”.`,
      `Another says: “${other.quote.trim()}”.`,
      "One of them may have been corrected in a record that is not here.",
    ],
    supporting: [one, other],
    contradicting: [],
  });
}

/** A person has one blood group for life. */
export function twoBloodGroups(records: RuleCollection): Insight[] {
  const groups = records.matters().filter(({ matter }) => matter.kind === "blood-group");
  const [first] = groups;
  const other = groups.find(
    ({ matter, documentId }) => documentId !== first?.documentId && matter.about !== first?.matter.about,
  );
  if (first === undefined || other === undefined) return [];
  return [
    disagreementThread({
      subject: "blood group",
      insight: `Two records give different blood groups: ${first.matter.about}, and ${other.matter.about}.`,
      one: first.matter.citation,
      other: other.matter.citation,
      action: "Ask which blood group is right, and whether one of the records belongs to somebody else.",
    }),
  ];
}

/** Diagnoses of which a person has one or the other, and that are treated differently. */
const eitherOr: readonly (readonly [string, string])[] = [
  ["type 1 diabetes mellitus", "type 2 diabetes mellitus"],
  ["crohn's disease", "ulcerative colitis"],
];

/** One record with the one diagnosis and a later one with the other, and neither with a word of the change. */
export function twoDiagnoses(records: RuleCollection): Insight[] {
  const named = new Map(records.named("condition"));
  return eitherOr.flatMap(([one, other]) => {
    const [ones, others] = [one, other].map((name) => (named.get(name) ?? []).filter(isSaid));
    const [first, second] = [ones?.at(-1), others?.at(-1)];
    if (first === undefined || second === undefined) return [];
    const both = [...(ones ?? []), ...(others ?? [])];
    // A record that names both weighs them.
    const weighed = both.some(
      ({ documentId, fact, changeSaid }) =>
        changeSaid || both.some((each) => each.documentId === documentId && each.fact.name !== fact.name),
    );
    if (weighed) return [];
    return [
      disagreementThread({
        subject: `diagnosis|${one}`,
        insight: `One record says ${one}, another says ${other}.`,
        one: first.fact.citation,
        other: second.fact.citation,
        action: "Ask which diagnosis holds: they are treated differently.",
        confidence: 82,
      }),
    ];
  });
}

function isSaid({ fact, isDoubtful }: RuleFact): boolean {
  return !isDoubtful && !fact.negated && !fact.uncertain && fact.historical !== true;
}
