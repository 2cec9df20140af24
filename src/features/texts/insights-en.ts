function entries(count: number): string {
  return count === 1 ? "1 entry" : `${count} entries`;
}

/** Words of the evidence of a red thread. */
export const insightsEn = {
  evidence: (supporting: number, contradicting: number) =>
    contradicting === 0
      ? `${entries(supporting)} for it, none against`
      : `${entries(supporting)} for it, ${contradicting} against`,
  evidenceLabel: "Evidence",
  against: "Against it",
  place: (name: string, page: number) => `${name}, page ${page}`,
  more: (count: number) => (count === 1 ? "and 1 more place" : `and ${count} more places`),
  why: "Why do I see this?",
  warnings: "What else could explain it",
};
