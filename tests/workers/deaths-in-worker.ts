import type { Incoming } from "#workers/calls/contract.ts";
import type { PdfRequest } from "#workers/pdf/contract.ts";

/** A wasm module whose start function is `unreachable`, in base64. */
const abortingModule = "AGFzbQEAAAABBAFgAAADAgEACAEACgUBAwAACw==";

/** Ways to die, each for a file that holds its word: as a wasm module that gives up, an engine out of memory, and without a sound. */
const deaths: Record<string, () => void> = {
  "DIES-BY-WASM": () => {
    const bytes = Uint8Array.from(atob(abortingModule), (letter) => letter.charCodeAt(0));
    new WebAssembly.Instance(new WebAssembly.Module(bytes));
  },
  // Larger than any engine gives: the same error as where memory has run out.
  "DIES-OF-MEMORY": () => void new ArrayBuffer(2 ** 53 - 1),
  "DIES-SILENTLY": () => self.close(),
};

self.addEventListener("message", ({ data }: MessageEvent<Incoming<PdfRequest>>) => {
  if (data.kind !== "call" || data.request.kind !== "open") return;
  const text = new TextDecoder("latin1").decode(data.request.bytes);
  for (const [word, die] of Object.entries(deaths)) if (text.includes(word)) die();
});
