import "./browser-in-node.ts";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { deleteAccount, signOut, signUp } from "#app/session/session-commands.ts";
import {
  connectSync,
  readSignInLetters,
  reconnectSync,
  signInFromServer,
  turnOnSync,
} from "#app/session/sync-commands.ts";
import { connectDevice, newEmail } from "../support/device-session.ts";
import { type Between, openBetween } from "./between.ts";
import { type Device, openDevice } from "./running-device.ts";

vi.setConfig({ testTimeout: 60_000 });
vi.mock("#workers/password/client.ts", () => import("./remembered-hardening.ts"));

/*
 * The kind of an account is the device's to say: a server (or a database that was restored) that leaves the vault out of its answers, or
 * says "assisted", makes no private account readable.
 */

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

/** Leaves the vault out of everything that says who somebody is, as for an account that the server may read. */
function withoutVault(): void {
  between.lie = ({ path }, answered) => {
    if (!path.startsWith("/api/auth/") || !answered.type.startsWith("application/json")) return answered;
    const { vault: _, ...rest } = answered.body as Record<string, unknown>;
    return { ...answered, body: "kind" in rest ? { ...rest, kind: "assisted" } : rest };
  };
}

async function startPrivate() {
  connectDevice();
  const email = newEmail();
  await signUp({ email, password });
  await turnOnSync({ password, kind: "private" });
  return { email, letters: (await readSignInLetters()) ?? "" };
}

const otherKind = "who may read your records";

test("at first turn-on: nothing is sent to a server that takes the account for a readable one", async () => {
  connectDevice();
  await signUp({ email: newEmail(), password });
  withoutVault();
  await expect(turnOnSync({ password, kind: "private" })).rejects.toThrow(otherKind);
  await device.addRecord();
  expect(await device.syncUntilSettled()).toMatchObject({ kind: "off" });
  expect(between.readable()).toEqual([]);
});

test("at the second device: typed letters are not answered with a readable account", async () => {
  const { email, letters } = await startPrivate();
  await deleteAccount();
  withoutVault();
  await expect(signInFromServer({ email, password, letters })).rejects.toThrow(otherKind);
  between.lie = undefined;
  await signInFromServer({ email, password, letters });
});

test("after a 401: a device of a private account goes on as one, or not at all", async () => {
  await startPrivate();
  await device.addRecord();
  await between.endAllSessions();
  withoutVault();
  await expect(reconnectSync({ password })).rejects.toThrow(otherKind);
  expect(await device.syncUntilSettled()).toMatchObject({ kind: "problem", problem: "signed-out" });
  expect(between.readable()).toEqual([]);
  between.lie = undefined;
  await reconnectSync({ password });
  expect(await device.syncUntilSettled()).toMatchObject({ kind: "up-to-date" });
  expect(between.readable()).toEqual([]);
});

test("an account without letters is taken for readable only by whoever agreed to it here", async () => {
  const { email } = await startPrivate();
  await expect(connectSync({ password })).rejects.toThrow("tick the box");
  await deleteAccount();
  await expect(signInFromServer({ email, password })).rejects.toThrow("tick the box");
});
