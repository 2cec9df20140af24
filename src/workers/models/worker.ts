import { answerCalls } from "#workers/calls/contract.ts";
import { addressOf } from "./addresses.ts";
import {
  type DownloadReply,
  type DownloadRequest,
  type ModelManifest,
  manifestKey,
  modelCache,
  openPart,
  partKey,
} from "./contract.ts";
import { DamagedModelError, DownloadError } from "./download-errors.ts";
import { downloadFile } from "./download-file.ts";
import { firstFiles, type ListedFile, remainingFiles } from "./file-list.ts";

/**
 * Downloads models, and does nothing else: it is the only part of this product that may speak to the model hub, and it never holds a word of
 * a record. What it fetched so far stays, so that it can go on later.
 */
answerCalls<DownloadRequest, DownloadReply>(self, async (request, { signal, reply }) => {
  try {
    await download(request, signal, (loadedBytes, totalBytes) => reply({ kind: "progress", loadedBytes, totalBytes }));
    reply({ kind: "downloaded" });
  } catch (error) {
    if (signal.aborted) return;
    if (error instanceof DamagedModelError) return reply({ kind: "failed", failure: { kind: "damaged" } });
    if (error instanceof DownloadError) return reply({ kind: "failed", failure: { kind: "download" } });
    if (error instanceof DOMException && error.name === "QuotaExceededError")
      return reply({ kind: "failed", failure: { kind: "storage-full" } });
    throw error;
  }
});

async function download(
  { modelId, files, source, expectedBytes }: DownloadRequest,
  signal: AbortSignal,
  onProgress: (loadedBytes: number, totalBytes: number) => void,
): Promise<void> {
  const cache = await caches.open(modelCache(modelId));
  const manifest: ModelManifest & { files: ModelManifest["files"][number][] } = { files: [] };
  let before = 0;
  let totalBytes = expectedBytes;

  async function fetchAll(list: readonly ListedFile[]): Promise<void> {
    for (const file of list) {
      const stored = await downloadFile({
        cache,
        address: addressOf(source, modelId, files, file.name),
        file,
        signal,
        onProgress(loaded, total) {
          // A model in a single file says its size only as it comes.
          if (files.format === "gguf" && total !== undefined) totalBytes = total;
          onProgress(Math.min(before + loaded, totalBytes), totalBytes);
        },
      });
      manifest.files.push(stored);
      before += stored.parts.reduce((sum, { bytes }) => sum + bytes, 0);
    }
  }

  // What describes the model is fetched anew each time, so that its parts are never those of two versions.
  const first = firstFiles(files);
  await Promise.all(first.map(({ name }) => cache.delete(partKey(name, 0))));
  await fetchAll(first);
  const rest = await remainingFiles(files, async (name) => await (await openPart(cache, name, 0)).text());
  const small = rest.filter(({ bytes }) => bytes === undefined);
  const large = rest.filter(({ bytes }) => bytes !== undefined);
  await fetchAll(small);
  if (files.format === "mlc") totalBytes = before + large.reduce((sum, { bytes = 0 }) => sum + bytes, 0);
  await fetchAll(large);
  // A file of a library is small and counts; nothing else is missing now.
  onProgress(totalBytes, totalBytes);
  await cache.put(manifestKey, Response.json(manifest));
}
