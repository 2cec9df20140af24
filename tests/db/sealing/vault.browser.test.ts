import { describe, expect, test } from "vitest";
import { fromBase64url } from "#db/sealing/bytes.ts";
import { createCodec } from "#db/sealing/codec.ts";
import { currentPasswordScheme, derivePasswordKeys } from "#db/sealing/password-key.ts";
import { formatRecoveryCode, parseRecoveryCode, type RecoveryCode } from "#db/sealing/recovery-code.ts";
import { deriveRecoveryKeys, recoveryVerifierOf } from "#db/sealing/recovery-key.ts";
import {
  createVault,
  openVault,
  recoverVault,
  rewrapForNewRecoveryCode,
  rewrapForPassword,
  type VaultKey,
} from "#db/sealing/vault.ts";

const email = "ruth@example.org";
const password = derivePasswordKeys({ email, password: "heron lane" });
const otherPassword = derivePasswordKeys({ email, password: "ashby mere" });

/** What a key can read shows which vault it is of. */
async function sealUnder(vaultKey: VaultKey): Promise<ArrayBuffer> {
  return (await createCodec(vaultKey, "database")).seal("table", "id", "ten years of records");
}
async function openUnder(vaultKey: VaultKey, sealed: ArrayBuffer): Promise<unknown> {
  return (await createCodec(vaultKey, "database")).open("table", "id", sealed);
}

function expectOk<Value>(outcome: { ok: true; value: Value } | { ok: false; failure: string }): Value {
  if (!outcome.ok) throw new Error(outcome.failure);
  return outcome.value;
}

describe("keys of a password", () => {
  test("are the same on every device, for the same e-mail in any spelling and the password in any keyboard's form", async () => {
    const { secret } = await derivePasswordKeys({ email: " Ruth@Example.org ", password: "heron lane" });
    expect(secret).toBe((await password).secret);
    const composed = await derivePasswordKeys({ email, password: "caf\u00e9 7" });
    const decomposed = await derivePasswordKeys({ email, password: "cafe\u0301 7" });
    expect(decomposed.secret).toBe(composed.secret);
  });

  test("differ for another password and for another person with the same password", async () => {
    const { secret } = await derivePasswordKeys({ email: "other@example.org", password: "heron lane" });
    expect(new Set([secret, (await password).secret, (await otherPassword).secret]).size).toBe(3);
  });

  test("of version argon2id-1 never change", async () => {
    expect(currentPasswordScheme).toBe("argon2id-1");
    // The reference implementation of Argon2 and HKDF written out (RFC 5869) give the same.
    expect((await password).secret).toBe("Lf7H1GT1LrSIcmtBOMhvgXIQxiGAzk7YrEGto5uQGak");
  });

  test("of a version that is not known are refused in words", async () => {
    await expect(derivePasswordKeys({ email, password: "heron lane", scheme: "argon2id-9" })).rejects.toThrow(
      "made by a newer version",
    );
  });

  test("hold a secret that is 256 bits, is not the password, and does not open the vault", async () => {
    const keys = await password;
    const { envelope } = await createVault(keys);
    const secretBytes = fromBase64url(keys.secret);
    expect(secretBytes.length).toBe(32);
    const secretAsKey = await crypto.subtle.importKey("raw", secretBytes, "AES-GCM", false, ["decrypt"]);
    expect(await openVault(envelope, { ...keys, wrappingKey: secretAsKey })).toEqual({
      ok: false,
      failure: "wrong-key",
    });
    expect(keys.wrappingKey.extractable).toBe(false);
  });
});

