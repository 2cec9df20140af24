import { afterAll, describe, expect, it } from "vitest";
import { PassageVectors } from "#core/findings/answers/passage-vectors.ts";
import { vectorPieceName } from "#core/findings/answers/vector-piece-name.ts";
import { embedText, makePiece, searchPack } from "#workers/embedding/client.ts";
import { searchPackContents } from "#workers/embedding/contract.ts";
import type { PackState } from "#workers/packs/client.ts";
import {
  answering,
  dropMeaning,
  prepareMeaning,
  setMeaning,
  stopUnderstanding,
} from "#workers/understanding/client.ts";
import { createMemoryStore } from "../../support/memory-store.ts";
import { addRecord, answeringNow, textPage } from "../../support/record-fixtures.ts";

afterAll(async () => {
  setMeaning(undefined);
  stopUnderstanding();
  await searchPack.remove();
});

const cosine = (one: Float32Array | undefined, other: Float32Array | undefined) =>
  (one ?? new Float32Array()).reduce((sum, value, at) => sum + value * (other?.[at] ?? 0), 0);

const storedPieces = async (store: ReturnType<typeof createMemoryStore>) =>
  (await store.listSearchState()).filter((name) => name.startsWith("vectors:")).sort();

/** One test after the other: the pack of a device is one thing. */
describe("the search pack", () => {
  it("fetches nothing, and embeds nothing, before it is asked for", async () => {
    await searchPack.look();
    expect(searchPack.state()).toEqual({ phase: "absent" });
    expect(await embedText("a question")).toBeUndefined();
    expect(await caches.has(searchPackContents.cache)).toBe(false);
    expect(
      performance.getEntriesByType("resource").filter(({ name }) => new URL(name).pathname.startsWith("/packs/")),
    ).toEqual([]);
  });

  it("comes with its progress, and is whole", { timeout: 60_000 }, async () => {
    const seen: PackState[] = [];
    const stop = searchPack.subscribe(() => seen.push(searchPack.state()));
    await searchPack.download();
    stop();
    expect(searchPack.state()).toEqual({ phase: "here" });
    const bytes = seen.flatMap((state) => (state.phase === "downloading" ? [state.bytes] : []));
    expect(bytes.length).toBeGreaterThan(searchPackContents.files.length);
    expect(bytes).toEqual([...bytes].sort((one, other) => one - other));
    expect(bytes.at(-1)).toBe(searchPack.bytes);
  });

  it("puts two sentences of one meaning near each other, and one of another far", { timeout: 60_000 }, async () => {
    const [asked, near, far] = [
      await embedText("I have trouble falling asleep at night."),
      await embedText("She suffers from insomnia."),
      await embedText("The invoice was paid on Monday."),
    ];
    expect(cosine(asked, asked)).toBeCloseTo(1, 4);
    expect(cosine(asked, near)).toBeGreaterThan(0.5);
    expect(cosine(asked, far)).toBeLessThan(0.2);
  });

  it("makes a document's vectors in their stored form", { timeout: 60_000 }, async () => {
    const state = await makePiece({ fingerprint: "1" }, [textPage("She sleeps badly.\nThe roof was repaired.")]);
    const vectors = new PassageVectors();
    expect(vectors.load(vectorPieceName("a"), state ?? new Uint8Array(), searchPack.version)).toBe(true);
    const [best] = vectors.near((await embedText("Do I have insomnia?")) ?? new Float32Array(), 1);
    expect(best).toMatchObject({ documentId: "a", start: 0 });
  });

  it("answers by meaning what words find badly, from stored vectors after a restart too", {
    timeout: 60_000,
  }, async () => {
    const store = createMemoryStore();
    await addRecord(store, "eyes", "EYE CLINIC\n\nShe has keratoconjunctivitis sicca, with reduced tear production.\n");
    await addRecord(store, "pressure", "EYE CLINIC\n\nIntraocular pressure is 15 mmHg in both eyes.\n");
    let made = 0;
    const source = {
      version: searchPack.version,
      isReady: () => true,
      embedText,
      makePiece: (...request: Parameters<typeof makePiece>) => {
        made += 1;
        return makePiece(...request);
      },
    };
    setMeaning(source);
    expect(await prepareMeaning(store)).toBe(2);
    expect(await storedPieces(store)).toEqual(["vectors:eyes", "vectors:pressure"]);
    const request = { question: "Why are my eyes so dry?", history: [], now: answeringNow };
    const first = await answering(store, request);
    expect(first.answer).toContain("keratoconjunctivitis sicca");
    stopUnderstanding();
    expect(await answering(store, request)).toEqual(first);
    expect(await prepareMeaning(store)).toBe(0);
    expect(made).toBe(2);

    await store.deleteDocument("eyes");
    expect(await storedPieces(store)).toEqual(["vectors:pressure"]);
    expect((await answering(store, request)).answer).not.toContain("sicca");
    await dropMeaning(store);
    expect(await storedPieces(store)).toEqual([]);
    expect(await store.listSearchState()).not.toEqual([]);
  });

  it("leaves nothing behind when it is removed", async () => {
    await searchPack.remove();
    expect(searchPack.state()).toEqual({ phase: "absent" });
    expect(await caches.has(searchPackContents.cache)).toBe(false);
    expect(await embedText("a question")).toBeUndefined();
  });
});
