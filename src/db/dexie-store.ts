import type { Store } from "#core/domain/store.ts";
import { AccountDatabase } from "./account-database.ts";
import { createOpenedValues } from "./opened-values.ts";
import { createCodec } from "./sealing/codec.ts";
import type { VaultKey } from "./sealing/vault.ts";
import { noteStorageTrouble, withStorageTrouble } from "./storage-trouble.ts";
import { createStoredAppointmentQuestions } from "./stored-appointment-questions.ts";
import { createStoredBin } from "./stored-bin.ts";
import { type BlobDisk, createBlobDisk } from "./stored-blob-tasks.ts";
import { createStoredConversations } from "./stored-conversations.ts";
import { createStoredCorrections } from "./stored-corrections.ts";
import { createStoredDays } from "./stored-days.ts";
import { createStoredDocuments } from "./stored-documents.ts";
import { createStoredFirstScreen, type StoredFirstScreen } from "./stored-first-screen.ts";
import { createStoredInsights } from "./stored-insights.ts";
import { createStoredJobs } from "./stored-jobs.ts";
import { createStoredReplacement } from "./stored-replacement.ts";
import { createStoredSearchState } from "./stored-search-state.ts";
import { createStoredThreadFeedback } from "./stored-thread-feedback.ts";
import { forgetSync } from "./sync/forget-sync.ts";
import type { StoredSync } from "./sync/stored-sync.ts";

/** The records of one account in IndexedDB, every row sealed. */
export interface DexieStore extends Store, StoredFirstScreen {
  readonly databaseName: string;
  /** What another thread opens the same records with; the key cannot be read out of it. */
  readonly opening: { databaseName: string; vaultKey: VaultKey };
  /** Files on their way between this device and a server. */
  readonly blobs: BlobDisk;
  getContent(id: string): Promise<Blob | undefined>;
  /**
   * What syncing needs of this account's database; loaded with the first call. `accountKey` is the same on all devices of the account;
   * undefined where its server may read.
   */
  openSync(accountKey: CryptoKey | undefined): Promise<StoredSync>;
  /** Forgets what was exchanged with a server, because the account begins anew there. Nobody may be syncing meanwhile. */
  forgetSync(): Promise<void>;
  /** Ends the connection and forgets everything that was opened. What was written stays. */
  close(): void;
}

/**
 * Opens (or makes) the database of an account. The keys are derived here, once, so that no method has to wait for anything before it
 * reads. Throws where the database cannot be opened.
 */
export async function openDexieStore({
  databaseName,
  vaultKey,
}: {
  databaseName: string;
  vaultKey: VaultKey;
}): Promise<DexieStore> {
  const codec = await createCodec(vaultKey, databaseName);
  const database = new AccountDatabase(databaseName, { autoOpen: false });
  // Whoever deletes the account in another tab must not find its database opened again by a query of this one.
  // And where it is taken away, an empty one that is made in its place would look as if there had never been a record.
  let isOver = false;
  const end = () => {
    isOver = true;
    database.close();
  };
  const gone = () => {
    if (isOver) return;
    end();
    noteStorageTrouble("gone");
  };
  database.on("versionchange", gone);
  database.on("close", gone);
  await database.open();
  noteStorageTrouble(undefined);
  const opened = createOpenedValues(codec);
  return withStorageTrouble<DexieStore>({
    databaseName,
    opening: { databaseName, vaultKey },
    blobs: createBlobDisk(database, codec, opened),
    ...createStoredDocuments(database, codec, opened),
    ...createStoredFirstScreen(database, opened),
    ...createStoredDays(database, codec, opened),
    ...createStoredBin(database, codec, opened),
    ...createStoredReplacement(database, codec, opened),
    ...createStoredJobs(database, codec, opened),
    ...createStoredCorrections(database, codec, opened),
    ...createStoredInsights(database, codec, opened),
    ...createStoredThreadFeedback(database, codec, opened),
    ...createStoredConversations(database, codec, opened),
    ...createStoredAppointmentQuestions(database, codec, opened),
    ...createStoredSearchState(database, codec),
    async openSync(accountKey) {
      const { openStoredSync } = await import("./sync/stored-sync.ts");
      return openStoredSync({ database, codec, opened, vaultKey, accountKey });
    },
    forgetSync: () => forgetSync(database),
    close() {
      end();
      opened.clear();
    },
  });
}
