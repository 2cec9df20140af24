import { expect, it } from "vitest";
import type { Store } from "#core/domain/store.ts";
import type { Embedder } from "#core/findings/answers/embedder.ts";
import { makeVectorPiece, PassageVectors } from "#core/findings/answers/passage-vectors.ts";
import { SearchIndex } from "#core/findings/answers/search-index.ts";
import { synchroniseIndex } from "#core/findings/answers/synchronise-index.ts";
import { addMissingVectors, loadVectors, removeVectors } from "#core/findings/answers/synchronise-vectors.ts";
import { createMemoryStore } from "../../../support/memory-store.ts";
import { addRecord, visitNote } from "../../../support/record-fixtures.ts";

const embedder: Embedder = {
  version: "length/1",
  dimensions: 2,
  embed: async (texts) => texts.map((text) => new Float32Array([1, text.length / 100])),
};

function portOf(vectors: PassageVectors) {
  return {
    load: (name: string, state: Uint8Array) => vectors.load(name, state, embedder.version),
    synchronise: (wanted: ReadonlyMap<string, string>) => vectors.synchronise(wanted),
  };
}

const makePiece = (document: { fingerprint: string }, pages: Parameters<typeof makeVectorPiece>[1]) =>
  makeVectorPiece(document, pages, embedder);
const onGoing = { aborted: false };

async function storeWith(...ids: string[]): Promise<Store> {
  const store = createMemoryStore();
  for (const id of ids) await addRecord(store, id, visitNote("03/04/2024", `She slept badly in ${id}.`));
  await store.writeSearchState("search-0:one,two", new Uint8Array([1]));
  return store;
}

const vectorNames = async (store: Store) =>
  (await store.listSearchState()).filter((name) => name.startsWith("vectors:"));

it("makes what is missing, a piece a document, and never again what is stored", async () => {
  const store = await storeWith("one", "two");
  const first = portOf(new PassageVectors());
  expect(await addMissingVectors({ vectors: first, store, makePiece, signal: onGoing })).toBe(2);
  expect((await vectorNames(store)).sort()).toEqual(["vectors:one", "vectors:two"]);

  await addRecord(store, "three", visitNote("03/05/2024", "She slept well."));
  const made: string[] = [];
  const vectors = portOf(new PassageVectors());
  await loadVectors(vectors, store);
  const counting = (document: { fingerprint: string }, pages: Parameters<typeof makePiece>[1]) => {
    made.push(pages[0]?.text ?? "");
    return makePiece(document, pages);
  };
  expect(await addMissingVectors({ vectors, store, makePiece: counting, signal: onGoing })).toBe(1);
  expect(made.map((text) => text.includes("slept well"))).toEqual([true]);
});

it("writes nothing for a document that was deleted while its vectors were made", async () => {
  const store = await storeWith("one");
  const deleting = async (document: { fingerprint: string }, pages: Parameters<typeof makePiece>[1]) => {
    await store.deleteDocument("one");
    return makePiece(document, pages);
  };
  const vectors = portOf(new PassageVectors());
  expect(await addMissingVectors({ vectors, store, makePiece: deleting, signal: onGoing })).toBe(0);
  expect(await vectorNames(store)).toEqual([]);
});

it("stops where a piece cannot be made, or it is told to, and goes on from there", async () => {
  const store = await storeWith("one", "two");
  const vectors = portOf(new PassageVectors());
  let turns = 0;
  const once = async (...parts: Parameters<typeof makePiece>) => (++turns === 1 ? makePiece(...parts) : undefined);
  expect(await addMissingVectors({ vectors, store, makePiece: once, signal: onGoing })).toBe(1);
  expect(await addMissingVectors({ vectors, store, makePiece, signal: { aborted: true } })).toBe(0);
  expect(await addMissingVectors({ vectors, store, makePiece, signal: onGoing })).toBe(1);
});

it("removes pieces of another version, and all on request, and leaves the words' pieces alone", async () => {
  const store = await storeWith("one");
  const other = { ...embedder, version: "length/0" };
  const oldPiece = (document: { fingerprint: string }, pages: Parameters<typeof makePiece>[1]) =>
    makeVectorPiece(document, pages, other);
  const ignoring = { load: () => true, synchronise: (wanted: ReadonlyMap<string, string>) => [...wanted.keys()] };
  await addMissingVectors({ vectors: ignoring, store, makePiece: oldPiece, signal: onGoing });
  expect(await vectorNames(store)).toEqual(["vectors:one"]);
  await loadVectors(portOf(new PassageVectors()), store);
  expect(await store.listSearchState()).toEqual(["search-0:one,two"]);

  await addMissingVectors({ vectors: portOf(new PassageVectors()), store, makePiece, signal: onGoing });
  await removeVectors(store);
  expect(await store.listSearchState()).toEqual(["search-0:one,two"]);
});

it("the vectors of a record belong to the record that the index holds, whatever the store tells its readings apart by", async () => {
  const store = await storeWith("one");
  expect(store.completedRevision).toBeDefined();
  const vectors = new PassageVectors();
  await addMissingVectors({ vectors: portOf(vectors), store, makePiece, signal: onGoing });
  const index = new SearchIndex();
  await synchroniseIndex(index, store, undefined);
  const [near] = vectors.near(new Float32Array([1, 0.5]), 1);
  expect(index.documents().map(({ fingerprint }) => fingerprint)).toEqual([near?.fingerprint]);
});
