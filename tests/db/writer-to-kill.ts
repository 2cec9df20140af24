import { openDexieStore } from "#db/dexie-store.ts";
import type { VaultKey } from "#db/sealing/vault.ts";
import { sampleDocument, sampleEpoch, sampleUnderstood } from "../support/record-samples.ts";

export interface KilledWriterStart {
  databaseName: string;
  vaultKey: VaultKey;
  round: number;
}

/** A worker that writes without end, until it is killed in the middle of something. */
addEventListener("message", async ({ data }: MessageEvent<KilledWriterStart>) => {
  const store = await openDexieStore(data);
  postMessage("writing");
  for (let number = 0; ; number += 1) {
    const id = `document-${data.round}-${number}`;
    await store.addDocuments([sampleDocument(id), sampleDocument(`${id}-kept`)]);
    const job = await store.claimJob({ owner: "writer", now: sampleEpoch, leaseMs: 1e9, exclusive: false });
    if (job === undefined) continue;
    const { documentId } = job;
    await store.writeSearchState(`passages/${documentId}`, Uint8Array.of(1, 2, 3));
    await store.completeJob({ documentId, owner: "writer", understood: sampleUnderstood(documentId) });
    if (number % 3 === 2 && !documentId.endsWith("-kept")) await store.deleteDocument(documentId);
  }
});
