import { pauseAccountSync } from "#app/account-sync.ts";
import { requireSession } from "#app/session/current-session.ts";
import { openServerAccount } from "#app/session/server-account.ts";
import { changePassword, deleteAccount, signUp } from "#app/session/session-commands.ts";
import { useSession } from "#app/session/session-store.ts";
import { readSignInLetters, reconnectSync, turnOnSync } from "#app/session/sync-commands.ts";
import { deviceSyncs } from "#db/device/device.ts";
import { connectDevice } from "../support/device-session.ts";
import type { Between } from "./between.ts";
import { type Device, openDevice } from "./running-device.ts";

export const email = "ruth@example.org";
export const password = "heron lane";
export const nextPassword = "heron road";

/** One person's account on the device and on the server, and the ways to bring both into a state. */
export interface Bench {
  between: Between;
  device: Device;
  letters: string;
  recoveryCode: string;
  /** A new person on this device, with a record, on no server. */
  begin(): Promise<void>;
  /** The same, as a private account on the server, synced; it had another password before. */
  beginOnServer(): Promise<void>;
  /** The server has never heard of anybody. */
  emptyServer(): Promise<void>;
  /** The account is on this device only, as before it was turned on. */
  forgetServer(): Promise<void>;
  /** Nothing is synced until {@link Bench.restart}. */
  pause(): Promise<void>;
  /** As when the page is loaded again. */
  restart(): Promise<void>;
  /** Another device changes the password: here, only the server hears of it. */
  changeElsewhere(current: string, next: string): Promise<void>;
  leave(): Promise<void>;
}

export const olderEdition = "another edition is pinned than the server has";

export const olderEpoch = "another key is in force on the server than here";

/** Which of the account's keys this device seals under. */
async function newestKey(): Promise<number> {
  const session = await requireSession();
  const own = await deviceSyncs.open(session.user.id, session);
  return Math.max(0, ...(own?.secrets.epochs ?? []).map(({ number }) => number));
}

/** What the server says of the account must be what this device has pinned. Answers what differs. */
export async function pinFaults({ between }: Bench): Promise<string[]> {
  const truth = await between.truth(email);
  const { user } = useSession.getState();
  const row = user && (await deviceSyncs.find(user.id));
  if (row === undefined) return [];
  const faults: string[] = [];
  if (row.kind !== "private") faults.push(`the account became ${row.kind}`);
  if (row.isOn && row.serverAccount !== truth?.account) faults.push("it is taken for another account");
  if (row.isOn && (await newestKey()) !== truth?.epoch) faults.push(olderEpoch);
  if (row.isOn && row.edition !== truth?.edition) faults.push(olderEdition);
  return faults;
}

export function openBench(between: Between): Bench {
  const bench: Bench = {
    between,
    device: openDevice(),
    letters: "",
    recoveryCode: "",
    async begin() {
      await bench.leave();
      await bench.restart();
      await bench.emptyServer();
      connectDevice();
      bench.recoveryCode = (await signUp({ email, password })).recoveryCode;
      await bench.device.addRecord();
    },
    async beginOnServer() {
      await bench.begin();
      await turnOnSync({ password, kind: "private" });
      await bench.device.syncUntilSettled();
      bench.letters = (await readSignInLetters()) ?? "";
      // So that the server has an older vault, and older answers, to lie with.
      await between.endAllSessions();
      await reconnectSync({ password });
      await changePassword({ current: password, next: nextPassword });
      await changePassword({ current: nextPassword, next: password });
      await bench.restart();
      await bench.device.syncUntilSettled();
    },
    emptyServer: () => between.empty(),
    async forgetServer() {
      const goOn = await pauseAccountSync();
      const { user } = useSession.getState();
      if (user !== undefined) await deviceSyncs.forget(user.id);
      await bench.device.store().forgetSync();
      await between.empty();
      await goOn();
    },
    async pause() {
      await pauseAccountSync();
    },
    async restart() {
      const goOn = await pauseAccountSync();
      await goOn();
    },
    async changeElsewhere(current, next) {
      await (await openServerAccount(await requireSession()))?.changePassword({ current, next });
    },
    async leave() {
      if (useSession.getState().user !== undefined) await deleteAccount();
    },
  };
  return bench;
}
