import type { MedicalDocument } from "#core/domain/medical-document.ts";
import type { AccountDatabase, DocumentRow } from "./account-database.ts";
import { openDocument } from "./document-parts.ts";
import type { OpenedValues } from "./opened-values.ts";

/** All rows as they were after the change of that place, and in the order in which they are listed. */
interface Listing {
  place: number;
  rows: ReadonlyMap<string, DocumentRow>;
  ordered: readonly DocumentRow[];
}

/** Newest upload first; of one instant, as they were added. */
export function inListedOrder(one: DocumentRow, other: DocumentRow): number {
  return Date.parse(other.uploadedAt) - Date.parse(one.uploadedAt) || one.order - other.order;
}

/**
 * All documents, newest upload first. The rows are read once; afterwards only those that were written since, by the notes of notes-changes.ts,
 * whoever wrote them, in whatever tab.
 */
export function createListedDocuments(database: AccountDatabase, opened: OpenedValues) {
  const { documents, documentChanges } = database;
  let known: Listing | undefined;
  /** What each row was opened to, as long as it is that row. */
  let open = new WeakMap<DocumentRow, Promise<MedicalDocument>>();
  opened.onClear(() => {
    known = undefined;
    open = new WeakMap();
  });

  function openOnce(row: DocumentRow): Promise<MedicalDocument> {
    const before = open.get(row);
    if (before !== undefined) return before;
    const document = openDocument(opened, row);
    open.set(row, document);
    document.catch(() => open.delete(row));
    return document;
  }

  /** Undefined where some of the notes are no longer there, or say that anything may have changed. */
  async function follow(before: Listing): Promise<Listing | undefined> {
    const [notes, oldest] = await Promise.all([
      documentChanges.where(":id").above(before.place).toArray(),
      documentChanges.orderBy(":id").limit(1).keys(),
    ]);
    if (Number(oldest[0] ?? 0) > before.place + 1) return undefined;
    const last = notes.at(-1)?.place;
    if (last === undefined) return before;
    const ids = [...new Set(notes.map(({ id }) => id))];
    if (ids.includes(undefined)) return undefined;
    const changed = ids.filter((id) => id !== undefined);
    const found = await documents.bulkGet(changed);
    const rows = new Map(before.rows);
    for (const [index, id] of changed.entries()) {
      const row = found[index];
      if (row === undefined) rows.delete(id);
      else rows.set(id, row);
    }
    return listingOf(last, rows);
  }

  async function readAll(): Promise<Listing> {
    const [last, all] = await Promise.all([
      documentChanges.orderBy(":id").reverse().limit(1).keys(),
      documents.toArray(),
    ]);
    return listingOf(Number(last[0] ?? 0), new Map(all.map((row) => [row.id, row])));
  }

  return {
    async list(): Promise<MedicalDocument[]> {
      const before = known;
      const listing = await database.transaction("r", documents, documentChanges, async () => {
        return (before && (await follow(before))) ?? (await readAll());
      });
      if (known === undefined || listing.place >= known.place) known = listing;
      // The caller's own objects; what is in them is shared, and frozen.
      return Promise.all(listing.ordered.map(async (row) => ({ ...(await openOnce(row)) })));
    },
  };
}

function listingOf(place: number, rows: ReadonlyMap<string, DocumentRow>): Listing {
  return { place, rows, ordered: [...rows.values()].sort(inListedOrder) };
}
