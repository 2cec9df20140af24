import type { AccountDatabase } from "#db/account-database.ts";
import type { OpenedValues } from "#db/opened-values.ts";
import type { Codec } from "#db/sealing/codec.ts";

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

/** How groups of one kind lie in the database. */
export interface GroupRows {
  /** The stamps of every group that is here or in the bin, without opening anything that need not be opened. */
  scan(): Promise<Map<string, Stamps>>;
  /** Those of the groups that are there. */
  read(groups: readonly string[]): Promise<Map<string, StoredGroup>>;
  /** Lays values into groups, and makes those that are not there; all in one transaction. Answers in the order of the writes. */
  write(writes: readonly GroupWrite[]): Promise<GroupWritten[]>;
  /** The part that a field belongs to; undefined where this version does not know the field. */
  partOf(key: string): string | undefined;
  /** What this version keeps of a field's value, as {@link GroupPart.open} would answer it; undefined where it cannot be used. */
  known(key: string, value: unknown): unknown;
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

export interface GroupRowsParts {
  database: AccountDatabase;
  codec: Codec;
  opened: OpenedValues;
  hideName(name: string): Promise<string>;
}

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
