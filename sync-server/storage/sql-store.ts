import type { Store } from "#core/domain/store.ts";
import type { BlobStore } from "./blob-store.ts";
import type { Database } from "./database.ts";
import { sqlBin } from "./sql-bin.ts";
import { sqlConversations } from "./sql-conversations.ts";
import { sqlCorrections } from "./sql-corrections.ts";
import { sqlDocuments } from "./sql-documents.ts";
import { sqlJobs } from "./sql-jobs.ts";
import { sqlKept } from "./sql-kept.ts";

/** What the parts of an account's store share. */
export interface StoreParts {
  database: Database;
  blobs: BlobStore;
  /** Id of the account; every statement names it. */
  account: string;
  createId: () => string;
  /** Jobs of the account that all processes together may work on at once; as many as come where not said. */
  mostReading?: number;
}

/** The records of one account in the server's database. */
export function createSqlStore(parts: StoreParts): Store {
  return {
    ...sqlDocuments(parts),
    ...sqlBin(parts),
    ...sqlJobs(parts),
    ...sqlCorrections(parts),
    ...sqlConversations(parts),
    ...sqlKept(parts),
  };
}
