import type { Answer, Message } from "#core/domain/conversation.ts";
import type { MedicalDocument } from "#core/domain/medical-document.ts";
import type { Page } from "#core/domain/page.ts";
import type { Store } from "#core/domain/store.ts";
import { answerQuestion } from "#core/findings/answers/answer-question.ts";
import { indexedDocument } from "#core/findings/answers/indexed-document.ts";
import { SearchIndex } from "#core/findings/answers/search-index.ts";
import { understandDocument } from "#core/findings/summaries/understand-document.ts";
import { sampleDocument } from "./record-samples.ts";

export const answeringNow = new Date("2026-01-15T12:00:00Z");

export function textPage(text: string, number = 1): Page {
  return { number, text, lines: [], source: "text-layer" };
}

/** Puts a record through a store as the pipeline would: uploaded, understood, completed. */
export async function addRecord(store: Store, id: string, text: string): Promise<void> {
  await store.addDocuments([sampleDocument(id)]);
  await readAgain(store, id, text);
}

/** Reads a queued record of a store as the pipeline would. */
export async function readAgain(store: Store, id: string, text: string): Promise<void> {
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

/** Answers over records given as texts by file name, without a store. */
export function recordsOf(texts: Record<string, string>) {
  const index = new SearchIndex();
  const pages = new Map<string, Page[]>();
  for (const [originalFilename, text] of Object.entries(texts)) {
    const read = [textPage(text)];
    const understood = understandDocument({
      document: { id: originalFilename, originalFilename },
      pages: read,
      now: answeringNow,
    });
    const document = {
      id: originalFilename,
      originalFilename,
      uploadedAt: `2025-01-01T00:00:0${pages.size}Z`,
      sha256: originalFilename,
      ...understood,
    } as unknown as MedicalDocument;
    pages.set(originalFilename, read);
    index.add(indexedDocument(document), { pages: read, facts: understood.facts });
  }
  const history: Message[] = [];
  return async (question: string): Promise<Answer> => {
    const answer = await answerQuestion({
      question,
      history: [...history],
      now: answeringNow,
      records: { index, pagesOf: async (id) => pages.get(id) },
    });
    const base = { conversationId: "c", createdAt: "2025-01-01T00:00:00Z" };
    history.push({ ...base, id: `${history.length}`, role: "user", content: question });
    history.push({ ...base, id: `${history.length}`, role: "assistant", content: answer.answer, answer });
    return answer;
  };
}
