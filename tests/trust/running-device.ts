import { keepAccountSync } from "#app/account-sync.ts";
import { useAccountSync } from "#app/account-sync-store.ts";
import type { DexieStore } from "#db/dexie-store.ts";
import { sha256Hex } from "#sync/blob-chunks.ts";
import type { SyncStatus } from "#sync/status.ts";
import { openStore } from "../support/device-session.ts";
import { sampleInstant } from "../support/record-samples.ts";

/** Words that stand in the records of this device, and nowhere else. */
export const markedWords = ["Quixotic-letter", "azygos-prednisolone", "Why folic-acid forever", "Zebra-talk"] as const;

const settled = new Set<SyncStatus["kind"]>(["off", "up-to-date", "offline", "problem"]);
const patience = 20_000;

/** What the app keeps the same, running as it does in a tab. */
export interface Device {
  store(): DexieStore;
  errors: unknown[];
  /** Adds a record with its file, a conversation and a message. */
  addRecord(): Promise<void>;
  /** Syncs until nothing moves any more, and says how it stands. */
  syncUntilSettled(): Promise<SyncStatus>;
  /** Ids of the records that are not here whole: without their file, or with another. */
  incomplete(): Promise<string[]>;
  /** Files that are still to come. */
  waiting(): Promise<number>;
}

let device: Device | undefined;

/** The device of whoever is signed in. */
export function openDevice(): Device {
  if (device !== undefined) return device;
  const errors: unknown[] = [];
  keepAccountSync({
    onError: (error) => errors.push(error),
    correcting: { wake: () => undefined, now: () => new Date() },
  });
  device = { store: openStore, errors, addRecord, syncUntilSettled, incomplete, waiting };
  return device;
}

async function addRecord(): Promise<void> {
  const store = openStore();
  const [name, content, question, talk] = markedWords;
  const id = crypto.randomUUID();
  const bytes = new TextEncoder().encode(`%PDF-1.7 ${id} ${`${content} `.repeat(200)}`);
  await store.addDocuments([
    {
      id,
      type: "pdf",
      originalFilename: `${name}.pdf`,
      uploadedAt: sampleInstant(0),
      mediaType: "application/pdf",
      byteSize: bytes.byteLength,
      sha256: await sha256Hex(bytes),
      content: new Blob([bytes], { type: "application/pdf" }),
    },
  ]);
  await store.addConversation({ id: `talk-${id}`, title: talk, createdAt: sampleInstant(1) });
  const message = { id: `words-${id}`, conversationId: `talk-${id}`, role: "user" as const, content: question };
  await store.addMessages([{ ...message, createdAt: sampleInstant(2) }]);
}

async function incomplete(): Promise<string[]> {
  const store = openStore();
  const wrong: string[] = [];
  for (const { id, sha256 } of await store.listDocuments()) {
    const content = await store.getContent(id);
    const digest = content && (await sha256Hex(new Uint8Array(await content.arrayBuffer())));
    if (digest !== sha256) wrong.push(id);
  }
  return wrong;
}

async function waiting(): Promise<number> {
  return (await openStore().blobs.listTasks()).length;
}

const moment = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function syncUntilSettled(): Promise<SyncStatus> {
  const began = Date.now();
  // The row of the account is followed a moment later, and what it says is put together then.
  while (isStarting() && Date.now() - began < 2_000) await moment(5);
  await useAccountSync
    .getState()
    .sync?.now()
    .catch(() => undefined);
  let last = "";
  let since = Date.now();
  for (;;) {
    const { status } = useAccountSync.getState();
    if (status.kind !== last) since = Date.now();
    last = status.kind;
    if (settled.has(status.kind) && Date.now() - since > 60) return status;
    if (Date.now() - began > patience) throw new Error(`Syncing did not come to an end: ${JSON.stringify(status)}`);
    await moment(5);
  }
}

function isStarting(): boolean {
  const { account, sync } = useAccountSync.getState();
  return account === undefined || (account.isOn && sync === undefined);
}
