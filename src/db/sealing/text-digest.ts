import { toBase64url } from "./bytes.ts";

/** SHA-256 of a text in UTF-8, base64url, at once: WebCrypto makes one wait, which ten thousand digests in a chain cannot. */
export async function createTextDigest(): Promise<(text: string) => string> {
  const { createSHA256 } = await import("hash-wasm");
  const hasher = await createSHA256();
  return (text) => toBase64url(hasher.init().update(text).digest("binary"));
}