describe("the vault", () => {
  test("opens with its password to the same key, which cannot be read", async () => {
    const { vaultKey, envelope } = await createVault(await password);
    const opened = expectOk(await openVault(envelope, await password));
    expect(await openUnder(opened, await sealUnder(vaultKey))).toBe("ten years of records");
    for (const key of [vaultKey, opened]) {
      expect(key.extractable).toBe(false);
      await expect(crypto.subtle.exportKey("raw", key)).rejects.toThrow();
    }
  });

  test("does not open with a wrong password, nor with a damaged envelope", async () => {
    const { envelope } = await createVault(await password);
    expect(await openVault(envelope, await otherPassword)).toEqual({ ok: false, failure: "wrong-key" });
    for (const change of [{ ciphertext: "AAAA" }, { iv: "AAAAAAAAAAAAAAAA" }, { ciphertext: "not base64!" }]) {
      const damaged = { ...envelope, byPassword: { ...envelope.byPassword, ...change } };
      expect(await openVault(damaged, await password)).toEqual({ ok: false, failure: "wrong-key" });
    }
  });

  test("is another one for each account", async () => {
    const first = await createVault(await password);
    const second = await createVault(await password);
    await expect(openUnder(second.vaultKey, await sealUnder(first.vaultKey))).rejects.toThrow();
    expect(second.recoveryCode).not.toBe(first.recoveryCode);
  });

  test("keeps its key when the password changes: the old password is out, records open as before", async () => {
    const { vaultKey, envelope, recoveryCode } = await createVault(await password);
    const sealed = await sealUnder(vaultKey);
    const changed = expectOk(await rewrapForPassword(envelope, await password, await otherPassword));
    expect(await openUnder(expectOk(await openVault(changed, await otherPassword)), sealed)).toBe(
      "ten years of records",
    );
    expect((await openVault(changed, await password)).ok).toBe(false);
    expect((await rewrapForPassword(envelope, await otherPassword, await password)).ok).toBe(false);
    expect(changed.byRecoveryCode).toEqual(envelope.byRecoveryCode);
    const recovered = await recover(changed.byRecoveryCode, recoveryCode);
    expect(await openUnder(expectOk(recovered).vaultKey, sealed)).toBe("ten years of records");
  });

  async function recover(byRecoveryCode: Parameters<typeof recoverVault>[0] | undefined, code: RecoveryCode) {
    if (byRecoveryCode === undefined) throw new Error("There is no recovery wrapping.");
    return recoverVault(byRecoveryCode, await deriveRecoveryKeys(code), await otherPassword);
  }

  test("opens with the recovery code as a person types it, and is wrapped for the new password", async () => {
    const { vaultKey, envelope, recoveryCode } = await createVault(await password);
    const sealed = await sealUnder(vaultKey);
    const typed = expectOk(
      mapFailure(parseRecoveryCode(formatRecoveryCode(recoveryCode).toLowerCase().replaceAll("-", " "))),
    );
    const recovered = expectOk(await recover(envelope.byRecoveryCode, typed));
    expect(await openUnder(recovered.vaultKey, sealed)).toBe("ten years of records");
    expect(await openUnder(expectOk(await openVault(recovered.envelope, await otherPassword)), sealed)).toBe(
      "ten years of records",
    );
    expect(recovered.envelope.recoveryVerifier).toBe(envelope.recoveryVerifier);
  });

  test("does not open with another account's recovery code", async () => {
    const { envelope } = await createVault(await password);
    const other = await createVault(await password);
    expect((await recover(envelope.byRecoveryCode, other.recoveryCode)).ok).toBe(false);
  });

  test("with a new recovery code opens with that one and no longer with the old one", async () => {
    const { vaultKey, envelope, recoveryCode } = await createVault(await password);
    const sealed = await sealUnder(vaultKey);
    const remade = expectOk(await rewrapForNewRecoveryCode(envelope, await password));
    const recovered = expectOk(await recover(remade.envelope.byRecoveryCode, remade.recoveryCode));
    expect(await openUnder(recovered.vaultKey, sealed)).toBe("ten years of records");
    expect((await recover(remade.envelope.byRecoveryCode, recoveryCode)).ok).toBe(false);
    expect((await rewrapForNewRecoveryCode(envelope, await otherPassword)).ok).toBe(false);
    const { proof } = await deriveRecoveryKeys(remade.recoveryCode);
    expect(remade.envelope.recoveryVerifier).toBe(await recoveryVerifierOf(proof));
  });
});

function mapFailure<Value>(outcome: { ok: true; value: Value } | { ok: false; failure: { code: string } }) {
  return outcome.ok ? outcome : { ok: false as const, failure: outcome.failure.code };
}
