import { whoseRecords } from "#core/chart/whose-records.ts";
import type { PrintedIdentity } from "#core/understanding/structure/record-structure.ts";
import type { RuleCollection } from "./rule-collection.ts";
import { recordsOfAnother } from "./somebody-else-rule.ts";

/** A noted record, with who it says that it is about. */
export interface NotedIdentity {
  id: string;
  originalFilename: string;
  identity: PrintedIdentity;
}

/**
 * The records of somebody else: those that the chart sets aside, and those whose date of birth alone says so. Two people's days in one
 * series would make a pattern of who wrote when.
 */
export function recordsApart(records: readonly NotedIdentity[], rules: RuleCollection): ReadonlySet<string> {
  const inOrder = records.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const { setAside } = whoseRecords(
    inOrder.map(({ id, originalFilename, identity }) => ({ document: { id, originalFilename }, identity })),
  );
  return new Set([...setAside.map(({ documentId }) => documentId), ...recordsOfAnother(rules)]);
}
