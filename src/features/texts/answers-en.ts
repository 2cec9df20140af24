/** Words of an answer's shape: its lists, its pictures, what is folded, and the notice. */
export const answersEn = {
  about: "About this answer",
  more: (count: number) => (count === 1 ? "1 more sentence" : `${count} more sentences`),
  sources: (count: number) => (count === 1 ? "1 source" : `${count} sources`),
  moreSources: (count: number) => (count === 1 ? "1 more source" : `${count} more sources`),
  toDo: "Not shown as done in your records",
  pastDue: "Past due",
  pastDueSince: (day: string) => `since ${day}`,
  dueBy: (day: string) => `Due by ${day}`,
  asked: (day: string) => `Asked for on ${day}`,
  noDay: "No date in the record",
  people: "People",
  call: (name: string, phone: string) => `Call ${name}, ${phone}`,
  results: "Results over time",
  course: (name: string, values: string) => `${name} over time: ${values}`,
  value: (value: string, day: string) => `${value} on ${day}`,
  range: (low: number | undefined, high: number | undefined) =>
    low === undefined
      ? `usual range up to ${high}`
      : high === undefined
        ? `usual range from ${low}`
        : `usual range ${low} to ${high}`,
  table: "As a table",
  day: "Day",
  valueHead: "Value",
  source: (number: number, name: string, page: number) => `Source ${number}: ${name}, page ${page}`,
  opens: (value: string, name: string, page: number) => `${value}: ${name}, page ${page}`,
};
