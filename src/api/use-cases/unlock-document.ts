import type { ApiHome } from "#api/home.ts";
import type { MedicalDocument } from "#core/domain/medical-document.ts";
import type { Outcome } from "#core/domain/outcome.ts";
import type { Store } from "#core/domain/store.ts";
import { retryDocument } from "./retry-document.ts";

/**
 * Has a locked document read with the password that a person typed. Whether it was the right one is told by the document itself, which is
 * completed, or waits again.
 */
export async function unlockDocument(
  store: Store,
  { id, password }: { id: string; password: string },
  home: Pick<ApiHome, "unlock" | "wake" | "now">,
): Promise<Outcome<MedicalDocument, "no-document" | "already-reading">> {
  if (await store.getDocument(id)) home.unlock?.(store, id, password);
  const outcome = await retryDocument(store, id, home.now());
  if (outcome.ok) home.wake(store);
  return outcome;
}
