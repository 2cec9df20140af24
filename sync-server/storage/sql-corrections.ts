import { type Correction, correctionSchema, correctionsVersion } from "#core/domain/correction.ts";
import type { Store } from "#core/domain/store.ts";
import { type Database, inTransaction } from "./database.ts";
import { documentOf, writeUnderstood } from "./document-rows.ts";
import type { StoreParts } from "./sql-store.ts";

/** What the patient said of documents. */
export function sqlCorrections({
  database,
  account,
}: StoreParts): Pick<Store, "listCorrections" | "changeCorrections"> {
  const list = async (within: Database, document: string): Promise<Correction[]> => {
    const rows = await within
      .selectFrom("corrections")
      .select("body")
      .where("account", "=", account)
      .where("document", "=", document)
      .orderBy("corrected_at")
      .orderBy("id")
      .execute();
    return rows.map(({ body }) => correctionSchema.parse(JSON.parse(body)));
  };
  return {
    listCorrections: (documentId) => list(database, documentId),
    changeCorrections: ({ documentId, known, put, remove, understood }) =>
      inTransaction(database, account, async (within) => {
        const document = await documentOf(within, account, documentId);
        if (document === undefined || correctionsVersion(await list(within, documentId)) !== correctionsVersion(known))
          return false;
        const status = document.processingStatus;
        if (understood === undefined ? status === "processing" : status !== "completed") return false;
        const changed = new Set([...remove, ...put.map(({ id }) => id)]);
        for (const id of changed)
          await within
            .deleteFrom("corrections")
            .where("account", "=", account)
            .where("document", "=", documentId)
            .where("id", "=", id)
            .execute();
        for (const correction of put)
          await within
            .insertInto("corrections")
            .values({
              account,
              document: documentId,
              id: correction.id,
              corrected_at: correction.correctedAt,
              body: JSON.stringify(correction),
            })
            .execute();
        if (understood !== undefined) await writeUnderstood(within, account, document, understood);
        return true;
      }),
  };
}
