import { keepAccountSync } from "#app/account-sync.ts";
import { useAccountSync } from "#app/account-sync-store.ts";
import type { DexieStore } from "#db/dexie-store.ts";
import { sha256Hex } from "#sync/blob-chunks.ts";
import type { SyncStatus } from "#sync/status.ts";
import { openStore } from "../support/device-session.ts";
import { sampleInstant } from "../support/record-samples.ts";

/** Words that stand in the record of this device, and nowhere else. */
export const markedWords = ["Quixotic-letter", "azygos-prednisolone", "Why folic-acid forever", "Zebra-talk"];

const settled = new Set<SyncStatus["kind"]>(["off", "up-to-date", "offline", "problem"]);
const patience = 15_000;

/** What the app keeps the same, running as it does in a tab. */
export interface Device {
  store: DexieStore;
  errors: unknown[];
  /** Adds a record with its file, a conversation and a message. */
  addRecord(): Promise<void>;
  /** Syncs until nothing moves any more, and says how it stands. */
  syncUntilSettled(): Promise<SyncStatus>;
  close(): Promise<void>;
}

const errors: unknown[] = [];
let isKept = false;

/** The device of whoever is signed in. */
export async function openDevice(): Promise<Device> {
  if (!isKept)
    keepAccountSync({
      onError: (error) => errors.push(error),
      correcting: { wake: () => undefined, now: () => new Date() },
    });
  isKept = true;
  errors.length = 0;
  return { store: openStore(), errors, addRecord, syncUntilSettled, close: async () => undefined };
}

async function addRecord(): Promise<void> {
  const store = openStore();
  const [name, content, question, talk] = markedWords as [string, string, string, string];
  const bytes = new TextEncoder().encode(`%PDF-1.7 ${`${content} `.repeat(200)}`);
  await store.addDocuments([
    {
      id: "4f1d",
      type: "pdf",
      originalFilename: `${name}.pdf`,
      uploadedAt: sampleInstant(0),
      mediaType: "application/pdf",
      byteSize: bytes.byteLength,
      sha256: await sha256Hex(bytes),
      content: new Blob([bytes], { type: "application/pdf" }),
    },
  ]);
  await store.addConversation({ id: "77aa", title: talk, createdAt: sampleInstant(1) });
  const message = { id: "88bb", conversationId: "77aa", role: "user" as const, content: question };
  await store.addMessages([{ ...message, createdAt: sampleInstant(2) }]);
}

async function syncUntilSettled(): Promise<SyncStatus> {
  // The row of the account is followed a moment later.
  await new Promise((resolve) => setTimeout(resolve, 50));
  const { sync } = useAccountSync.getState();
  await sync?.now().catch(() => undefined);
  const began = Date.now();
  let last = "";
  let since = Date.now();
  for (;;) {
    const { status } = useAccountSync.getState();
    const now = JSON.stringify(status.kind);
    if (now !== last) since = Date.now();
    last = now;
    if (settled.has(status.kind) && Date.now() - since > 120) return status;
    if (Date.now() - began > patience) throw new Error(`Syncing did not come to an end: ${JSON.stringify(status)}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
