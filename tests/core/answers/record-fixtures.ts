import type { Page } from "#core/records/page.ts";
import type { Store } from "#core/records/store.ts";
import { understandDocument } from "#core/summaries/understand-document.ts";
import { sampleDocument } from "../../support/record-samples.ts";

export const answeringNow = new Date("2026-01-15T12:00:00Z");

export function textPage(text: string, number = 1): Page {
  return { number, text, lines: [], source: "text-layer" };
}

/** Puts a record through a store as the pipeline would: uploaded, understood, completed. */
export async function addRecord(store: Store, id: string, text: string): Promise<void> {
  await store.addDocuments([sampleDocument(id)]);
  const pages = [textPage(text)];
  const understood = understandDocument({ document: { id, originalFilename: `${id}.pdf` }, pages, now: answeringNow });
  const now = answeringNow.getTime();
  const job = await store.claimJob({ owner: "test", now, leaseMs: 1000, exclusive: true });
  if (job?.documentId !== id) throw new Error(`Expected the job of ${id}.`);
  await store.completeJob({
    documentId: id,
    owner: "test",
    understood: { ...understood, pages, pageCount: 1, lostPages: [] },
  });
}

export const labReport = (date: string, potassium: string) =>
  `LABORATORY REPORT\nPatient: Ida Brandt   DOB: 03/14/1961\nCollected: ${date}\n\nTest            Result  Units   Range\nPotassium       ${potassium}     mmol/L  3.5-5.1\nSodium          139     mmol/L  136-145`;

export const visitNote = (date: string, words: string) =>
  `CLINIC NOTE\nPatient: Ida Brandt    DOB: 03/14/1961\nDate of visit: ${date}\n\n${words}`;
