import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Accounts, VaultEnvelope } from "#core/domain/account.ts";
import { createDeviceAccounts } from "#db/device/device-accounts.ts";
import { DeviceDatabase } from "#db/device/device-database.ts";
import { createDeviceSessions, type DeviceSessions } from "#db/device/device-sessions.ts";
import { randomBytes, toBase64url } from "#db/sealing/bytes.ts";
import { importDerivationKey } from "#db/sealing/derived-keys.ts";
import { recoveryVerifierOf } from "#db/sealing/recovery-key.ts";
import { searchStorage } from "../../support/dump-storage.ts";

const email = "ruth@example.org";
const secret = "derived-secret-of-ruth";
const proof = "proof-of-the-recovery-code";

let database: DeviceDatabase;
let accounts: Accounts;
let sessions: DeviceSessions;
let vault: VaultEnvelope;
let clock = 0;

beforeEach(async () => {
  clock = 1000;
  database = new DeviceDatabase(`test.${toBase64url(randomBytes(9))}`);
  accounts = createDeviceAccounts({ database, now: () => clock });
  sessions = createDeviceSessions({ database, now: () => clock });
  const wrapped = { scheme: "argon2id-1", iv: "aXY", ciphertext: "Y2lwaGVydGV4dA" };
  vault = { byPassword: wrapped, byRecoveryCode: wrapped, recoveryVerifier: await recoveryVerifierOf(proof) };
});

afterEach(() => database.delete());

async function register() {
  const outcome = await accounts.register({ email, secret, vault });
  if (!outcome.ok) throw new Error(outcome.failure);
  return outcome.value;
}

describe("the accounts of a device", () => {
  test("an e-mail is one account, in any spelling, also when two tabs register it at once", async () => {
    const both = await Promise.all([
      accounts.register({ email, secret, vault }),
      accounts.register({ email: " Ruth@EXAMPLE.org ", secret: "another", vault }),
    ]);
    expect(both.map(({ ok }) => ok).sort()).toEqual([false, true]);
    expect(both.find(({ ok }) => !ok)).toEqual({ ok: false, failure: "email-taken" });
    expect((await sessions.listDeviceAccounts()).map((user) => user.email)).toEqual([email]);
  });

  test("a wrong secret and an unknown e-mail fail alike", async () => {
    await register();
    const wrong = await accounts.login({ email, secret: "guessed" });
    expect(wrong).toEqual({ ok: false, failure: "wrong-credentials" });
    expect(await accounts.login({ email: "nobody@example.org", secret })).toEqual(wrong);
    expect(await accounts.login({ email, secret })).toMatchObject({ ok: true, value: { user: { email }, vault } });
  });

  test("neither secret, token nor proof is on the disk", async () => {
    const { token } = await register();
    await accounts.recover({ email, proof, secret: "second-secret", vault });
    const { found, places } = await searchStorage([secret, "second-secret", token, proof]);
    expect(found).toEqual([]);
    expect(places.some((place) => place.includes(database.name))).toBe(true);
  });

  test("two people with the same secret have different verifiers", async () => {
    await register();
    await accounts.register({ email: "other@example.org", secret, vault });
    const rows = await database.accounts.toArray();
    expect(new Set(rows.map((row) => row.verifier)).size).toBe(2);
    expect(new Set(rows.map((row) => row.databaseName)).size).toBe(2);
  });

  test("recovery needs the proof, sets the new secret and ends every session that there was", async () => {
    const { token, user } = await register();
    const request = { email, secret: "second-secret", vault };
    const refused = { ok: false, failure: "wrong-recovery-code" };
    expect(await accounts.recover({ ...request, proof: "guessed" })).toEqual(refused);
    expect(await accounts.recover({ ...request, proof: vault.recoveryVerifier ?? "" })).toEqual(refused);
    expect(await accounts.recover({ ...request, proof, email: "nobody@example.org" })).toEqual(refused);
    expect(await accounts.verify(token)).toEqual(user);
    const recovered = await accounts.recover({ ...request, proof });
    expect(recovered).toMatchObject({ ok: true, value: { user } });
    expect(await accounts.verify(token)).toBeUndefined();
    expect((await accounts.login({ email, secret })).ok).toBe(false);
    expect((await accounts.login({ email, secret: "second-secret" })).ok).toBe(true);
  });

  test("an account without a recovery code cannot be recovered", async () => {
    await accounts.register({ email, secret });
    const outcome = await accounts.recover({ email, proof: "", secret: "second-secret", vault });
    expect(outcome).toEqual({ ok: false, failure: "wrong-recovery-code" });
  });

  test("of two that change the same secret at once, one is refused", async () => {
    const { user } = await register();
    const change = (next: string) =>
      accounts.changeSecret({ userId: user.id, currentSecret: secret, secret: next, vault });
    const both = await Promise.all([change("first-new"), change("second-new")]);
    expect(both.map(({ ok }) => ok).sort()).toEqual([false, true]);
    const winner = both[0]?.ok ? "first-new" : "second-new";
    expect((await accounts.login({ email, secret: winner })).ok).toBe(true);
    expect((await accounts.login({ email, secret })).ok).toBe(false);
  });

  test("changing the secret of nobody changes nothing", async () => {
    const change = { userId: "nobody", currentSecret: "", secret: "new-secret", vault };
    expect(await accounts.changeSecret(change)).toEqual({ ok: false, failure: "wrong-credentials" });
    expect(await accounts.setRecovery({ userId: "nobody", currentSecret: "", vault })).toEqual({
      ok: false,
      failure: "wrong-credentials",
    });
    expect(await sessions.listDeviceAccounts()).toEqual([]);
  });
});

describe("the sessions of a device", () => {
  const makeKey = () => importDerivationKey(randomBytes(32));

  test("have no key until it is kept, and are found with it afterwards, also by a new connection", async () => {
    const { token, user } = await register();
    expect(await sessions.findSession(token)).toBeUndefined();
    await sessions.keepVaultKey(token, await makeKey());
    database.close();
    await database.open();
    expect(await sessions.findSession(token)).toMatchObject({
      user,
      vault,
      databaseName: expect.stringMatching(/^red-thread\./),
      recoveryCode: { state: "unconfirmed", since: 1000 },
    });
    expect((await searchStorage([])).keys.every((key) => !key.extractable)).toBe(true);
  });

  test("lose their key when they end; a key for an ended session is refused", async () => {
    const { token } = await register();
    await sessions.keepVaultKey(token, await makeKey());
    await sessions.endSession(token);
    expect(await sessions.findSession(token)).toBeUndefined();
    expect((await searchStorage([])).keys).toEqual([]);
    await expect(sessions.keepVaultKey(token, await makeKey())).rejects.toThrow("ended");
  });

  test("only the current one is left when the others are ended", async () => {
    const first = await register();
    const second = await accounts.login({ email, secret });
    if (!second.ok) throw new Error(second.failure);
    await sessions.endOtherSessions(second.value.token);
    expect(await accounts.verify(first.token)).toBeUndefined();
    expect(await accounts.verify(second.value.token)).toEqual(first.user);
  });

  test("remember whether the recovery code was kept", async () => {
    const { token, user } = await register();
    await sessions.keepVaultKey(token, await makeKey());
    clock = 2000;
    await sessions.setRecoveryCodeState(user.id, "skipped");
    expect((await sessions.findSession(token))?.recoveryCode).toEqual({ state: "skipped", since: 2000 });
  });
});
