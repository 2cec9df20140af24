import type { Chart } from "#core/domain/chart.ts";
import { dateInWords } from "#core/understanding/facts/calendar.ts";
import type { ChartRecord } from "./chart-record.ts";
import { areAlike, nameWords, sharesGivenName } from "./same-name.ts";

/** What tells whose a record is. */
export type OwnedRecord = Pick<ChartRecord, "document" | "identity">;

/** Which records are the patient's own, and which are somebody else's. */
export function whoseRecords<Kept extends OwnedRecord>(
  records: readonly Kept[],
): {
  patient: Chart["patient"];
  own: Kept[];
  setAside: Chart["setAside"];
} {
  const born = mostCommon(records.flatMap(({ identity }) => identity.born ?? []));
  const ofPatient = records.filter(
    ({ identity }) => born === undefined || identity.born === born || identity.born === undefined,
  );
  const bornAbout = agreedYear(records, born);
  const numbers = shared(records);
  const name = fullest(ofPatient.flatMap(({ identity }) => identity.name ?? []));
  const own: Kept[] = [];
  const setAside: Chart["setAside"] = [];
  for (const record of records) {
    const reason = name === undefined ? undefined : whyAnothers(record, { name, born, bornAbout, numbers });
    if (reason === undefined) own.push(record);
    else setAside.push({ documentId: record.document.id, reason });
  }
  // Where most of the records would be set aside, the majority has been misread: none is.
  if (setAside.length > records.length / 2) return { patient: {}, own: [...records], setAside: [] };
  return {
    patient: { ...(name === undefined ? {} : { name }), ...(born === undefined ? {} : { born }) },
    own,
    setAside,
  };
}

/**
 * Why a record is somebody else's, in words. A birth date of its own says so under any name, unless it is a slip, and so does an age that is
 * years off; the same birth date, or none, only where a name that is printed as the patient's has another given name.
 */
function whyAnothers({ identity }: OwnedRecord, patient: Patient): string | undefined {
  const { name, born } = identity;
  if (name === undefined) return undefined;
  const otherName = !areAlike(name, patient.name);
  if (born !== undefined && patient.born !== undefined && born !== patient.born) {
    if (otherName && !sharesGivenName(name, patient.name))
      return `It is about ${name}, born ${dateInWords(born)}; your records are about ${patient.name}.`;
    return isMisprint(born, patient.born)
      ? undefined
      : `It is about ${name}, born ${dateInWords(born)}; your records give ${dateInWords(patient.born)} as the birth date.`;
  }
  const year =
    born === undefined && !identity.numbers.some((one) => patient.numbers.has(one)) ? identity.bornAbout : undefined;
  if (year !== undefined && patient.bornAbout !== undefined && Math.abs(year - patient.bornAbout) > yearsOff)
    return `It is about ${name}, born about ${year}; your records are about somebody born about ${patient.bornAbout}.`;
  if (!otherName || nameWords(name).length < 2) return undefined;
  const isPrinted = identity.namedAsPatient === true;
  const isUnlike = !sharesAWord(name, patient.name);
  // Without a birth date a name of two other words is enough; beside the patient's own birth date it may be any words of the page's head.
  const isOther = isUnlike ? isPrinted || born === undefined : isPrinted && !sharesGivenName(name, patient.name);
  return isOther ? `It is about ${name}; your records are about ${patient.name}.` : undefined;
}

interface Patient {
  name: string;
  born: string | undefined;
  /** The year of birth; by the ages of several records where none prints a birth date. */
  bornAbout: number | undefined;
  /** Numbers that several records print. */
  numbers: ReadonlySet<string>;
}

function shared(records: readonly OwnedRecord[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const again = new Set<string>();
  for (const { identity } of records)
    for (const number of new Set(identity.numbers)) (seen.has(number) ? again : seen).add(number);
  return again;
}

/** Ages are told from memory, rounded, or printed as they were when somebody was first registered. */
const yearsOff = 8;
const fewest = 2;

/**
 * The year of birth that records agree on: by the printed ages of two at least, and of more than half of them, or by a birth date that two print;
 * undefined where these speak against each other.
 */
function agreedYear(records: readonly OwnedRecord[], born: string | undefined): number | undefined {
  const counts = new Map<number, number>();
  for (const { identity } of records)
    if (identity.bornAbout !== undefined) counts.set(identity.bornAbout, (counts.get(identity.bornAbout) ?? 0) + 1);
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const near = (year: number) =>
    [...counts].reduce((sum, [other, count]) => sum + (Math.abs(other - year) <= yearsOff ? count : 0), 0);
  const [best] = [...counts.keys()]
    .map((year) => ({ year, held: near(year), own: counts.get(year) ?? 0 }))
    .sort((one, other) => other.held - one.held || other.own - one.own || one.year - other.year);
  const byAges = best !== undefined && best.held >= fewest && best.held * 2 > all ? best.year : undefined;
  if (born === undefined) return byAges;
  const year = Number(born.slice(0, 4));
  if (byAges !== undefined) return Math.abs(byAges - year) <= yearsOff ? year : undefined;
  return records.filter(({ identity }) => identity.born === born).length >= fewest ? year : undefined;
}

function sharesAWord(one: string, other: string): boolean {
  const words = new Set(nameWords(other));
  return nameWords(one).some((word) => words.has(word));
}

/** The same digits but for one, or day and month changed over: a slip, and no other person. */
function isMisprint(one: string, other: string): boolean {
  const [year, month, day] = one.split("-");
  if (other === `${year}-${day}-${month}`) return true;
  return [...one].filter((digit, index) => digit !== other.charAt(index)).length <= 1;
}

function mostCommon(values: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([one, many], [other, more]) => more - many || (one < other ? -1 : 1))[0]?.[0];
}

/** The name that most records give, the fullest of those that are alike. */
function fullest(names: readonly string[]): string | undefined {
  const groups = [...new Set(names)]
    .map((name) => ({ name, held: names.filter((other) => areAlike(name, other)).length }))
    .sort(
      (one, other) => other.held - one.held || other.name.length - one.name.length || (one.name < other.name ? -1 : 1),
    );
  return groups[0]?.name;
}
