import type { Citation } from "#core/domain/citation.ts";
import type { DemoThread } from "#demo/demo-thread.ts";

export function place(start: number, quote = `Day ${start}`): Citation {
  const documentId = "nora-diary-winter";
  return { documentId, originalFilename: "diary.pdf", page: 1, start, end: start + quote.length, quote };
}

export function pattern(id: string, changes: Partial<DemoThread> = {}): DemoThread {
  return {
    id,
    kind: "next-day",
    insight: `Pattern ${id}.`,
    confidence: 90,
    clinicalRelevance: `Numbers of ${id}`,
    recommendedAction: `Ask about ${id}`,
    relatedDocuments: ["diary.pdf"],
    evidence: { supporting: [place(1), place(2)], contradicting: [] },
    statistics: { n: 10, effect: 1, p: 0.01, tested: 6 },
    strength: "moderate",
    trend: "steady",
    ...changes,
  };
}

export const hrefOf = ({ documentId, page, start, end }: Citation) => `/${documentId}/${page}/${start}-${end}`;
