import { z } from "zod/mini";
import type { MedicalDocument } from "#core/domain/medical-document.ts";
import { type Page, pageSchema } from "#core/domain/page.ts";
import type { Store } from "#core/domain/store.ts";
import { decodeText, encodeText } from "#core/domain/text-encoding.ts";

/**
 * Pages that were recognised before the document was whole. Recognising one takes a minute on a slow phone, and a phone ends a tab whenever
 * it likes: what was read stays, and the reading goes on with the next page.
 */
export interface KeptPages {
  /** Undefined where it was not read before, or from other bytes. */
  find(number: number): Promise<Page | undefined>;
  /** Nobody waits for it: a slow disk keeps no page from being read. */
  keep(page: Page): void;
  /** The document is whole, or failed: nothing of it is needed any more. Resolves when what was kept is gone. */
  forget(): Promise<void>;
}

type Pieces = Pick<Store, "getDocument" | "readSearchState" | "writeSearchState" | "deleteSearchState">;

const keptSchema = z.object({ sha256: z.string(), page: pageSchema });

/** The document's id stands in the name, so that the page goes with the document wherever that goes. */
function nameOf(documentId: string, number: number): string {
  return `read-page/${documentId}/${number}`;
}

/** A storage that is full or damaged costs what it would have saved and nothing more: it is told to `onError`, and the page is read again. */
export function keptPagesOf(
  store: Pieces,
  { id, sha256 }: Pick<MedicalDocument, "id" | "sha256">,
  onError: (error: unknown) => void,
): KeptPages {
  const kept = new Set<number>();
  let last = Promise.resolve();
  async function findStored(number: number): Promise<Page | undefined> {
    const piece = await store.readSearchState(nameOf(id, number));
    if (piece === undefined) return undefined;
    kept.add(number);
    const read = keptSchema.safeParse(JSON.parse(decodeText(piece)));
    return read.success && read.data.sha256 === sha256 ? read.data.page : undefined;
  }
  async function write(page: Page): Promise<void> {
    kept.add(page.number);
    const piece = encodeText(JSON.stringify({ sha256, page }));
    await store.writeSearchState(nameOf(id, page.number), piece);
    // Deleted while it was read: no word of it may come back after it.
    if ((await store.getDocument(id)) === undefined) await forget();
  }
  async function forget(): Promise<void> {
    for (const number of kept) await store.deleteSearchState(nameOf(id, number));
    kept.clear();
  }
  function inTurn(work: () => Promise<void>): Promise<void> {
    last = last.then(work).catch(onError);
    return last;
  }
  return {
    find: (number) =>
      findStored(number).catch((error: unknown) => {
        onError(error);
        return undefined;
      }),
    keep(page) {
      inTurn(() => write(page));
    },
    forget: () => inTurn(forget),
  };
}
