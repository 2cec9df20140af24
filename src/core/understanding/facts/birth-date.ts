import type { Fact } from "#core/domain/fact.ts";
import { cite, type ReadPassage, type RecordSource } from "./fact-builder.ts";

const label = /(?:\b(?:d\.?o\.?b\.?|date of birth|birth ?date|born(?: on)?)\s*[:=]?\s*(?:\([^)]*\)\s*)?)$/i;

/** The patient's date of birth, where a passage says it. */
export function birthDateFacts(source: RecordSource, read: ReadPassage): Fact[] {
  const { passage } = read;
  for (const date of read.dates) {
    if (date.precision !== "day" || date.relative) continue;
    const before = passage.text.slice(0, date.start - passage.start);
    const match = label.exec(before);
    if (match === null) continue;
    const start = passage.start + match.index;
    const printed = (source.pageTexts.get(passage.page) ?? "").slice(date.start, date.end);
    return [
      {
        kind: "birth-date",
        name: "date of birth",
        value: printed,
        date: { date: date.date, precision: "day" },
        negated: false,
        uncertain: false,
        subject: "patient",
        citation: cite(source, passage.page, start, date.end),
      },
    ];
  }
  return [];
}
