import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  changePassword,
  deleteAccount,
  recoverWithCode,
  signIn,
  signOut,
  signUp,
} from "#app/session/session-commands.ts";
import { useSession } from "#app/session/session-store.ts";
import {
  connectSync,
  deleteFromServer,
  listSignedIn,
  readSignInLetters,
  reconnectSync,
  revokeSignedIn,
  signInFromServer,
  switchSyncKind,
  turnOffSync,
  turnOnSync,
} from "#app/session/sync-commands.ts";
import { currentAccount } from "#db/current-account.ts";
import { deviceSessions, deviceSyncs } from "#db/device/device.ts";
import { connectDevice, newEmail, openStore } from "../../support/device-session.ts";
import { searchStorage } from "../../support/dump-storage.ts";
import { sampleDocument } from "../../support/record-samples.ts";
import { closeTrueServer, connectTrueServer, type TrueServer } from "../../support/true-server.ts";

const password = "heron lane";
let server: TrueServer;
let kept: string[] = [];

beforeEach(async () => {
  connectDevice();
  kept = (await deviceSessions.listDeviceAccounts()).map(({ id }) => id);
  server = connectTrueServer();
});
afterEach(async () => {
  server.isCut = false;
  await signOut();
  for (const { id } of await deviceSessions.listDeviceAccounts())
    if (!kept.includes(id)) await deviceSessions.deleteAccount(id);
  vi.restoreAllMocks();
});
afterAll(closeTrueServer);

/** The signed-in account's part on the server, opened. */
async function openOwn() {
  const { token, user } = useSession.getState();
  const session = await deviceSessions.findSession(token ?? "");
  if (session === undefined || user === undefined) throw new Error("Nobody is signed in.");
  return deviceSyncs.open(user.id, session);
}

async function startPrivate() {
  const email = newEmail();
  const { recoveryCode } = await signUp({ email, password });
  expect(await turnOnSync({ password, kind: "private" })).toBe(true);
  const letters = (await readSignInLetters()) ?? "";
  expect(letters).toMatch(/^([0-9A-Z]{4}-){6}[0-9A-Z]{4}$/);
  return { email, letters, recoveryCode };
}

/** This browser is another device from now on: nothing of the account is on it. */
async function becomeAnotherDevice() {
  await deleteAccount();
  expect(currentAccount()).toBeUndefined();
}

