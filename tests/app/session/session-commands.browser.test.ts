import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { apiClient } from "#api/client.ts";
import {
  answerRecoveryCode,
  changePassword,
  recoverWithCode,
  remakeRecoveryCode,
  signIn,
  signOut,
  signUp,
  startSession,
} from "#app/session/session-commands.ts";
import { useSession } from "#app/session/session-store.ts";
import { currentAccount } from "#db/current-account.ts";
import { deviceSessions } from "#db/device/device.ts";
import { connectDevice, connectNothing, newEmail, openStore } from "../../support/device-session.ts";
import { searchStorage } from "../../support/dump-storage.ts";
import { sampleDocument } from "../../support/record-samples.ts";

const password = "heron lane";
const wrongCredentials = "401: This e-mail and password do not belong together.";
const tokenKey = "red-thread.session";

/** What a restarted page knows: nothing but what is stored. */
async function restart(): Promise<void> {
  currentAccount()?.close();
  await startSession();
}

function startsSignedOut() {
  expect(useSession.getState()).toMatchObject({ user: undefined, token: undefined, loading: false });
  expect(currentAccount()).toBeUndefined();
  expect(localStorage.getItem(tokenKey)).toBeNull();
}

beforeEach(connectDevice);
afterEach(async () => {
  connectDevice();
  await signOut();
  vi.restoreAllMocks();
});

describe("signing up", () => {
  test("opens an empty account of one's own and answers the recovery code", async () => {
    const email = newEmail();
    const { recoveryCode } = await signUp({ email, password });
    expect(recoveryCode).toMatch(/^([0-9A-Z]{4}-){6}[0-9A-Z]{4}$/);
    expect(useSession.getState()).toMatchObject({ user: { email }, loading: false, recoveryCode: "unconfirmed" });
    expect(useSession.getState().token).toBe(localStorage.getItem(tokenKey));
    expect(await apiClient.me()).toEqual(useSession.getState().user);
    expect(await openStore().listDocuments()).toEqual([]);
  });

  test("is refused for an e-mail that has an account", async () => {
    const email = newEmail();
    await signUp({ email, password });
    await signOut();
    await expect(signUp({ email: email.toUpperCase(), password })).rejects.toMatchObject({ status: 409 });
    startsSignedOut();
  });

  test("sends and stores neither the password nor the recovery code", async () => {
    const register = vi.spyOn(apiClient, "register");
    const { recoveryCode } = await signUp({ email: newEmail(), password });
    const sent = JSON.stringify(register.mock.calls);
    const codes = [recoveryCode, recoveryCode.replaceAll("-", "")];
    for (const secret of [password, ...codes]) expect(sent).not.toContain(secret);
    const { found, keys } = await searchStorage([password, ...codes]);
    expect(found).toEqual([]);
    expect(keys.filter(({ extractable }) => extractable)).toEqual([]);
  });
});

describe("a session", () => {
  test("that is ended is ended at once, whatever is still under way: the page may be closed right after", async () => {
    await signUp({ email: newEmail(), password });
    const under = changePassword({ current: password, next: "another horse 15" });
    const ended = signOut();
    expect(localStorage.length).toBe(0);
    await Promise.allSettled([under, ended]);
    expect(localStorage.length).toBe(0);
    startsSignedOut();
  });

  test("that is stored is there again after a restart, with its records", async () => {
    await signUp({ email: newEmail(), password });
    const { user } = useSession.getState();
    await openStore().addDocuments([sampleDocument("kept")]);
    useSession.setState({ user: undefined, token: undefined, loading: true });
    await restart();
    expect(useSession.getState()).toMatchObject({ user, loading: false });
    expect(await openStore().listDocuments()).toMatchObject([{ id: "kept" }]);
  });

  test("without a stored token ends loading with no user", async () => {
    useSession.setState({ loading: true });
    await startSession();
    startsSignedOut();
  });

  test("with a rejected token is signed out, the token is removed, and the failure only logged", async () => {
    const log = vi.spyOn(console, "warn").mockImplementation(() => {});
    localStorage.setItem(tokenKey, "never-issued");
    useSession.setState({ loading: true });
    await startSession();
    startsSignedOut();
    expect(log).toHaveBeenCalledOnce();
  });

  test("whose verification fails is signed out the same way", async () => {
    const log = vi.spyOn(console, "warn").mockImplementation(() => {});
    await signUp({ email: newEmail(), password });
    connectNothing();
    await restart();
    startsSignedOut();
    expect(log).toHaveBeenCalledOnce();
  });
});

