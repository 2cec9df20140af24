import { useEffect } from "react";
import { currentAccount } from "#db/current-account.ts";
import type { FileOnItsWay } from "#db/stored-blob-tasks.ts";
import type { LiveResult } from "./live-result.ts";
import { useLiveQueryOfAccount } from "./use-live-query-of-account.ts";

/**
 * How far the file of a document has come that another device sent; `value` is undefined where none is on its way. Whoever asks looks at the
 * document, so that its file comes before those that nobody looks at.
 */
export function useFileOnItsWay(documentId: string): LiveResult<FileOnItsWay | undefined> {
  const found = useLiveQueryOfAccount(`file-on-its-way/${documentId}`, (store) => store.blobs.onItsWay(documentId));
  const isComing = found.state === "ready" && found.value !== undefined;
  useEffect(() => {
    if (isComing) void currentAccount()?.blobs.want(documentId, Date.now());
  }, [documentId, isComing]);
  return found;
}

/** How many files of the open account have still to come from another device. */
export function useFilesToCome(): LiveResult<number> {
  return useLiveQueryOfAccount("files-to-come", (store) => store.blobs.countToCome());
}