describe("a private account", () => {
  test("is on a second device with the same vault key, by e-mail, password and letters", async () => {
    const { email, letters } = await startPrivate();
    const first = await openOwn();
    await becomeAnotherDevice();
    expect(await signInFromServer({ email, password, letters: letters.toLowerCase() })).toEqual({});
    expect(useSession.getState()).toMatchObject({ user: { email }, recoveryCode: "confirmed" });
    const second = await openOwn();
    expect(second?.secrets.accountKey).toBe(first?.secrets.accountKey);
    expect(second).toMatchObject({ kind: "private", sharesVault: true, serverAccount: first?.serverAccount });
    expect(second?.device).not.toBe(first?.device);
    // What is kept here is sealed with it, and opens after signing in again.
    await openStore().addDocuments([sampleDocument("kept")]);
    await signOut();
    await signIn({ email, password });
    expect(await openStore().listDocuments()).toMatchObject([{ id: "kept" }]);
    // The first one left the account when it was deleted there.
    expect(await listSignedIn()).toMatchObject([{ isThisOne: true }]);
  });

  test("sends the server neither password nor letters nor key, and stores none of them readable", async () => {
    const { letters } = await startPrivate();
    const own = await openOwn();
    const secrets = [password, letters, letters.replaceAll("-", ""), own?.secrets.accountKey ?? "?"];
    for (const secret of secrets) expect(server.sent.join("\n")).not.toContain(secret);
    const { found, keys } = await searchStorage([...secrets, own?.secrets.token ?? "?"]);
    expect(found).toEqual([]);
    expect(keys.filter(({ extractable, place }) => extractable && !place.endsWith(".publicKey"))).toEqual([]);
  });

  test("is opened by nothing less: wrong letters, no letters, or a wrong password leave nothing behind", async () => {
    const { email, letters } = await startPrivate();
    await becomeAnotherDevice();
    const another = "0000-0000-0000-0000-0000-0000-00K7";
    const tries = [
      { email, password, letters: another },
      { email, password, mayRead: true },
      { email, password: "heron road", letters },
      { email: newEmail(), password, letters },
    ];
    const sentences = await Promise.all(
      tries.map((one) => signInFromServer(one).catch((error: Error) => error.message)),
    );
    expect(sentences).toEqual(Array(4).fill("E-mail, password and letters do not belong together."));
    expect(await deviceSessions.listDeviceAccounts()).not.toContainEqual(expect.objectContaining({ email }));
  });

  test("says where its letters are mistyped, and knows a recovery code when it sees one", async () => {
    const { email, letters, recoveryCode } = await startPrivate();
    await becomeAnotherDevice();
    const wrong = `${letters[0] === "A" ? "B" : "A"}${letters.slice(1)}`;
    await expect(signInFromServer({ email, password, letters: wrong })).rejects.toThrow("group 1");
    await expect(signInFromServer({ email, password, letters: recoveryCode })).rejects.toThrow("recovery code");
  });

  test("goes on with the same letters after it was turned off, and needs no letters here", async () => {
    const { letters } = await startPrivate();
    const before = await openOwn();
    await turnOffSync();
    expect((await openOwn())?.secrets.token).toBeUndefined();
    await expect(listSignedIn()).rejects.toThrow("signed out");
    await reconnectSync({ password });
    expect(await readSignInLetters()).toBe(letters);
    // Signed out, nothing more was taken from it under the name that it had.
    expect((await openOwn())?.device).not.toBe(before?.device);
    expect((await openOwn())?.serverAccount).toBe(before?.serverAccount);
  });

  test("that was interrupted while it was turned on is turned on with the letters that were made first", async () => {
    const email = newEmail();
    await signUp({ email, password });
    server.isCut = true;
    await expect(turnOnSync({ password, kind: "private" })).rejects.toThrow("could not be reached");
    const letters = await readSignInLetters();
    expect(letters).toBeDefined();
    server.isCut = false;
    await turnOnSync({ password, kind: "private" });
    expect(await readSignInLetters()).toBe(letters);
  });

  test("takes another account of the same e-mail in by its letters, with another vault", async () => {
    const { email, letters } = await startPrivate();
    const first = await openOwn();
    await becomeAnotherDevice();
    await signUp({ email, password: "a second life" });
    expect(await turnOnSync({ password: "a second life", kind: "private" })).toBe(false);
    await connectSync({ password, letters });
    expect(await openOwn()).toMatchObject({ sharesVault: false, serverAccount: first?.serverAccount });
    // Its own password still opens what is here.
    await signOut();
    await signIn({ email, password: "a second life" });
  });
});

describe("a device that was signed out", () => {
  test("goes on under a new name when the password is typed", async () => {
    await startPrivate();
    const before = await openOwn();
    await revokeSignedIn({ kind: "device", id: before?.device ?? "" });
    await expect(listSignedIn()).rejects.toThrow();
    await reconnectSync({ password });
    expect((await openOwn())?.device).not.toBe(before?.device);
    expect(await listSignedIn()).toHaveLength(1);
  });
});

describe("a changed password", () => {
  test("counts on the server too, and shuts the others out", async () => {
    const { email, letters } = await startPrivate();
    await changePassword({ current: password, next: "heron road" });
    expect(await listSignedIn()).toHaveLength(1);
    await becomeAnotherDevice();
    await expect(signInFromServer({ email, password, letters })).rejects.toThrow("do not belong together");
    await signInFromServer({ email, password: "heron road", letters });
  });

  test("on another device counts here as soon as it is typed, and the old one does not any more", async () => {
    const { email } = await startPrivate();
    const own = await openOwn();
    await openStore().addDocuments([sampleDocument("kept")]);
    // The other device changes it: here, only the server hears of it.
    const { openServerAccount } = await import("#app/session/server-account.ts");
    const { requireSession } = await import("#app/session/current-session.ts");
    await (await openServerAccount(await requireSession()))?.changePassword({ current: password, next: "heron road" });
    await signOut();
    server.isCut = true;
    await expect(signIn({ email, password: "heron road" })).rejects.toThrow("401");
    server.isCut = false;
    await signIn({ email, password: "heron road" });
    expect(await openStore().listDocuments()).toMatchObject([{ id: "kept" }]);
    expect((await openOwn())?.device).toBe(own?.device);
    expect(await listSignedIn()).toMatchObject([{ isThisOne: true }]);
    await signOut();
    await expect(signIn({ email, password })).rejects.toThrow("401");
  });

  test("by the recovery code counts on the server too", async () => {
    const { email, letters, recoveryCode } = await startPrivate();
    await signOut();
    await recoverWithCode({ email, code: recoveryCode, newPassword: "heron road" });
    expect(await listSignedIn()).toMatchObject([{ isThisOne: true }]);
    await becomeAnotherDevice();
    await signInFromServer({ email, password: "heron road", letters });
  });
});

