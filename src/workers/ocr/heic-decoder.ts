import type { HeicLibrary } from "#core/reading/imaging/heic.ts";
import { heicDecoderAddress } from "./contract.ts";

const cacheName = "heic-decoder";

let loading: Promise<HeicLibrary> | undefined;

/** Kept on this device from its first use on, so that the second iPhone photo needs no network. A browser without a cache goes without. */
async function keep(): Promise<void> {
  try {
    const cache = await caches.open(cacheName);
    for (const request of await cache.keys()) {
      if (new URL(request.url).pathname !== heicDecoderAddress) await cache.delete(request);
    }
    if (!(await cache.match(heicDecoderAddress))) await cache.add(heicDecoderAddress);
  } catch {
    // Storage may be full or forbidden; the decoder itself is there.
  }
}

async function load(): Promise<HeicLibrary> {
  const { default: start } = (await import(
    /* @vite-ignore */ new URL(heicDecoderAddress, self.location.origin).href
  )) as {
    default: () => HeicLibrary;
  };
  void keep();
  return start();
}

/**
 * libheif, for browsers that do not know the iPhone's format: 2 MB that are fetched from our own origin with the first such photo, and never before.
 * Rejects where it cannot be fetched.
 */
export function heicLibrary(): Promise<HeicLibrary> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
