import type { Chart } from "#core/domain/chart.ts";
import type { ChartRecord } from "./chart-record.ts";
import { areAlike, nameWords } from "./same-name.ts";

/** Which records are the patient's own, and which are somebody else's. */
export function whoseRecords(records: readonly ChartRecord[]): {
  patient: Chart["patient"];
  own: ChartRecord[];
  setAside: Chart["setAside"];
} {
  const born = mostCommon(records.flatMap(({ identity }) => identity.born ?? []));
  const ofPatient = records.filter(
    ({ identity }) => born === undefined || identity.born === born || identity.born === undefined,
  );
  const name = fullest(ofPatient.flatMap(({ identity }) => identity.name ?? []));
  const own: ChartRecord[] = [];
  const setAside: Chart["setAside"] = [];
  for (const record of records) {
    const reason = born === undefined || name === undefined ? undefined : whyAnothers(record, { name, born });
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

/** Why a record is somebody else's, in words. Nothing is set aside on one sign alone but for another birth date under a name unlike. */
function whyAnothers({ identity }: ChartRecord, patient: { name: string; born: string }): string | undefined {
  const { name, born } = identity;
  const otherName = name !== undefined && !areAlike(name, patient.name);
  const otherBirth = born !== undefined && born !== patient.born;
  if (otherBirth && otherName) return `It is about ${name}, born ${born}; your records are about ${patient.name}.`;
  if (otherBirth && !isMisprint(born, patient.born) && name !== undefined && !sameFirstName(name, patient.name))
    return `It is about ${name}, born ${born}; your records give ${patient.born} as the birth date.`;
  if (
    otherName &&
    born === undefined &&
    !sharesSurname(name, patient.name) &&
    nameWords(name).length >= 2 &&
    !sameFirstName(name, patient.name)
  )
    return `It is about ${name}; your records are about ${patient.name}.`;
  return undefined;
}

function sharesSurname(one: string, other: string): boolean {
  const words = new Set(nameWords(other));
  return nameWords(one).some((word) => words.has(word));
}

/** Whether a given name is shared, in any order; relatives share a family name and not this one. */
function sameFirstName(one: string, other: string): boolean {
  const [mine, theirs] = [nameWords(one), nameWords(other)];
  return mine.filter((word) => theirs.includes(word)).length >= 2;
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
