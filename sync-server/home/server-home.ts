import { randomUUID } from "node:crypto";
import type { Hono } from "hono";
import type { Understanding } from "#api/home.ts";
import { followCorrections } from "#api/use-cases/correct-document.ts";
import type { Answering, Store } from "#core/domain/store.ts";
import { createAnswering, createCharting, createIndexes } from "#core/findings/answers/answering.ts";
import { type UnderstandRequest, understandDocument } from "#core/findings/summaries/understand-document.ts";
import type { Readers } from "#pipeline/pipeline-parts.ts";
import { ownAccountRoutes } from "../accounts/account-routes.ts";
import { defaultSessionEnds, type SessionEnds } from "../accounts/sessions.ts";
import { createSqlAccounts, type SqlAccounts } from "../accounts/sql-accounts.ts";
import { type AnsweringLimits, createThreadedAnswering } from "../answering/threaded-answering.ts";
import { createAccountDevices } from "../device/account-devices.ts";
import { type AccountQuota, createRoomGuard } from "../guards/account-quota.ts";
import { type Registration, refuseRegistration } from "../guards/registration.ts";
import { sharedRateLimits } from "../guards/shared-rate-limit.ts";
import type { TrustedProxies } from "../guards/who-asks.ts";
import { readHomeFigures } from "../metrics/home-figures.ts";
import type { Figure } from "../metrics/metrics.ts";
import type { ThreadedReaders } from "../readers/threaded-readers.ts";
import { createBlobChunks } from "../storage/blob-chunks.ts";
import type { Database } from "../storage/database.ts";
import { isDiskFull, isNoText } from "../storage/disk-errors.ts";
import { openStorage, type StoragePlaces } from "../storage/server-storage.ts";
import { createSqlStore } from "../storage/sql-store.ts";
import { sweepOrphans } from "../storage/sweep.ts";
import { blobRoutes } from "../sync/blob-routes.ts";
import { createPushQueue } from "../sync/push-queue.ts";
import { syncRoutes } from "../sync/sync-routes.ts";
import { createAccountPipelines } from "./account-pipelines.ts";
import { createAccountStores } from "./account-stores.ts";
import { createDemoHome } from "./demo-home.ts";
import { keepBins } from "./keep-bins.ts";
import { keepSwept } from "./keep-swept.ts";
import { keepReading } from "./reading-queue.ts";
import { createServerApi, type RequestLimits } from "./server-api.ts";
import { tellingStore } from "./telling-store.ts";

/** What an account may have where nobody says otherwise: as much as one could wish. */
const defaultQuota = { bytes: 5 * 1024 ** 3, records: 20_000, streams: 20 };

export interface ServerHome {
  api: Hono;
  /** Whether requests can be answered now: what is kept can be read, and nobody has told the server to stop. */
  isReady(): Promise<boolean>;
  /** Figures of what this process does, and of what waits in the database. */
  figures(): Promise<Figure[]>;
  /** Ends the streams of events, which would otherwise keep the server open: devices ask again by themselves. */
  endStreams(): void;
  /** Gives back what is being read and closes the database; what was acknowledged is on the disk already. */
  close(): Promise<void>;
}

/** A database or an S3 that does not answer so soon is not ready. */
const readyMilliseconds = 3_000;

/** Files of one account that are read at once where several processes read. */
const mostReading = 2;

