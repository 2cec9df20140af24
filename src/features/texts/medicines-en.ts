import type { ChartMedicine } from "#core/domain/chart.ts";

const statuses: Record<ChartMedicine["status"], string> = {
  taking: "",
  "as-needed": "when needed",
  held: "on hold",
  stopped: "stopped",
  finished: "finished",
  planned: "planned",
  never: "never taken",
  unclear: "not clear from your records",
};

/** Words of the list of medicines. */
export const medicinesEn = {
  title: "My medicines",
  text: "As your records say it all together, with the words that decide. It may not be what you take today: please check with your doctor or pharmacist.",
  heading: "Medicines",
  current: "Taken now",
  open: "On hold, planned or not clear",
  past: "Taken before",
  all: "All medicines",
  more: (count: number) => (count === 1 ? "and 1 more" : `and ${count} more`),
  none: "No medicines found yet",
  noneText: "When a record names a medicine that you take, it stands here with its dose, its date and its source.",
  noneCurrent: "None of your records says that you take a medicine now.",
  loading: "Looking through your records",
  failed: "Your medicines could not be shown. Please load the page again.",
  differ: "Two records differ",
  since: (day: string) => `since ${day}`,
  until: (day: string) => `until ${day}`,
  from: (day: string) => `from ${day}`,
  why: (taken: boolean): string => (taken ? "For:" : "Why:"),
  noDose: "dose not stated",
  status: statuses,
  source: (number: number, name: string, page: number) => `Source ${number}: ${name}, page ${page}`,
  place: (name: string, page: number) => `${name}, page ${page}`,
  back: "My Health Hub",
};
