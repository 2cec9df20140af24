import { fail, type Outcome, succeed } from "#core/domain/outcome.ts";
import { type Bytes, fromBase64url, randomBytes, toBase64url, utf8 } from "#db/sealing/bytes.ts";
import { compress, decompress } from "#db/sealing/compression.ts";
import { deriveCipherKey } from "#db/sealing/derived-keys.ts";
import type { VaultKey } from "#db/sealing/vault.ts";

/** Where a payload belongs. Sealed for one place, it opens in no other. */
export interface PayloadPlace {
  entity: string;
  field: string;
  opId: string;
}

/** "damaged": changed, moved from another place, or sealed under another key. "newer-version": a later version of the product wrote it. */
export type PayloadFailure = "damaged" | "newer-version";

/** Turns what an operation says into what travels, and back. */
export interface PayloadCodec {
  seal(place: PayloadPlace, value: unknown): Promise<string>;
  /** The value as it was sealed, with fields that this version does not know. */
  open(place: PayloadPlace, payload: string): Promise<Outcome<unknown, PayloadFailure>>;
}

/** A sealed payload is base64url of: format, encoding, 12 bytes of initialization vector, ciphertext with its tag. */
const format = 1;
const encodings = { json: 0, compressedJson: 1 } as const;
const headerLength = 2;
const ivLength = 12;
const prefixLength = headerLength + ivLength;
/** Bytes of JSON from which compressing makes up for its cost. */
const compressFrom = 1024;

/**
 * The codec of a private account: AES-256-GCM under a key derived from the vault's, bound to account, entity, field and operation. The server
 * sees neither words nor kinds; only how long a payload is.
 */
export async function createSealedPayloads(vaultKey: VaultKey, account: string): Promise<PayloadCodec> {
  const key = await deriveCipherKey(vaultKey, "red-thread:sync-payloads:1");

  function parameters({ entity, field, opId }: PayloadPlace, prefix: Bytes): AesGcmParams {
    const place = JSON.stringify([...prefix.subarray(0, headerLength), account, entity, field, opId]);
    return { name: "AES-GCM", iv: prefix.subarray(headerLength), additionalData: utf8(place) };
  }

  return {
    async seal(place, value) {
      const json = utf8(JSON.stringify(value));
      const compressed = json.length >= compressFrom;
      const prefix = new Uint8Array(prefixLength);
      prefix.set([format, compressed ? encodings.compressedJson : encodings.json]);
      prefix.set(randomBytes(ivLength), headerLength);
      const content = compressed ? await compress(json) : json;
      const ciphertext = new Uint8Array(await crypto.subtle.encrypt(parameters(place, prefix), key, content));
      const body = new Uint8Array(prefixLength + ciphertext.length);
      body.set(prefix);
      body.set(ciphertext, prefixLength);
      return toBase64url(body);
    },

    async open(place, payload) {
      try {
        const body = fromBase64url(payload);
        const prefix = body.subarray(0, prefixLength);
        const [payloadFormat, encoding] = prefix;
        if (payloadFormat === undefined || body.length < prefixLength) return fail("damaged");
        if (payloadFormat > format) return fail("newer-version");
        const ciphertext = body.subarray(prefixLength);
        const opened = new Uint8Array(await crypto.subtle.decrypt(parameters(place, prefix), key, ciphertext));
        return parseJson(encoding === encodings.compressedJson ? await decompress(opened) : opened);
      } catch (error) {
        // OperationError: the authentication tag is wrong. InvalidCharacterError: it is not base64url.
        if (error instanceof DOMException) return fail("damaged");
        throw error;
      }
    },
  };
}

/** The codec of an assisted account, whose server may read. */
export function createOpenPayloads(): PayloadCodec {
  return {
    seal: async (_place, value) => JSON.stringify(value),
    open: async (_place, payload) => parseJson(utf8(payload)),
  };
}

function parseJson(bytes: Bytes): Outcome<unknown, PayloadFailure> {
  try {
    return succeed(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    return fail("damaged");
  }
}
