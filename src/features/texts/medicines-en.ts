import type { Fact } from "#core/domain/fact.ts";

const done: Partial<Record<NonNullable<Fact["status"]>, string>> = {
  started: "started",
  stopped: "stopped",
  changed: "changed",
};

/** Words of the list of medicines. */
export const medicinesEn = {
  title: "My medicines",
  text: "As your records say it, newest first. It may not be what you take today: please check with your doctor or pharmacist.",
  heading: "Medicines",
  current: "Taken now",
  past: "Taken before",
  all: "All medicines",
  more: (count: number) => (count === 1 ? "and 1 more" : `and ${count} more`),
  none: "No medicines found yet",
  noneText: "When a record names a medicine that you take, it stands here with its dose, its date and its source.",
  noneCurrent: "None of your records says that you take a medicine now.",
  loading: "Looking through your records",
  failed: "Your medicines could not be shown. Please load the page again.",
  differ: "Two records differ",
  asOf: (day: string) => `as of ${day}`,
  undated: "date not stated",
  noDose: "dose not stated",
  status: (status: Fact["status"]) => (status === undefined ? undefined : done[status]),
  source: (number: number, name: string, page: number) => `Source ${number}: ${name}, page ${page}`,
  place: (name: string, page: number) => `${name}, page ${page}`,
  back: "My Health Hub",
};
