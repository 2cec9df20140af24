import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { EntryPieces, isPieceName, type PieceFormat } from "#core/domain/entry-pieces.ts";

interface Entry {
  id: string;
  text: string;
}

const format: PieceFormat<Entry, string[]> = {
  prefix: "sample",
  engine: "sample/1",
  idOf: ({ id }) => id,
  toStored: ({ id, text }) => [id, text],
  fromStored: ([id = "", text = ""]) => ({ id, text }),
};

/** A store of pieces as an account has it: it deletes every piece that has a deleted document in its name. */
function store(pieces: EntryPieces<Entry, string[]>, stored: Map<string, Uint8Array>): void {
  const { write, remove } = pieces.takeChanges();
  for (const { name, state } of write) stored.set(name, state);
  for (const name of remove) stored.delete(name);
}

const action = fc.oneof(
  fc.record({ put: fc.nat(80), text: fc.string() }),
  fc.record({ remove: fc.nat(80) }),
  fc.constant("store" as const),
  fc.constant("reopen" as const),
);

describe("entries in pieces", () => {
  it("come back as they were put, whatever was put, removed, stored and opened again", () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 120 }), (actions) => {
        const stored = new Map<string, Uint8Array>();
        const model = new Map<string, string>();
        let pieces = new EntryPieces(format);
        for (const each of actions) {
          if (each === "store") store(pieces, stored);
          else if (each === "reopen") {
            store(pieces, stored);
            pieces = new EntryPieces(format);
            for (const [name, state] of stored) expect(pieces.load(name, state).length).toBeGreaterThan(0);
          } else if ("put" in each) {
            model.set(`d${each.put}`, each.text);
            pieces.put({ id: `d${each.put}`, text: each.text });
          } else {
            model.delete(`d${each.remove}`);
            pieces.remove(`d${each.remove}`);
          }
        }
        expect(new Map([...pieces.entries()].map(([id, { text }]) => [id, text]))).toEqual(model);
        store(pieces, stored);
        const named = [...stored.keys()].flatMap((name) => name.slice(name.indexOf(":") + 1).split(","));
        expect(named.sort()).toEqual([...model.keys()].sort());
      }),
    );
  });

  it("are not taken from pieces of others, of another version, or damaged", () => {
    const pieces = new EntryPieces(format);
    pieces.put({ id: "a", text: "x" });
    const [piece] = pieces.takeChanges().write;
    if (piece === undefined) throw new Error("Nothing was written");
    const other = new EntryPieces({ ...format, engine: "sample/2" });
    expect(other.load(piece.name, piece.state)).toEqual([]);
    const again = new EntryPieces(format);
    expect(again.load("vectors:a", piece.state)).toEqual([]);
    expect(again.load(piece.name, piece.state.slice(0, 9))).toEqual([]);
    expect(again.load(piece.name, piece.state)).toHaveLength(1);
    expect(again.load(piece.name, piece.state)).toEqual([]);
    expect(isPieceName("sample", "sample-found")).toBe(false);
  });
});
