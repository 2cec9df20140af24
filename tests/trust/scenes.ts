import {
  changePassword,
  deleteAccount,
  recoverWithCode,
  remakeRecoveryCode,
  signIn,
  signOut,
} from "#app/session/session-commands.ts";
import { reconnectSync, signInFromServer, turnOnSync } from "#app/session/sync-commands.ts";
import { type Bench, email, nextPassword, password } from "./bench.ts";
import type { Asked } from "./between.ts";

/** Something that a person does while the server lies. */
export interface Scene {
  name: string;
  /** The device was never there before: an older vault that is whole, and that today's password opens, it cannot know for one. */
  isFresh?: true;
  /** Whose answers are altered. */
  isAltered(asked: Asked): boolean;
  prepare(bench: Bench): Promise<void>;
  /** Throws Error with a sentence where the person is told at once. */
  act(bench: Bench): Promise<void>;
  /** Brings back the state before, after the lie was told or did no harm. */
  again(bench: Bench, went: boolean): Promise<void>;
}

const auth = ({ path }: Asked) => path.startsWith("/api/auth/") && !path.startsWith("/api/auth/logout");
const asks = (method: string, path: RegExp) => (asked: Asked) => asked.method === method && path.test(asked.path);
/** What a device asks when it takes its place in the account. */
const joining = ({ path }: Asked) => /^\/api\/sync\/(?:devices|epochs)$/.test(path);
const nothing = async () => undefined;

/** A device that has just signed in, and that nothing has come to yet. */
async function arriveAnew(bench: Bench): Promise<void> {
  await deleteAccount();
  await bench.pause();
  await signInFromServer({ email, password, letters: bench.letters });
}

async function prepareArrival(bench: Bench): Promise<void> {
  await bench.beginOnServer();
  await arriveAnew(bench);
}

async function arrive(bench: Bench): Promise<void> {
  await bench.restart();
  await bench.device.syncUntilSettled();
}

export const scenes: readonly Scene[] = [
  {
    name: "several devices are turned on",
    isAltered: (asked) => auth(asked) || joining(asked),
    prepare: (bench) => bench.begin(),
    act: () => turnOnSync({ password, kind: "private" }).then(() => undefined),
    again: (bench, went) => (went ? bench.forgetServer() : bench.emptyServer()),
  },
  {
    name: "a second device",
    isFresh: true,
    isAltered: (asked) => auth(asked) || joining(asked),
    async prepare(bench) {
      await bench.beginOnServer();
      await deleteAccount();
    },
    act: async ({ letters }) => void (await signInFromServer({ email, password, letters })),
    again: async (_bench, went) => (went ? deleteAccount() : undefined),
  },
  {
    name: "a device goes on after a 401",
    isAltered: (asked) => auth(asked) || joining(asked),
    async prepare(bench) {
      await bench.beginOnServer();
      await bench.between.endAllSessions();
    },
    act: () => reconnectSync({ password }),
    again: ({ between }) => between.endAllSessions(),
  },
  {
    name: "a password that was changed on another device",
    isAltered: (asked) => auth(asked) || joining(asked),
    async prepare(bench) {
      await bench.beginOnServer();
      await bench.changeElsewhere(password, nextPassword);
      await signOut();
    },
    act: () => signIn({ email, password: nextPassword }),
    async again(bench, went) {
      if (!went) return;
      await this.prepare(bench);
    },
  },
  {
    name: "the password is changed",
    isAltered: asks("GET", /^\/api\/auth\/account$/),
    prepare: (bench) => bench.beginOnServer(),
    act: () => changePassword({ current: password, next: nextPassword }),
    again: async (_bench, went) => (went ? changePassword({ current: nextPassword, next: password }) : undefined),
  },
  {
    name: "a new recovery code is made",
    isAltered: asks("GET", /^\/api\/auth\/account$/),
    prepare: (bench) => bench.beginOnServer(),
    act: async () => void (await remakeRecoveryCode({ password })),
    again: nothing,
  },
  {
    name: "the account is recovered by its code",
    isAltered: (asked) => auth(asked) || joining(asked),
    async prepare(bench) {
      await bench.beginOnServer();
      await deleteAccount();
    },
    act: async ({ recoveryCode }) => void (await recoverWithCode({ email, code: recoveryCode, newPassword: password })),
    again: async (_bench, went) => (went ? deleteAccount() : undefined),
  },
  {
    name: "a second device pulls",
    isAltered: (asked) =>
      asks("POST", /^\/api\/sync\/pull$/)(asked) || asks("GET", /^\/api\/sync\/(?:devices|heads)/)(asked),
    prepare: prepareArrival,
    act: arrive,
    async again(bench) {
      await bench.pause();
      if ((await bench.device.store().listDocuments()).length > 0) await arriveAnew(bench);
    },
  },
  {
    name: "a second device fetches a file",
    isAltered: asks("GET", /^\/api\/blobs\/[\w-]+\/\d+$/),
    prepare: prepareArrival,
    act: arrive,
    async again(bench) {
      await bench.pause();
      if ((await bench.device.waiting()) === 0) await arriveAnew(bench);
    },
  },
  {
    name: "a device sends what it has",
    isAltered: (asked) => asks("POST", /^\/api\/sync\/push$/)(asked) || /^\/api\/blobs\//.test(asked.path),
    prepare: (bench) => bench.beginOnServer(),
    act: async (bench) => {
      await bench.device.addRecord();
      await bench.restart();
      await bench.device.syncUntilSettled();
    },
    again: nothing,
  },
];
