import type { Fact } from "#core/domain/fact.ts";

/** A statement about a medicine in a record of its own, unless `documentId` says otherwise. */
export function medicineFact(changes: Partial<Fact> & { documentId?: string } = {}): Fact {
  const { documentId = "letter", ...said } = changes;
  const quote = `${said.name ?? "methotrexate"} ${said.dose ?? ""}`.trim();
  return {
    kind: "medication",
    name: "methotrexate",
    status: "continued",
    date: { date: "2025-05-21", precision: "day" },
    negated: false,
    uncertain: false,
    subject: "patient",
    citation: { documentId, originalFilename: `${documentId}.pdf`, page: 1, start: 0, end: quote.length, quote },
    ...said,
  };
}
