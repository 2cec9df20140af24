import type { AccountDatabase } from "#db/account-database.ts";
import type { OpenedValues } from "#db/opened-values.ts";
import type { Codec } from "#db/sealing/codec.ts";
import type { VaultKey } from "#db/sealing/vault.ts";
import { openSyncBases, type SyncBases } from "./base-rows.ts";
import { createConversationGroups } from "./conversation-group.ts";
import { createDocumentGroups } from "./document-group.ts";
import { createNameHider, createPrinter, type GroupKind, groupKinds, kindOfGroup } from "./entity-names.ts";
import { type GroupRows, rowsBy, type Stamps, type StoredGroup } from "./group.ts";
import { createReplicaRows } from "./replica-rows.ts";
import { createFeedbackGroups, createQuestionGroups } from "./single-groups.ts";
import { watchGroups } from "./watch-groups.ts";

/** What syncing needs of an account's database. */
export interface StoredSync {
  log: ReturnType<typeof createReplicaRows>;
  bases: SyncBases;
  /** The stamps of every group, of all kinds or of one. */
  scan(kind?: GroupKind): Promise<Map<string, Stamps>>;
  read(groups: readonly string[]): Promise<Map<string, StoredGroup>>;
  write: GroupRows["write"];
  partOf(group: string, key: string): string | undefined;
  /** Tells one value from another; says nothing of it. */
  print(text: string): Promise<string>;
  /**
   * Tells which groups were written, in whatever tab, or that any of a kind may have been; answers how to stop. It may tell too much, and
   * what happens in a tab that is killed is found by {@link scan} only.
   */
  watch(told: (changed: { groups: string[]; kinds: GroupKind[] }) => void): () => void;
}

export async function openStoredSync(parts: {
  database: AccountDatabase;
  codec: Codec;
  opened: OpenedValues;
  vaultKey: VaultKey;
}): Promise<StoredSync> {
  const { database, codec, opened, vaultKey } = parts;
  const [hideName, print, bases] = await Promise.all([
    createNameHider(vaultKey),
    createPrinter(vaultKey),
    openSyncBases(database),
  ]);
  const shared = { database, codec, opened, hideName };
  const rows: Record<GroupKind, GroupRows> = {
    document: createDocumentGroups(shared),
    conversation: createConversationGroups(shared),
    "appointment-question": createQuestionGroups(shared),
    "thread-feedback": createFeedbackGroups(shared),
  };

  function rowsOf(group: string): GroupRows {
    const kind = kindOfGroup(group);
    if (kind === undefined) throw new Error("A group of an unknown kind was asked for.");
    return rows[kind];
  }

  return {
    log: createReplicaRows(database, codec),
    bases,
    print,
    async scan(kind) {
      const kinds = kind === undefined ? groupKinds : [kind];
      const scanned = await Promise.all(kinds.map((one) => rows[one].scan()));
      return new Map(scanned.flatMap((stamps) => [...stamps]));
    },
    async read(groups) {
      const byKind = [...rowsBy(groups, kindOfGroup)];
      const found = await Promise.all(
        byKind.map(async ([kind, some]) => (kind ? [...(await rows[kind].read(some))] : [])),
      );
      return new Map(found.flat());
    },
    write: (group, values, seen) => rowsOf(group).write(group, values, seen),
    partOf: (group, key) => rowsOf(group).partOf(key),
    watch: (told) => watchGroups(database, told),
  };
}
