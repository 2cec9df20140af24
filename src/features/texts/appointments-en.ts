import type { Fact } from "#core/domain/fact.ts";

const flags: Record<NonNullable<Fact["flag"]>, string> = {
  low: "low",
  high: "high",
  abnormal: "out of range",
  normal: "in range",
};

const statuses: Partial<Record<NonNullable<Fact["status"]>, string>> = {
  started: "started",
  stopped: "stopped",
  changed: "changed",
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
    fresh: { condition: "Named for the first time", symptom: "Named for the first time" },
  },
  medicines: {
    heading: "My medicines",
    none: "None of your records says that you take a medicine now.",
    differ: "two records differ",
    noDose: "dose not stated",
    asOf: (day: string) => `as of ${day}`,
  },
  results: {
    heading: "Results out of range",
    none: "No latest result in your records is marked as out of range.",
    range: (text: string) => `usual range ${text}`,
  },
  threads: {
    heading: "Red threads to talk about",
    detail: (confidence: number, supporting: number, against: number) =>
      `${confidence}% confidence, ${supporting} for it, ${against} against. They went together; that does not tell why.`,
  },
  flags,
  status: (status: Fact["status"]) => (status === undefined ? "" : (statuses[status] ?? "")),
  undated: "date not stated",
  sources: "Where this comes from",
  source: (number: number, name: string, page: number) => `Source ${number}: ${name}, page ${page}`,
  place: (name: string, page: number) => `${name}, page ${page}`,
  loading: "Looking through your records",
  failed: "This could not be put together. Please load the page again.",
  notice:
    "Put together from your own records by a program. It can be wrong or incomplete, and it does not replace medical advice.",
  more: (count: number) => (count === 1 ? "1 more stands in the app" : `${count} more stand in the app`),
  made: (day: string) => `Made on ${day}`,
  pdf: {
    filename: (day: string) => `appointment-${day}.pdf`,
    page: (page: number, count: number) => `${page} of ${count}`,
  },
};
