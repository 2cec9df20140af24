import type { Fact } from "#core/domain/fact.ts";

/** One medicine, as the newest record that says something about it says it. */
export interface Medicine {
  /** The standard name. */
  name: string;
  /** The newest statement; after it, where `differ`, one of each other record of the same time that says otherwise. */
  statements: [Fact, ...Fact[]];
  /** Records of the same time say different things: taken or not, or how much. Shown, never decided. */
  differ: boolean;
}

export interface MedicineList {
  current: Medicine[];
  past: Medicine[];
}

/**
 * The medicines of all records. A statement counts where it is about the patient, says something about taking (a dose, how often, a form,
 * or that it was started, changed, continued or stopped) and is not denied, doubted, supposed, planned or declined. The latest statement
 * decides; one without a date counts before all others, one with a date after today not at all.
 *
 * @param facts - Of all records, in any order; other kinds are passed over.
 * @param today - ISO day.
 */
export function medicineList(facts: readonly Fact[], today: string): MedicineList {
  const byName = new Map<string, Fact[]>();
  for (const fact of facts) {
    if (!isStatement(fact) || startsAfter(fact, today)) continue;
    const statements = byName.get(fact.name);
    if (statements === undefined) byName.set(fact.name, [fact]);
    else statements.push(fact);
  }
  const list: MedicineList = { current: [], past: [] };
  for (const [name, statements] of [...byName].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const [newest, ...older] = statements.sort(newestFirst);
    if (newest === undefined) continue;
    const others = differing(newest, older, today);
    const medicine: Medicine = { name, statements: [newest, ...others], differ: others.length > 0 };
    // Where one of two records says that it is taken, it stands with what is taken: there it is asked about.
    const taken = medicine.statements.some((statement) => isTaken(statement, today));
    list[taken ? "current" : "past"].push(medicine);
  }
  return list;
}

/** Whether the words say that the medicine is taken on `today` (ISO day), as far as they know. */
export function isTaken(fact: Fact, today: string): boolean {
  if (fact.status === "stopped") return false;
  if (fact.historical === true && fact.status === undefined) return false;
  return fact.endDate === undefined || fact.endDate.date >= today.slice(0, fact.endDate.date.length);
}

function isStatement(fact: Fact): boolean {
  if (fact.kind !== "medication" || fact.subject !== "patient") return false;
  if (fact.negated || fact.uncertain || fact.hypothetical === true) return false;
  if (fact.status === "planned" || fact.status === "declined") return false;
  return [fact.status, fact.dose, fact.frequency, fact.form, fact.historical || undefined].some(
    (said) => said !== undefined,
  );
}

function startsAfter({ date }: Fact, today: string): boolean {
  return date !== undefined && date.date > today.slice(0, date.date.length);
}

/** A total order, so that the list never depends on the order in which records were added. */
function newestFirst(one: Fact, other: Fact): number {
  return (
    compare(other.date?.date ?? "", one.date?.date ?? "") ||
    weightOf(other) - weightOf(one) ||
    compare(one.citation.documentId, other.citation.documentId) ||
    other.citation.page - one.citation.page ||
    other.citation.start - one.citation.start ||
    compare(JSON.stringify(one), JSON.stringify(other))
  );
}

/** Of one day, what says more comes first: what was done, then how much. */
function weightOf({ status, dose, frequency }: Fact): number {
  const done = status === "started" || status === "stopped" || status === "changed";
  return (done ? 4 : 0) + (dose === undefined ? 0 : 2) + (frequency === undefined ? 0 : 1);
}

/** Of each other record whose time is not told apart from the newest's, its first statement that says otherwise. */
function differing(newest: Fact, older: readonly Fact[], today: string): Fact[] {
  const documents = new Set([newest.citation.documentId]);
  const others: Fact[] = [];
  for (const fact of older) {
    if (!sameTime(newest, fact) || documents.has(fact.citation.documentId)) continue;
    // A record's own first statement speaks for it.
    documents.add(fact.citation.documentId);
    if (isTaken(fact, today) !== isTaken(newest, today) || differentDose(newest, fact)) others.push(fact);
  }
  return others;
}

/** "2025-05" may be any day of that May, so it is not told apart from "2025-05-21". A bare year says too little to contradict a day. */
function sameTime(one: Fact, other: Fact): boolean {
  const [first, second] = [one.date?.date ?? "", other.date?.date ?? ""];
  if (first.length < 7 || second.length < 7) return first === second;
  return first.startsWith(second) || second.startsWith(first);
}

function differentDose(one: Fact, other: Fact): boolean {
  if (one.dose === undefined || other.dose === undefined) return false;
  return plain(one.dose) !== plain(other.dose);
}

function plain(dose: string): string {
  return dose
    .toLowerCase()
    .replace(/[\s,]+/g, "")
    .replace(/\.0+(?!\d)/, "");
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
