import { decodeText, encodeText } from "#core/domain/text-encoding.ts";

/** Documents in a piece: adding one document rewrites one piece of at most so many. */
const documentsPerPiece = 32;

/** How entries of one kind are stored. */
export interface PieceFormat<Entry, Stored> {
  /** Begins the name of each piece: "search". */
  prefix: string;
  /** Stands in every piece: pieces of another version are of no use. */
  engine: string;
  idOf(entry: Entry): string;
  /** To plain data, and back. */
  toStored(entry: Entry): Stored;
  fromStored(stored: Stored): Entry;
}

/** What to write and what to remove so that the stored pieces are these; a new piece is written before its old form is removed. */
export interface PieceChanges {
  write: { name: string; state: Uint8Array }[];
  remove: string[];
}

interface Piece<Entry> {
  number: number;
  entries: Map<string, Entry>;
  /** The name it is stored under, if it is. */
  storedAs: string | undefined;
}

/** Whether a piece of search state has this prefix. */
export function isPieceName(prefix: string, name: string): boolean {
  return name.startsWith(`${prefix}-`) && /^\d+:/.test(name.slice(prefix.length + 1));
}

/**
 * What is kept of each document, in pieces of a few documents that are stored as they are: loading one needs no work but parsing, and one
 * more document rewrites one piece. A piece is named by its documents, so that a store which deletes a document removes at once what was
 * kept of it.
 */
export class EntryPieces<Entry, Stored> {
  private readonly format: PieceFormat<Entry, Stored>;
  private readonly pieces = new Map<number, Piece<Entry>>();
  private readonly pieceOf = new Map<string, Piece<Entry>>();
  private readonly changed = new Set<Piece<Entry>>();

  constructor(format: PieceFormat<Entry, Stored>) {
    this.format = format;
  }

  get size(): number {
    return this.pieceOf.size;
  }

  get(id: string): Entry | undefined {
    return this.pieceOf.get(id)?.entries.get(id);
  }

  *entries(): Generator<[id: string, entry: Entry]> {
    for (const [id, piece] of this.pieceOf) {
      const entry = piece.entries.get(id);
      if (entry !== undefined) yield [id, entry];
    }
  }

  /** The entries of a stored piece that were not known yet; none where it is not one of this version's, or all of it is known. */
  load(name: string, state: Uint8Array): Entry[] {
    const { prefix, idOf } = this.format;
    if (!isPieceName(prefix, name)) return [];
    const fresh = this.decode(state).filter((entry) => !this.pieceOf.has(idOf(entry)));
    if (fresh.length === 0) return [];
    const stored = Number.parseInt(name.slice(prefix.length + 1), 10);
    const piece = this.addPiece(this.pieces.has(stored) ? this.nextNumber() : stored, name);
    for (const entry of fresh) this.take(piece, entry);
    if (this.nameOf(piece) !== name) this.changed.add(piece);
    return fresh;
  }

  /** Adds an entry, or puts it in the place of the one with its id. */
  put(entry: Entry): void {
    let piece = this.pieceOf.get(this.format.idOf(entry));
    for (const candidate of piece === undefined ? this.pieces.values() : []) {
      if (candidate.entries.size < documentsPerPiece) piece = candidate;
    }
    piece ??= this.addPiece(this.nextNumber(), undefined);
    this.take(piece, entry);
    this.changed.add(piece);
  }

  /** Removes an entry; answers it, where there was one. */
  remove(id: string): Entry | undefined {
    const piece = this.pieceOf.get(id);
    const entry = piece?.entries.get(id);
    if (piece === undefined) return undefined;
    this.pieceOf.delete(id);
    piece.entries.delete(id);
    this.changed.add(piece);
    return entry;
  }

  takeChanges(): PieceChanges {
    const { engine, toStored } = this.format;
    const changes: PieceChanges = { write: [], remove: [] };
    for (const piece of this.changed) {
      const name = piece.entries.size === 0 ? undefined : this.nameOf(piece);
      if (name === undefined) this.pieces.delete(piece.number);
      else {
        const entries = [...piece.entries.values()].map(toStored);
        changes.write.push({ name, state: encodeText(JSON.stringify({ engine, entries })) });
      }
      if (piece.storedAs !== undefined && piece.storedAs !== name) changes.remove.push(piece.storedAs);
      piece.storedAs = name;
    }
    this.changed.clear();
    return changes;
  }

  /** Its seal says who wrote a piece, so one of the right version has the right shape. */
  private decode(state: Uint8Array): Entry[] {
    const { engine, fromStored } = this.format;
    try {
      const piece = JSON.parse(decodeText(state)) as { engine?: string; entries?: Stored[] };
      return piece.engine === engine ? (piece.entries ?? []).map(fromStored) : [];
    } catch {
      return [];
    }
  }

  private nameOf({ number, entries }: Piece<Entry>): string {
    return `${this.format.prefix}-${number}:${[...entries.keys()].join(",")}`;
  }

  private addPiece(number: number, storedAs: string | undefined): Piece<Entry> {
    const piece: Piece<Entry> = { number, entries: new Map(), storedAs };
    this.pieces.set(number, piece);
    return piece;
  }

  private take(piece: Piece<Entry>, entry: Entry): void {
    const id = this.format.idOf(entry);
    piece.entries.set(id, entry);
    this.pieceOf.set(id, piece);
  }

  private nextNumber(): number {
    return Math.max(-1, ...this.pieces.keys()) + 1;
  }
}