/** Everything behind `/api` of a server: its database and files in one folder, its accounts, and what reads for them. */
export async function openServerHome(parts: {
  storage: StoragePlaces;
  siteFolder: string;
  /** Left out by a server that keeps records and reads none. */
  readers?: Readers;
  /** Where understanding runs beside this thread. */
  understand?: Understanding;
  /** Reading and understanding in threads, for each account by itself: instead of both of the above. */
  reading?: ThreadedReaders;
  /** The code of the threads that answer; without it, answers are found in this one. */
  answeringThread?: URL;
  answeringLimits?: Partial<AnsweringLimits>;
  onError: (error: unknown) => void;
  /** The answering engine, where it is not the product's own. */
  answering?: Answering;
  limits?: Partial<RequestLimits>;
  quota?: Partial<AccountQuota & { streams: number }>;
  registration?: Registration;
  isTrusted?: TrustedProxies;
  sessions?: Partial<SessionEnds>;
}): Promise<ServerHome> {
  const { siteFolder, readers, reading, onError } = parts;
  const storage = await openStorage(parts.storage, onError);
  const { database, blobs, bell, serverKey } = storage;
  if (storage.isAlone) await sweepOrphans(database, blobs);
  const storeParts = { database, blobs, createId: () => randomUUID() };
  const plainStore = (account: string) =>
    storage.isShared
      ? asOneOfMany(createSqlStore({ ...storeParts, account, mostReading }))
      : createSqlStore({ ...storeParts, account });
  const stores = createAccountStores(
    (account) => {
      const plain = plainStore(account);
      return {
        ...tellingStore(plain, (groups) => devices.wake(account, groups)),
        deleteDocument: async (id) =>
          (await isKept(plain, id)) && ((await devices.deleteForGood(account, id)) ?? plain.deleteDocument(id)),
      };
    },
    parts.answeringThread && ((...words) => threaded?.refreshInsights(...words) ?? Promise.resolve()),
  );
  const threaded =
    parts.answeringThread && createThreadedAnswering(parts.answeringThread, stores.accountOf, parts.answeringLimits);
  const understand: Understanding =
    parts.understand ??
    (reading === undefined
      ? async (request) => understandDocument(request)
      : (request, store) => reading.of(stores.accountOf(store)).understand(request));
  const understandFor = (account: string) => (request: UnderstandRequest) => understand(request, stores.of(account));
  const readingOf =
    reading?.of ?? (readers && ((account: string) => ({ readers, understand: understandFor(account) })));
  const pipelines = readingOf && createAccountPipelines({ readingOf, newId: randomUUID, onError });
  const quota = { ...defaultQuota, ...parts.quota };
  const room = createRoomGuard({ database, quota, readDisk: storage.readDisk });
  const keptAccounts = createSqlAccounts({
    database,
    blobs,
    createId: () => randomUUID(),
    now: () => Date.now(),
    serverKey,
    ends: { ...defaultSessionEnds, ...parts.sessions },
    onSessionsEnded: bell.ring,
  });
  const accounts = forgetting(
    keptAccounts,
    (account) => devices.hold(account),
    async (account) => {
      stores.forget(account);
      await room.forget(account);
      pushes.forget(account);
      await pipelines?.forget(account);
      await Promise.all([reading?.forget(account), threaded?.forget(account)]);
    },
  );
  const openIndex = createIndexes();
  const now = () => Date.now();
  const pushes = createPushQueue(database, now, (account) => {
    bell.ring(account);
    devices.wake(account);
  });
  const inDatabase = sharedRateLimits({ database, now, key: serverKey });
  const chunks = createBlobChunks(storeParts);
  const wakeReading = (account: string) => pipelines?.wake(account, stores.of(account));
  const correcting = {
    understand,
    wake: (store: Store) => wakeReading(stores.accountOf(store)),
    now: () => new Date(),
  };
  const devices = createAccountDevices({
    ...{ database, bell, serverKey, now, onError, wakeReading, isAlone: storage.isAlone },
    partsOf: (account) => ({
      ...storeParts,
      ...{ chunks, pushes, store: plainStore(account) },
      understandAgain: async (id) => void (await followCorrections(stores.of(account), id, correcting)),
    }),
  });
  const api = createServerApi({
    more: {
      "/auth": ownAccountRoutes({ accounts, database, onSessionsEnded: bell.ring, now }),
      "/sync": syncRoutes({
        database,
        pushes,
        bell,
        now,
        mostStreams: quota.streams,
        isLive: accounts.isLive,
        joined: devices.joined,
      }),
      "/blobs": blobRoutes({ chunks, blobs, now }),
    },
    home: {
      accounts,
      answering: parts.answering ?? threaded?.answering ?? createAnswering(openIndex),
      charting: threaded?.charting ?? createCharting(openIndex),
      understand,
      wake: (store) => pipelines?.wake(stores.accountOf(store), store),
      unlock: (store, documentId, password) => pipelines?.unlock(stores.accountOf(store), store, documentId, password),
      demo: createDemoHome({ ...storeParts, siteFolder }),
      now: () => new Date(),
      newId: () => randomUUID(),
      onError,
      problemOf: (error) => (isDiskFull(error) ? "server-full" : isNoText(error) ? "invalid-request" : undefined),
    },
    storeOf: ({ user, kind }) => {
      if (kind === "assisted") devices.attend(user.id);
      return stores.of(user.id);
    },
    refuseRegistration: (email) => refuseRegistration(database, parts.registration ?? "open", email),
    refuseRoom: room.refuse,
    limitSignIns: inDatabase,
    // One process counts the requests of one server; many count them together.
    ...(storage.isShared ? { limitRequests: inDatabase } : {}),
    now,
    ...(parts.isTrusted === undefined ? {} : { isTrusted: parts.isTrusted }),
    ...(parts.limits === undefined ? {} : { limits: parts.limits }),
  });
  // What a stop left unread goes on: at once where this process is the only one.
  const leaveReading =
    storage.isShared && pipelines !== undefined
      ? keepReading({ database, wake: wakeReading, now, onError })
      : await wakeAll(database, wakeReading);
  const leaveSwept = storage.isShared ? keepSwept({ database, blobs, now, onError }) : () => undefined;
  const leaveBins = keepBins({ database, storeOf: plainStore, now, onError });
  return {
    api,
    isReady: async () => !bell.isClosed && (await answersWithin(storage.probe(), readyMilliseconds)),
    figures: () => readHomeFigures({ database, bell, pushes, now }),
    endStreams: bell.close,
    async close() {
      leaveBins();
      leaveReading();
      leaveSwept();
      await pipelines?.stop();
      await devices.close();
      await Promise.all([reading?.close(), threaded?.close()]);
      await storage.close();
    },
  };
}

