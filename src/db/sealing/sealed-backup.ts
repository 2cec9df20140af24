import { z } from "zod/mini";
import { type WrappedKey, wrappedKeySchema } from "#core/domain/account.ts";
import { fail, type Outcome, succeed } from "#core/domain/outcome.ts";
import type { ByteSource } from "#core/replication/archive/zip-directory.ts";
import { type Bytes, randomBytes, sha256, toBase64url, utf8 } from "./bytes.ts";
import { deriveCipherKey } from "./derived-keys.ts";
import type { RecoveryCode } from "./recovery-code.ts";
import { deriveRecoveryKeys } from "./recovery-key.ts";
import { type VaultKey, withVaultBytes } from "./vault.ts";
import { importVaultKey } from "./vault-content.ts";

/*
 * A backup is a file that may lie with strangers for years. It holds an archive in sealed pieces, and the vault's key wrapped by the recovery code
 * alone: its 130 bits cannot be guessed by whoever has the file, as a password could be.
 *
 * The file: a line that says what it is, four bytes with the length of the head, the head as JSON, and the pieces. A piece is sealed under its
 * number, whether it is the last, and the head, so that none can be changed, swapped or cut off unnoticed.
 */

const firstLine = utf8("red-thread-backup\n");
const version = 1;
/** Bytes of a piece before it is sealed. */
const pieceBytes = 1024 * 1024;
const tagBytes = 16;
const longestHead = 64 * 1024;

const headSchema = z.object({
  version: z.number(),
  /** ISO 8601 instant. */
  madeAt: z.string(),
  salt: z.string(),
  byRecoveryCode: wrappedKeySchema,
});
export type BackupHead = z.infer<typeof headSchema>;

export interface ReadHead {
  head: BackupHead;
  /** Where the pieces begin. */
  start: number;
  /** Of all that stands before them. */
  digest: Bytes;
}

/** "not-a-backup": another file; "newer-version": made by a later version of this product; "damaged": its beginning was changed. */
export type BackupFailure = "not-a-backup" | "newer-version" | "damaged";

function cipherOf(vaultKey: VaultKey, { salt }: BackupHead): Promise<CryptoKey> {
  return deriveCipherKey(vaultKey, `red-thread:backup:1:${salt}`);
}

/** The initialization vector is the piece's number: the key is this file's alone. */
function parametersOf(number: number, isLast: boolean, digest: Bytes): AesGcmParams {
  const iv = new Uint8Array(12);
  new DataView(iv.buffer).setUint32(4, number);
  iv[11] = isLast ? 1 : 0;
  return { name: "AES-GCM", iv, additionalData: digest };
}

/** Takes the bytes of an archive in any portions, and gives those of the file to `take`, piece by piece. */
export async function sealBackup(parts: {
  vaultKey: VaultKey;
  byRecoveryCode: WrappedKey;
  /** ISO 8601 instant. */
  madeAt: string;
  take: (bytes: Bytes) => void | Promise<void>;
}): Promise<{ write(bytes: Uint8Array): Promise<void>; finish(): Promise<void> }> {
  const { vaultKey, byRecoveryCode, madeAt, take } = parts;
  const head: BackupHead = { version, madeAt, salt: toBase64url(randomBytes(16)), byRecoveryCode };
  const json = utf8(JSON.stringify(head));
  const beginning = new Uint8Array(firstLine.length + 4 + json.length);
  beginning.set(firstLine);
  new DataView(beginning.buffer).setUint32(firstLine.length, json.length);
  beginning.set(json, firstLine.length + 4);
  const [key, digest] = [await cipherOf(vaultKey, head), await sha256(beginning)];
  await take(beginning);

  const piece = new Uint8Array(pieceBytes);
  let filled = 0;
  let number = 0;
  async function seal(isLast: boolean): Promise<void> {
    const sealed = await crypto.subtle.encrypt(parametersOf(number, isLast, digest), key, piece.slice(0, filled));
    number += 1;
    filled = 0;
    await take(new Uint8Array(sealed));
  }
  return {
    async write(bytes) {
      for (let at = 0; at < bytes.length; ) {
        // A full piece waits for what comes next: whether it is the last is known only then.
        if (filled === pieceBytes) await seal(false);
        const portion = bytes.subarray(at, at + pieceBytes - filled);
        piece.set(portion, filled);
        filled += portion.length;
        at += portion.length;
      }
    },
    finish: () => seal(true),
  };
}

/** What stands at the beginning of a file, before anything of it can be opened. */
export async function readBackupHead(source: ByteSource): Promise<Outcome<ReadHead, BackupFailure>> {
  const fixed = firstLine.length + 4;
  const opening = await source.read(0, fixed);
  if (opening.length < fixed || firstLine.some((byte, at) => opening[at] !== byte)) return fail("not-a-backup");
  const length = new DataView(opening.buffer, opening.byteOffset).getUint32(firstLine.length);
  if (length > longestHead) return fail("damaged");
  const beginning = new Uint8Array(await source.read(0, fixed + length));
  const json = parseJson(new TextDecoder().decode(beginning.subarray(fixed)));
  if (isNewer(json)) return fail("newer-version");
  const head = headSchema.safeParse(json);
  if (!head.success) return fail("damaged");
  return succeed({ head: head.data, start: fixed + length, digest: await sha256(beginning) });
}

/** The account's key, from the head of a backup and its recovery code. */
export async function openBackupHead(
  { byRecoveryCode }: BackupHead,
  code: RecoveryCode,
): Promise<Outcome<VaultKey, "wrong-key">> {
  return withVaultBytes(byRecoveryCode, (await deriveRecoveryKeys(code)).wrappingKey, importVaultKey);
}

/**
 * The archive inside. A piece that was changed reads as zeros: the hashes in the archive tell which record lay there, and all others come back.
 */
export async function unsealBackup(
  source: ByteSource,
  { head, start, digest }: ReadHead,
  vaultKey: VaultKey,
): Promise<ByteSource> {
  const key = await cipherOf(vaultKey, head);
  const sealedBytes = pieceBytes + tagBytes;
  const count = Math.max(1, Math.ceil((source.size - start) / sealedBytes));
  const size = Math.max(0, source.size - start - count * tagBytes);
  let last: { number: number; content: Promise<Uint8Array> } | undefined;

  async function open(number: number): Promise<Uint8Array> {
    const from = start + number * sealedBytes;
    const sealed = new Uint8Array(await source.read(from, Math.min(from + sealedBytes, source.size)));
    try {
      const parameters = parametersOf(number, number === count - 1, digest);
      return new Uint8Array(await crypto.subtle.decrypt(parameters, key, sealed));
    } catch {
      return new Uint8Array(Math.max(0, sealed.length - tagBytes));
    }
  }

  function piece(number: number): Promise<Uint8Array> {
    if (last?.number !== number) last = { number, content: open(number) };
    return last.content;
  }

  return {
    size,
    async read(from, to) {
      const end = Math.min(to, size);
      const bytes = new Uint8Array(Math.max(0, end - from));
      for (let at = from; at < end; ) {
        const number = Math.floor(at / pieceBytes);
        const inside = at - number * pieceBytes;
        const portion = (await piece(number)).subarray(inside, inside + end - at);
        bytes.set(portion, at - from);
        at += Math.max(1, portion.length);
      }
      return bytes;
    },
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function isNewer(json: unknown): boolean {
  return typeof json === "object" && json !== null && "version" in json && Number(json.version) > version;
}