describe("signing out", () => {
  test("locks: no token, no key, closed records; and deletes nothing", async () => {
    const email = newEmail();
    await signUp({ email, password });
    const store = openStore();
    await store.addDocuments([sampleDocument("kept")]);
    const token = localStorage.getItem(tokenKey) ?? "";
    await signOut();
    startsSignedOut();
    await expect(store.listDocuments()).rejects.toThrow();
    expect(await deviceSessions.findSession(token)).toBeUndefined();
    expect((await searchStorage([])).keys.filter(({ place }) => place.startsWith("IndexedDB red-thread/"))).toEqual([]);

    await signIn({ email, password });
    expect(await openStore().listDocuments()).toMatchObject([{ id: "kept", originalFilename: "kept.pdf" }]);
    expect((await openStore().getContent("kept"))?.size).toBe(sampleDocument("kept").byteSize);
  });

  test("removes every older key of a token too", async () => {
    await signUp({ email: newEmail(), password });
    for (const key of ["token", "authToken", "auth_token"]) localStorage.setItem(key, "older");
    await signOut();
    for (const key of ["token", "authToken", "auth_token"]) expect(localStorage.getItem(key)).toBeNull();
  });

  test("works when the API cannot be reached", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    await signUp({ email: newEmail(), password });
    const token = localStorage.getItem(tokenKey) ?? "";
    connectNothing();
    await signOut();
    startsSignedOut();
    expect(await deviceSessions.findSession(token)).toBeUndefined();
  });

  test("in one tab signs out the others, and signing in there signs them in", async () => {
    await startSession();
    await signUp({ email: newEmail(), password });
    const { user, token } = useSession.getState();
    // A document of its own: to this one, its writes are those of another tab.
    const otherTab = document.body.appendChild(document.createElement("iframe"));
    const otherStorage = otherTab.contentWindow?.localStorage;
    otherStorage?.removeItem(tokenKey);
    await vi.waitFor(startsSignedOut);
    otherStorage?.setItem(tokenKey, token ?? "");
    await vi.waitFor(() => expect(useSession.getState()).toMatchObject({ user, token }), { timeout: 5000 });
    expect(await openStore().listDocuments()).toEqual([]);
    otherTab.remove();
  });

  test("of a token that another tab has and this one cannot open leaves the other tab alone", async () => {
    const log = vi.spyOn(console, "warn").mockImplementation(() => {});
    await startSession();
    const otherTab = document.body.appendChild(document.createElement("iframe"));
    otherTab.contentWindow?.localStorage.setItem(tokenKey, "of-another-tab");
    await vi.waitFor(() => expect(log).toHaveBeenCalled(), { timeout: 5000 });
    expect(useSession.getState().user).toBeUndefined();
    expect(localStorage.getItem(tokenKey)).toBe("of-another-tab");
    otherTab.remove();
  });
});

describe("signing in", () => {
  test("with a wrong password and with an unknown e-mail fails alike", async () => {
    const email = newEmail();
    await signUp({ email, password });
    await signOut();
    await expect(signIn({ email, password: "guessed" })).rejects.toThrow(wrongCredentials);
    await expect(signIn({ email: newEmail(), password })).rejects.toThrow(wrongCredentials);
    startsSignedOut();
  });

  test("to another account closes the first; neither sees the other's records", async () => {
    const [first, second] = [newEmail(), newEmail()];
    await signUp({ email: first, password });
    await openStore().addDocuments([sampleDocument("first")]);
    await signUp({ email: second, password });
    expect(await openStore().listDocuments()).toEqual([]);
    await openStore().addDocuments([sampleDocument("second")]);
    await signIn({ email: first, password });
    expect(await openStore().listDocuments()).toMatchObject([{ id: "first" }]);
    const kept = (await searchStorage([])).keys.filter(({ place }) => place.startsWith("IndexedDB red-thread/"));
    expect(kept.length).toBe(1);
    const emails = (await deviceSessions.listDeviceAccounts()).map((user) => user.email);
    expect(emails).toEqual(expect.arrayContaining([first, second]));
  });
});

