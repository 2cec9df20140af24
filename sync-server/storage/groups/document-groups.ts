import type { Correction } from "#core/domain/correction.ts";
import { correctionKey, isCorrectionKey } from "#core/replication/groups/correction-values.ts";
import type { ReadingValue, RecordValue } from "#core/replication/groups/document-values.ts";
import { fieldKey, idOfGroup } from "#core/replication/groups/entity-names.ts";
import type { GroupWrite, GroupWritten, StoredGroup } from "#core/replication/groups/group.ts";
import { inOrder } from "#core/replication/groups/group.ts";
import { sha256 } from "../../sync/digest.ts";
import { type Database, inTransaction } from "../database.ts";
import { type DocumentRow, documentRowsOf, fileOf, readingOf, recordOf, stampsOfRow } from "./document-stamps.ts";
import { layDocument } from "./lay-document.ts";
import type { GroupParts, GroupRows } from "./sql-groups.ts";

/** As it is where the server may read: a short name for a place, the same on all devices. */
export const hideName = async (name: string) => sha256(name);

/** Documents as groups: what the upload said, what was read, whether the file is here, and what the patient corrected. */
export function documentGroups({ database, blobs, account, createId, guard }: GroupParts): GroupRows {
  async function openRecord(row: DocumentRow): Promise<RecordValue> {
    const record = recordOf(row);
    if (record.type !== "entry" || row.content === "") return record;
    const bytes = await blobs.read(row.content);
    return bytes === undefined ? record : { ...record, content: Buffer.from(bytes).toString("base64url") };
  }

  async function openReading(row: DocumentRow): Promise<ReadingValue | undefined> {
    const kept = await database
      .selectFrom("readings")
      .select("body")
      .where("account", "=", account)
      .where("document", "=", row.id)
      .executeTakeFirst();
    return readingOf(row, kept && JSON.parse(kept.body));
  }

  async function openCorrections({ id, said }: DocumentRow): Promise<Map<string, unknown>> {
    const corrections = said.map(({ body }) => JSON.parse(body) as Correction);
    corrections.sort((one, other) => one.correctedAt.localeCompare(other.correctedAt));
    const keyed = corrections.map(async (each) => [await correctionKey(id, each.change, hideName), each] as const);
    return new Map(await Promise.all(keyed));
  }

  function groupOf(row: DocumentRow): StoredGroup {
    const stamps = stampsOfRow(row);
    const one = (field: "record" | "reading" | "file", open: () => Promise<unknown>) => ({
      stamp: stamps[field] ?? "",
      open: async () => {
        const value = await open();
        return value === undefined
          ? new Map<string, unknown>()
          : new Map([[fieldKey(`document:${row.id}`, field), value]]);
      },
    });
    return {
      place: row.isBinned ? "binned" : "here",
      parts: {
        record: one("record", () => openRecord(row)),
        reading: one("reading", () => openReading(row)),
        file: one("file", async () => fileOf(row)),
        corrections: { stamp: stamps.corrections ?? "", open: () => openCorrections(row) },
      },
      ...(row.isBusy ? { busyPart: "reading" } : {}),
    };
  }

  async function writeOne(write: GroupWrite): Promise<GroupWritten> {
    const id = idOfGroup(write.group);
    const record = write.values.get(fieldKey(write.group, "record")) as RecordValue | null | undefined;
    const bytes = record?.content === undefined ? undefined : Buffer.from(record.content, "base64url");
    const name = bytes && createId();
    // A file is whole on the disk before its row is.
    if (bytes !== undefined && name !== undefined) await blobs.write(name, bytes);
    const unused: string[] = [];
    try {
      return await inTransaction(database, account, async (within) => {
        await guard(within);
        const [row] = await documentRowsOf(within, account, [id]);
        const laid = await layDocument({ within, account, row, write, content: name });
        if (typeof laid !== "object") {
          if (name !== undefined) unused.push(name);
          return laid;
        }
        if (name !== undefined && row !== undefined && row.content !== "") unused.push(row.content);
        await layCorrections(within, id, row, write);
        const [after] = await documentRowsOf(within, account, [id]);
        return after === undefined ? "incomplete" : stampsOfRow(after);
      });
    } catch (error) {
      unused.splice(0, unused.length, ...(name === undefined ? [] : [name]));
      throw error;
    } finally {
      for (const each of unused) await blobs.remove(each);
    }
  }

  async function layCorrections(within: Database, id: string, row: DocumentRow | undefined, { values }: GroupWrite) {
    for (const { id: correction, body } of row?.said ?? []) {
      const { change } = JSON.parse(body) as Correction;
      if (!values.has(await correctionKey(id, change, hideName))) continue;
      await within
        .deleteFrom("corrections")
        .where("account", "=", account)
        .where("document", "=", id)
        .where("id", "=", correction)
        .execute();
    }
    for (const [key, value] of values) {
      if (!isCorrectionKey(key) || value === null) continue;
      const { id: correction, correctedAt } = value as Correction;
      const kept = { corrected_at: correctedAt, body: JSON.stringify(value) };
      await within
        .insertInto("corrections")
        .values({ account, document: id, id: correction, ...kept })
        .onConflict((conflict) => conflict.columns(["account", "document", "id"]).doUpdateSet(kept))
        .execute();
    }
  }

  return {
    async scan() {
      const rows = await documentRowsOf(database, account);
      return new Map(rows.map((row) => [`document:${row.id}`, stampsOfRow(row)]));
    },
    async read(groups) {
      const rows = await documentRowsOf(database, account, groups.map(idOfGroup));
      return new Map(rows.map((row) => [`document:${row.id}`, groupOf(row)]));
    },
    write: (writes) => inOrder(writes, writeOne),
  };
}
