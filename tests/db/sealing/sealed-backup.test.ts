import { describe, expect, test } from "vitest";
import type { ByteSource } from "#core/replication/archive/zip-directory.ts";
import { type Bytes, randomBytes, utf8 } from "#db/sealing/bytes.ts";
import { makeRecoveryCode } from "#db/sealing/recovery-code.ts";
import { openBackupHead, readBackupHead, sealBackup, unsealBackup } from "#db/sealing/sealed-backup.ts";
import { wrapForNewCode } from "#db/sealing/vault.ts";
import { importVaultKey } from "#db/sealing/vault-content.ts";

const mega = 1024 * 1024;

function sourceOf(bytes: Uint8Array): ByteSource {
  return { size: bytes.length, read: async (start, end) => bytes.slice(start, end) };
}

function joined(portions: Uint8Array[]): Bytes {
  const all = new Uint8Array(portions.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const portion of portions) {
    all.set(portion, at);
    at += portion.length;
  }
  return all;
}

/** Bytes that differ everywhere, so that a piece in another's place is seen. */
function content(size: number): Bytes {
  return Uint8Array.from({ length: size }, (_, at) => (at * 31 + (at >> 8) * 7 + (at >> 16) * 13) & 255);
}

async function vault() {
  const bytes = randomBytes(32);
  const { recoveryCode, wrapped } = await wrapForNewCode(bytes);
  return { vaultKey: await importVaultKey(bytes), recoveryCode, byRecoveryCode: wrapped.byRecoveryCode };
}

async function seal(bytes: Bytes, portion = 300_000) {
  const { vaultKey, recoveryCode, byRecoveryCode } = await vault();
  const portions: Bytes[] = [];
  const take = (each: Bytes) => void portions.push(each);
  const sealer = await sealBackup({ vaultKey, byRecoveryCode, madeAt: "2026-04-01T08:00:00.000Z", take });
  for (let at = 0; at < bytes.length; at += portion) await sealer.write(bytes.subarray(at, at + portion));
  await sealer.finish();
  return { file: joined(portions), recoveryCode };
}

async function open(file: Bytes, code: Parameters<typeof openBackupHead>[1]) {
  const source = sourceOf(file);
  const head = await readBackupHead(source);
  if (!head.ok) throw new Error(head.failure);
  const key = await openBackupHead(head.value.head, code);
  if (!key.ok) throw new Error(key.failure);
  return unsealBackup(source, head.value, key.value);
}

describe("a sealed backup", () => {
  test.each([0, 1, mega - 1, mega, mega + 1, 3 * mega, 3 * mega + 5])(
    "of %i bytes comes back, whole and in parts",
    async (size) => {
      const bytes = content(size);
      const { file, recoveryCode } = await seal(bytes);
      const opened = await open(file, recoveryCode);
      expect(opened.size).toBe(size);
      expect(Buffer.from(await opened.read(0, size)).equals(Buffer.from(bytes))).toBe(true);
      const [start, end] = [Math.max(0, size - 70_000), Math.max(0, size - 3)];
      expect(Buffer.from(await opened.read(start, end)).equals(Buffer.from(bytes.subarray(start, end)))).toBe(true);
      expect((await opened.read(Math.max(0, size - 1), size + 50)).length).toBe(Math.min(1, size));
    },
  );

  test("another code opens nothing, and nothing of the content can be read in the file", async () => {
    const { file } = await seal(utf8("Ruth takes methotrexate. ".repeat(1000)));
    const head = await readBackupHead(sourceOf(file));
    if (!head.ok) throw new Error(head.failure);
    expect(await openBackupHead(head.value.head, makeRecoveryCode(randomBytes))).toMatchObject({
      failure: "wrong-key",
    });
    expect(Buffer.from(file).includes("methotrexate")).toBe(false);
  });

  test("a changed bit costs its own piece and no other", async () => {
    const bytes = content(3 * mega);
    const { file, recoveryCode } = await seal(bytes);
    const at = file.length - mega - 500;
    file[at] = (file[at] ?? 0) ^ 4;
    const opened = await open(file, recoveryCode);
    const all = await opened.read(0, opened.size);
    expect(Buffer.from(all.subarray(0, mega)).equals(Buffer.from(bytes.subarray(0, mega)))).toBe(true);
    expect(all.subarray(mega, 2 * mega).every((byte) => byte === 0)).toBe(true);
    expect(Buffer.from(all.subarray(2 * mega)).equals(Buffer.from(bytes.subarray(2 * mega)))).toBe(true);
  });

  test("pieces that changed places, and a file that was cut off at a piece's end, are seen", async () => {
    const { file, recoveryCode } = await seal(content(3 * mega));
    const sealed = mega + 16;
    const start = file.length - 3 * sealed;
    const swapped = joined([
      file.subarray(0, start),
      file.subarray(start + sealed, start + 2 * sealed),
      file.subarray(start, start + sealed),
      file.subarray(start + 2 * sealed),
    ]);
    const isZero = async (of: ByteSource, from: number, to: number) =>
      (await of.read(from, to)).every((byte) => byte === 0);
    expect(await isZero(await open(swapped, recoveryCode), 0, 2 * mega)).toBe(true);
    const cut = await open(file.slice(0, file.length - sealed), recoveryCode);
    expect(await isZero(cut, cut.size - 1000, cut.size)).toBe(true);
  });

  test("a head that was changed opens nothing", async () => {
    const { file, recoveryCode } = await seal(content(100));
    const at = Buffer.from(file).indexOf("2026-04-01");
    file[at + 3] = "7".charCodeAt(0);
    const opened = await open(file, recoveryCode);
    expect((await opened.read(0, 100)).every((byte) => byte === 0)).toBe(true);
  });

  test.each<[string, string, string]>([
    ["another file", "%PDF-1.7 and more of it", "not-a-backup"],
    ["an empty file", "", "not-a-backup"],
    ["a head that is no JSON", "red-thread-backup\n\0\0\0\u0002{{", "damaged"],
    ["a head of a later version", 'red-thread-backup\n\0\0\0\u000d{"version":2}', "newer-version"],
    ["a head that says it is enormous", "red-thread-backup\n\u007f\u007f\u007f\u007f{}", "damaged"],
  ])("%s is told", async (_name, text, failure) => {
    expect(await readBackupHead(sourceOf(utf8(text)))).toEqual({ ok: false, failure });
  });
});
