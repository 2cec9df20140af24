import { connectClient } from "#api/connection.ts";
import type { UnderstandRequest } from "#core/findings/summaries/understand-document.ts";
import { subscribeToCurrentAccount } from "#db/current-account.ts";
import { deviceAccounts } from "#db/device/device.ts";
import { noteStorageTrouble } from "#db/storage-trouble.ts";
import type { UnderstandingWatch } from "#pipeline/pipeline-parts.ts";
import { createReaders } from "#pipeline/readers.ts";
import { unlockSoundAt } from "#ui/one-sound.ts";
import { createOcrClient } from "#workers/ocr/client.ts";
import { createPdfClient } from "#workers/pdf/client.ts";
import { createSpeechClient, voicePack } from "#workers/speech/client.ts";
import {
  answering,
  charting,
  forgetStore,
  onStorage,
  refreshThreads,
  understand,
} from "#workers/understanding/client.ts";
import { createWrittenClient } from "#workers/written/client.ts";
import { runAccountPipelines } from "./account-pipelines.ts";
import { keepAccountSync } from "./account-sync.ts";
import { keepAccountThreads } from "./account-threads.ts";
import { keepBackups } from "./backups/keep-backups.ts";
import { decodeSound } from "./decode-sound.ts";
import { demoHome } from "./demo-home.ts";
import { keepBin } from "./keep-bin.ts";
import { createLocalHome } from "./local-home.ts";
import { runSearchByMeaning } from "./search-by-meaning.ts";
import { findOpenedSession, readCallersToken } from "./session/opened-session.ts";
import { whenVoicePackComes } from "./when-voice-pack-comes.ts";
import { forgetWordings } from "./wordings.ts";

/** Puts the home of this device together, leads the client's calls to it, and keeps the open account's records being read. */
export async function composeDeviceHome(): Promise<void> {
  const onError = (error: unknown) => console.error(error);
  const { recordsChanged } = runSearchByMeaning(onError);
  const understandRecord = (input: UnderstandRequest, watch?: UnderstandingWatch) =>
    understand(input, watch).finally(recordsChanged);
  onStorage((full) => noteStorageTrouble(full ? "full" : undefined));
  const speech = { engine: createSpeechClient(decodeSound), isHere: () => voicePack.state().phase === "here" };
  const { wake, unlock, readersChanged } = runAccountPipelines({
    readers: createReaders({ pdf: createPdfClient(), ocr: createOcrClient(), speech, written: createWrittenClient() }),
    understand: understandRecord,
    forget: forgetStore,
    onError,
  });
  whenVoicePackComes(readersChanged, onError);
  const understandAgain = (input: UnderstandRequest) => understandRecord(input);
  keepAccountSync({ onError, correcting: { understand: understandAgain, wake, now: () => new Date() } });
  subscribeToCurrentAccount(forgetWordings);
  keepBackups({ onError });
  unlockSoundAt((href) => /\/documents\/[^?]+\?.*\bstart=/.test(href));
  keepBin({ now: () => Date.now(), onError });
  keepAccountThreads({ refresh: refreshThreads, now: () => new Date(), onError });
  connectClient(
    createLocalHome({
      accounts: deviceAccounts,
      answering,
      charting,
      understand: understandAgain,
      wake,
      unlock,
      demo: demoHome,
      now: () => new Date(),
      newId: () => crypto.randomUUID(),
      onError,
      openSession: findOpenedSession,
      readToken: readCallersToken,
    }),
  );
}
