import type { Fact } from "#core/domain/fact.ts";
import type { Page } from "#core/domain/page.ts";
import type { MedicationStatement, Statement } from "#core/domain/statement.ts";
import type { StatementSource } from "#core/understanding/statements/statement-source.ts";
import { entryFacts } from "./entry-facts.ts";
import { entryHead } from "./entry-summary.ts";

/** The patient says so: nobody knows better what they take. */
const patient = "patient";

const changes: Partial<Record<NonNullable<Fact["status"]>, MedicationStatement["change"]>> = {
  started: "started",
  stopped: "stopped",
  changed: "changed",
  continued: "continued",
};

/** What the lines of an entry of the patient's own state; its free text is read as other records are. */
export function entryStatements(page: Page, { document, pages }: StatementSource): Statement[] {
  const { date } = entryHead(page);
  const facts = entryFacts(page, {
    documentId: document.id,
    originalFilename: document.originalFilename,
    pageTexts: new Map(pages.map(({ number, text }) => [number, text])),
    occurredOn: date,
    dates: { anchor: date?.date },
  });
  return facts.flatMap((fact): Statement[] => {
    const common = {
      documentId: document.id,
      ...(date === undefined ? {} : { date }),
      role: "form-field" as const,
      assertion: fact.negated ? ("denied" as const) : ("affirmed" as const),
      by: patient,
      citations: [fact.citation],
      name: fact.name,
      printedName: /^[^:]+: ([^,]+)/.exec(fact.citation.quote)?.[1] ?? fact.name,
    };
    if (fact.kind === "medication") return [{ ...common, kind: "medication", ...taken(fact) }];
    if ((fact.kind === "lab" || fact.kind === "vital") && fact.value !== undefined)
      return [{ ...common, kind: "result", value: fact.value, ...measured(fact) }];
    return [];
  });
}

function taken({ dose, frequency, status }: Fact): Partial<MedicationStatement> {
  const change = status === undefined ? "continued" : changes[status];
  return {
    ...(dose === undefined ? {} : { dose }),
    ...(frequency === undefined ? {} : { frequency }),
    ...(change === undefined ? {} : { change }),
  };
}

function measured({ number, unit, referenceRange, flag }: Fact) {
  return {
    ...(number === undefined ? {} : { number }),
    ...(unit === undefined ? {} : { unit }),
    ...(referenceRange?.low === undefined ? {} : { low: referenceRange.low }),
    ...(referenceRange?.high === undefined ? {} : { high: referenceRange.high }),
    ...(flag === undefined ? {} : { flag }),
  };
}
