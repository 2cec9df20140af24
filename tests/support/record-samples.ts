import type { Answer } from "#core/domain/conversation.ts";
import type { Insight } from "#core/domain/insight.ts";
import type { NewDocument, Understood } from "#core/domain/store.ts";

/** The first instant of all samples, in epoch milliseconds. */
export const sampleEpoch = Date.parse("2025-05-21T09:00:00.000Z");

/** The instant `seconds` after the samples' first one, as records keep it. */
export function sampleInstant(seconds: number): string {
  return new Date(sampleEpoch + seconds * 1000).toISOString();
}

export function sampleDocument(id: string, changes: Partial<NewDocument> = {}): NewDocument {
  const content = new Blob([`%PDF-1.7 ${id}`], { type: "application/pdf" });
  return {
    id,
    type: "pdf",
    originalFilename: `${id}.pdf`,
    uploadedAt: sampleInstant(0),
    mediaType: "application/pdf",
    byteSize: content.size,
    sha256: "0".repeat(64),
    content,
    ...changes,
  };
}

/** One page with one sentence and one fact, each cited to the letter. */
export function sampleUnderstood(documentId: string, changes: Partial<Understood> = {}): Understood {
  const text = "Hemoglobin 11.2 g/dL (12.0-15.5)";
  const citation = {
    documentId,
    originalFilename: `${documentId}.pdf`,
    page: 1,
    start: 0,
    end: text.length,
    quote: text,
  };
  const sentence = { text: "Your hemoglobin was 11.2 g/dL, which is low.", citations: [citation] };
  return {
    pages: [
      { number: 1, text, lines: [{ start: 0, end: text.length }], source: "text-layer", width: 595, height: 842 },
    ],
    facts: [
      {
        kind: "lab",
        name: "hemoglobin",
        value: "11.2",
        number: 11.2,
        unit: "g/dL",
        flag: "low",
        negated: false,
        uncertain: false,
        subject: "patient",
        citation,
      },
    ],
    engine: "sample/1",
    summary: { summaryText: sentence.text, sentences: [sentence], more: [], engine: "sample/1" },
    pageCount: 1,
    lostPages: [],
    kind: "lab-report",
    title: "Blood count",
    occurredOn: { date: "2025-05-20", precision: "day" },
    ...changes,
  };
}

export function sampleAnswer(text: string): Answer {
  return { answer: text, sentences: [], found: false, engine: "sample/1", notice: "Generated." };
}

export function sampleInsight(id: string): Insight {
  return {
    id,
    insight: "Joint pain was lower after the medicine was started.",
    confidence: 61,
    relatedDocuments: ["visit.pdf"],
    kind: "before-after",
    evidence: { supporting: [], contradicting: [] },
    statistics: { n: 9, effect: -2.1, p: 0.03, tested: 14 },
  };
}
