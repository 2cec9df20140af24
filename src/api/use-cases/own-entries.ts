import type { FileContent } from "#core/domain/file-content.ts";
import type { MedicalDocument } from "#core/domain/medical-document.ts";
import { fail, type Outcome, succeed } from "#core/domain/outcome.ts";
import { type OwnEntry, ownEntryMediaType } from "#core/domain/own-entry.ts";
import type { Store } from "#core/domain/store.ts";
import { entryName } from "#core/understanding/entries/entry-page.ts";
import { sha256Of } from "./sha256.ts";

/** Somewhere it is tomorrow already: a day counts as one to come when it is so everywhere. */
const farthestAhead = 14 * 60 * 60 * 1000;

/** Keeps what the patient wrote as a record of its own, and queues it to be read like any other. */
export async function addEntry(
  store: Store,
  entry: OwnEntry,
  home: { now: () => Date; newId: () => string },
): Promise<Outcome<MedicalDocument, "day-to-come">> {
  const now = home.now();
  if (isToCome(entry, now)) return fail("day-to-come");
  const added = { id: home.newId(), type: "entry" as const, uploadedAt: now.toISOString() };
  const file = await fileOf(entry);
  const [document] = await store.addDocuments([{ ...added, ...file, mediaType: ownEntryMediaType }]);
  if (document === undefined) throw new Error("The store did not answer with the entry that it was given.");
  return succeed(document);
}

/** The same record with other words in it; it is read anew. Only an entry can be rewritten: a file stays what was uploaded. */
export async function rewriteEntry(
  store: Store,
  { id, entry }: { id: string; entry: OwnEntry },
  now: Date,
): Promise<Outcome<MedicalDocument, "no-entry" | "day-to-come">> {
  if (isToCome(entry, now)) return fail("day-to-come");
  if ((await store.getDocument(id))?.type !== "entry") return fail("no-entry");
  const rewritten = await store.replaceContent(id, { ...(await fileOf(entry)), now: now.getTime() });
  return rewritten === undefined ? fail("no-entry") : succeed(rewritten);
}

function isToCome({ date }: OwnEntry, now: Date): boolean {
  return date > new Date(now.getTime() + farthestAhead).toISOString().slice(0, 10);
}

async function fileOf(entry: OwnEntry) {
  const bytes = new TextEncoder().encode(JSON.stringify(entry)).buffer;
  const content: FileContent = {
    size: bytes.byteLength,
    type: ownEntryMediaType,
    arrayBuffer: async () => bytes.slice(0),
  };
  return { originalFilename: entryName(entry), byteSize: bytes.byteLength, sha256: await sha256Of(bytes), content };
}
