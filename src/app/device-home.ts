import { connectClient } from "#api/connection.ts";
import { deviceAccounts } from "#db/device/device.ts";
import { answering } from "#workers/understanding/client.ts";
import { createLocalHome } from "./local-home.ts";
import { findOpenedSession } from "./session/opened-session.ts";
import { readToken } from "./session/session-token.ts";

/** Puts the home of this device together and leads the client's calls to it. */
export async function composeDeviceHome(): Promise<void> {
  const onError = (error: unknown) => console.error(error);
  connectClient(
    createLocalHome({
      accounts: deviceAccounts,
      answering,
      // Jobs are durable: what no pipeline takes now is taken by the next one that starts.
      wake: () => undefined,
      now: () => new Date(),
      newId: () => crypto.randomUUID(),
      onError,
      openSession: findOpenedSession,
      readToken,
    }),
  );
}
