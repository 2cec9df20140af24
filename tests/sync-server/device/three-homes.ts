import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createLocalHome } from "#app/local-home.ts";
import type { Store } from "#core/domain/store.ts";
import { createAnswering, createCharting, createIndexes } from "#core/findings/answers/answering.ts";
import { understandDocument } from "#core/findings/summaries/understand-document.ts";
import { refreshInsights } from "#core/findings/threads/refresh-insights.ts";
import { createNotes } from "#core/findings/threads/thread-notes.ts";
import { delay } from "#pipeline/delay.ts";
import { createPipeline, type Pipeline } from "#pipeline/pipeline.ts";
import { createReaders } from "#pipeline/readers.ts";
import { createNodeOcrEngine } from "../../../sync-server/readers/ocr-engine.ts";
import { createNodePdfEngine } from "../../../sync-server/readers/pdf-engine.ts";
import {
  accountContract,
  fillAccount,
  type Portrait,
  portraitOf,
  recordsOfAccount,
  whenAllRead,
} from "../../contract/account-contract.ts";
import { type Caller, callerWith } from "../../contract/api-home.ts";
import { createMemoryStore } from "../../support/memory-store.ts";
import type { OpenServer, openServer } from "../home/open-server.ts";
import { register } from "../routes/belongings.ts";
import { type AppDevice, openApp } from "./app-device.ts";

/*
 * One account, put in three times: in this process, in the app, which the server follows, and over HTTP. What each home says of it is the same.
 */

/** `open` starts the server over what it keeps things in. */
export function threeHomes(open: typeof openServer): void {
  const ocr = createNodeOcrEngine();
  const readers = createReaders({ pdf: createNodePdfEngine(), ocr });
  const homes = [
    "in this process",
    "over HTTP, filled by the app",
    "over HTTP, filled over HTTP",
    "in the app, filled over HTTP",
  ] as const;
  const portraits = new Map<string, Portrait>();
  const portrait = (name: string) => {
    const found = portraits.get(name);
    if (found === undefined) throw new Error("The account was not filled.");
    return found;
  };
  let server: OpenServer;
  const closes: (() => Promise<void>)[] = [];

  /** The product's routes over this store, as the app calls them. */
  function routesOver(kept: Store, pipeline: () => Pipeline | undefined): Caller {
    const notes = createNotes();
    // The app brings its red threads up in a thread beside the page, by the same call.
    const store: Store = {
      ...kept,
      async listInsights() {
        await refreshInsights(notes, kept, new Date());
        return kept.listInsights();
      },
    };
    const openIndex = createIndexes();
    const home = createLocalHome({
      accounts: {} as never,
      answering: createAnswering(openIndex),
      charting: createCharting(openIndex),
      understand: async (request) => understandDocument(request),
      wake: () => pipeline()?.wake(),
      now: () => new Date(),
      newId: randomUUID,
      openSession: async () => ({ user: { id: "me", email: "me@example.org" }, store }),
      readToken: () => "own",
    });
    const fetch = (path: string, init?: RequestInit) =>
      home.dispatch(new Request(new URL(path, "http://localhost"), init));
    return callerWith({ fetch }, "own");
  }

  const overHttp = (token: string) =>
    callerWith({ fetch: (path, init) => fetch(new URL(path, server.origin), init) }, token);

  async function join(token: string): Promise<{ app: AppDevice; caller: Caller }> {
    const user = (await (await overHttp(token).get("/api/auth/account")).json()) as { user: { id: string } };
    const app = await openApp({ origin: server.origin, token, account: user.user.id, readers });
    closes.push(app.close);
    return { app, caller: routesOver(app.store, () => app.pipeline) };
  }

  /** Asked until it stays the same and nothing is missing: syncing comes a little later. */
  async function settledPortrait(caller: Caller): Promise<Portrait> {
    await whenAllRead(caller, recordsOfAccount);
    let before = "";
    return vi.waitFor(
      async () => {
        const now = await portraitOf(caller);
        const text = JSON.stringify(now);
        const isSettled = text === before && now.bin.length === 1 && JSON.stringify(now.messages).includes("assistant");
        before = text;
        if (!isSettled) throw new Error("It still changes.");
        return now;
      },
      { timeout: 60_000, interval: 500 },
    );
  }

  beforeAll(async () => {
    server = await open({ readers });
    const store = createMemoryStore();
    const parts = {
      lock: { request: async (_: string, __: unknown, work: () => Promise<unknown>) => work() } as never,
    };
    const pipeline = createPipeline({
      ...{ store, readers, ...parts, lockName: "in-process", newId: randomUUID, delay, onError: console.error },
      understand: async (request) => understandDocument(request),
      now: () => new Date(),
    });
    pipeline.start();
    closes.push(() => pipeline.stop());
    const inProcess = routesOver(store, () => pipeline);
    await fillAccount(inProcess);
    portraits.set(homes[0], await settledPortrait(inProcess));

    const byApp = (await register(server.origin, "assisted")).token;
    const { caller: app } = await join(byApp);
    await fillAccount(app);
    portraits.set(homes[1], await settledPortrait(overHttp(byApp)));

    const byCurl = (await register(server.origin, "assisted")).token;
    await fillAccount(overHttp(byCurl));
    portraits.set(homes[2], await settledPortrait(overHttp(byCurl)));
    const { caller: later } = await join(byCurl);
    portraits.set(homes[3], await settledPortrait(later));
  }, 400_000);

  afterAll(async () => {
    for (const close of closes) await close();
    await server.close();
    await ocr.close();
  });

  for (const name of homes) accountContract(`A home ${name}`, () => portrait(name));

  for (const name of homes.slice(1))
    test(`a home ${name} says the same as one in this process`, () =>
      expect(portrait(name)).toEqual(portrait(homes[0])));
}
