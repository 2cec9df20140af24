import type { MedicalDocument } from "#core/domain/medical-document.ts";
import type { AccountDatabase, DocumentRow } from "./account-database.ts";
import { openDocument } from "./document-parts.ts";
import type { OpenedValues } from "./opened-values.ts";

/** A row with the document that it was opened to. */
interface Listed {
  order: number;
  time: number;
  document: MedicalDocument;
}

/** All documents as they were after the change of that place, in the order in which they are listed. */
interface Listing {
  place: number;
  ordered: readonly Listed[];
}

/** Newest upload first; of one instant, as they were added. */
export function inListedOrder(one: DocumentRow, other: DocumentRow): number {
  return Date.parse(other.uploadedAt) - Date.parse(one.uploadedAt) || one.order - other.order;
}

function inOrder(one: Listed, other: Listed): number {
  return other.time - one.time || one.order - other.order;
}

/**
 * All documents, newest upload first. The rows are read and opened once; afterwards only those that were written since, by the notes of
 * notes-changes.ts, whoever wrote them, in whatever tab.
 */
export function createListedDocuments(database: AccountDatabase, opened: OpenedValues) {
  const { documents, documentChanges } = database;
  let known: Listing | undefined;
  opened.onClear(() => {
    known = undefined;
  });

  /** What was written since; undefined where some of the notes are no longer there, or say that anything may have been. */
  async function changesSince(place: number) {
    const [notes, oldest] = await Promise.all([
      documentChanges.where(":id").above(place).toArray(),
      documentChanges.orderBy(":id").limit(1).keys(),
    ]);
    if (Number(oldest[0] ?? 0) > place + 1) return undefined;
    const ids = new Set(notes.map(({ id }) => id));
    if (ids.has(undefined)) return undefined;
    const changed = [...ids].filter((id) => id !== undefined);
    const rows = (await documents.bulkGet(changed)).filter((row) => row !== undefined);
    return { place: notes.at(-1)?.place ?? place, changed, rows };
  }

  async function readAll() {
    const [last, rows] = await Promise.all([
      documentChanges.orderBy(":id").reverse().limit(1).keys(),
      documents.toArray(),
    ]);
    return { place: Number(last[0] ?? 0), changed: undefined, rows };
  }

  async function list(row: DocumentRow): Promise<Listed> {
    return { order: row.order, time: Date.parse(row.uploadedAt), document: await openDocument(opened, row) };
  }

  return {
    async list(): Promise<MedicalDocument[]> {
      const before = known;
      const { place, changed, rows } = await database.transaction("r", documents, documentChanges, async () => {
        return (before && (await changesSince(before.place))) ?? (await readAll());
      });
      const written = await Promise.all(rows.map(list));
      const left = changed === undefined ? [] : withoutThese(before?.ordered ?? [], changed);
      const listing = { place, ordered: written.length === 0 ? left : merged(left, written.sort(inOrder)) };
      if (known === undefined || place >= known.place) known = listing;
      // The caller's own objects; what is in them is shared, and frozen.
      return listing.ordered.map(({ document }) => ({ ...document }));
    },
  };
}

function withoutThese(listed: readonly Listed[], ids: readonly string[]): readonly Listed[] {
  const gone = new Set(ids);
  return gone.size === 0 ? listed : listed.filter(({ document: { id } }) => !gone.has(id));
}

/** Two rows in order as one: a few that changed among ten thousand that did not. */
function merged(many: readonly Listed[], few: readonly Listed[]): Listed[] {
  const ordered: Listed[] = [];
  let next = 0;
  for (const one of many) {
    for (let first = few[next]; first !== undefined && inOrder(first, one) < 0; first = few[next]) {
      ordered.push(first);
      next++;
    }
    ordered.push(one);
  }
  return [...ordered, ...few.slice(next)];
}
