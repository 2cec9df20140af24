import { type PoisonedRecord, poisonedDocument, today } from "./poisoned-record.ts";

const wordsOf = ({ text }: PoisonedRecord) => text.split(/\s/);

/** Values of written files, of courses of results and of what is open, as those of `ways-to-make.ts`. */
export const waysToMakeWritten: Readonly<Record<string, (poisoned: PoisonedRecord) => unknown>> = {
  ResultCourse: (poisoned) => ({
    ...{ name: poisoned.text, unit: poisoned.text, low: 1, high: 2 },
    points: wordsOf(poisoned).map((_, index) => ({ date: today, value: index, citation: poisoned.citation })),
  }),
  Email: ({ text }) => ({ headers: [{ name: "Subject", value: text }], text, html: text, enclosures: [] }),
  'Pick<WrittenLibraries, "walkMarkup">': () => ({ walkMarkup: () => undefined }),
  MarkupTable: (poisoned) => ({
    rows: [wordsOf(poisoned).map((word) => ({ lines: [word], open: "", sign: "", holdsTable: false }))],
  }),
  "(string[])": wordsOf,
  ChartOpenLoop: ({ chart }) => chart.openLoops[0],
  ChartDisagreement: ({ chart }) => chart.disagreements[0],
  'Omit<Chart["unread"][number], "documentId">': ({ text }) => ({ reason: text }),
  'Pick<MedicalDocument, "processingStatus">': () => poisonedDocument,
};