async function answersWithin(probe: Promise<void>, milliseconds: number): Promise<boolean> {
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, milliseconds, false).unref());
  return Promise.race([late, probe.then(() => true).catch(() => false)]);
}

/** Where other processes may read for the same account, a job that runs is not an orphan before its lease has ended. */
function asOneOfMany(store: Store): Store {
  return { ...store, claimJob: (request) => store.claimJob({ ...request, exclusive: false }) };
}

async function wakeAll(database: Database, wake: (account: string) => void): Promise<() => void> {
  for (const { account } of await database.selectFrom("jobs").select("account").distinct().execute()) wake(account);
  return () => undefined;
}

/**
 * The same accounts; of one whose records are gone, what lies in memory goes too. Before they go, the server's own part in the account's log is
 * held: nothing that it had in hand is written after them.
 */
function forgetting(
  accounts: SqlAccounts,
  hold: (account: string) => Promise<() => void>,
  forget: (account: string) => Promise<void>,
): SqlAccounts {
  async function ending<Result extends { ok: boolean }>(account: string, work: () => Promise<Result>): Promise<Result> {
    const letGo = await hold(account);
    try {
      const outcome = await work();
      if (outcome.ok) await forget(account);
      return outcome;
    } finally {
      letGo();
    }
  }
  return {
    ...accounts,
    remove: (request) => ending(request.userId, () => accounts.remove(request)),
    switchKind: (request) => ending(request.userId, () => accounts.switchKind(request)),
  };
}

async function isKept(store: Store, id: string): Promise<boolean> {
  return (
    (await store.getDocument(id)) !== undefined || (await store.listBin()).some(({ document }) => document.id === id)
  );
}
