import { type GroupKind, groupKinds, kindOfGroup } from "#core/replication/groups/entity-names.ts";
import {
  type GroupWrite,
  type GroupWritten,
  rowsBy,
  type Stamps,
  type StoredGroup,
} from "#core/replication/groups/group.ts";
import type { GroupStore, SyncBases } from "#core/replication/groups/group-store.ts";
import { knownValue, partOfField } from "#core/replication/groups/known-values.ts";
import { sha256 } from "../../sync/digest.ts";
import type { Database } from "../database.ts";
import type { StoreParts } from "../sql-store.ts";
import { conversationGroups } from "./conversation-groups.ts";
import { documentGroups } from "./document-groups.ts";
import { feedbackGroups, questionGroups } from "./single-groups.ts";

/** How groups of one kind lie in the tables. */
export interface GroupRows {
  scan(): Promise<Map<string, Stamps>>;
  read(groups: readonly string[]): Promise<Map<string, StoredGroup>>;
  write(writes: readonly GroupWrite[]): Promise<GroupWritten[]>;
}

export interface GroupParts extends StoreParts {
  /** Inside of each transaction that writes, before it does: throws where nothing may be written any more. */
  guard(within: Database): Promise<void>;
}

/** The records of one account, as keeping them the same as its log asks for them. */
export function createSqlGroups(parts: GroupParts, bases: SyncBases): GroupStore {
  const rows: Record<GroupKind, GroupRows> = {
    document: documentGroups(parts),
    conversation: conversationGroups(parts),
    "appointment-question": questionGroups(parts),
    "thread-feedback": feedbackGroups(parts),
  };
  return {
    bases,
    known: knownValue,
    partOf: partOfField,
    print: async (text) => sha256(text).slice(0, 22),
    async scan(kind) {
      const found = new Map<string, Stamps>();
      for (const each of kind === undefined ? groupKinds : [kind])
        for (const [group, stamps] of await rows[each].scan()) found.set(group, stamps);
      return found;
    },
    async read(groups) {
      const found = new Map<string, StoredGroup>();
      for (const [kind, some] of rowsBy(groups, kindOfGroup))
        if (kind !== undefined) for (const [group, stored] of await rows[kind].read(some)) found.set(group, stored);
      return found;
    },
    async write(writes) {
      const answers = new Map<GroupWrite, GroupWritten>();
      for (const [kind, some] of rowsBy(writes, ({ group }) => kindOfGroup(group))) {
        const written = kind === undefined ? [] : await rows[kind].write(some);
        for (const [index, one] of some.entries()) answers.set(one, written[index] ?? "incomplete");
      }
      return writes.map((one) => answers.get(one) ?? "incomplete");
    },
  };
}
