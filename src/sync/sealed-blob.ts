import { type Bytes, toBase64url, utf8 } from "#db/sealing/bytes.ts";
import { deriveCipherKey, deriveNamingKey } from "#db/sealing/derived-keys.ts";
import type { BlobFile, BlobSealing } from "./blob-contract.ts";
import type { EpochKeys } from "./epoch-keys.ts";

/** First byte of a sealed chunk; the second format binds the epoch too. */
const formats = { first: 1, withEpoch: 2 } as const;

/**
 * Seals the files of a private account, chunk by chunk, with AES-256-GCM. Each file has a key of its own (HKDF of the account's key of the
 * file's epoch and the file's name), and a chunk's place is its initialization vector: a name stands for one content for ever, so that no vector is used
 * for two, and the same file is sealed to the same bytes again. Account, name, place, count and epoch are bound by the associated data.
 */
export function createSealedBlobs(keys: Pick<EpochKeys, "current" | "of" | "allOf">, account: string): BlobSealing {
  async function nameUnder(epoch: number, key: CryptoKey, subject: string, file: BlobFile): Promise<string> {
    const namingKey = await deriveNamingKey(key, "red-thread:sync-blob-names:1");
    const said = utf8(JSON.stringify([account, subject, file.sha256, file.byteSize]));
    const name = toBase64url(new Uint8Array(await crypto.subtle.sign("HMAC", namingKey, said)));
    return epoch === 0 ? name : `e${epoch}-${name}`;
  }
  async function firstName(epoch: number, subject: string, file: BlobFile): Promise<string> {
    const key = keys.of(epoch);
    if (key === undefined) throw new Error("A file was to be sealed under a key that is not here.");
    return nameUnder(epoch, key, subject, file);
  }
  let last: { blob: string; key: CryptoKey; cipher: Promise<CryptoKey> } | undefined;
  const cipherOf = (key: CryptoKey, blob: string) => {
    if (last?.blob !== blob || last.key !== key)
      last = { blob, key, cipher: deriveCipherKey(key, `red-thread:sync-blob:1:${account}:${blob}`) };
    return last.cipher;
  };
  const parameters = (blob: string, place: number, count: number): AesGcmParams => {
    const iv = new Uint8Array(12);
    new DataView(iv.buffer).setUint32(8, place);
    const epoch = epochOf(blob);
    const bound = [formatOf(blob), account, blob, place, count, ...(epoch === 0 ? [] : [epoch])];
    return { name: "AES-GCM", iv, additionalData: utf8(JSON.stringify(bound)) };
  };

  return {
    nameOf: async (subject, file) => file.blob ?? firstName(0, subject, file),
    async toSend(subject, file) {
      const blob = await firstName(keys.current(), subject, file);
      return { ...file, blob };
    },
    async namesOf(subject, file) {
      const epochs = Array.from({ length: keys.current() + 1 }, (_, epoch) => epoch);
      return Promise.all(
        epochs.flatMap((epoch) => keys.allOf(epoch).map((key) => nameUnder(epoch, key, subject, file))),
      );
    },
    async seal(blob, place, count, bytes) {
      const key = keys.of(epochOf(blob));
      if (key === undefined) throw new Error("A file was to be sealed under a key that is not here.");
      const ciphertext = await crypto.subtle.encrypt(parameters(blob, place, count), await cipherOf(key, blob), bytes);
      const sealed = new Uint8Array(1 + ciphertext.byteLength);
      sealed[0] = formatOf(blob);
      sealed.set(new Uint8Array(ciphertext), 1);
      return sealed;
    },
    async open(blob, place, count, sealed) {
      if (sealed[0] !== formatOf(blob)) return undefined;
      for (const key of keys.allOf(epochOf(blob)))
        try {
          const parts = parameters(blob, place, count);
          return new Uint8Array(await crypto.subtle.decrypt(parts, await cipherOf(key, blob), sealed.subarray(1)));
        } catch {
          // Another of the epoch's keys, or none.
        }
      return undefined;
    },
  };
}

/** A name says under which key its blob is sealed. */
function epochOf(blob: string): number {
  return Number(/^e(\d{1,15})-[\w-]{43}$/.exec(blob)?.[1] ?? 0);
}

const formatOf = (blob: string) => (epochOf(blob) === 0 ? formats.first : formats.withEpoch);

/** The files of an assisted account, which its server may read. */
export function createReadableBlobs(): BlobSealing {
  return {
    nameOf: async (subject, { sha256 }) => {
      const digest = await crypto.subtle.digest("SHA-256", utf8(JSON.stringify([subject, sha256])));
      return toBase64url(new Uint8Array(digest));
    },
    toSend: async (_subject, file) => file,
    async namesOf(subject, file) {
      return [await this.nameOf(subject, file)];
    },
    seal: async (_blob, _place, _count, bytes) => new Uint8Array(bytes),
    open: async (_blob, _place, _count, bytes) => bytes as Bytes,
  };
}
