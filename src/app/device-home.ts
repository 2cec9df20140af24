import { connectClient } from "#api/connection.ts";
import { deviceAccounts } from "#db/device/device.ts";
import { createReaders } from "#pipeline/readers.ts";
import { createOcrClient } from "#workers/ocr/client.ts";
import { createPdfClient } from "#workers/pdf/client.ts";
import { answering, forgetStore, refreshThreads, understand } from "#workers/understanding/client.ts";
import { runAccountPipelines } from "./account-pipelines.ts";
import { keepAccountThreads } from "./account-threads.ts";
import { demoHome } from "./demo-home.ts";
import { createLocalHome } from "./local-home.ts";
import { runSearchByMeaning } from "./search-by-meaning.ts";
import { findOpenedSession } from "./session/opened-session.ts";
import { readToken } from "./session/session-token.ts";

/** Puts the home of this device together, leads the client's calls to it, and keeps the open account's records being read. */
export async function composeDeviceHome(): Promise<void> {
  const onError = (error: unknown) => console.error(error);
  const { recordsChanged } = runSearchByMeaning(onError);
  const { wake, unlock } = runAccountPipelines({
    readers: createReaders({ pdf: createPdfClient(), ocr: createOcrClient() }),
    understand: (input) => understand(input).finally(recordsChanged),
    forget: forgetStore,
    onError,
  });
  keepAccountThreads({ refresh: refreshThreads, now: () => new Date(), onError });
  connectClient(
    createLocalHome({
      accounts: deviceAccounts,
      answering,
      wake,
      unlock,
      demo: demoHome,
      now: () => new Date(),
      newId: () => crypto.randomUUID(),
      onError,
      openSession: findOpenedSession,
      readToken,
    }),
  );
}
