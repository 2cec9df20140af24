import type { ProcessingProgress } from "#core/domain/medical-document.ts";

const steps: Record<ProcessingProgress["step"], string> = {
  opening: "Opening the file",
  reading: "Reading",
  recognising: "Recognising the words",
  listening: "Listening",
  understanding: "Putting it into plain words",
};

/** How far the reading of a document has come, in one line. */
export function progressEn({ step, page, pageCount }: ProcessingProgress): string {
  return page !== undefined && pageCount !== undefined ? `${steps[step]}: page ${page} of ${pageCount}` : steps[step];
}
