import { describe, expect, test } from "vitest";
import type { Store } from "#core/domain/store.ts";
import { restoreArchive } from "#core/replication/archive/restore-archive.ts";
import { archiveOf, nodeSha256, sourceOf } from "../../../support/archive-bytes.ts";
import { createMemoryStore } from "../../../support/memory-store.ts";
import { sampleDocument, sampleInstant } from "../../../support/record-samples.ts";

const restore = (store: Store, bytes: Uint8Array) =>
  restoreArchive({ store, source: sourceOf(bytes), sha256: nodeSha256 });

describe("an archive", () => {
  test("brings back what the patient said of red threads, and never over what was said since", async () => {
    const store = createMemoryStore();
    const wrong = { threadId: "a", verdict: "wrong" as const, insight: "Less pain.", givenAt: sampleInstant(1) };
    await store.putThreadFeedback(wrong);
    await store.putThreadFeedback({ ...wrong, threadId: "b" });
    const other = createMemoryStore();
    const since = { ...wrong, threadId: "b", verdict: "not-important" as const, givenAt: sampleInstant(9) };
    await other.putThreadFeedback(since);
    await restore(other, await archiveOf(store));
    expect(await other.listThreadFeedback()).toEqual([since, wrong]);
  });

  test("brings back what the patient wrote in the app; a file that only claims to be an entry is not restored as read", async () => {
    const store = createMemoryStore();
    const mediaType = "application/vnd.red-thread.entry+json";
    for (const [id, text] of [
      ["note", JSON.stringify({ kind: "note", date: "2025-05-20", text: "Slept badly." })],
      ["claim", "%PDF-1.7 no entry"],
    ] as const) {
      const content = new Blob([text], { type: mediaType });
      const sha256 = await nodeSha256(new Uint8Array(await content.arrayBuffer()));
      const changes = { type: "entry", originalFilename: "Note, 20 May 2025", mediaType, content, sha256 } as const;
      await store.addDocuments([sampleDocument(id, { ...changes, byteSize: content.size })]);
    }
    const other = createMemoryStore();
    await restore(other, await archiveOf(store));
    expect(await other.getDocument("note")).toEqual(await store.getDocument("note"));
    expect((await other.getContent("note"))?.type).toBe(mediaType);
    expect(await other.getDocument("claim")).toMatchObject({
      processingStatus: "failed",
      failure: { code: "damaged" },
    });
  });
});
