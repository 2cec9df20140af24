import type { Chart, ChartMedicine } from "#core/domain/chart.ts";
import type { Citation } from "#core/domain/citation.ts";

/** Words in a record of their own, unless `documentId` says otherwise. */
export function citationOf(quote: string, documentId = "letter"): Citation {
  return { documentId, originalFilename: `${documentId}.pdf`, page: 1, start: 0, end: quote.length, quote };
}

/** A medicine that is taken, with the words of one letter. */
export function chartMedicine(changes: Partial<ChartMedicine> & { documentId?: string } = {}): ChartMedicine {
  const { documentId = "letter", ...said } = changes;
  const quote = `${said.printedName ?? said.name ?? "methotrexate"} ${said.dose ?? ""}`.trim();
  return { name: "methotrexate", status: "taking", steps: [], citations: [citationOf(quote, documentId)], ...said };
}

/** A chart with nothing in it but `changes`. */
export function chartOf(changes: Partial<Chart> = {}): Chart {
  return {
    asOf: "2025-06-01",
    patient: {},
    medicines: [],
    allergies: [],
    problems: [],
    results: [],
    appointments: [],
    openLoops: [],
    people: [],
    disagreements: [],
    setAside: [],
    unread: [],
    ...changes,
  };
}
