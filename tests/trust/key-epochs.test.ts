import "./browser-in-node.ts";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { requireSession } from "#app/session/current-session.ts";
import { changePassword, deleteAccount, recoverWithCode, signOut, signUp } from "#app/session/session-commands.ts";
import {
  listSignedIn,
  readSignInLetters,
  reconnectSync,
  signInFromServer,
  turnOffSync,
  turnOnSync,
} from "#app/session/sync-commands.ts";
import { deviceSyncs } from "#db/device/device.ts";
import { connectDevice, newEmail } from "../support/device-session.ts";
import { type Between, openBetween } from "./between.ts";
import { type Device, openDevice } from "./running-device.ts";

vi.setConfig({ testTimeout: 60_000 });
vi.mock("#workers/password/client.ts", () => import("./remembered-hardening.ts"));

/* The account's key changes as devices come and go, on the true client and the true server. */

const password = "heron lane";
let between: Between;
let device: Device;

beforeAll(async () => {
  between = await openBetween();
  device = openDevice();
});
afterEach(async () => {
  between.lie = undefined;
  await signOut();
});
afterAll(() => between.close());

async function start() {
  connectDevice();
  const email = newEmail();
  const { recoveryCode } = await signUp({ email, password });
  await device.addRecord();
  await turnOnSync({ password, kind: "private" });
  await settle();
  return { email, recoveryCode, letters: (await readSignInLetters()) ?? "" };
}

async function settle(): Promise<void> {
  expect(await device.syncUntilSettled()).toMatchObject({ kind: "up-to-date" });
}

async function own() {
  const session = await requireSession();
  const opened = await deviceSyncs.open(session.user.id, session);
  if (opened === undefined) throw new Error("The account takes part in none.");
  return opened;
}

const numbers = async () => ((await own()).secrets.epochs ?? []).map(({ number }) => number);

/** Everything is on the server, and the log names all files. */
async function sendAll(email: string, files: number): Promise<void> {
  await settle();
  await vi.waitFor(async () => expect(await device.waiting()).toBe(0), 10_000);
  await settle();
  expect(await between.truth(email)).toMatchObject({ files });
}

async function documents(): Promise<number> {
  await vi.waitFor(async () => expect(await device.incomplete()).toEqual([]), 10_000);
  return (await device.store().listDocuments()).length;
}

test("an account begins with its first epoch, and the device that made it has its key, and never the keeper's private half", async () => {
  const { email } = await start();
  expect(await numbers()).toEqual([1]);
  expect(await between.truth(email)).toMatchObject({ epoch: 1, files: 1 });
  const { secrets } = await own();
  expect(secrets.accountKey).toHaveLength(43);
  expect(secrets.keeper).toHaveLength(87);
  expect(between.readable()).toEqual([]);
});

test("a device that signs out and comes back has another name, the next key, and sends what it had not sent", async () => {
  const { email } = await start();
  const before = await own();
  await turnOffSync();
  await device.addRecord();
  await reconnectSync({ password });
  await settle();
  const after = await own();
  expect(after.device).not.toBe(before.device);
  expect(await numbers()).toEqual([1, 2]);
  await vi.waitFor(async () => expect(await between.truth(email)).toMatchObject({ epoch: 2, files: 2 }), 10_000);
  expect(await listSignedIn()).toMatchObject([{ isThisOne: true }]);
});

test("a new device opens what was sealed under every key, by password and letters or by the recovery code alone", async () => {
  const { email, letters, recoveryCode } = await start();
  await turnOffSync();
  await reconnectSync({ password });
  await settle();
  await device.addRecord();
  await sendAll(email, 2);
  await deleteAccount();
  await signInFromServer({ email, password, letters });
  await settle();
  expect(await documents()).toBe(2);
  expect(await numbers()).toEqual([1, 2, 3]);
  await deleteAccount();
  await recoverWithCode({ email, code: recoveryCode, newPassword: "heron road" });
  await settle();
  expect(await documents()).toBe(2);
  expect(await numbers()).toEqual([1, 2, 3, 4]);
  expect(device.errors).toEqual([]);
});

test("the keys stay through a changed password, and a new one opens them", async () => {
  const { email, letters } = await start();
  await changePassword({ current: password, next: "heron road" });
  await device.addRecord();
  await sendAll(email, 2);
  await deleteAccount();
  await expect(signInFromServer({ email, password, letters })).rejects.toThrow("do not belong together");
  await signInFromServer({ email, password: "heron road", letters });
  await settle();
  expect(await documents()).toBe(2);
});

test("a server that hands over fewer keys, or others, is told of in words", async () => {
  const { email, letters } = await start();
  await turnOffSync();
  await reconnectSync({ password });
  await sendAll(email, 1);
  const answering = (change: (operations: { payload: string }[]) => unknown[]) => {
    between.lie = ({ path }, answered) =>
      path === "/api/sync/epochs"
        ? {
            ...answered,
            body: { operations: change((answered.body as { operations: { payload: string }[] }).operations) },
          }
        : answered;
  };
  answering((operations) => operations.slice(0, 1));
  await expect(reconnectSync({ password })).rejects.toThrow("an older state of your account");
  answering(([one, two]) => [one, { ...two, payload: one?.payload }]);
  await expect(reconnectSync({ password })).rejects.toThrow("does not belong to your account");
  // A device that was never there cannot know what is left out; the log says it, and nothing is sent.
  await deleteAccount();
  answering((operations) => operations.slice(0, 1));
  await signInFromServer({ email, password, letters });
  expect(await device.syncUntilSettled()).toMatchObject({ kind: "problem", problem: "signed-out" });
  between.lie = undefined;
  await reconnectSync({ password });
  await settle();
  expect(await documents()).toBe(1);
});
