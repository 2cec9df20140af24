import type { Correction } from "#core/domain/correction.ts";
import type { LiveResult } from "./live-result.ts";
import { useLiveQueryOfAccount } from "./use-live-query-of-account.ts";

/** What the patient said of a document; oldest first. */
export function useCorrections(documentId: string): LiveResult<Correction[]> {
  return useLiveQueryOfAccount(`corrections/${documentId}`, (store) => store.listCorrections(documentId));
}
