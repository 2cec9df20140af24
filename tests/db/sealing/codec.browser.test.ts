import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Bytes, randomBytes } from "#db/sealing/bytes.ts";
import { type Codec, createCodec, type Sealed } from "#db/sealing/codec.ts";
import { importDerivationKey } from "#db/sealing/derived-keys.ts";
import { SealedRowError } from "#db/sealing/sealed-row-error.ts";

async function makeCodecs(): Promise<{ codec: Codec; otherDatabase: Codec; otherKey: Codec }> {
  const vaultKey = await importDerivationKey(randomBytes(32));
  return {
    codec: await createCodec(vaultKey, "one"),
    otherDatabase: await createCodec(vaultKey, "two"),
    otherKey: await createCodec(await importDerivationKey(randomBytes(32)), "one"),
  };
}

function holds(body: ArrayBuffer, word: string): boolean {
  return new TextDecoder("latin1").decode(body).includes(word);
}

describe("the codec", () => {
  test("gives back every JSON value as it was", async () => {
    const { codec } = await makeCodecs();
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), fc.string(), async (value, id) => {
        const plain: unknown = JSON.parse(JSON.stringify(value));
        expect(await codec.open("table", id, await codec.seal("table", id, plain))).toEqual(plain);
      }),
    );
  });

  test("gives back large values, smaller than they were, and bytes of any length", async () => {
    const { codec } = await makeCodecs();
    const pages = Array.from({ length: 200 }, (_, number) => ({ number, text: `Ferritin was low on page ${number}.` }));
    const sealed = await codec.seal("readings", "a", pages);
    expect(sealed.byteLength).toBeLessThan(JSON.stringify(pages).length / 4);
    expect(await codec.open("readings", "a", sealed)).toEqual(pages);
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 10_000 }), async (bytes) => {
        const copy = new Uint8Array(bytes);
        expect(await codec.openBytes("t", "a", await codec.sealBytes("t", "a", copy))).toEqual(copy);
      }),
      { numRuns: 30 },
    );
  });

  test("leaves no word readable, and never seals the same value alike", async () => {
    const { codec } = await makeCodecs();
    const first = await codec.seal("table", "a", { words: "methotrexate" });
    const second = await codec.seal("table", "a", { words: "methotrexate" });
    expect(holds(first, "methotrexate")).toBe(false);
    expect(holds(first, "words")).toBe(false);
    expect(new Uint8Array(first)).not.toEqual(new Uint8Array(second));
  });

  test("tells a row that stands in another row, table, database or account", async () => {
    const { codec, otherDatabase, otherKey } = await makeCodecs();
    const sealed = await codec.seal("table", "a", "mine");
    expect(await codec.open("table", "a", sealed)).toBe("mine");
    for (const opening of [
      () => codec.open("table", "b", sealed),
      () => codec.open("other", "a", sealed),
      () => otherDatabase.open("table", "a", sealed),
      () => otherKey.open("table", "a", sealed),
    ]) {
      await expect(opening()).rejects.toMatchObject({ name: "SealedRowError", problem: "damaged" });
    }
  });

  test("no place can be spelled as another place", async () => {
    const { codec } = await makeCodecs();
    await fc.assert(
      fc.asyncProperty(fc.string(), fc.string(), fc.string(), fc.string(), async (table, id, otherTable, otherId) => {
        fc.pre(table !== otherTable || id !== otherId);
        const sealed = await codec.seal(table, id, 1);
        await expect(codec.open(otherTable, otherId, sealed)).rejects.toBeInstanceOf(SealedRowError);
      }),
    );
  });

  test("tells any flipped bit and any missing or added end", async () => {
    const { codec } = await makeCodecs();
    const sealed = await codec.seal("table", "a", { dose: "15 mg" });
    for (let bit = 0; bit < sealed.byteLength * 8; bit += 1) {
      const changed = new Uint8Array(sealed.slice(0));
      changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      await expect(codec.open("table", "a", changed.buffer)).rejects.toBeInstanceOf(SealedRowError);
    }
    for (let length = 0; length < sealed.byteLength; length += 1) {
      await expect(codec.open("table", "a", sealed.slice(0, length))).rejects.toBeInstanceOf(SealedRowError);
    }
    const longer = new Uint8Array(sealed.byteLength + 1);
    longer.set(new Uint8Array(sealed));
    await expect(codec.open("table", "a", longer.buffer)).rejects.toBeInstanceOf(SealedRowError);
  });

  test("says so when a row was sealed by a newer version", async () => {
    const { codec } = await makeCodecs();
    const newer = new Uint8Array(await codec.seal("table", "a", 1));
    newer[1] = 200;
    await expect(codec.open("table", "a", newer.buffer as Sealed<number>)).rejects.toMatchObject({
      problem: "newer-version",
      table: "table",
      id: "a",
    });
  });

  test("seals what was given, also when the caller goes on writing into its buffer", async () => {
    const { codec } = await makeCodecs();
    const bytes: Bytes = new Uint8Array([1, 2, 3]);
    const sealing = codec.sealBytes("t", "a", bytes);
    bytes.fill(9);
    expect(await codec.openBytes("t", "a", await sealing)).toEqual(new Uint8Array([1, 2, 3]));
  });

  test("hides a name the same way each time, and differently for each table, database and account", async () => {
    const { codec, otherDatabase, otherKey } = await makeCodecs();
    const name = await codec.hideName("searchNames", "passages/prednisone");
    expect(await codec.hideName("searchNames", "passages/prednisone")).toBe(name);
    const others = await Promise.all([
      codec.hideName("other", "passages/prednisone"),
      codec.hideName("searchNames", "passages/prednisolone"),
      otherDatabase.hideName("searchNames", "passages/prednisone"),
      otherKey.hideName("searchNames", "passages/prednisone"),
    ]);
    expect(new Set([name, ...others]).size).toBe(5);
  });
});
