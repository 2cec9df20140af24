import { randomUUID } from "node:crypto";
import { createTurns } from "#core/replication/in-turn.ts";
import { serverDevicePrefix } from "#core/replication/messages.ts";
import type { Database } from "../storage/database.ts";
import { addDevice } from "../storage/devices.ts";
import { createOwnPart, type OwnPart, TurnLost } from "../storage/own-part.ts";
import type { LogBell } from "../sync/log-bell.ts";
import type { AccountDevice, AccountDeviceParts } from "./account-device.ts";
import { openAccountDevice } from "./account-device.ts";
import { ownKeyOf } from "./own-key.ts";

/** Accounts whose logs are kept in memory: of others they are read anew when something happens there. */
const mostOpen = 200;
/** Milliseconds until it is tried again where another process is at it, and where something went wrong. */
const pauses = { turn: 300, failure: 5_000, outside: 5_000 };
const mostRemembered = 10_000;
/** Milliseconds after which is looked again at what no device has read. */
const lookAgain = 65_000;

/** The server's part in the logs of all assisted accounts that have devices. */
export interface AccountDevices {
  /** Something happened there: these groups may have changed in the records, or the log has grown. */
  wake(account: string, groups?: readonly string[]): void;
  /** Somebody asks for the account: whatever an end in the middle has left is found. */
  attend(account: string): void;
  /** A device joined the account. */
  joined(account: string): void;
  /** Deletes a document on all devices; undefined where the account has none. */
  deleteForGood(account: string, documentId: string): Promise<boolean | undefined>;
  /** The account is about to become another one, or none: what is under way for it is ended. Answers how to go on. */
  hold(account: string): Promise<() => void>;
  close(): Promise<void>;
}

export interface AccountDevicesParts {
  database: Database;
  bell: LogBell;
  serverKey: Buffer;
  /** No other process is at work on these tables. */
  isAlone: boolean;
  /** What else one account's device is given. */
  partsOf(account: string): Omit<AccountDeviceParts, "part" | "key" | "database" | "account" | "now" | "onError">;
  /** There may be something to read for the account. */
  wakeReading(account: string): void;
  now(): number;
  onError(error: unknown): void;
}

/** An account that takes part, in this process. */
interface Open {
  part: OwnPart;
  inTurn: ReturnType<typeof createTurns>;
  device: AccountDevice | undefined;
  /** The turn after which `device` was left: what another process has done since, it does not know. */
  turn: number;
  noted: Set<string>;
  isWoken: boolean;
  timer: NodeJS.Timeout | undefined;
}

