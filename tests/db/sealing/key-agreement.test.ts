import fc from "fast-check";
import { expect, test } from "vitest";
import type { VaultEnvelope } from "#core/domain/account.ts";
import { type Bytes, randomBytes } from "#db/sealing/bytes.ts";
import { agreementKeyOf, createAgreementKeys, openSealedTo, sealTo } from "#db/sealing/key-agreement.ts";
import type { PasswordKeys } from "#db/sealing/password-key.ts";
import { deriveRecoveryKeys } from "#db/sealing/recovery-key.ts";
import {
  createVault,
  openVaultBytes,
  recoverVault,
  rewrapForNewRecoveryCode,
  rewrapForPassword,
  wrapVault,
} from "#db/sealing/vault.ts";
import { firstKeyOf, keeperOf, withKeeper } from "#db/sealing/vault-content.ts";

async function newPair() {
  const pair = await createAgreementKeys();
  return { privateKey: pair.privateKey, publicKey: await agreementKeyOf(pair) };
}

async function passwordKeys(): Promise<PasswordKeys> {
  const wrappingKey = await crypto.subtle.importKey("raw", randomBytes(32), "AES-GCM", false, ["encrypt", "decrypt"]);
  return { scheme: "argon2id-1", secret: "proves", wrappingKey };
}

async function contentOf({ byPassword }: VaultEnvelope, { wrappingKey }: PasswordKeys): Promise<Bytes> {
  const opened = await openVaultBytes(byPassword, wrappingKey);
  if (!opened.ok) throw new Error("It does not open.");
  return opened.value;
}

test("what is sealed to a key pair opens for it, in its place, and for nothing else", async () => {
  const [own, other] = [await newPair(), await newPair()];
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), fc.string(), async (bytes, place) => {
      const content = Uint8Array.from(bytes);
      const sealed = await sealTo(own.publicKey, place, content);
      expect(await openSealedTo(own, place, sealed)).toEqual(content);
      expect(await openSealedTo(other, place, sealed)).toBeUndefined();
      expect(await openSealedTo(own, `${place}.`, sealed)).toBeUndefined();
      expect(await openSealedTo({ ...own, publicKey: other.publicKey }, place, sealed)).toBeUndefined();
    }),
    { numRuns: 20 },
  );
});

test("every part of what was sealed counts, and a key of another makes none", async () => {
  const own = await newPair();
  const sealed = await sealTo(own.publicKey, "place", new TextEncoder().encode("a key"));
  const again = await sealTo(own.publicKey, "place", new TextEncoder().encode("a key"));
  for (const name of ["key", "iv", "ciphertext"] as const)
    for (const value of ["", "no base64url!", "A".repeat(87), again[name]])
      expect(await openSealedTo(own, "place", { ...sealed, [name]: value })).toBeUndefined();
});

test("a keeper is the same however the vault is opened, and stays through every change of it", async () => {
  const [password, next, last] = [await passwordKeys(), await passwordKeys(), await passwordKeys()];
  const { envelope, recoveryCode } = await createVault(password);
  const keeper = await keeperOf(await contentOf(envelope, password));
  expect(keeper?.publicKey).toMatch(/^[\w-]{87}$/);
  expect(keeper?.privateKey.extractable).toBe(false);
  const changed = await rewrapForPassword(envelope, password, next);
  if (!changed.ok) throw new Error("It does not open.");
  const recovery = await deriveRecoveryKeys(recoveryCode);
  const recovered = changed.value.byRecoveryCode && (await recoverVault(changed.value.byRecoveryCode, recovery, last));
  if (!recovered?.ok) throw new Error("It does not open.");
  const remade = await rewrapForNewRecoveryCode(recovered.value.envelope, last);
  if (!remade.ok) throw new Error("It does not open.");
  for (const [one, keys] of [
    [changed.value, next],
    [recovered.value.envelope, last],
    [remade.value.envelope, last],
  ] as const)
    expect((await keeperOf(await contentOf(one, keys)))?.publicKey).toBe(keeper?.publicKey);
  // What is sealed to its public half opens with the private one.
  if (keeper === undefined) throw new Error("There is no keeper.");
  const sealed = await sealTo(keeper.publicKey, "place", randomBytes(8));
  expect(await openSealedTo(keeper, "place", sealed)).toHaveLength(8);
});

test("a vault of an older version has none, opens the same first key, and gets one with a new recovery code", async () => {
  const password = await passwordKeys();
  const older = randomBytes(32);
  const envelope = await wrapVault(older, password);
  expect(await keeperOf(await contentOf(envelope, password))).toBeUndefined();
  const remade = await rewrapForNewRecoveryCode(envelope, password);
  if (!remade.ok) throw new Error("It does not open.");
  const content = await contentOf(remade.value.envelope, password);
  expect(firstKeyOf(content)).toEqual(older);
  const keeper = await keeperOf(content);
  expect(keeper).toBeDefined();
  const { wrappingKey } = await deriveRecoveryKeys(remade.value.recoveryCode);
  const { byRecoveryCode } = remade.value.envelope;
  const byCode = byRecoveryCode && (await openVaultBytes(byRecoveryCode, wrappingKey));
  expect(byCode?.ok === true && (await keeperOf(byCode.value))?.publicKey).toBe(keeper?.publicKey);
  expect(await withKeeper(content)).toEqual(content);
});
