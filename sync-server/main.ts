import { join } from "node:path";
import { version } from "../package.json";
import { runCommand } from "./commands/commands.ts";
import { type Configuration, readConfiguration } from "./configuration.ts";
import { prepareDataFolder } from "./data-folder.ts";
import { openServerHome, type ServerHome } from "./home/server-home.ts";
import { listen } from "./listen.ts";
import { currentRequest } from "./log/log-requests.ts";
import { createServerLog, type ServerLog } from "./log/server-log.ts";
import { createMetrics, type Figure } from "./metrics/metrics.ts";
import { watchProcess } from "./metrics/process-figures.ts";
import { countedLog, serveMetrics } from "./metrics/serve-metrics.ts";
import { createThreadedReaders } from "./readers/threaded-readers.ts";
import { createServerApplication } from "./server-application.ts";
import { listSiteFiles } from "./site-files.ts";
import { sayWhyNotOpened } from "./storage/disk-errors.ts";
import { databaseFile } from "./storage/server-storage.ts";

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
  const prepared = await prepareDataFolder(storage.dataFolder);
  if (!prepared.ok) return refuse(prepared.failure);
  if (words.length === 0) return serve(siteFolder, configuration.value);
  const outcome = await runCommand(storage, words);
  return outcome.ok ? console.log(outcome.value) : refuse(outcome.failure);
}

/** The log of this process, all of which is counted too. */
function watch(logsRequests: boolean) {
  const watched = watchProcess();
  let readHome: () => Promise<Figure[]> = async () => [];
  const metrics = createMetrics(async () => [...watched.figures(), ...(await readHome())]);
  const write = (lines: string) => process.stdout.write(lines);
  const log = countedLog(createServerLog({ write, now: () => new Date(), requests: logsRequests }), metrics);
  return {
    log,
    metrics,
    of(home: ServerHome) {
      readHome = home.figures;
    },
  };
}

function openHome(siteFolder: string, configuration: Configuration, log: ServerLog): Promise<ServerHome | string> {
  const { storage, quota, registration, isTrusted, sessions, requestsPerMinute, signInsPerMinute } = configuration;
  return openServerHome({
    ...{ storage, siteFolder, quota, registration, isTrusted, sessions },
    reading: createThreadedReaders(threadFile("readers", "reading-thread")),
    answeringThread: threadFile("answering", "answering-thread"),
    limits: { requests: requestsPerMinute, signIns: signInsPerMinute },
    onError: (error) => log.failed(error, currentRequest()),
  }).catch((error: unknown) => sayWhyNotOpened(error, join(storage.dataFolder, databaseFile), storage.databaseUrl));
}

async function serve(siteFolder: string, configuration: Configuration): Promise<void> {
  const { models, isTrusted, drainMs, metricsPort, host, storage } = configuration;
  const watched = watch(configuration.logsRequests);
  const { log } = watched;
  const home = await openHome(siteFolder, configuration, log);
  if (typeof home === "string") return refuse(home);
  watched.of(home);
  let isDraining = false;
  const application = createServerApplication({
    ...{ version, api: home.api, log, models, isTrusted },
    siteFiles: await listSiteFiles(siteFolder),
    isReady: async () => !isDraining && (await home.isReady()),
  });
  const listening = await listen(application, configuration);
  if (!listening.ok) {
    await home.close();
    return refuse(listening.failure);
  }
  const { port, stop } = listening.value;
  const telling =
    metricsPort === undefined ? undefined : await serveMetrics(watched.metrics, { port: metricsPort, host });
  if (telling?.ok === false) {
    await stop();
    await home.close();
    return refuse(telling.failure);
  }

  if (telling !== undefined) console.log(`Figures are at http://localhost:${telling.value.port}/metrics.`);
  console.log(`Red Thread is ready at http://localhost:${port} (data in ${storage.dataFolder}). Press Ctrl+C to stop.`);
  async function shutDown(open: ServerHome): Promise<void> {
    isDraining = true;
    // Whoever asks whether it is ready, as a proxy does, is told and sends others elsewhere; who comes meanwhile is answered as ever.
    await new Promise((resolve) => setTimeout(resolve, drainMs));
    open.endStreams();
    await stop();
    await open.close();
    log.flush();
    process.exit(0);
  }
  // A second signal ends the process at once, as the system does when nobody listens.
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void shutDown(home));
}