export function createAccountDevices(parts: AccountDevicesParts): AccountDevices {
  const { database, serverKey, isAlone, now, onError } = parts;
  const owner = randomUUID();
  const open = new Map<string, Open>();
  /** Accounts that do not take part, and until when that is believed: of many processes another one may know better. */
  const outside = new Map<string, number>();
  /** Accounts that are about to change what they are: nothing is done for them. */
  const held = new Set<string>();
  let hasClosed = false;
  const running = new Set<Promise<unknown>>();

  async function takesPart(account: string): Promise<boolean> {
    if (isOutside(account)) return false;
    const row = await database
      .selectFrom("devices")
      .innerJoin("accounts", "accounts.id", "devices.account")
      .select("devices.device")
      .where("devices.account", "=", account)
      .where("accounts.kind", "=", "assisted")
      .where("devices.device", "not like", `${serverDevicePrefix}%`)
      .limit(1)
      .executeTakeFirst();
    if (row !== undefined) return true;
    if (outside.size >= mostRemembered) outside.clear();
    outside.set(account, isAlone ? Number.POSITIVE_INFINITY : now() + pauses.outside);
    return false;
  }

  const isOutside = (account: string) => (outside.get(account) ?? 0) > now();

  async function opened(account: string): Promise<Open | undefined> {
    const known = open.get(account);
    if (known !== undefined) {
      open.delete(account);
      open.set(account, known);
      return known;
    }
    if (!(await takesPart(account)) || held.has(account)) return undefined;
    const { device, publicKey } = ownKeyOf(serverKey, account);
    await addDevice(database, account, { device, publicKey, name: "The server", addedAt: now() });
    const one: Open = open.get(account) ?? {
      part: createOwnPart({ database, account, owner, now }),
      inTurn: createTurns(),
      device: undefined,
      turn: 0,
      noted: new Set(),
      isWoken: false,
      timer: undefined,
    };
    open.set(account, one);
    makeRoom();
    return one;
  }

  function makeRoom(): void {
    for (const [account, one] of open) {
      if (open.size <= mostOpen) return;
      if (one.isWoken) continue;
      clearTimeout(one.timer);
      open.delete(account);
    }
  }

  /** Runs `work` with the account's device, while no other process does; false where another one is at it. */
  function withDevice(account: string, one: Open, work: (device: AccountDevice) => Promise<void>): Promise<boolean> {
    return one.inTurn(async () => {
      const turn = await one.part.takeTurn(isAlone);
      if (turn === undefined) return false;
      try {
        if (one.device === undefined || turn !== one.turn + 1) {
          one.device = await openAccountDevice({
            ...parts.partsOf(account),
            ...{ database, account, part: one.part, key: ownKeyOf(serverKey, account), now, onError },
          });
          await one.device.scan();
        }
        one.turn = turn;
        await work(one.device);
        await one.part.endTurn();
        return true;
      } catch (error) {
        // What it holds in memory may not be what is written down.
        one.device = undefined;
        await one.part.endTurn().catch(() => undefined);
        throw error;
      }
    });
  }

  async function look(account: string): Promise<void> {
    const one = await opened(account);
    if (one === undefined || hasClosed) return;
    one.isWoken = true;
    clearTimeout(one.timer);
    await goOn(account, one);
  }

  async function goOn(account: string, one: Open): Promise<void> {
    const noted = [...one.noted];
    one.noted.clear();
    one.isWoken = false;
    const back = () => {
      for (const group of noted) one.noted.add(group);
    };
    try {
      const isDone = await withDevice(account, one, async (device) => {
        await device.note(noted);
        await device.run();
      });
      if (isDone) return await settle(account, one);
      back();
      later(account, one, pauses.turn);
    } catch (error) {
      back();
      if (hasClosed || open.get(account) !== one) return;
      if (!(error instanceof TurnLost)) onError(error);
      later(account, one, pauses.failure);
    }
  }

  /** Nothing is left to do now; what nobody has read is looked at again. */
  async function settle(account: string, one: Open): Promise<void> {
    const job = database.selectFrom("jobs").select("document").where("account", "=", account).limit(1);
    if ((await job.executeTakeFirst()) !== undefined) parts.wakeReading(account);
    const unread = await database
      .selectFrom("documents")
      .select("id")
      .where("account", "=", account)
      .where("status", "=", "pending")
      .where("content", "!=", "")
      .where("id", "not in", (jobs) => jobs.selectFrom("jobs").select("document").where("account", "=", account))
      .limit(100)
      .execute();
    if (unread.length === 0) return;
    for (const { id } of unread) one.noted.add(`document:${id}`);
    later(account, one, lookAgain);
  }

  function later(account: string, one: Open, milliseconds: number): void {
    if (hasClosed) return;
    clearTimeout(one.timer);
    one.timer = setTimeout(() => follow(look(account)), milliseconds);
    one.timer.unref();
  }

  function follow(work: Promise<unknown>): void {
    const followed = work.catch(onError).finally(() => running.delete(followed));
    running.add(followed);
  }

  function wake(account: string, groups: readonly string[] = []): void {
    if (hasClosed || held.has(account) || isOutside(account)) return;
    const one = open.get(account);
    if (one === undefined) {
      // All of it is looked at when it is opened.
      follow(look(account));
      return;
    }
    for (const group of groups) one.noted.add(group);
    if (one.isWoken) return;
    one.isWoken = true;
    follow(one.inTurn(async () => undefined).then(() => look(account)));
  }

  // What another process took in is heard of here; it is only followed where the account is open anyway.
  const stopHearing = parts.bell.listenToAll((account) => {
    const one = open.get(account);
    if (one === undefined) return;
    if (isAlone) wake(account);
    else follow(hear(account, one));
  });

  /** Where another process has taken over, it goes on there, and this one begins anew when somebody comes to it. */
  async function hear(account: string, one: Open): Promise<void> {
    const row = await database.selectFrom("own_turns").select("turn").where("account", "=", account).executeTakeFirst();
    if (row?.turn === one.turn || one.isWoken || one.noted.size > 0) return wake(account);
    if (open.get(account) === one) open.delete(account);
  }

  return {
    wake,
    attend(account) {
      if (!open.has(account)) wake(account);
    },
    joined(account) {
      outside.delete(account);
      wake(account);
    },
    async deleteForGood(account, documentId) {
      const one = await opened(account);
      if (one === undefined) return undefined;
      for (;;) {
        const isDone = await withDevice(account, one, async (device) => {
          await device.deleteForGood(documentId);
          await device.run();
        });
        if (isDone) return true;
        await new Promise((resolve) => setTimeout(resolve, pauses.turn));
      }
    },
    async hold(account) {
      held.add(account);
      const one = open.get(account);
      open.delete(account);
      clearTimeout(one?.timer);
      await one?.inTurn(async () => undefined);
      return () => {
        held.delete(account);
        outside.delete(account);
      };
    },
    async close() {
      hasClosed = true;
      stopHearing();
      for (const { timer } of open.values()) clearTimeout(timer);
      await Promise.all(running);
    },
  };
}
