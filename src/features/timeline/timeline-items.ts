import type { MedicalDocument } from "#core/domain/medical-document.ts";
import { isCheckIn } from "#core/findings/check-ins/check-in-progress.ts";

/** One place on the thread: a record, or check-ins that follow each other, told as one. */
export type TimelineItem =
  | { kind: "record"; document: MedicalDocument }
  | { kind: "check-ins"; documents: [MedicalDocument, ...MedicalDocument[]] };

/** Fewer that follow each other stand by themselves. */
const fewestTogether = 3;

/** Check-ins that follow each other stand as one, so that they do not bury the letters between them. */
export function timelineItems(documents: readonly MedicalDocument[]): TimelineItem[] {
  const items: TimelineItem[] = [];
  let run: MedicalDocument[] = [];
  const close = () => {
    const [first, ...rest] = run;
    if (first !== undefined && run.length >= fewestTogether)
      items.push({ kind: "check-ins", documents: [first, ...rest] });
    else items.push(...run.map((document): TimelineItem => ({ kind: "record", document })));
    run = [];
  };
  for (const document of documents) {
    if (isCheckIn(document)) run.push(document);
    else {
      close();
      items.push({ kind: "record", document });
    }
  }
  close();
  return items;
}
