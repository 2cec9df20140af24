import type { MedicalDocument } from "#core/domain/medical-document.ts";
import { texts } from "#features/texts/texts.ts";

const words = texts.hub.counters;

/** The four numbers of the overview, in one small line. "Processing" counts what waits to be read as well. */
export function RecordCounters({ documents, insightCount }: { documents: MedicalDocument[]; insightCount: number }) {
  const count = (...statuses: MedicalDocument["processingStatus"][]) =>
    documents.filter(({ processingStatus }) => statuses.includes(processingStatus)).length;
  const counters = [
    { label: words.total, value: documents.length },
    { label: words.processed, value: count("completed") },
    { label: words.processing, value: count("pending", "processing") },
    { label: words.insights, value: insightCount },
  ];
  return (
    <dl className="flex flex-wrap gap-x-4 gap-y-1 text-fine">
      {counters.map(({ label, value }) => (
        <div key={label} className="flex flex-row-reverse items-baseline gap-1.5">
          <dt className="text-soft">{label}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