describe("changing the password", () => {
  test("keeps the records, lets only the new password in, and keeps the recovery code", async () => {
    const email = newEmail();
    const { recoveryCode } = await signUp({ email, password });
    await openStore().addDocuments([sampleDocument("kept")]);
    await changePassword({ current: password, next: "ashby mere" });
    expect(await openStore().listDocuments()).toMatchObject([{ id: "kept" }]);
    await signOut();
    await expect(signIn({ email, password })).rejects.toThrow(wrongCredentials);
    await signIn({ email, password: "ashby mere" });
    expect(await openStore().listDocuments()).toMatchObject([{ id: "kept" }]);
    await signOut();
    await recoverWithCode({ email, code: recoveryCode, newPassword: "third one" });
    expect(await openStore().listDocuments()).toMatchObject([{ id: "kept" }]);
  });

  test("needs the current one", async () => {
    const email = newEmail();
    await signUp({ email, password });
    await expect(changePassword({ current: "guessed", next: "ashby mere" })).rejects.toThrow(
      "This is not your current password.",
    );
    await signOut();
    await signIn({ email, password });
  });
});

describe("a forgotten password", () => {
  test("is replaced with the recovery code, and every record is there", async () => {
    const email = newEmail();
    const { recoveryCode } = await signUp({ email, password });
    await openStore().addDocuments([sampleDocument("kept")]);
    await signOut();
    const code = recoveryCode.toLowerCase().replaceAll("-", "  ");
    await recoverWithCode({ email, code, newPassword: "ashby mere" });
    expect(useSession.getState().user?.email).toBe(email);
    expect(await openStore().listDocuments()).toMatchObject([{ id: "kept" }]);
    await signOut();
    await expect(signIn({ email, password })).rejects.toThrow(wrongCredentials);
    await signIn({ email, password: "ashby mere" });
    expect(await openStore().listDocuments()).toMatchObject([{ id: "kept" }]);
  });

  test("with a mistyped, a foreign or no recovery code says what is wrong", async () => {
    const email = newEmail();
    const { recoveryCode } = await signUp({ email, password });
    const foreign = await signUp({ email: newEmail(), password });
    await signOut();
    const mistyped = recoveryCode.slice(0, 10) + (recoveryCode[10] === "7" ? "8" : "7") + recoveryCode.slice(11);
    const attempts: [string, string][] = [
      [mistyped, "There is a typing mistake in this recovery code. Please look at group 3 again."],
      [recoveryCode.slice(0, -1), "This recovery code is too short: it has seven groups of four letters or digits."],
      [foreign.recoveryCode, "This recovery code does not belong to this e-mail."],
    ];
    for (const [code, sentence] of attempts) {
      await expect(recoverWithCode({ email, code, newPassword: "ashby mere" })).rejects.toThrow(sentence);
    }
    const unknown = { email: newEmail(), code: recoveryCode, newPassword: "ashby mere" };
    await expect(recoverWithCode(unknown)).rejects.toMatchObject({ status: 404 });
    startsSignedOut();
    await signIn({ email, password });
  });

  test("can be prepared for later: a new code replaces the one that was skipped", async () => {
    const email = newEmail();
    const { recoveryCode: skipped } = await signUp({ email, password });
    await answerRecoveryCode("skipped");
    await signOut();
    await signIn({ email, password });
    expect(useSession.getState().recoveryCode).toBe("skipped");
    await expect(remakeRecoveryCode({ password: "guessed" })).rejects.toThrow("This is not your current password.");
    const { recoveryCode } = await remakeRecoveryCode({ password });
    expect(useSession.getState().recoveryCode).toBe("unconfirmed");
    await answerRecoveryCode("confirmed");
    await signOut();
    await expect(recoverWithCode({ email, code: skipped, newPassword: "ashby mere" })).rejects.toThrow(
      "This recovery code does not belong to this e-mail.",
    );
    await recoverWithCode({ email, code: recoveryCode, newPassword: "ashby mere" });
    expect(useSession.getState().recoveryCode).toBe("confirmed");
  });
});
