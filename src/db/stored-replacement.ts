import type { Store } from "#core/domain/store.ts";
import type { AccountDatabase, DocumentRow } from "./account-database.ts";
import { completionTables, forgetCompleted } from "./completions.ts";
import { openDocument, sealUploaded } from "./document-parts.ts";
import type { OpenedValues } from "./opened-values.ts";
import type { Codec } from "./sealing/codec.ts";
import { queuedJob, sealContent } from "./stored-documents.ts";

/** Another content in place of a document's own. */
export function createStoredReplacement(
  database: AccountDatabase,
  codec: Codec,
  opened: OpenedValues,
): Pick<Store, "replaceContent"> {
  const { documents, contents, jobs } = database;
  return {
    async replaceContent(id, { content, originalFilename, byteSize, sha256, now }) {
      const known = await documents.get(id);
      if (known === undefined) return undefined;
      // What kind of file a document is never changes, so that it can be opened before the transaction.
      const { type, mediaType } = await openDocument(opened, known);
      const [uploaded, sealed] = await Promise.all([
        sealUploaded(codec, id, { type, mediaType, originalFilename, byteSize, sha256 }),
        sealContent(codec, id, content),
      ]);
      const tables = [documents, contents, jobs, ...completionTables(database)];
      const row = await database.transaction("rw", tables, async () => {
        const current = await documents.get(id);
        if (current === undefined) return undefined;
        const { notice: _notice, progress: _progress, ...kept } = current;
        const replaced: DocumentRow = { ...kept, uploaded, processingStatus: "pending" };
        await documents.put(replaced);
        await contents.put(sealed);
        await forgetCompleted(database, id);
        await jobs.put({ ...queuedJob(replaced), queuedAt: now });
        return replaced;
      });
      return row && openDocument(opened, row);
    },
  };
}
