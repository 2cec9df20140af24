import { type Bytes, randomBytes, toBase64url, utf8 } from "./bytes.ts";
import { compress, decompress } from "./compression.ts";
import { deriveCipherKey, deriveNamingKey } from "./derived-keys.ts";
import { SealedRowError } from "./sealed-row-error.ts";
import type { VaultKey } from "./vault.ts";

declare const sealedValue: unique symbol;
/** A sealed value as it lies in a row; the type parameter is only for the compiler. */
export type Sealed<Value> = ArrayBuffer & { readonly [sealedValue]?: Value };

/** Seals what is written to one database, and opens what was read from it. Never call it inside a transaction. */
export interface Codec {
  /** The value as JSON, compressed where that pays, sealed for this table and row and for no other. */
  seal<Value>(table: string, id: string, value: Value): Promise<Sealed<Value>>;
  /** Throws {@link SealedRowError} where the row was changed, swapped, or sealed by a newer version. */
  open<Value>(table: string, id: string, body: Sealed<Value>): Promise<Value>;
  sealBytes(table: string, id: string, bytes: ArrayBuffer | Bytes): Promise<Sealed<Bytes>>;
  openBytes(table: string, id: string, body: Sealed<Bytes>): Promise<Bytes>;
  /** A key for something that is looked up by a name which must not be readable: HMAC-SHA-256, base64url. */
  hideName(table: string, name: string): Promise<string>;
}

/** A sealed row is: format, version of the records' shape, encoding, 12 bytes of initialization vector, ciphertext with its tag. */
const format = 1;
const recordVersion = 1;
const encodings = { json: 0, compressedJson: 1, bytes: 2 } as const;
const headerLength = 3;
const ivLength = 12;
const prefixLength = headerLength + ivLength;

/** Bytes of JSON from which compressing makes up for its cost (about 0.2 ms each way). */
const compressFrom = 4096;

/** What tells one sealing from every other: its initialization vector, as text. Equal prints under one key mean equal contents. */
export function printOfSealing(body: ArrayBuffer): string {
  return toBase64url(new Uint8Array(body, 0, Math.min(prefixLength, body.byteLength)));
}

/** A codec for the database `databaseName`, under keys derived from the account's vault key. */
export async function createCodec(vaultKey: VaultKey, databaseName: string): Promise<Codec> {
  const cipherKey = await deriveCipherKey(vaultKey, "red-thread:records:1");
  const namingKey = await deriveNamingKey(vaultKey, "red-thread:names:1");

  function parameters(table: string, id: string, prefix: Bytes): AesGcmParams {
    const place = JSON.stringify([...prefix.subarray(0, headerLength), databaseName, table, id]);
    return { name: "AES-GCM", iv: prefix.subarray(headerLength), additionalData: utf8(place) };
  }

  async function encrypt(table: string, id: string, encoding: number, content: ArrayBuffer | Bytes) {
    const prefix = new Uint8Array(prefixLength);
    prefix.set([format, recordVersion, encoding]);
    prefix.set(randomBytes(ivLength), headerLength);
    const ciphertext = await crypto.subtle.encrypt(parameters(table, id, prefix), cipherKey, content);
    const body = new Uint8Array(prefixLength + ciphertext.byteLength);
    body.set(prefix);
    body.set(new Uint8Array(ciphertext), prefixLength);
    return body.buffer;
  }

  async function decrypt(table: string, id: string, body: ArrayBuffer): Promise<{ encoding: number; content: Bytes }> {
    if (!(body instanceof ArrayBuffer) || body.byteLength < prefixLength) {
      throw new SealedRowError("damaged", table, id);
    }
    const prefix = new Uint8Array(body, 0, prefixLength);
    const [rowFormat = 0, rowVersion = 0, encoding = 0] = prefix;
    if (rowFormat > format || rowVersion > recordVersion) throw new SealedRowError("newer-version", table, id);
    try {
      const ciphertext = new Uint8Array(body, prefixLength);
      const content = await crypto.subtle.decrypt(parameters(table, id, prefix), cipherKey, ciphertext);
      return { encoding, content: new Uint8Array(content) };
    } catch (cause) {
      throw new SealedRowError("damaged", table, id, { cause });
    }
  }

  return {
    async seal<Value>(table: string, id: string, value: Value): Promise<Sealed<Value>> {
      const json = utf8(JSON.stringify(value));
      if (json.length < compressFrom) return encrypt(table, id, encodings.json, json);
      return encrypt(table, id, encodings.compressedJson, await compress(json));
    },
    async open<Value>(table: string, id: string, body: Sealed<Value>): Promise<Value> {
      const { encoding, content } = await decrypt(table, id, body);
      const json = encoding === encodings.compressedJson ? await decompress(content) : content;
      // The tag proves that `seal` wrote this at this very place, so its type is what was sealed there.
      return JSON.parse(new TextDecoder().decode(json)) as Value;
    },
    sealBytes(table, id, bytes) {
      return encrypt(table, id, encodings.bytes, bytes);
    },
    async openBytes(table, id, body) {
      return (await decrypt(table, id, body)).content;
    },
    async hideName(table, name) {
      const print = await crypto.subtle.sign("HMAC", namingKey, utf8(JSON.stringify([databaseName, table, name])));
      return toBase64url(new Uint8Array(print));
    },
  };
}
