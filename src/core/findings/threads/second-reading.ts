import { chartRecordOf } from "#core/chart/read-chart-record.ts";
import type { Citation } from "#core/domain/citation.ts";
import type { Fact } from "#core/domain/fact.ts";
import type { MedicationStatement, Statement } from "#core/domain/statement.ts";
import type { NotedDocument, NotedReading } from "./thread-state.ts";

/** Where a record has no day, what it says of days to come is taken as it stands. */
const noDay = "2100-01-01";

/** What the chart reads of a record: another reading of the same words. Undefined where there are no words. */
export function secondReading(
  { id, originalFilename, occurredOn }: NotedDocument,
  pages: NotedReading["pages"],
): Statement[] | undefined {
  if (pages.length === 0) return undefined;
  const day = occurredOn?.date;
  return chartRecordOf({ id, originalFilename, occurredOn: day, uploadedAt: day ?? noDay }, { pages: [...pages] })
    .statements;
}

const over: ReadonlySet<MedicationStatement["change"]> = new Set(["stopped", "held", "finished"]);
const begun: ReadonlySet<MedicationStatement["change"]> = new Set([
  "started",
  "restarted",
  "increased",
  "reduced",
  "changed",
]);

/** Whether the other reading says the same of an allergy, a medicine's end or a result's day. Of other facts it is not asked. */
export function isAgreed(fact: Fact, statements: readonly Statement[] | undefined): boolean {
  if (statements === undefined || fact.negated) return true;
  if (fact.kind === "lab") return isOfItsDay(fact, statements);
  if (fact.kind === "allergy")
    return statements.some(
      (statement) =>
        statement.kind === "allergy" &&
        statement.status !== "refuted" &&
        statement.name !== "none" &&
        isOf(statement, fact),
    );
  if (fact.kind !== "medication" || fact.status !== "stopped") return true;
  return statements.some(
    (statement) => statement.kind === "medication" && over.has(statement.change) && isOf(statement, fact),
  );
}

/** A value that is told in passing ("POD1 Hgb 7.1") has no day but the record's, which is another's. */
function isOfItsDay({ citation, value, date }: Fact, statements: readonly Statement[]): boolean {
  const same = statements.filter(
    (one) => one.kind === "result" && one.value === value && one.citations.some((own) => meet(own, citation)),
  );
  return same.some((one) => (one.role === "results" || !("dateFromRecord" in one)) && one.date?.date === date?.date);
}

function isOf({ citations, ...statement }: Statement, fact: Fact): boolean {
  if ("name" in statement && statement.name === fact.name) return true;
  return citations.some((citation) => meet(citation, fact.citation));
}

function meet(one: Citation, other: Citation): boolean {
  return one.page === other.page && one.start < other.end && other.start < one.end;
}

/** The medicines that a record begins or changes, and those that it lists as they are. */
export function medicinesTold(statements: readonly Statement[]): { begun: string[]; listed: string[] } {
  const affirmed = statements.filter(
    (statement): statement is MedicationStatement =>
      statement.kind === "medication" && statement.assertion === "affirmed",
  );
  const names = (isMeant: (statement: MedicationStatement) => boolean) => [
    ...new Set(affirmed.filter(isMeant).map(({ name }) => name)),
  ];
  return {
    begun: names(({ change }) => begun.has(change)),
    listed: names(({ change }) => change === undefined || change === "continued"),
  };
}
