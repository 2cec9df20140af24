import { type Bytes, toBase64url, utf8 } from "#db/sealing/bytes.ts";
import { deriveCipherKey, deriveNamingKey } from "#db/sealing/derived-keys.ts";
import type { VaultKey } from "#db/sealing/vault.ts";
import type { BlobSealing } from "./blob-contract.ts";

/** First byte of a sealed chunk. */
const format = 1;

/**
 * Seals the files of a private account, chunk by chunk, with AES-256-GCM. Each file has a key of its own (HKDF of the vault key for sync
 * and the file's name), and a chunk's place is its initialization vector: a name stands for one content for ever, so that no vector is used
 * for two, and the same file is sealed to the same bytes again. Account, name, place and count are bound by the associated data.
 *
 * @param syncKey - From which keys are derived; the vault key.
 */
export async function createSealedBlobs(syncKey: VaultKey, account: string): Promise<BlobSealing> {
  const namingKey = await deriveNamingKey(syncKey, "red-thread:sync-blob-names:1");
  const keys = new Map<string, Promise<CryptoKey>>();
  const keyOf = (blob: string) => {
    const known = keys.get(blob) ?? deriveCipherKey(syncKey, `red-thread:sync-blob:1:${account}:${blob}`);
    keys.clear();
    keys.set(blob, known);
    return known;
  };
  const parameters = (blob: string, place: number, count: number): AesGcmParams => {
    const iv = new Uint8Array(12);
    new DataView(iv.buffer).setUint32(8, place);
    return { name: "AES-GCM", iv, additionalData: utf8(JSON.stringify([format, account, blob, place, count])) };
  };

  return {
    async nameOf(subject, { sha256, byteSize }) {
      const name = await crypto.subtle.sign(
        "HMAC",
        namingKey,
        utf8(JSON.stringify([account, subject, sha256, byteSize])),
      );
      return toBase64url(new Uint8Array(name));
    },
    async seal(blob, place, count, bytes) {
      const ciphertext = await crypto.subtle.encrypt(parameters(blob, place, count), await keyOf(blob), bytes);
      const sealed = new Uint8Array(1 + ciphertext.byteLength);
      sealed[0] = format;
      sealed.set(new Uint8Array(ciphertext), 1);
      return sealed;
    },
    async open(blob, place, count, sealed) {
      if (sealed[0] !== format) return undefined;
      try {
        const ciphertext = sealed.subarray(1);
        return new Uint8Array(
          await crypto.subtle.decrypt(parameters(blob, place, count), await keyOf(blob), ciphertext),
        );
      } catch {
        return undefined;
      }
    },
  };
}

/** The files of an assisted account, which its server may read. */
export function createReadableBlobs(): BlobSealing {
  return {
    nameOf: async (subject, { sha256 }) => {
      const digest = await crypto.subtle.digest("SHA-256", utf8(JSON.stringify([subject, sha256])));
      return toBase64url(new Uint8Array(digest));
    },
    seal: async (_blob, _place, _count, bytes) => new Uint8Array(bytes),
    open: async (_blob, _place, _count, bytes) => bytes as Bytes,
  };
}
