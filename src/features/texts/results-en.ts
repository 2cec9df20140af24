/** Words of the page of test results over years. */
export const resultsEn = {
  title: "Results",
  parts: "Parts of the timeline",
  records: "Records",
  threads: "Red threads",
  search: "Find a test",
  searchExample: "A test, for example CRP",
  pinned: "Pinned",
  all: "All tests",
  pinHint: "Pin a test, and it stands on top with its line.",
  pin: (name: string) => `Pin ${name}`,
  pinFailed: "It could not be pinned. Please try again.",
  open: (name: string) => `${name}, over time`,
  graph: (name: string) => `${name} over time. The arrow keys step from value to value.`,
  value: (value: string, day: string) => `${value} on ${day}`,
  place: (name: string, page: number) => `${name}, page ${page}`,
  measurements: (count: number) => (count === 1 ? "1 measurement" : `${count} measurements`),
  rangeChanged: (day: string) => `The usual range is another from ${day} on; the line breaks there.`,
  notDrawn: (count: number) =>
    count === 1
      ? "1 value is in another unit or no plain number; it stands in the table."
      : `${count} values are in another unit or no plain numbers; they stand in the table.`,
  rangeHead: "Usual range",
  none: "No test results yet",
  noneText: "When a record with measured values is read, each test stands here with all its days.",
  noHit: "No test with that name in your records.",
  nearest: "Written like it:",
  loading: "Putting your results together",
  failed: "Your results could not be shown. Please load the page again.",
};
