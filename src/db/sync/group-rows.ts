import type { GroupWrite, GroupWritten, Stamps, StoredGroup } from "#core/replication/groups/group.ts";
import type { AccountDatabase } from "#db/account-database.ts";
import type { OpenedValues } from "#db/opened-values.ts";
import type { Codec } from "#db/sealing/codec.ts";

/** How groups of one kind lie in the database. */
export interface GroupRows {
  /** The stamps of every group that is here or in the bin, without opening anything that need not be opened. */
  scan(): Promise<Map<string, Stamps>>;
  /** Those of the groups that are there. */
  read(groups: readonly string[]): Promise<Map<string, StoredGroup>>;
  /** Lays values into groups, and makes those that are not there; all in one transaction. Answers in the order of the writes. */
  write(writes: readonly GroupWrite[]): Promise<GroupWritten[]>;
}

export interface GroupRowsParts {
  database: AccountDatabase;
  codec: Codec;
  opened: OpenedValues;
  hideName(name: string): Promise<string>;
}
