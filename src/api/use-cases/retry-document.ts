import type { MedicalDocument } from "#core/domain/medical-document.ts";
import { fail, type Outcome, succeed } from "#core/domain/outcome.ts";
import type { Store } from "#core/domain/store.ts";

/** Asks for a document to be read again, whatever became of it before. Not while it is being read. */
export async function retryDocument(
  store: Store,
  id: string,
  now: Date,
): Promise<Outcome<MedicalDocument, "no-document" | "already-reading">> {
  const retried = await store.retryDocument(id, now.getTime());
  if (retried !== undefined) return succeed(retried);
  return fail((await store.getDocument(id)) === undefined ? "no-document" : "already-reading");
}
