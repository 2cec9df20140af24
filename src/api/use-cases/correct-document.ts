import type { Understanding } from "#api/home.ts";
import type { Correction, CorrectionChange } from "#core/domain/correction.ts";
import type { DocumentReading } from "#core/domain/document-reading.ts";
import type { MedicalDocument } from "#core/domain/medical-document.ts";
import { fail, type Outcome, succeed } from "#core/domain/outcome.ts";
import type { Page } from "#core/domain/page.ts";
import type { Store, Understood } from "#core/domain/store.ts";
import { correctionsPrint } from "#core/understanding/corrections/corrections-print.ts";

/** What a home gives: without `understand`, a corrected record is read anew. */
export interface CorrectingHome {
  understand?: Understanding;
  wake(store: Store): void;
  now(): Date;
}

export type CorrectingFailure = "no-document" | "no-correction" | "already-reading" | "entry-not-corrected";

/** How often it is tried again when the corrections of the record change meanwhile (in another tab). */
const tries = 4;

/**
 * Keeps what the patient says of a record, and has the record say it at once: its pages are understood again, not read again. A correction
 * with the same id is replaced; earlier ones that spoke of the same words are taken back with it.
 */
export function correctDocument(
  store: Store,
  request: { documentId: string; correctionId: string; change: CorrectionChange },
  home: CorrectingHome,
): Promise<Outcome<{ correction: Correction; placed: boolean }, CorrectingFailure>> {
  const { documentId, correctionId: id, change } = request;
  return changing(store, documentId, home, (known) => {
    const correctedAt = instantAfter(known.filter((each) => each.id !== id).at(-1)?.correctedAt, home.now());
    const correction: Correction = { id, documentId, correctedAt, change };
    const remove = known.filter((each) => each.id !== id && replaces(change, each.change)).map((each) => each.id);
    const unplaced = (after: DocumentReading | undefined) => after?.unplacedCorrections?.includes(id) ?? false;
    return succeed({ put: [correction], remove, result: (after) => ({ correction, placed: !unplaced(after) }) });
  });
}

/** Takes one correction back: what was read stands again. */
export function takeBackCorrection(
  store: Store,
  request: { documentId: string; correctionId: string },
  home: CorrectingHome,
): Promise<Outcome<null, CorrectingFailure>> {
  const { documentId, correctionId } = request;
  return changing(store, documentId, home, (known) =>
    known.some(({ id }) => id === correctionId)
      ? succeed({ put: [], remove: [correctionId], result: () => null })
      : fail("no-correction"),
  );
}

/** Takes all corrections of a record back. */
export function takeBackAllCorrections(
  store: Store,
  documentId: string,
  home: CorrectingHome,
): Promise<Outcome<null, CorrectingFailure>> {
  return changing(store, documentId, home, (known) =>
    succeed({ put: [], remove: known.map(({ id }) => id), result: () => null }),
  );
}

/** Has a record say what its corrections are by now, after some of them came from another device. */
export function followCorrections(
  store: Store,
  documentId: string,
  home: CorrectingHome,
): Promise<Outcome<null, CorrectingFailure>> {
  return changing(store, documentId, home, () => succeed({ put: [], remove: [], result: () => null }));
}

interface Plan<Result> {
  put: Correction[];
  remove: string[];
  result(after: DocumentReading | undefined): Result;
}

async function changing<Result>(
  store: Store,
  documentId: string,
  home: CorrectingHome,
  plan: (known: Correction[]) => Outcome<Plan<Result>, CorrectingFailure>,
): Promise<Outcome<Result, CorrectingFailure>> {
  for (let attempt = 0; attempt < tries; attempt++) {
    const document = await store.getDocument(documentId);
    if (document === undefined) return fail("no-document");
    if (document.type === "entry") return fail("entry-not-corrected");
    if (document.processingStatus === "processing") return fail("already-reading");
    const known = await store.listCorrections(documentId);
    const planned = plan(known);
    if (!planned.ok) return planned;
    const { put, remove, result } = planned.value;
    const gone = new Set([...remove, ...put.map(({ id }) => id)]);
    const corrections = [...known.filter(({ id }) => !gone.has(id)), ...put];
    const reading = document.processingStatus === "completed" ? await store.getReading(documentId) : undefined;
    const understood =
      reading && home.understand && (await understandAgain({ store, document, reading }, corrections, home));
    const change = { documentId, known, put, remove, ...(understood === undefined ? {} : { understood }) };
    if (!(await store.changeCorrections(change))) continue;
    if (reading !== undefined && understood === undefined) {
      await store.retryDocument(documentId, home.now().getTime());
      home.wake(store);
    }
    return succeed(result(understood && (await store.getReading(documentId))));
  }
  return fail("already-reading");
}

async function understandAgain(
  { store, document, reading }: { store: Store; document: MedicalDocument; reading: DocumentReading },
  corrections: Correction[],
  home: CorrectingHome,
): Promise<Understood | undefined> {
  const pages = pagesAsRead(reading);
  const understood = await home.understand?.({ document, pages, now: home.now(), corrections }, store);
  if (understood === undefined) return undefined;
  if (understood.correctionsPrint !== correctionsPrint(corrections)) {
    throw new Error("The record was understood with other corrections than those that were asked for.");
  }
  const { pageCount = pages.length, lostPages = [] } = document;
  return { pages, pageCount, lostPages, ...understood };
}

/** The pages without any correction. */
export function pagesAsRead({ pages, pagesAsRead: read = [] }: Pick<DocumentReading, "pages" | "pagesAsRead">): Page[] {
  return pages.map((page) => read.find(({ number }) => number === page.number) ?? page);
}

/** Whether a new statement stands in for an earlier one: the same words, the same fact, or there can be one only. */
function replaces(change: CorrectionChange, earlier: CorrectionChange): boolean {
  if (change.type === "title" || change.type === "date") return earlier.type === change.type;
  if (change.type === "text") {
    if (earlier.type !== "text" || earlier.page !== change.page) return false;
    const overlap = earlier.start < change.end && change.start < earlier.end;
    return overlap || (earlier.start === change.start && earlier.end === change.end);
  }
  if (earlier.type !== "fact" && earlier.type !== "not-mine") return false;
  return JSON.stringify(earlier.fact) === JSON.stringify(change.fact);
}

/** Now, or just after `previous`: what is said later counts, also when the clock was set back. */
function instantAfter(previous: string | undefined, now: Date): string {
  const earliest = previous === undefined ? 0 : Date.parse(previous) + 1;
  return new Date(Math.max(now.getTime(), earliest)).toISOString();
}
