import { useMemo, useRef } from "react";
import type { Citation } from "#core/domain/citation.ts";
import type { DocumentReading } from "#core/domain/document-reading.ts";
import type { MedicalDocument } from "#core/domain/medical-document.ts";
import { firstQuestions } from "#core/findings/answers/first-questions.ts";
import { firstLook } from "#core/findings/summaries/first-look.ts";
import { useLighting } from "#features/first-record/use-lighting.ts";

const nowhere: Citation[] = [];

/** What a record says to somebody who sees it for the first time, and how far its page is lit; undefined until it is understood. */
export function useFirstLook(document: MedicalDocument, reading: DocumentReading | undefined) {
  // Whoever comes back to a record finds it as it was left; only what is read under one's eyes lights up.
  const watched = useRef(false);
  if (document.processingStatus !== "completed") watched.current = true;
  const { summary } = document;
  const understood = useMemo(() => {
    if (document.processingStatus !== "completed" || summary === undefined || reading === undefined) return undefined;
    const look = firstLook(summary, reading.facts, reading.pages);
    const told = [...look.toDo, ...look.help, ...look.plain, ...look.rest];
    const places = inReadingOrder(told.flatMap(({ citations }) => citations));
    return { look, places, questions: firstQuestions(reading.facts) };
  }, [document.processingStatus, summary, reading]);
  const lighting = useLighting(understood?.places ?? nowhere, watched.current);
  return understood && { ...understood, lighting, watched: watched.current };
}

function inReadingOrder(citations: readonly Citation[]): Citation[] {
  const once = new Map(citations.map((one) => [`${one.page} ${one.start} ${one.end}`, one]));
  return [...once.values()].sort((one, other) => one.page - other.page || one.start - other.start);
}
