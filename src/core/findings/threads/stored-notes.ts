import type { Citation } from "#core/domain/citation.ts";
import { isPieceName, type PieceFormat } from "#core/domain/entry-pieces.ts";
import type { Fact } from "#core/domain/fact.ts";
import type { ClinicalNote } from "./clinical-notes.ts";
import type { DocumentNotes, SeriesPoint } from "./thread-state.ts";

/** Stands in every piece: notes of another version are made anew. Raise it when `notesOf` keeps other things, or threads are found otherwise. */
export const threadsEngine = "threads/10";

/** One document's notes, and the reading that they were made of. */
export interface NotedEntry {
  id: string;
  version: string;
  notes: DocumentNotes;
}

/** A citation without its document, which is the entry's. */
type Place = [page: number, start: number, end: number, quote: string];

interface StoredEntry {
  id: string;
  version: string;
  notes: Omit<DocumentNotes, "points" | "clinical">;
  points: (Omit<SeriesPoint, "citation"> & { at: Place })[];
  clinical: (Omit<ClinicalNote, "fact"> & { fact: Omit<Fact, "citation"> & { at: Place } })[];
}

const placeOf = ({ page, start, end, quote }: Citation): Place => [page, start, end, quote];

function toStored({ id, version, notes: { points, clinical, ...notes } }: NotedEntry): StoredEntry {
  return {
    id,
    version,
    notes,
    points: points.map(({ citation, ...point }) => ({ ...point, at: placeOf(citation) })),
    clinical: clinical.map(({ fact: { citation, ...fact }, ...note }) => ({
      ...note,
      fact: { ...fact, at: placeOf(citation) },
    })),
  };
}

function fromStored({ id, version, notes, points, clinical }: StoredEntry): NotedEntry {
  const { originalFilename } = notes;
  const citationAt = ([page, start, end, quote]: Place): Citation => ({
    documentId: id,
    originalFilename,
    page,
    start,
    end,
    quote,
  });
  return {
    id,
    version,
    notes: {
      ...notes,
      points: points.map(({ at, ...point }) => ({ ...point, citation: citationAt(at) })),
      clinical: clinical.map(({ fact: { at, ...fact }, ...note }) => ({
        ...note,
        fact: { ...fact, citation: citationAt(at) },
      })),
    },
  };
}

const prefix = "threads";

/** Whether a piece of search state holds notes for threads. */
export function isNotePieceName(name: string): boolean {
  return isPieceName(prefix, name);
}

export const noteFormat: PieceFormat<NotedEntry, StoredEntry> = {
  prefix,
  engine: threadsEngine,
  idOf: ({ id }) => id,
  toStored,
  fromStored,
};
