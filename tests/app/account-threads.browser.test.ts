import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepAccountThreads } from "#app/account-threads.ts";
import { signOut, signUp } from "#app/session/session-commands.ts";
import { refreshInsights } from "#core/findings/threads/refresh-insights.ts";
import { createNotes } from "#core/findings/threads/thread-notes.ts";
import { currentAccount } from "#db/current-account.ts";
import type { DexieStore } from "#db/dexie-store.ts";
import { connectDevice, newEmail } from "../support/device-session.ts";
import { addRecord, answeringNow, labReport, visitNote } from "../support/record-fixtures.ts";

beforeEach(connectDevice);
afterEach(async () => {
  connectDevice();
  await signOut();
});

const onError = vi.fn<(error: unknown) => void>();
let refreshed = 0;

test("threads follow the records of the open account, and stop with it", async () => {
  const notes = new Map<DexieStore, ReturnType<typeof createNotes>>();
  keepAccountThreads({
    refresh(store, now) {
      refreshed += 1;
      const known = notes.get(store) ?? createNotes();
      notes.set(store, known);
      return refreshInsights(known, store, now);
    },
    now: () => answeringNow,
    onError,
  });
  await signUp({ email: newEmail(), password: "heron lane" });
  const store = currentAccount();
  if (store === undefined) throw new Error("No account is open");
  await addRecord(store, "lab-1", labReport("05/20/2025", "5.9"));
  await addRecord(store, "visit", visitNote("06/02/2025", "She slept well."));
  await vi.waitFor(async () => expect(await store.listInsights()).toHaveLength(1));

  const before = refreshed;
  await store.addConversation({ id: "talk", title: "My knee", createdAt: answeringNow.toISOString() });
  await store.deleteDocument("lab-1");
  await vi.waitFor(async () => expect(await store.listInsights()).toEqual([]));
  expect(refreshed).toBe(before + 1);

  await signOut();
  expect(onError).not.toHaveBeenCalled();
});
