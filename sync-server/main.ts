import { join } from "node:path";
import { version } from "../package.json";
import { runCommand } from "./commands/commands.ts";
import { readConfiguration } from "./configuration.ts";
import { prepareDataFolder } from "./data-folder.ts";
import { openServerHome } from "./home/server-home.ts";
import { listen } from "./listen.ts";
import { currentRequest } from "./log/log-requests.ts";
import { createServerLog } from "./log/server-log.ts";
import { createThreadedReaders } from "./readers/threaded-readers.ts";
import { createServerApplication } from "./server-application.ts";
import { listSiteFiles } from "./site-files.ts";
import { sayWhyNotOpened } from "./storage/disk-errors.ts";

/** Prints one sentence and lets the process end with exit code 1. */
function refuse(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}

/** The code of a kind of thread: the build puts it beside this file. */
function threadFile(folder: string, name: string): URL {
  const here = new URL(import.meta.url);
  return new URL(here.pathname.endsWith(".ts") ? `./${folder}/${name}.ts` : `./${name}.js`, here);
}

/**
 * Runs the server until it is told to stop (SIGINT, SIGTERM), or, with words, does to its data what they ask. What is wrong with its surroundings
 * (a setting, the port, the data folder, the database) is said in one sentence, with exit code 1.
 */
export async function main(siteFolder: string, words: readonly string[] = []): Promise<void> {
  // Records are nobody else's on this machine.
  process.umask(0o077);
  const configuration = readConfiguration(process.env, process.cwd());
  if (!configuration.ok) return refuse(configuration.failure);
  const { storage } = configuration.value;
  const { dataFolder } = storage;
  const prepared = await prepareDataFolder(dataFolder);
  if (!prepared.ok) return refuse(prepared.failure);
  if (words.length > 0) {
    const outcome = await runCommand(storage, words);
    return outcome.ok ? console.log(outcome.value) : refuse(outcome.failure);
  }
  const log = createServerLog({
    write: (lines) => process.stdout.write(lines),
    now: () => new Date(),
    requests: configuration.value.logsRequests,
  });
  const home = await openServerHome({
    storage,
    siteFolder,
    reading: createThreadedReaders(threadFile("readers", "reading-thread")),
    answeringThread: threadFile("answering", "answering-thread"),
    quota: configuration.value.quota,
    registration: configuration.value.registration,
    isTrusted: configuration.value.isTrusted,
    limits: { requests: configuration.value.requestsPerMinute, signIns: configuration.value.signInsPerMinute },
    sessions: configuration.value.sessions,
    onError: (error) => log.failed(error, currentRequest()),
  }).catch((error: unknown) => sayWhyNotOpened(error, join(dataFolder, "red-thread.sqlite"), storage.databaseUrl));
  if (typeof home === "string") return refuse(home);
  const siteFiles = await listSiteFiles(siteFolder);
  const { models, isTrusted, drainMs } = configuration.value;
  let isDraining = false;
  const isReady = async () => !isDraining && (await home.isReady());
  const application = createServerApplication({
    version,
    siteFiles,
    api: home.api,
    isReady,
    log,
    models,
    isTrusted,
  });
  const listening = await listen(application, configuration.value);
  if (!listening.ok) {
    await home.close();
    return refuse(listening.failure);
  }

  const { close, endStreams } = home;
  const { port, stop } = listening.value;
  console.log(`Red Thread is ready at http://localhost:${port} (data in ${dataFolder}). Press Ctrl+C to stop.`);
  async function shutDown(): Promise<void> {
    isDraining = true;
    // Whoever asks whether it is ready, as a proxy does, is told and sends others elsewhere; who comes meanwhile is answered as ever.
    await new Promise((resolve) => setTimeout(resolve, drainMs));
    endStreams();
    await stop();
    await close();
    log.flush();
    process.exit(0);
  }
  // A second signal ends the process at once, as the system does when nobody listens.
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void shutDown());
}
