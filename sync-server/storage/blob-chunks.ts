import { createHash } from "node:crypto";
import { type BlobStore, orRemove } from "./blob-store.ts";
import { type Database, inTransaction } from "./database.ts";

/** Files that devices send in chunks. A chunk that comes twice is one; the whole is there only after its digest was checked. */
export interface BlobChunks {
  put(account: string, blob: string, place: number, bytes: Uint8Array): Promise<void>;
  state(account: string, blob: string): Promise<{ committed: boolean; chunks: number[] }>;
  commit(
    account: string,
    blob: string,
    whole: { byteSize: number; chunks: number; sha256: string },
    now: number,
  ): Promise<"committed" | "missing" | "differs">;
  /** Its chunks in order; undefined before it is committed. */
  names(account: string, blob: string): Promise<{ byteSize: number; names: string[] } | undefined>;
  remove(account: string, blob: string): Promise<boolean>;
}

export function createBlobChunks(parts: { database: Database; blobs: BlobStore; createId: () => string }): BlobChunks {
  const { database, blobs, createId } = parts;
  const chunksOf = (within: Database, account: string, blob: string) =>
    within
      .selectFrom("blob_chunks")
      .selectAll()
      .where("account", "=", account)
      .where("blob", "=", blob)
      .orderBy("place")
      .execute();
  const committed = (within: Database, account: string, blob: string) =>
    within.selectFrom("blobs").selectAll().where("account", "=", account).where("id", "=", blob).executeTakeFirst();

  return {
    async put(account, blob, place, bytes) {
      const name = createId();
      await blobs.write(name, bytes);
      const taken = inTransaction(database, account, async (within) => {
        // What is committed never changes: a late chunk is passed over.
        if ((await committed(within, account, blob)) !== undefined) return name;
        const known = (await chunksOf(within, account, blob)).find((chunk) => chunk.place === place);
        const row = { name, byte_size: bytes.byteLength };
        await within
          .insertInto("blob_chunks")
          .values({ account, blob, place, ...row })
          .onConflict((conflict) => conflict.columns(["account", "blob", "place"]).doUpdateSet(row))
          .execute();
        return known?.name;
      });
      const before = await orRemove(blobs, [name], taken);
      if (before !== undefined) await blobs.remove(before);
    },
    async state(account, blob) {
      const chunks = await chunksOf(database, account, blob);
      return {
        committed: (await committed(database, account, blob)) !== undefined,
        chunks: chunks.map(({ place }) => place),
      };
    },
    async commit(account, blob, whole, now) {
      const before = await committed(database, account, blob);
      if (before !== undefined) return before.sha256 === whole.sha256 ? "committed" : "differs";
      const chunks = await chunksOf(database, account, blob);
      if (chunks.length !== whole.chunks || chunks.some(({ place }, index) => place !== index)) return "missing";
      const hash = createHash("sha256");
      let byteSize = 0;
      for (const { name } of chunks) {
        const bytes = await blobs.read(name);
        if (bytes === undefined) return "missing";
        hash.update(bytes);
        byteSize += bytes.byteLength;
      }
      if (hash.digest("hex") !== whole.sha256 || byteSize !== whole.byteSize) return "differs";
      return inTransaction(database, account, async (within) => {
        // A chunk that came again meanwhile, here or in another process, was not looked at: the device commits once more.
        const current = await chunksOf(within, account, blob);
        if (current.map(({ name }) => name).join() !== chunks.map(({ name }) => name).join()) return "missing";
        await within
          .insertInto("blobs")
          .values({
            account,
            id: blob,
            byte_size: byteSize,
            chunks: chunks.length,
            sha256: whole.sha256,
            committed_at: now,
          })
          .onConflict((conflict) => conflict.columns(["account", "id"]).doNothing())
          .execute();
        return "committed";
      });
    },
    async names(account, blob) {
      const row = await committed(database, account, blob);
      if (row === undefined) return undefined;
      return { byteSize: row.byte_size, names: (await chunksOf(database, account, blob)).map(({ name }) => name) };
    },
    async remove(account, blob) {
      const chunks = await inTransaction(database, account, async (within) => {
        const own = await chunksOf(within, account, blob);
        await within.deleteFrom("blob_chunks").where("account", "=", account).where("blob", "=", blob).execute();
        await within.deleteFrom("blobs").where("account", "=", account).where("id", "=", blob).execute();
        return own;
      });
      for (const { name } of chunks) await blobs.remove(name);
      return chunks.length > 0;
    },
  };
}
