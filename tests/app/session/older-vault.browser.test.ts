import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepAccountSync } from "#app/account-sync.ts";
import { useAccountSync } from "#app/account-sync-store.ts";
import { deleteAccount, remakeRecoveryCode, signUp } from "#app/session/session-commands.ts";
import { useSession } from "#app/session/session-store.ts";
import { turnOnSync } from "#app/session/sync-commands.ts";
import { deviceSessions, deviceSyncs } from "#db/device/device.ts";
import { connectDevice, newEmail } from "../../support/device-session.ts";
import { closeTrueServer, connectTrueServer } from "../../support/true-server.ts";

const password = "heron lane";

beforeEach(() => {
  connectDevice();
  connectTrueServer();
});
afterEach(async () => {
  await deleteAccount();
  vi.restoreAllMocks();
});
afterAll(closeTrueServer);

/** As an older version left it: nothing that later keys could be sealed to. */
async function forgetKeeper(): Promise<void> {
  const { token, user } = useSession.getState();
  const session = await deviceSessions.findSession(token ?? "");
  const own = user && session && (await deviceSyncs.open(user.id, session));
  if (session === undefined || own === undefined) throw new Error("The account is on no server.");
  const { keeper, ...secrets } = own.secrets;
  expect(keeper).toBeDefined();
  await deviceSyncs.keep({ ...own, secrets }, session);
}

test("an account that an older version made asks for a new recovery code until there is one", async () => {
  await signUp({ email: newEmail(), password });
  expect(await turnOnSync({ password, kind: "private" })).toBe(true);
  keepAccountSync({
    onError: (error) => console.warn(error),
    correcting: { wake: () => undefined, now: () => new Date() },
  });
  await vi.waitFor(() => expect(useAccountSync.getState().sync).toBeDefined(), 10_000);
  expect(useAccountSync.getState().needsNewCode).toBe(false);
  await forgetKeeper();
  await vi.waitFor(() => expect(useAccountSync.getState().needsNewCode).toBe(true), 10_000);
  await remakeRecoveryCode({ password });
  await vi.waitFor(() => expect(useAccountSync.getState()).toMatchObject({ needsNewCode: false, sync: {} }), 10_000);
}, 60_000);
