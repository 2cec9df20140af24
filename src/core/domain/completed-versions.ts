import type { MedicalDocument } from "./medical-document.ts";
import type { FollowedStore } from "./store.ts";

/**
 * The ids of the completed documents, each with what changes when it is read anew. Where the store has revisions, no row is opened; elsewhere
 * `versionOf` tells one reading from another.
 */
export async function completedVersions(
  store: FollowedStore,
  versionOf: (document: MedicalDocument) => string,
): Promise<Map<string, string>> {
  const revisions = await store.listCompletedRevisions?.();
  if (revisions !== undefined) return new Map([...revisions].map(([id, revision]) => [id, `revision ${revision}`]));
  const completed = (await store.listDocuments()).filter(({ processingStatus }) => processingStatus === "completed");
  return new Map(completed.map((document) => [document.id, versionOf(document)]));
}
