/** Where a group is on this device. Questions and judgements know no bin: they are here or not. */
export type GroupPlace = "here" | "binned";

/** A part of a group that is sealed as one: while its stamp is the same, none of its values has changed. */
export interface GroupPart {
  stamp: string;
  /** The values of its fields by key (see entity-names.ts): plain JSON. */
  open(): Promise<Map<string, unknown>>;
}

/** A group as it stands on this device now. */
export interface StoredGroup {
  place: GroupPlace;
  parts: Record<string, GroupPart>;
  /** The part whose values are being made right now: it has no say, and nothing is laid over it. */
  busyPart?: string;
}

export type Stamps = Record<string, string>;

/** The stamps of a group with its place, to be compared with those of another time. */
export function stampsOf({ place, parts }: StoredGroup): Stamps {
  return { place, ...Object.fromEntries(Object.entries(parts).map(([name, { stamp }]) => [name, stamp])) };
}

export interface GroupWrite {
  group: string;
  /** Values that are known, by key; null for what is no more. */
  values: ReadonlyMap<string, unknown>;
  /** How the group was when this was decided: it is left alone where it is not so any more. */
  seen: Stamps | undefined;
}

/** The group's stamps now; "changed" where it was left alone; "incomplete" where it is not there and the values do not make it. */
export type GroupWritten = Stamps | "changed" | "incomplete";

/** Whether two sets of stamps tell the same. */
export function sameStamps(one: Stamps | undefined, other: Stamps | undefined): boolean {
  if (one === undefined || other === undefined) return one === other;
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
}

/** A value as an object that can be looked into; empty where it is none. */
export function asObject(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
}

/** Rows by what `keyOf` says of each, in their order. */
export function rowsBy<Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): Map<Key, Row[]> {
  const grouped = new Map<Key, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const some = grouped.get(key);
    if (some === undefined) grouped.set(key, [row]);
    else some.push(row);
  }
  return grouped;
}

/** One after the other, and the answers in order. */
export async function inOrder<Item, Answer>(
  items: readonly Item[],
  work: (item: Item) => Promise<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const item of items) answers.push(await work(item));
  return answers;
}

/** Without the properties that are undefined: JSON knows no such thing. */
export function defined<Part extends object>(part: Part): { [Name in keyof Part]?: NonNullable<Part[Name]> } {
  return Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined)) as Part;
}
