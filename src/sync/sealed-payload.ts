import { fail, type Outcome, succeed } from "#core/domain/outcome.ts";
import { type Bytes, fromBase64url, randomBytes, toBase64url, utf8 } from "#db/sealing/bytes.ts";
import { compress, decompress } from "#db/sealing/compression.ts";
import { deriveCipherKey } from "#db/sealing/derived-keys.ts";
import type { EpochKeys } from "./epoch-keys.ts";
import type { PayloadCodec, PayloadFailure, PayloadPlace } from "./payload-codec.ts";

/**
 * A sealed payload is base64url of: format, encoding, 12 bytes of initialization vector, ciphertext with its tag. In the second format the
 * epoch is bound too; what is sealed under the account's first key stays as it always was.
 */
const formats = { first: 1, withEpoch: 2 } as const;
const encodings = { json: 0, compressedJson: 1 } as const;
const headerLength = 2;
const ivLength = 12;
const prefixLength = headerLength + ivLength;
/** Bytes of JSON from which compressing makes up for its cost. */
const compressFrom = 1024;

/**
 * The codec of a private account: AES-256-GCM under a key derived from the account's, bound to account, entity, field, operation and epoch. The
 * server sees neither words nor kinds; only how long a payload is.
 */
export function createSealedPayloads(keys: Pick<EpochKeys, "current" | "of" | "allOf">, account: string): PayloadCodec {
  const derived = new Map<CryptoKey, Promise<CryptoKey>>();
  const cipherOf = (key: CryptoKey) => {
    const cipher = derived.get(key) ?? deriveCipherKey(key, "red-thread:sync-payloads:1");
    derived.set(key, cipher);
    return cipher;
  };

  function parameters({ entity, field, opId, epoch = 0 }: PayloadPlace, prefix: Bytes): AesGcmParams {
    const parts = [...prefix.subarray(0, headerLength), account, entity, field, opId];
    const place = JSON.stringify(epoch === 0 ? parts : [...parts, epoch]);
    return { name: "AES-GCM", iv: prefix.subarray(headerLength), additionalData: utf8(place) };
  }

  /** Throws DOMException where none of an epoch's keys fits. */
  async function decrypt(place: PayloadPlace, prefix: Bytes, ciphertext: Bytes): Promise<Bytes> {
    let failure: unknown = new DOMException("This key is not here.", "OperationError");
    for (const key of keys.allOf(place.epoch ?? 0))
      try {
        return new Uint8Array(await crypto.subtle.decrypt(parameters(place, prefix), await cipherOf(key), ciphertext));
      } catch (error) {
        failure = error;
      }
    throw failure;
  }

  return {
    epoch: () => keys.current() || undefined,

    async seal(place, value) {
      const key = keys.of(place.epoch ?? 0);
      if (key === undefined) throw new Error("Something was to be sealed under a key that is not here.");
      const format = (place.epoch ?? 0) === 0 ? formats.first : formats.withEpoch;
      const json = utf8(JSON.stringify(value));
      const compressed = json.length >= compressFrom;
      const prefix = new Uint8Array(prefixLength);
      prefix.set([format, compressed ? encodings.compressedJson : encodings.json]);
      prefix.set(randomBytes(ivLength), headerLength);
      const content = compressed ? await compress(json) : json;
      const ciphertext = new Uint8Array(
        await crypto.subtle.encrypt(parameters(place, prefix), await cipherOf(key), content),
      );
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
        if (payloadFormat > formats.withEpoch) return fail("newer-version");
        if ((payloadFormat === formats.withEpoch) !== (place.epoch ?? 0) > 0) return fail("damaged");
        const opened = await decrypt(place, prefix, body.subarray(prefixLength));
        return parseJson(encoding === encodings.compressedJson ? await decompress(opened) : opened);
      } catch (error) {
        // OperationError: the authentication tag is wrong. InvalidCharacterError: it is not base64url.
        if (error instanceof DOMException) return fail("damaged");
        throw error;
      }
    },
  };
}

function parseJson(bytes: Bytes): Outcome<unknown, PayloadFailure> {
  try {
    return succeed(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    return fail("damaged");
  }
}
