import { randomBytes, randomUUID } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Hono } from "hono";
import type { Understanding } from "#api/home.ts";
import type { Answering, Store } from "#core/domain/store.ts";
import { createAnswering, createCharting, createIndexes } from "#core/findings/answers/answering.ts";
import { understandDocument } from "#core/findings/summaries/understand-document.ts";
import { refreshInsights } from "#core/findings/threads/refresh-insights.ts";
import { createNotes } from "#core/findings/threads/thread-notes.ts";
import type { Readers } from "#pipeline/pipeline-parts.ts";
import { ownAccountRoutes } from "../accounts/account-routes.ts";
import { createSqlAccounts } from "../accounts/sql-accounts.ts";
import { createBlobChunks } from "../storage/blob-chunks.ts";
import { createBlobFolder } from "../storage/blob-folder.ts";
import { openDatabase } from "../storage/database.ts";
import { createSqlStore } from "../storage/sql-store.ts";
import { blobRoutes } from "../sync/blob-routes.ts";
import { createLogBell } from "../sync/log-bell.ts";
import { createPushQueue } from "../sync/push-queue.ts";
import { syncRoutes } from "../sync/sync-routes.ts";
import { createAccountPipelines } from "./account-pipelines.ts";
import { createDemoHome } from "./demo-home.ts";
import { keepBins } from "./keep-bins.ts";
import { createServerApi, type RequestLimits } from "./server-api.ts";

export interface ServerHome {
  api: Hono;
  /** Ends the streams of events, which would otherwise keep the server open: devices ask again by themselves. */
  endStreams(): void;
  /** Gives back what is being read and closes the database; what was acknowledged is on the disk already. */
  close(): Promise<void>;
}

/** Everything behind `/api` of a server: its database and files in one folder, its accounts, and what reads for them. */
export async function openServerHome(parts: {
  dataFolder: string;
  siteFolder: string;
  /** Left out by a server that keeps records and reads none. */
  readers?: Readers;
  /** Where understanding runs beside this thread. */
  understand?: Understanding;
  onError: (error: unknown) => void;
  /** The answering engine, where it is not the product's own. */
  answering?: Answering;
  limits?: Partial<RequestLimits>;
}): Promise<ServerHome> {
  const { dataFolder, siteFolder, readers, onError } = parts;
  const database = await openDatabase(join(dataFolder, "red-thread.sqlite"));
  const blobs = await createBlobFolder(join(dataFolder, "blobs"));
  const stores = new Map<string, Store>();
  const accountOf = new Map<Store, string>();
  const storeParts = { database, blobs, createId: () => randomUUID() };
  const storeOf = (account: string) => {
    const store = stores.get(account) ?? withFreshThreads(createSqlStore({ ...storeParts, account }));
    stores.set(account, store);
    accountOf.set(store, account);
    return store;
  };
  const understand = parts.understand ?? (async (request) => understandDocument(request));
  const pipelines = readers && createAccountPipelines({ readers, understand, newId: randomUUID, onError });
  const accounts = createSqlAccounts({
    database,
    blobs,
    createId: () => randomUUID(),
    now: () => Date.now(),
    serverKey: await readServerKey(dataFolder),
  });
  const bell = createLogBell();
  const openIndex = createIndexes();
  const now = () => Date.now();
  const pushes = createPushQueue(database, now, bell.ring);
  const chunks = createBlobChunks(storeParts);
  const api = createServerApi({
    more: {
      "/auth": ownAccountRoutes({ accounts, database, onSessionsEnded: bell.ring }),
      "/sync": syncRoutes({ database, pushes, bell, now }),
      "/blobs": blobRoutes({ chunks, blobs, now }),
    },
    home: {
      accounts,
      answering: parts.answering ?? createAnswering(openIndex),
      charting: createCharting(openIndex),
      understand,
      wake: (store) => pipelines?.wake(accountOf.get(store) ?? "", store),
      unlock: (store, documentId, password) =>
        pipelines?.unlock(accountOf.get(store) ?? "", store, documentId, password),
      demo: createDemoHome({ ...storeParts, siteFolder }),
      now: () => new Date(),
      newId: () => randomUUID(),
      onError,
    },
    storeOf: ({ user }) => storeOf(user.id),
    now,
    ...(parts.limits === undefined ? {} : { limits: parts.limits }),
  });
  // What a stop left unread goes on.
  for (const { account } of await database.selectFrom("jobs").select("account").distinct().execute())
    pipelines?.wake(account, storeOf(account));
  const leaveBins = keepBins({ database, storeOf, now, onError });
  return {
    api,
    endStreams: bell.close,
    async close() {
      leaveBins();
      await pipelines?.stop();
      await database.destroy();
    },
  };
}

/** Red threads are brought up to the records whenever they are asked for; where nothing changed, that costs one number. */
function withFreshThreads(store: Store): Store {
  const notes = createNotes();
  let turn: Promise<unknown> = Promise.resolve();
  return {
    ...store,
    listInsights() {
      const fresh = turn.then(() => refreshInsights(notes, store, new Date()));
      turn = fresh.catch(() => undefined);
      return fresh.then(() => store.listInsights());
    },
  };
}

/** 256 random bits of this server alone, made at its first start. */
async function readServerKey(folder: string): Promise<Buffer> {
  const path = join(folder, "server-key");
  try {
    await writeFile(path, randomBytes(32), { flag: "wx", mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
  return readFile(path);
}
