import type { ChartAllergy } from "#core/domain/chart.ts";
import type { AllergyStatement } from "#core/domain/statement.ts";
import { medicineKey } from "#core/understanding/statements/medications/medicine-names.ts";
import { type ChartRecord, type ChartSource, statementsOf } from "./chart-record.ts";
import { inOrderOfContent, inTextOrder, placeInRecord } from "./record-order.ts";

/** One allergy under the name of its family and of a member: "sulfa" and the co-trimoxazole that showed it. */
const allergenFamilies: readonly { general: string; particular: RegExp }[] = [
  { general: "sulfonamide", particular: /^sulfa(?:meth|diaz|pyrid)/ },
  {
    general: "penicillin",
    particular: /^(?:amoxi|ampi|fluclox|cloxa|dicloxa|pipera|phenoxymethyl|benzyl|naf|oxa)\w*cillin|^penicillin/,
  },
  { general: "cephalosporin", particular: /^cef|^ceph/ },
  {
    general: "nsaid",
    particular: /^(?:ibuprofen|naproxen|diclofenac|ketorolac|indomet|mefenamic|celecoxib|meloxicam)/,
  },
  { general: "opioid", particular: /^(?:codeine|morphine|tramadol|oxycodone|dihydrocodeine)/ },
  { general: "statin", particular: /statin$/ },
];

type Told = { statement: AllergyStatement; record: ChartRecord };

/** What the patient reacts to, as all records together say; "no known allergies" in one record takes nothing back. */
export function chartAllergies(source: ChartSource): ChartAllergy[] {
  const groups = new Map<string, Told[]>();
  const all = statementsOf(source, "allergy").filter(
    ({ statement }) => statement.name !== "none" && statement.subject === undefined,
  );
  // Where one of a family was taken back, its members stand for themselves.
  const takenBack = new Set(all.flatMap(({ statement: { name, status } }) => (status === "refuted" ? [name] : [])));
  const names = new Set(all.map(({ statement }) => statement.name).filter((name) => !takenBack.has(name)));
  for (const told of all) {
    const family = allergenFamilies.find(
      ({ general, particular }) => names.has(general) && particular.test(told.statement.name),
    );
    const key = medicineKey(family?.general ?? told.statement.name);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [told]);
    else group.push(told);
  }
  return [...groups.values()]
    .map(allergyOf)
    .filter((one) => one !== undefined)
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

function allergyOf(group: readonly Told[]): ChartAllergy | undefined {
  const ordered = [...group].sort(inTime);
  const newest = ordered.at(-1);
  if (newest === undefined) return undefined;
  // A bare entry in a list is copied on: doubt, certainty and refutation are what somebody thought about.
  const thought = ordered.filter(({ statement }) => statement.status !== "confirmed" || statement.reason !== undefined);
  const decided = thought.findLast(({ statement }) => statement.status === "refuted") ?? thought.at(-1) ?? newest;
  const reaction = [decided, ...[...ordered].reverse()].find(({ statement }) => statement.reaction !== undefined)
    ?.statement.reaction;
  const others = ordered.filter((one) => one !== decided).slice(-2);
  return {
    name: nameOf(ordered),
    ...(reaction === undefined ? {} : { reaction: reaction.replace(/\s+/g, " ") }),
    status: decided.statement.status,
    citations: [...decided.statement.citations, ...others.flatMap(({ statement }) => statement.citations.slice(-1))],
  };
}

/** As the records print it most often, in small letters: "sulfa" says more to its reader than "sulfonamide". */
function nameOf(group: readonly Told[]): string {
  const counts = new Map<string, number>();
  for (const { statement } of group) {
    const printed = statement.printedName.toLowerCase().replace(/\s+/g, " ");
    counts.set(printed, (counts.get(printed) ?? 0) + 1);
  }
  return [...counts].sort(([one, held], [other, kept]) => kept - held || (one < other ? -1 : 1))[0]?.[0] ?? "";
}

function inTime(one: Told, other: Told): number {
  const day = ({ statement, record }: Told) => statement.date?.date ?? record.dateOfCare?.date ?? "";
  return (
    inTextOrder(day(one), day(other)) ||
    inOrderOfContent(one.record, other.record) ||
    inTextOrder(placeInRecord(one.statement), placeInRecord(other.statement))
  );
}
