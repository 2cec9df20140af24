import { manifestKey, openPart, partKey, readManifest } from "./contract.ts";
import { sha256 } from "./sha256.ts";

/**
 * Whether every part of a model is what arrived. Where one is not, it goes with all after it in its file, and the model counts as not here.
 * `onProgress` is told the bytes that were read.
 */
export async function verifyModel(cache: Cache, onProgress: (bytes: number) => void): Promise<boolean> {
  const manifest = await readManifest(cache);
  if (manifest === undefined) return false;
  let checked = 0;
  let isSound = true;
  for (const { name, parts } of manifest.files) {
    let broken: number | undefined;
    for (const [number, part] of parts.entries()) {
      const stored = await openPart(cache, name, number).catch(() => undefined);
      const bytes = stored === undefined ? undefined : new Uint8Array(await stored.arrayBuffer());
      if (bytes === undefined || (await sha256(bytes)) !== part.sha256) broken ??= number;
      checked += part.bytes;
      onProgress(checked);
    }
    if (broken === undefined) continue;
    isSound = false;
    for (let number = broken; number < parts.length; number++) await cache.delete(partKey(name, number));
  }
  if (!isSound) await cache.delete(manifestKey);
  return isSound;
}
