function entries(count: number): string {
  return count === 1 ? "1 entry" : `${count} entries`;
}

const days = (count: number) => (count === 1 ? "1 day" : `${count} days`);

/** Words of red threads and their evidence. */
export const insightsEn = {
  seeAll: "See all red threads",
  title: "Red threads",
  titleText:
    "Patterns across your records. That two things went together does not mean that one caused the other: take them to your doctor.",
  calibrated: (percent: number) =>
    `Of threads shown at about ${percent}%, about ${percent}% proved right for simulated patients.`,
  rule: "Found by a rule in your records, not by counting.",
  relevance: "What it may mean",
  moreThreads: (count: number) => (count === 1 ? "Show 1 more red thread" : `Show ${count} more red threads`),
  meaning: "What it may mean, and why",
  evidenceOverTime: (supporting: number, contradicting: number, from: string, to: string) =>
    `Evidence over time, ${from} to ${to}: ${supporting} for it, ${contradicting} against. The list has the words.`,
  figures: "Figures",
  effect: "Size of the difference",
  effectSize: (size: number) =>
    `${Math.abs(size).toFixed(1)} standard deviations (${Math.abs(size) >= 0.8 ? "large" : Math.abs(size) >= 0.5 ? "medium" : "small"})`,
  correlation: (value: number) => `${value.toFixed(2)} (correlation, from -1 to 1)`,
  compared: "Compared",
  comparedDays: (count: number, measured: boolean) => (measured ? `${count} measurements` : days(count)),
  lag: "Time between",
  lagDays: (count: number) => (count === 0 ? "the same day" : `${days(count)} later`),
  tested: "Pairs looked at",
  moreEntries: (count: number) => (count === 0 ? "Enough to settle it" : `About ${count} more entries would settle it`),
  chart: "The data behind it",
  table: "As a table",
  quotedDays: "Red: quoted. Open: speaks against it.",
  chartLabel: (name: string, against: string) =>
    `Chart of ${name}${against === "" ? "" : `, ${against}`}. The table has its numbers.`,
  overTime: "over time",
  byWeekday: "by weekday",
  against: "Against it",
  share: "of days",
  mean: "Mean",
  count: "Values",
  month: "Month",
  weekday: "Weekday",
  weekdays: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
  without: (name: string) => `Without ${name}`,
  with: (name: string, lagDays: number | undefined) =>
    lagDays === undefined || lagDays === 0 ? `With ${name}` : `${days(lagDays)} after ${name}`,
  offTreatment: (name: string) => `Without ${name}`,
  onTreatment: (name: string) => `With ${name}`,
  group: "Group",
  wrong: "This is wrong",
  unimportant: "Not important to me",
  verdicts: { wrong: "You said that it is wrong", "not-important": "You said that it is not important to you" },
  setAside: { title: "Red thread put aside" },
  setAsideHeading: "Put aside",
  setAsideText: "They are remembered: the same thread is not shown again, also when it is found anew.",
  undo: "Undo",
  bringBack: "Bring back",
  bringBackNamed: (thread: string) => `Bring back: ${thread}`,
  broughtBack: { title: "Red thread brought back" },
  judgeFailed: "This could not be saved",
  empty: "No red threads yet",
  emptyText: (firstLook: number, needed: number) =>
    `A red thread needs something to compare. From ${firstLook} days with a check-in or a diary on, pain, sleep and energy are compared with your medicines and with each other; after about ${needed} days, rhythms and single symptoms too. Conflicts between records (an allergy, a dose, a result without follow-up) need two records that speak of the same thing.`,
  allSetAside: "You have put all red threads aside.",
  onThisPage: (count: number) => (count === 1 ? "1 red thread" : `${count} red threads`),
  evidence: (supporting: number, contradicting: number) =>
    contradicting === 0
      ? `${entries(supporting)} for it, none against`
      : `${entries(supporting)} for it, ${contradicting} against`,
  evidenceLabel: "Evidence",
  place: (name: string, page: number) => `${name}, page ${page}`,
  more: (count: number) => (count === 1 ? "and 1 more place" : `and ${count} more places`),
  moreRecords: (count: number) => `and ${count} more records`,
  why: "Why do I see this?",
  warnings: "What else could explain it",
};
