import { tellingDays } from "#core/findings/threads/evidence.ts";
import { findPatterns } from "#core/findings/threads/find-patterns.ts";
import { collectSeries } from "#core/findings/threads/series-collection.ts";
import { statisticalThreads, threadId } from "#core/findings/threads/statistical-threads.ts";
import { documentsOf } from "../simulate/documents.ts";
import { simulatePatient } from "../simulate/patient.ts";
import { stateOf } from "./judged-patterns.ts";

export interface EvidenceScore {
  /** Threads with a day against them, and those of these that cite such a day. */
  contradicted: number;
  told: number;
  citations: number;
  toTheLetter: number;
}

/** Whether threads show what speaks against them, and whether their quotes stand in the records. */
export function scoreEvidence(
  firstSeed: number,
  patients: number,
  alter: <Thread extends { evidence: { contradicting: unknown[] } }>(thread: Thread) => Thread = (thread) => thread,
): EvidenceScore {
  const score: EvidenceScore = { contradicted: 0, told: 0, citations: 0, toTheLetter: 0 };
  for (let seed = firstSeed; seed < firstSeed + patients; seed += 1) {
    const documents = documentsOf(simulatePatient(seed));
    const texts = new Map(documents.map(({ id, text }) => [id, text]));
    const patterns = findPatterns(collectSeries(stateOf(documents)));
    const byId = new Map(patterns.map((pattern) => [threadId(pattern), pattern]));
    for (const thread of statisticalThreads(patterns).map(alter)) {
      const pattern = byId.get(thread.id);
      if (pattern !== undefined && tellingDays(pattern).some(({ agrees }) => !agrees)) {
        score.contradicted += 1;
        if (thread.evidence.contradicting.length > 0) score.told += 1;
      }
      for (const { documentId, start, end, quote } of [
        ...thread.evidence.supporting,
        ...thread.evidence.contradicting,
      ]) {
        score.citations += 1;
        if (texts.get(documentId)?.slice(start, end) === quote) score.toTheLetter += 1;
      }
    }
  }
  return score;
}
