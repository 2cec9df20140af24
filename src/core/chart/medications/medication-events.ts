import type { ChartRecord } from "#core/chart/chart-record.ts";
import { inOrderOfContent, inTextOrder, placeInRecord } from "#core/chart/record-order.ts";
import type { MedicationStatement } from "#core/domain/statement.ts";
import { medicineKey } from "#core/understanding/statements/medications/medicine-names.ts";
import { medicationFamilies } from "./medication-families.ts";

/** A statement with its place in time. */
export interface MedicationEvent {
  key: string;
  statement: MedicationStatement;
  record: ChartRecord;
  /** ISO 8601, cut to what is known; empty where nothing says. The day on which it was said. */
  told: string;
  /** The day from which it holds. */
  holds: string;
  /** A repeat slip, a label, a chemist's list: made from what was ordered before. */
  isDispensed: boolean;
  /** Copied and not checked, or left open. */
  isWeak: boolean;
}

/** The statements about the patient's own medicines, those of one medicine together, oldest first. */
export function medicationEvents(
  found: readonly { statement: MedicationStatement; record: ChartRecord }[],
): Map<string, MedicationEvent[]> {
  const own = found.filter(({ statement }) => statement.subject === undefined && statement.assertion !== "conditional");
  const keys = ownKeys(own.map(({ statement }) => statement.name));
  const groups = new Map<string, MedicationEvent[]>();
  for (const { statement, record } of own) {
    const key = keys.get(medicineKey(statement.name)) ?? medicineKey(statement.name);
    const told = statement.date?.date ?? record.dateOfCare?.date ?? "";
    const event: MedicationEvent = {
      key,
      statement,
      record,
      told,
      holds: statement.from?.date ?? told,
      isDispensed: (record.kind === "prescription" || statement.label === true) && statement.change === undefined,
      isWeak: statement.role === "copied-forward" || statement.unsure === true,
    };
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [event]);
    else group.push(event);
  }
  for (const group of groups.values()) group.sort(oldestFirst);
  return groups;
}

/** "Iron" is the one iron that the records name otherwise. */
function ownKeys(names: readonly string[]): Map<string, string> {
  const all = [...new Set(names)].sort();
  const keys = new Map<string, string>();
  for (const { general, particular } of medicationFamilies) {
    if (!all.includes(general)) continue;
    const meant = all.filter((name) => name !== general && particular.test(name));
    const [one] = meant;
    if (one !== undefined && meant.length === 1) keys.set(medicineKey(general), medicineKey(one));
  }
  return keys;
}

/** By the day on which it was said, then by record and place, so that any order of records gives the same. */
function oldestFirst(one: MedicationEvent, other: MedicationEvent): number {
  return (
    inTextOrder(one.told, other.told) ||
    Number(one.statement.role !== "copied-forward") - Number(other.statement.role !== "copied-forward") ||
    inOrderOfContent(one.record, other.record) ||
    inTextOrder(placeInRecord(one.statement), placeInRecord(other.statement)) ||
    inTextOrder(one.holds, other.holds) ||
    inTextOrder(one.statement.change ?? "", other.statement.change ?? "")
  );
}
