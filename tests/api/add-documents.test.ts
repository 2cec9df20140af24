import { expect, test } from "vitest";
import { addDocuments } from "#api/use-cases/add-documents.ts";
import { createMemoryStore } from "../support/memory-store.ts";

const at = Date.parse("2025-05-21T09:00:00.000Z");
let number = 0;
const home = { now: () => new Date(at), newId: () => `id-${++number}` };
const pdf = new Blob(["%PDF-1.7"]);

test("the files of one batch are claimed in the order in which they were chosen", async () => {
  const store = createMemoryStore();
  const names = ["z.pdf", "m.pdf", "a.pdf"];
  const { documents } = await addDocuments(
    store,
    names.map((name) => ({ name, content: pdf })),
    home,
  );
  const claimed: (string | undefined)[] = [];
  for (const _ of names) {
    const job = await store.claimJob({ owner: "one", now: at, leaseMs: 1000, exclusive: false });
    claimed.push(documents.find(({ id }) => id === job?.documentId)?.originalFilename);
  }
  expect(claimed).toEqual(names);
});

test("the hash is the SHA-256 of the bytes, and the kept content carries the detected type", async () => {
  const store = createMemoryStore();
  const content = new Blob(["%PDF-"], { type: "text/html" });
  const { documents } = await addDocuments(store, [{ name: "a.pdf", content }], home);
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode("%PDF-")));
  expect(documents[0]?.sha256).toBe(Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join(""));
  expect((await store.getContent(documents[0]?.id ?? ""))?.type).toBe("application/pdf");
});

test("exactly 10 MB is taken, one byte more is not even opened", async () => {
  const store = createMemoryStore();
  const limit = 10 * 1024 * 1024;
  const unopened = { size: limit + 1, type: "", arrayBuffer: () => Promise.reject(new Error("It was opened.")) };
  const files = [
    { name: "limit.pdf", content: new Blob(["%PDF-", new Uint8Array(limit - 5)]) },
    { name: "over.pdf", content: unopened },
  ];
  const { documents, refused } = await addDocuments(store, files, home);
  expect(documents).toMatchObject([{ originalFilename: "limit.pdf", byteSize: limit, processingStatus: "pending" }]);
  expect(refused).toMatchObject([{ originalFilename: "over.pdf", code: "too-large" }]);
});
