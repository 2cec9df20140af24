import type { ColumnRole } from "./record-structure.ts";

type Kind = ColumnRole["kind"];

/** What the head of a column says of its cells. Order matters. */
const patterns: [Kind, RegExp][] = [
  ["range", /\b(?:ref(?:erence|\.)?|range|normals?|interval|limits|biological|expected|target|goal|standard|usual)\b/i],
  ["unit", /^\(?units?\)?$/i],
  ["flag", /^(?:flags?|abn(?:ormal)?|h\/l|alert)$/i],
  [
    "result",
    /\b(?:results?|values?|your value|observed|in range|out of range|finding|current|today|prev(?:ious)?|last|before|now|score|reading)\b/i,
  ],
  ["medicine", /\b(?:medic(?:ine|ation|ament)s?|drugs?|item|prescribed|tto|preparation|product)\b/i],
  ["dose", /\b(?:dos(?:e|age)|strength|amount|how much)\b/i],
  ["frequency", /\b(?:freq(?:uency)?|directions?|how (?:often|to take)|sig|instructions?|when to take|times?\/day)\b/i],
  [
    "test",
    /\b(?:tests?|analytes?|components?|investigations?|measure(?:ment|s)?|parameters?|assay|examination|ha?ematology|biochemistry|chemistry|serology|immunology)\b/i,
  ],
  [
    "date",
    /^(?:dates?|days?|when|start(?:ed)?|stop(?:ped)?|end|from|until|issued|given|collected|last issued|week of)$/i,
  ],
  [
    "comment",
    /\b(?:comments?|remarks?|notes?|reason|status|indication|why|for|what|interpretation|plan|action|lab|problem|qty|quantity|rpt|rx no|days|batch|exp|dr|pbs)\b/i,
  ],
];

/** The kind that a column's head names; undefined where it names none. */
export function kindOfHead(text: string): Kind | undefined {
  const said = text.replace(/\s+/g, " ").trim();
  if (said === "" || said.length > 48 || said.split(" ").length > 6) return undefined;
  return patterns.find(([, pattern]) => pattern.test(said))?.[0];
}
