import { type GroupKind, groupKinds, kindOfGroup } from "#core/replication/groups/entity-names.ts";
import { type GroupWrite, type GroupWritten, rowsBy } from "#core/replication/groups/group.ts";
import type { GroupStore, SyncBases } from "#core/replication/groups/group-store.ts";
import { knownValue, partOfField } from "#core/replication/groups/known-values.ts";
import type { AccountDatabase } from "#db/account-database.ts";
import type { OpenedValues } from "#db/opened-values.ts";
import type { Codec } from "#db/sealing/codec.ts";
import type { VaultKey } from "#db/sealing/vault.ts";
import { openSyncBases } from "./base-rows.ts";
import { createConversationGroups } from "./conversation-group.ts";
import { createDocumentGroups } from "./document-group.ts";
import type { GroupRows } from "./group-rows.ts";
import { createNameHider, createPrinter } from "./hidden-names.ts";
import { createReplicaRows } from "./replica-rows.ts";
import { createRestRows, type RestRows } from "./rest-rows.ts";
import { createFeedbackGroups, createQuestionGroups } from "./single-groups.ts";
import { watchGroups } from "./watch-groups.ts";

/** What syncing needs of an account's database. */
export interface StoredSync extends Omit<GroupStore, "bases"> {
  log: ReturnType<typeof createReplicaRows>;
  /** Reads all of them; a start with nothing to do needs none. */
  openBases(): Promise<SyncBases>;
  rest: RestRows;
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
  /** This device's. */
  vaultKey: VaultKey;
  /** The same on all devices of the account; undefined where the account's server may read. */
  accountKey: CryptoKey | undefined;
}): Promise<StoredSync> {
  const { database, codec, opened, vaultKey, accountKey } = parts;
  const [hideName, print] = await Promise.all([createNameHider(accountKey), createPrinter(vaultKey)]);
  const shared = { database, codec, opened, hideName };
  const rows: Record<GroupKind, GroupRows> = {
    document: createDocumentGroups(shared),
    conversation: createConversationGroups(shared),
    "appointment-question": createQuestionGroups(shared),
    "thread-feedback": createFeedbackGroups(shared),
  };

  return {
    log: createReplicaRows(database, codec),
    openBases: () => openSyncBases(database),
    rest: createRestRows(database, codec),
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
    async write(writes) {
      const answers = new Map<GroupWrite, GroupWritten>();
      for (const [kind, some] of rowsBy(writes, ({ group }) => kindOfGroup(group))) {
        const written = kind === undefined ? [] : await rows[kind].write(some);
        for (const [index, one] of some.entries()) answers.set(one, written[index] ?? "incomplete");
      }
      return writes.map((one) => answers.get(one) ?? "incomplete");
    },
    known: knownValue,
    partOf: partOfField,
    watch: (told) => watchGroups(database, told),
  };
}
