import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { cdp } from "vitest/browser";
import { documentFailure } from "#core/domain/failure.ts";
import type { Store } from "#core/domain/store.ts";
import { AccountDatabase } from "#db/account-database.ts";
import { storageTrouble } from "#db/storage-trouble.ts";
import { sampleDocument, sampleEpoch, sampleInsight, sampleUnderstood } from "../support/record-samples.ts";
import { deleteDatabase, makeSealedStore, type SealedStoreHome } from "../support/sealed-store.ts";

/** What this browser's debugger is asked for here. */
interface Debugger {
  send(method: string, parameters: Record<string, unknown>): Promise<unknown>;
}

let home: SealedStoreHome;
beforeEach(async () => {
  home = await makeSealedStore();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await home.close();
});

const year = 365 * 86_400_000;
const claim = { owner: "tab", now: sampleEpoch, leaseMs: 1000, exclusive: true };
const conversation = { id: "talk", title: "A talk", createdAt: "2025-05-21T09:00:00.000Z" };
const message = (id: string) => ({
  ...{ id, conversationId: "talk", role: "user" as const, content: "When?", createdAt: "2025-05-21T09:00:00.000Z" },
});
const correction = {
  ...{ id: "title", documentId: "kept", correctedAt: "2025-05-21T09:00:00.000Z" },
  change: { type: "title" as const, title: "Mine" },
};

/** Each kind of write, as a store that holds something is asked for it. */
const writes: Record<string, (store: Store) => Promise<unknown>> = {
  addDocuments: (store) => store.addDocuments([sampleDocument("one"), sampleDocument("two")]),
  replaceContent: (store) => store.replaceContent("kept", { ...sampleDocument("another"), now: sampleEpoch }),
  deleteDocument: (store) => store.deleteDocument("kept"),
  binDocument: (store) => store.binDocument("kept", sampleEpoch),
  takeFromBin: (store) => store.takeFromBin("binned"),
  retryDocument: (store) => store.retryDocument("kept", sampleEpoch),
  claimJob: (store) => store.claimJob({ ...claim, owner: "another" }),
  renewJob: (store) => store.renewJob({ documentId: "running", ...claim, progress: { step: "reading" } }),
  completeJob: (store) =>
    store.completeJob({ documentId: "running", owner: "tab", understood: sampleUnderstood("running") }),
  failJob: (store) => store.failJob({ documentId: "running", owner: "tab", failure: documentFailure("damaged") }),
  releaseJob: (store) => store.releaseJob({ documentId: "running", owner: "tab" }),
  changeCorrections: (store) =>
    store.changeCorrections({
      ...{ documentId: "kept", known: [], put: [correction], remove: [] },
      understood: sampleUnderstood("kept", { title: "Mine" }),
    }),
  replaceInsights: (store) => store.replaceInsights([sampleInsight("new")]),
  addConversation: (store) => store.addConversation({ ...conversation, id: "another" }),
  addMessages: (store) => store.addMessages([message("second"), message("third")]),
  renameConversation: (store) => store.renameConversation("talk", "Another name"),
  deleteConversation: (store) => store.deleteConversation("talk"),
  restoreConversation: (store) =>
    store.restoreConversation({ conversation: { ...conversation, id: "back" }, messages: [] }),
  keepDay: async (store) => {
    const revision = (await store.completedRevision?.()) ?? 0;
    return store.keepDay?.("2025-05-22", { revision, said: "what is said" }, "2025-05-22");
  },
  writeSearchState: (store) => store.writeSearchState("passages/kept", Uint8Array.of(1)),
};

async function fill(store: Store): Promise<void> {
  await store.addDocuments([sampleDocument("kept"), sampleDocument("binned"), sampleDocument("running")]);
  for (const documentId of ["kept", "binned"]) {
    await store.claimJob(claim);
    await store.completeJob({ documentId, owner: "tab", understood: sampleUnderstood(documentId) });
  }
  await store.binDocument("binned", sampleEpoch);
  await store.claimJob(claim);
  await store.replaceInsights([sampleInsight("old")]);
  await store.addConversation(conversation);
  await store.addMessages([message("first")]);
}

/** All rows of all tables, by their names. */
async function rowsOf(databaseName: string): Promise<Record<string, unknown[]>> {
  const database = new AccountDatabase(databaseName);
  try {
    const rows = await Promise.all(database.tables.map(async (table) => [table.name, await table.toArray()] as const));
    return Object.fromEntries(rows);
  } finally {
    database.close();
  }
}

/** From the next one on, the given row that is written finds no room; answers how many were written before and with it. */
function noRoomAt(place: number): () => number {
  let written = 0;
  // Dexie prints what a row's own call throws, and throws it on as well.
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  for (const name of ["put", "add", "delete"] as const) {
    const own = IDBObjectStore.prototype[name] as (...given: unknown[]) => unknown;
    vi.spyOn(IDBObjectStore.prototype, name).mockImplementation(function (this: IDBObjectStore, ...given: unknown[]) {
      written += 1;
      if (written >= place) throw new DOMException("There is no room.", "QuotaExceededError");
      return own.apply(this, given) as IDBRequest;
    });
  }
  return () => written;
}

