import { blobChunkBytes } from "#core/replication/messages.ts";
import { useFileOnItsWay } from "#db/live/use-file-on-its-way.ts";
import { useOnline } from "./use-online.ts";

/** How far the original of a record has come that another device sent; undefined where none is on its way. */
export function useOriginalOnItsWay(documentId: string) {
  const found = useFileOnItsWay(documentId);
  const isOffline = !useOnline();
  if (found.state !== "ready" || found.value === undefined) return undefined;
  const { arrived, byteSize } = found.value;
  return { arrivedBytes: Math.min(arrived * blobChunkBytes, byteSize), byteSize, isOffline };
}
