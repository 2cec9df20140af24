import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Understanding } from "#api/home.ts";
import type { Answering } from "#core/domain/store.ts";
import type { Readers } from "#pipeline/pipeline-parts.ts";
import type { SessionEnds } from "../../../sync-server/accounts/sessions.ts";
import type { AnsweringLimits } from "../../../sync-server/answering/threaded-answering.ts";
import type { AccountQuota } from "../../../sync-server/guards/account-quota.ts";
import type { Registration } from "../../../sync-server/guards/registration.ts";
import type { TrustedProxies } from "../../../sync-server/guards/who-asks.ts";
import type { RequestLimits } from "../../../sync-server/home/server-api.ts";
import { openServerHome, type ServerHome } from "../../../sync-server/home/server-home.ts";
import { listen } from "../../../sync-server/listen.ts";
import { currentRequest } from "../../../sync-server/log/log-requests.ts";
import { createServerLog, type ServerLog } from "../../../sync-server/log/server-log.ts";
import type { ThreadedReaders } from "../../../sync-server/readers/threaded-readers.ts";
import { createServerApplication } from "../../../sync-server/server-application.ts";
import type { SiteFiles } from "../../../sync-server/site-files.ts";
import type { S3Place } from "../../../sync-server/storage/s3-place.ts";

export interface OpenServer {
  origin: string;
  dataFolder: string;
  figures: ServerHome["figures"];
  /** What is done when the server is told to stop, before it takes nothing more. */
  endStreams(): void;
  close(): Promise<void>;
}

/** A true server on a free port, with a data folder of its own. */
export async function openServer(
  parts: {
    answering?: Answering;
    readers?: Readers;
    understand?: Understanding;
    reading?: ThreadedReaders;
    answeringThread?: URL;
    answeringLimits?: Partial<AnsweringLimits>;
    limits?: Partial<RequestLimits>;
    quota?: Partial<AccountQuota & { streams: number }>;
    registration?: Registration;
    isTrusted?: TrustedProxies;
    sessions?: Partial<SessionEnds>;
    dataFolder?: string;
    databaseUrl?: string;
    s3?: S3Place;
    filesBefore?: "folder" | S3Place;
    siteFiles?: SiteFiles;
    onError?: (error: unknown) => void;
    /** Where the server's log goes; without it there is none. */
    writeLog?: (lines: string) => void;
    /** Who else hears what the log hears. */
    watch?: (log: ServerLog) => ServerLog;
  } = {},
): Promise<OpenServer> {
  const { writeLog, watch = (log) => log } = parts;
  const write = writeLog ?? (parts.watch && (() => undefined));
  const log = write && watch(createServerLog({ write, now: () => new Date(), requests: true }));
  const folder = parts.dataFolder ?? (await mkdtemp(join(tmpdir(), "red-thread-server-")));
  const home = await openServerHome({
    storage: {
      dataFolder: folder,
      databaseUrl: parts.databaseUrl,
      s3: parts.s3,
      filesBefore: parts.filesBefore,
    },
    siteFolder: "public",
    onError: (error) => {
      log?.failed(error, currentRequest());
      if (parts.onError !== undefined) parts.onError(error);
      else console.error(error);
    },
    limits: { signIns: 10_000, requests: 100_000, ...parts.limits },
    ...(parts.sessions === undefined ? {} : { sessions: parts.sessions }),
    ...(parts.readers === undefined ? {} : { readers: parts.readers }),
    ...(parts.understand === undefined ? {} : { understand: parts.understand }),
    ...(parts.quota === undefined ? {} : { quota: parts.quota }),
    ...(parts.registration === undefined ? {} : { registration: parts.registration }),
    ...(parts.isTrusted === undefined ? {} : { isTrusted: parts.isTrusted }),
    ...(parts.reading === undefined ? {} : { reading: parts.reading }),
    ...(parts.answeringLimits === undefined ? {} : { answeringLimits: parts.answeringLimits }),
    ...(parts.answeringThread === undefined ? {} : { answeringThread: parts.answeringThread }),
    ...(parts.answering === undefined ? {} : { answering: parts.answering }),
  });
  const application = createServerApplication({
    version: "test",
    siteFiles: parts.siteFiles ?? new Map(),
    api: home.api,
    isReady: home.isReady,
    ...(parts.isTrusted === undefined ? {} : { isTrusted: parts.isTrusted }),
    ...(log === undefined ? {} : { log }),
  });
  const listening = await listen(application, { port: 0, host: "127.0.0.1" });
  if (!listening.ok) throw new Error(listening.failure);
  return {
    origin: `http://127.0.0.1:${listening.value.port}`,
    dataFolder: folder,
    figures: home.figures,
    endStreams: home.endStreams,
    async close() {
      home.endStreams();
      await listening.value.stop();
      await home.close();
      log?.flush();
      if (parts.dataFolder === undefined) await rm(folder, { recursive: true, force: true });
    },
  };
}
