import type { ChartDisagreement } from "#core/domain/chart.ts";
import { type Citation, withoutWider } from "#core/domain/citation.ts";
import type { AllergyStatement, MedicationStatement } from "#core/domain/statement.ts";
import { medicineKey } from "#core/understanding/statements/medications/medicine-names.ts";
import { type ChartRecord, type ChartSource, statementsOf } from "./chart-record.ts";
import { type MedicationEvent, medicationEvents } from "./medications/medication-events.ts";

type Say = ChartDisagreement["says"][number];

/** Where records say things that cannot both be so: what is taken and how much of it, and what the patient reacts to. */
export function chartDisagreements(source: ChartSource): ChartDisagreement[] {
  return [...allergyDisagreements(source), ...medicineDisagreements(source)];
}

function allergyDisagreements(source: ChartSource): ChartDisagreement[] {
  const told = statementsOf(source, "allergy").filter(({ statement }) => statement.subject === undefined);
  const none = told.filter(({ statement }) => statement.name === "none");
  const named = told.filter(({ statement }) => statement.name !== "none");
  const found: ChartDisagreement[] = [];
  const groups = new Map<string, typeof named>();
  for (const one of named)
    groups.set(medicineKey(one.statement.name), [...(groups.get(medicineKey(one.statement.name)) ?? []), one]);
  const firstNone = none[0];
  const firstNamed = named.find(({ statement }) => statement.status !== "refuted");
  if (firstNone !== undefined && firstNamed !== undefined)
    found.push({
      about: `allergy: ${[...new Set(named.map(({ statement }) => statement.printedName.toLowerCase()))].slice(0, 3).join(", ")}`,
      says: [firstNamed, firstNone].map(allergySay),
    });
  for (const group of groups.values()) {
    const [first] = group;
    const other = group.find(({ statement }) => statement.status !== first?.statement.status);
    if (first !== undefined && other !== undefined)
      found.push({
        about: `allergy: ${first.statement.printedName.toLowerCase()}`,
        says: [first, other].map(allergySay),
      });
  }
  return found;
}

function allergySay({ statement, record }: { statement: AllergyStatement; record: ChartRecord }): Say {
  return say(statement.citations, statement.date?.date ?? record.dateOfCare?.date);
}

const ended = new Set<MedicationStatement["change"]>(["stopped", "held", "finished"]);
const begun = new Set<MedicationStatement["change"]>(["started", "restarted", "increased", "reduced", "changed"]);

function medicineDisagreements(source: ChartSource): ChartDisagreement[] {
  const found: ChartDisagreement[] = [];
  for (const events of medicationEvents(statementsOf(source, "medication")).values()) {
    const clash = listedAfterEnd(events) ?? otherDose(events);
    const name = clash?.[0].statement.printedName;
    if (clash !== undefined && name !== undefined)
      found.push({ about: name.toLowerCase(), says: clash.map(medicineSay) });
  }
  return found.sort((one, other) => (one.about < other.about ? -1 : 1));
}

/** A list that names a medicine after somebody stopped it, with no word of a new start between. */
function listedAfterEnd(events: readonly MedicationEvent[]): [MedicationEvent, MedicationEvent] | undefined {
  let end: MedicationEvent | undefined;
  for (const event of events) {
    const { change, assertion } = event.statement;
    if (assertion === "affirmed" && ended.has(change)) end = event;
    else if (begun.has(change)) end = undefined;
    else if (
      end !== undefined &&
      end.record !== event.record &&
      assertion === "affirmed" &&
      (change === undefined || change === "continued")
    )
      return [end, event];
  }
  return undefined;
}

/** A list, a label or a letter with another dose than the one decided before it; not where it was newly decided. */
function otherDose(events: readonly MedicationEvent[]): [MedicationEvent, MedicationEvent] | undefined {
  let decided: MedicationEvent | undefined;
  for (const event of events) {
    const { change, dose, assertion } = event.statement;
    if (dose === undefined || assertion !== "affirmed") continue;
    const isList = change === undefined || change === "continued";
    if (decided !== undefined && isList && decided.record !== event.record && !sameDose(decided.statement.dose, dose))
      return [decided, event];
    if (begun.has(change) || decided === undefined) decided = event;
  }
  return undefined;
}

function sameDose(one: string | undefined, other: string): boolean {
  const numbers = (text: string) => (text.match(/\d+(?:[.,]\d+)?/g) ?? []).map((found) => found.replace(",", ""));
  const here = numbers(one ?? "");
  const there = numbers(other);
  return (
    here.length === 0 ||
    there.length === 0 ||
    here.some((number) => there.includes(number)) ||
    /tab|cap|puff|sachet/i.test(other)
  );
}

function medicineSay({ statement, told }: MedicationEvent): Say {
  return say(withoutWider(statement.citations), told);
}

function say(citations: readonly Citation[], date: string | undefined): Say {
  const text = citations
    .map(({ quote }) => quote.replace(/\s+/g, " "))
    .slice(0, 4)
    .join(" … ");
  return { text, ...(date === undefined || date === "" ? {} : { date }), citations: [...citations] };
}
