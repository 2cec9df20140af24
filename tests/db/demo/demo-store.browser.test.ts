import { expect, onTestFinished, test } from "vitest";
import { createAnswering } from "#core/findings/answers/answering.ts";
import { openDemoStore } from "#db/demo/demo-store.ts";
import { demoFiles } from "#demo/files.ts";
import { parsePreparedSearch, preparedSearchUrl } from "#demo/prepared-search.ts";
import { conversationTests } from "../../contract/store-conversations.ts";
import { fetchProcessedCase } from "../../support/fetched-demo-files.ts";

let count = 0;

async function openNew(databaseName = `demo-test.${++count}.${Date.now()}`) {
  const { files, threads } = await fetchProcessedCase();
  const open = () =>
    openDemoStore({
      databaseName,
      files,
      insights: threads.found,
      readContent: async (path) => (await fetch(path)).blob(),
    });
  const store = await open();
  const remove = () => indexedDB.deleteDatabase(databaseName);
  return { store, open, remove };
}

conversationTests(async () => {
  const { store, open, remove } = await openNew();
  return {
    store,
    reopen: open,
    close: async () => {
      store.close();
      remove();
    },
  };
});

test("holds Nora's files as they were processed, newest first, each with its bytes", async () => {
  const { store, remove } = await openNew();
  onTestFinished(() => {
    store.close();
    remove();
  });
  const documents = await store.listDocuments();
  expect(documents).toHaveLength(demoFiles.length);
  expect(documents.map(({ uploadedAt }) => uploadedAt)).toEqual(
    documents
      .map((each) => each.uploadedAt)
      .toSorted()
      .toReversed(),
  );
  const [file] = demoFiles;
  if (file === undefined) throw new Error("Nora has no files");
  const document = await store.getDocument(file.id);
  expect(document?.title).toBe(file.title);
  const content = await store.getContent(file.id);
  expect(content?.size).toBe(document?.byteSize);
  expect((await store.getReading(file.id))?.pages[0]?.text).toContain("Nora Ellis");
  expect(await store.getContent("none")).toBeUndefined();
  expect((await store.listInsights()).length).toBeGreaterThanOrEqual(4);
  expect(await store.deleteDocument(file.id)).toBe(false);
  await expect(store.addDocuments([])).rejects.toThrow();
});

test("what the index keeps of her files is shipped: an answer writes and makes nothing anew", async () => {
  const { files, threads } = await fetchProcessedCase();
  const searchState = parsePreparedSearch(await (await fetch(preparedSearchUrl)).json());
  const databaseName = `demo-test.${++count}.${Date.now()}`;
  const insights = threads.found;
  const store = await openDemoStore({
    databaseName,
    files,
    insights,
    searchState,
    readContent: async () => new Blob(),
  });
  onTestFinished(() => {
    store.close();
    indexedDB.deleteDatabase(databaseName);
  });
  const written: string[] = [];
  const watched = { ...store, writeSearchState: async (name: string) => void written.push(name) };
  const now = new Date("2025-06-01");
  const answer = await createAnswering()(watched, { question: "What was my ferritin?", history: [], now });
  expect(answer.sentences[0]?.citations[0]?.documentId).toBe("nora-blood-december");
  expect(written).toEqual([]);
  expect(await store.listSearchState()).toEqual([...searchState.keys()]);
});

test("conversations and the search index survive being closed, and answers come from her files", async () => {
  const { store, open, remove } = await openNew();
  const answer = await createAnswering()(store, {
    question: "What was my ferritin?",
    history: [],
    now: new Date("2025-06-01"),
  });
  expect(answer.sentences[0]?.text).toContain("11 ug/L");
  expect(answer.sentences[0]?.citations[0]?.documentId).toBe("nora-blood-december");
  await store.addConversation({ id: "talk", title: "Ferritin", createdAt: "2025-06-01T08:00:00.000Z" });
  const names = await store.listSearchState();
  expect(names.length).toBeGreaterThan(0);
  store.close();
  const again = await open();
  expect(await again.getConversation("talk")).toMatchObject({ title: "Ferritin" });
  expect((await again.listSearchState()).toSorted()).toEqual(names.toSorted());
  again.close();
  remove();
});
