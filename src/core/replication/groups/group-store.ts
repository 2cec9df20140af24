import type { GroupKind } from "./entity-names.ts";
import type { GroupWrite, GroupWritten, Stamps, StoredGroup } from "./group.ts";

/**
 * What was last exchanged of a group of things that come and go together (a document with its corrections, a conversation with its messages):
 * for each field the operation, and a digest of what it said. `stamps` are those that the group's parts had then.
 */
export interface ExchangedGroup {
  group: string;
  stamps: Record<string, string>;
  fields: Record<string, { opId: string; print: string }>;
}

/** What was last exchanged, by group. All of it is held in memory: it is asked about at every change, and says nothing but ids and prints. */
export interface SyncBases {
  get(group: string): ExchangedGroup | undefined;
  groups(): IterableIterator<string>;
  put(rows: readonly ExchangedGroup[]): Promise<void>;
}

/** What keeping a store the same as a log asks of the store, on a device or a server. */
export interface GroupStore {
  bases: SyncBases;
  /** The stamps of every group, of all kinds or of one. */
  scan(kind?: GroupKind): Promise<Map<string, Stamps>>;
  /** Those of the groups that are there. */
  read(groups: readonly string[]): Promise<Map<string, StoredGroup>>;
  /** Lays values into groups, and makes those that are not there. Answers in the order of the writes. */
  write(writes: readonly GroupWrite[]): Promise<GroupWritten[]>;
  partOf(group: string, key: string): string | undefined;
  known(group: string, key: string, value: unknown): unknown;
  /** Tells one value from another; says nothing of it. */
  print(text: string): Promise<string>;
}