describe("the recovery code", () => {
  test("alone brings the account to a new device, with new letters; the old ones open nothing more", async () => {
    const { email, letters, recoveryCode } = await startPrivate();
    const first = await openOwn();
    await becomeAnotherDevice();
    expect(await recoverWithCode({ email, code: recoveryCode, newPassword: "heron road" })).toEqual({
      hasNewKit: true,
    });
    const second = await openOwn();
    expect(second?.secrets.accountKey).toBe(first?.secrets.accountKey);
    expect(second).toMatchObject({ kitKept: false, serverAccount: first?.serverAccount });
    const fresh = (await readSignInLetters()) ?? "";
    expect(fresh).not.toBe(letters);
    await becomeAnotherDevice();
    await expect(signInFromServer({ email, password: "heron road", letters })).rejects.toThrow("do not belong");
    await signInFromServer({ email, password: "heron road", letters: fresh });
  });

  test("of nobody, or a wrong one, gets one answer", async () => {
    const { email } = await startPrivate();
    await becomeAnotherDevice();
    const other = await startPrivate();
    await becomeAnotherDevice();
    for (const [who, code] of [
      [email, other.recoveryCode],
      [newEmail(), other.recoveryCode],
    ] as const)
      await expect(recoverWithCode({ email: who, code, newPassword: "heron road" })).rejects.toThrow(
        "This recovery code does not belong to this e-mail.",
      );
  });
});

describe("the kind of an account", () => {
  test("an assisted one needs the password only, and has a vault of its own on each device", async () => {
    const email = newEmail();
    await signUp({ email, password });
    await turnOnSync({ password, kind: "assisted" });
    expect(await readSignInLetters()).toBeUndefined();
    expect(await openOwn()).toMatchObject({ kind: "assisted", secrets: { token: expect.any(String) } });
    await becomeAnotherDevice();
    const { recoveryCode } = await signInFromServer({ email, password, mayRead: true });
    expect(recoveryCode).toMatch(/^([0-9A-Z]{4}-){6}/);
  });

  test("is changed both ways: letters come and go, and the device begins anew", async () => {
    const { email } = await startPrivate();
    const sealed = await openOwn();
    await switchSyncKind({ password, kind: "assisted" });
    const open = await openOwn();
    expect(open).toMatchObject({ kind: "assisted", serverAccount: sealed?.serverAccount });
    expect(open?.secrets.letters).toBeUndefined();
    expect(open?.device).not.toBe(sealed?.device);
    await expect(switchSyncKind({ password: "heron road", kind: "private" })).rejects.toThrow("not your password");
    await switchSyncKind({ password, kind: "private" });
    const letters = (await readSignInLetters()) ?? "";
    expect(letters).not.toBe("");
    expect(await openOwn()).toMatchObject({ kind: "private", kitKept: false });
    await becomeAnotherDevice();
    await expect(signInFromServer({ email, password, mayRead: true })).rejects.toThrow("do not belong together");
    await signInFromServer({ email, password, letters });
  });
});

test("an account is deleted from the server, and stays here", async () => {
  const { email, letters } = await startPrivate();
  await openStore().addDocuments([sampleDocument("kept")]);
  await expect(deleteFromServer({ password: "heron road" })).rejects.toThrow("do not belong");
  await deleteFromServer({ password });
  expect(await openOwn()).toBeUndefined();
  expect(await openStore().listDocuments()).toMatchObject([{ id: "kept" }]);
  await becomeAnotherDevice();
  await expect(signInFromServer({ email, password, letters })).rejects.toThrow("do not belong together");
});