describe("a device without room", () => {
  test.each(Object.keys(writes))(
    "%s leaves everything as it was, at whichever of its rows there is none",
    async (name) => {
      const write = writes[name] ?? (() => Promise.resolve());
      let refused = 0;
      for (let place = 1; place < 40; place++) {
        await home.close();
        home = await makeSealedStore();
        await fill(home.store);
        const before = await rowsOf(home.databaseName);
        const written = noRoomAt(place);
        const outcome = await write(home.store).then(
          () => "done",
          () => "refused",
        );
        vi.restoreAllMocks();
        if (outcome === "done") {
          expect(written()).toBeLessThan(place);
          break;
        }
        refused += 1;
        expect(storageTrouble()).toBe("full");
        expect(await rowsOf(home.databaseName)).toEqual(before);
        // There is room again: the same is done, and the header says so.
        await write(home.store);
        expect(storageTrouble()).toBeUndefined();
      }
      expect(refused).toBeGreaterThan(0);
    },
  );

  test("that truly has none refuses what is new, keeps what is there, and takes more once something is deleted", async () => {
    const origin = location.origin;
    const ask = cdp() as unknown as Debugger;
    // What repeats itself, the browser's database writes shorter.
    const randomMegabyte = () =>
      new Blob(Array.from({ length: 16 }, () => crypto.getRandomValues(new Uint8Array(65_536))));
    // What earlier tests left is given back whenever the browser comes to it: how many find room is its own affair.
    const { usage = 0 } = await navigator.storage.estimate();
    await ask.send("Storage.overrideQuotaForOrigin", { origin, quotaSize: usage + 12 * 1024 * 1024 });
    try {
      const kept: string[] = [];
      let refused = false;
      for (let count = 0; count < 40 && !refused; count++) {
        // For half a minute the browser goes by the room that it saw before.
        if (count === 14) await new Promise((resolve) => setTimeout(resolve, 31_000));
        const content = randomMegabyte();
        refused = await home.store
          .addDocuments([sampleDocument(`document-${count}`, { content, byteSize: content.size })])
          .then(
            () => false,
            () => true,
          );
        if (!refused) kept.push(`document-${count}`);
      }
      expect(refused).toBe(true);
      expect(storageTrouble()).toBe("full");
      expect((await home.store.listDocuments()).map(({ id }) => id).sort()).toEqual([...kept].sort());
      for (const id of kept) expect((await home.store.getContent(id))?.size).toBe(1024 * 1024);
      console.log(`${kept.length} documents of 1 MB kept, the next one refused`);
    } finally {
      await ask.send("Storage.overrideQuotaForOrigin", { origin });
    }
    await home.store.addDocuments([sampleDocument("afterwards")]);
    expect(storageTrouble()).toBeUndefined();
  }, 90_000);
});

test.each([
  ["another page", () => deleteDatabase(home.databaseName)],
  [
    "the browser",
    () =>
      (cdp() as unknown as Debugger).send("Storage.clearDataForOrigin", {
        ...{ origin: location.origin, storageTypes: "indexeddb" },
      }),
  ],
])("a database that %s takes away is never an empty one in its place, and is told", async (_who, take) => {
  await fill(home.store);
  expect(storageTrouble()).toBeUndefined();
  await take();
  await vi.waitFor(() => expect(storageTrouble()).toBe("gone"));
  await expect(home.store.listDocuments()).rejects.toThrow();
  for (const [name, write] of Object.entries(writes)) await expect(write(home.store), name).rejects.toThrow();
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(home.databaseName);
  expect(storageTrouble()).toBe("gone");
  // After the page is loaded again it is there, empty and whole.
  const again = await home.reopen();
  expect(storageTrouble()).toBeUndefined();
  await fill(again);
  expect((await again.listDocuments()).map(({ id }) => id).sort()).toEqual(["kept", "running"]);
});

test.each([5 * year, -5 * year, 40 * year, -sampleEpoch])(
  "a clock that is moved by %d milliseconds loses nothing, and what was being read is read",
  async (moved) => {
    await fill(home.store);
    const { store } = home;
    const now = sampleEpoch + moved;
    const uploadedAt = new Date(now).toISOString();
    await store.addDocuments([sampleDocument("later", { uploadedAt })]);
    for (let count = 0; count < 2; count++) {
      const job = await store.claimJob({ ...claim, owner: "after", now });
      const documentId = job?.documentId ?? "";
      const understood = sampleUnderstood(documentId);
      expect(await store.completeJob({ documentId, owner: "after", understood })).toBe(true);
    }
    // Whoever had it before the clock was moved has lost it.
    const late = { documentId: "running", owner: "tab", understood: sampleUnderstood("running") };
    expect(await store.completeJob(late)).toBe(false);
    await store.binDocument("kept", now);
    expect((await store.listBin()).map(({ document }) => document.id).sort()).toEqual(["binned", "kept"]);
    expect(await store.takeFromBin("kept")).toBeDefined();
    const states = (await store.listDocuments()).map(({ id, processingStatus }) => `${id} ${processingStatus}`);
    expect(states.sort()).toEqual(["kept completed", "later completed", "running completed"]);
  },
);
