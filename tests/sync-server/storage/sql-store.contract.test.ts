import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createBlobFolder } from "../../../sync-server/storage/blob-folder.ts";
import { createSqlStore } from "../../../sync-server/storage/sql-store.ts";
import { openSqlite } from "../../../sync-server/storage/sqlite-database.ts";
import { storeContract } from "../../contract/store-contract.ts";

storeContract("the server's store over SQLite", async () => {
  const folder = await mkdtemp(join(tmpdir(), "red-thread-store-"));
  const database = await openSqlite(join(folder, "records.sqlite"));
  const blobs = await createBlobFolder(join(folder, "blobs"));
  const store = createSqlStore({ database, blobs, account: randomUUID(), createId: randomUUID });
  return {
    store,
    close: async () => {
      await database.destroy();
      await rm(folder, { recursive: true, force: true });
    },
  };
});
