import type { ChartMedicine } from "#core/domain/chart.ts";
import type { Fact } from "#core/domain/fact.ts";
import type { medicationChanges } from "#core/domain/statement.ts";

const flags: Record<NonNullable<Fact["flag"]>, string> = {
  low: "low",
  high: "high",
  abnormal: "out of range",
  normal: "in range",
};

const medicineStatuses: Record<ChartMedicine["status"], string> = {
  taking: "",
  "as-needed": "when needed",
  held: "on hold",
  stopped: "stopped",
  finished: "finished",
  planned: "planned",
  never: "",
  unclear: "not clear from the records",
};

const steps: Record<Exclude<(typeof medicationChanges)[number], never>, string> = {
  started: "started",
  increased: "increased",
  reduced: "reduced",
  changed: "changed",
  continued: "continued",
  held: "put on hold",
  restarted: "restarted",
  stopped: "stopped",
  finished: "finished",
  "given-once": "given once",
  planned: "planned",
  considered: "considered",
  declined: "declined",
  "not-taking": "not taken",
};

/** Words of the appointment mode. */
export const appointmentsEn = {
  open: "Ready for my appointment",
  title: "For my appointment",
  next: (day: string) => `Next appointment in your records: ${day}`,
  text: "From your records, on this device. Show it, or print it.",
  back: "My Health Hub",
  print: "Print",
  save: "Save as PDF",
  saving: "Making the PDF...",
  saveFailed: { title: "The PDF could not be made", description: "You can print this page instead." },
  questions: {
    heading: "My questions",
    none: "Write down what you want to ask, in your own words. It stays on this device.",
    field: "A question for my doctor",
    placeholder: "What do you want to ask?",
    add: "Add",
    edit: (text: string) => `Change “${text}”`,
    editTip: "Change",
    remove: (text: string) => `Remove “${text}”`,
    removeTip: "Remove",
    save: "Save",
    cancel: "Cancel",
    failed: "This question could not be kept",
    loadFailed: "Your questions could not be shown. Please load the page again.",
  },
  changes: {
    heading: (day: string) => `What has changed since ${day}`,
    headingWithout: "What has changed since my last visit",
    since: "Since",
    visit: (day: string, title: string) => `${day}: ${title}`,
    none: "Your records name nothing new since then.",
    noVisit: "None of your records tells of a visit yet, so there is nothing to compare with.",
    steps,
  },
  medicines: {
    heading: "My medicines",
    none: "None of your records says that you take a medicine now.",
    differ: "two records differ",
    noDose: "no dose in the records",
    never: "Medicines considered, and not taken",
    past: "Medicines that were stopped or finished",
    status: medicineStatuses,
  },
  results: {
    heading: "Results out of range",
    none: "No latest result in your records is marked as out of range.",
    range: (text: string) => `usual range ${text}`,
    moved: "Other results that have moved",
    before: (value: string, day: string) => `before: ${value} on ${day}`,
    plot: (name: string, values: string) => `${name} over time: ${values}`,
    point: (value: string, day: string) => `${value} on ${day}`,
  },
  threads: {
    heading: "Red threads to talk about",
    detail: (confidence: number, supporting: number, against: number) =>
      `${confidence}% confidence, ${supporting} for it, ${against} against. They went together; that does not tell why.`,
  },
  moreLines: (count: number) => `Show ${count} more`,
  moreSources: (count: number) => `Show ${count} more sources`,
  flags,
  since: (day: string) => `since ${day}`,
  born: (day: string) => `born ${day}`,
  allergies: {
    heading: "Allergies",
    none: "None of your records names an allergy.",
    doubtful: "in doubt",
    refuted: "Not an allergy, as a record says",
  },
  problems: {
    heading: "Conditions",
    none: "None of your records names a condition that you have now.",
    others: "Conditions that are over, ruled out or only a risk",
    status: { active: "", suspected: "suspected", resolved: "over", "ruled-out": "ruled out", "at-risk": "at risk" },
  },
  disagreements: {
    heading: "Where my records do not agree",
    says: (text: string, day?: string) => (day === undefined ? `“${text}”` : `“${text}” (${day})`),
  },
  noName: "No name in the records",
  noBirth: "no date of birth in the records",
  openLoops: {
    heading: "Still open",
    asked: (day: string) => `asked for on ${day}, no result in the records`,
    dueBy: (day: string) => `due by ${day}`,
  },
  sources: "Where this comes from",
  source: (number: number, name: string, page: number) => `Source ${number}: ${name}, page ${page}`,
  place: (name: string, page: number) => `${name}, page ${page}`,
  loading: "Looking through your records",
  failed: "This could not be put together. Please load the page again.",
  notice:
    "Put together from your own records by a program. It can be wrong or incomplete, and it does not replace medical advice.",
  made: (day: string) => `Made on ${day}`,
  pdf: {
    filename: (day: string) => `appointment-${day}.pdf`,
    page: (page: number, count: number) => `${page} of ${count}`,
  },
};
